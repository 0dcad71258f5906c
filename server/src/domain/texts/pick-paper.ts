import { citingLanguage } from '@scriptorium/bibliography/find-citations.ts';

/** Usual names of papers, most specific first. */
const USUAL = ['paper', 'manuscript', 'article', 'main', 'thesis', 'index'];
const NEVER = /^(?:readme|license|changelog|contributing)\./iu;

/** The main file of a folder: one with a usual name, or else the only text; undefined if ambiguous. */
export function pickPaper<F extends { name: string }>(files: readonly F[]): F | undefined {
  const texts = files.filter(({ name }) => citingLanguage(name) === 'markdown' && !NEVER.test(name));
  for (const stem of USUAL) {
    const named = texts.filter(({ name }) => name.toLowerCase().replace(/\.[^.]*$/u, '') === stem);
    if (named.length === 1) return named[0];
  }
  return texts.length === 1 ? texts[0] : undefined;
}
