import type { Said } from '@scriptorium/contract/said.ts';
import { fill, locale, sentences } from './language.ts';

/**
 * A sentence of the server or the editor in the language of the page, or as it is if nobody has translated it. `said`:
 * what it was made of, if something was filled in.
 */
export function inLanguage(sentence: string, said?: Said): string {
  return (said && fill?.(said, locale)) ?? sentences[sentence] ?? sentence;
}
