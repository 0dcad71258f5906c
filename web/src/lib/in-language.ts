import { sentences } from './language.ts';

/** A sentence of the server or the editor in the language of the page, or as it is if nobody has translated it. */
export function inLanguage(sentence: string): string {
  return sentences[sentence] ?? sentence;
}
