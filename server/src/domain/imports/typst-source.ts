import type { Remarks } from './kinds.ts';

const IMPORT = /^[ \t]*#(import|include)\s+"([^"\n]+)"[^\n]*$/gmu;

const UNKNOWN = /Identifier "([A-Za-z_][\w-]{0,80})" not found/u;

/** What the reader did not find, if that is why it gave up. */
export const findUnknown = (said: string): string | null => UNKNOWN.exec(said)?.[1] ?? null;

/**
 * Stands in for what a package or a missing file defines, so that the text that is handed to it stays: most documents
 * hand all of theirs to a template. In the first line, so that the others keep their numbers.
 */
export function standIn(names: Iterable<string>): string {
  return [...names]
    .map(
      (name) =>
        `#let ${name}(..given) = { let named = given.named(); for key in ("title", "subtitle", "abstract") { if key in named { parbreak(); named.at(key); parbreak() } }; for value in given.pos() { if type(value) == content or type(value) == str { value } } };`,
    )
    .join('');
}

/** Drops imports of missing files: at any of them, the reader would give up on the document. */
export function prepareTypst(text: string, path: string, exists: (named: string) => boolean, remarks: Remarks): string {
  return text.replaceAll(IMPORT, (whole, _word: string, named: string, at: number) => {
    if (!named.startsWith('@') && exists(named)) return whole;
    const place = `${path}, line ${text.slice(0, at).split('\n').length}`;
    const what = named.startsWith('@') ? `The package ${named} is not available` : `“${named}” is not among the files`;
    remarks.add('lost', `${what}; what it defines or contains is left out.`, place);
    return '';
  });
}
