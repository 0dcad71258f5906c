import { inLanguage } from './in-language.ts';

/** Turns whatever was thrown into a sentence for users. */
export function readMessage(error: unknown): string {
  if (error instanceof Error && error.message !== '') return inLanguage(error.message);
  return inLanguage(typeof error === 'string' ? error : 'Something went wrong.');
}
