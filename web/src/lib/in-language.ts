import type { Said } from '@scriptorium/contract/said.ts';
import { fill, locale, sentences } from './language.ts';

/**
 * Translates a sentence of the server or the editor into the language of the page; untranslated ones stay as they are.
 * `said`: its template and values, if it has any.
 */
export function inLanguage(sentence: string, said?: Said): string {
  return (said && fill?.(said, locale)) ?? sentences[sentence] ?? sentence;
}
