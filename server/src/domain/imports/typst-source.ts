import type { Remarks } from './kinds.ts';

const IMPORT = /^[ \t]*#(import|include)\s+"([^"\n]+)"[^\n]*$/gmu;

const UNKNOWN =
  /Identifier "([A-Za-z_][\w-]{0,80})" not (?:found|defined in module)|Module does not contain "([A-Za-z_][\w-]{0,80})"/u;

/** What the reader did not find, if that is why it gave up. */
export const findUnknown = (said: string): string | null => {
  const [, name, member] = UNKNOWN.exec(said) ?? [];
  return name ?? member ?? null;
};

const WHERE = /"([^"\n]{1,200}\.typ)" \(line \d+, column \d+\)/gu;

/** The included file that the reader gave up on, if it was one. */
export const findBroken = (said: string): string | null => [...said.matchAll(WHERE)].at(-1)?.[1] ?? null;

/** A file that cannot be read as the code that it is: what it says stays readable where it was included. */
export function asCode(text: string): string {
  let longest = 2;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}typ\n${text}\n${fence}\n`;
}

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
