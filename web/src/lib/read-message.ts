import { inLanguage } from './in-language.ts';

/** A sentence for users from whatever was thrown. */
export function readMessage(error: unknown): string {
  if (error instanceof Error && error.message !== '') return inLanguage(error.message);
  return inLanguage(typeof error === 'string' ? error : 'Something went wrong.');
}
