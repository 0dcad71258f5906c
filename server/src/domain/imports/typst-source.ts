import { say } from '@scriptorium/contract/said.ts';
import type { Remarks } from './kinds.ts';
import { countLines } from './lines.ts';

/** Also inside code, where there is no leading sign, and with names on several lines. */
const IMPORT = /^[ \t]*#?(import|include)\s+"([^"\n]+)"(?:\s{0,9}:\s{0,9}\([^()"]{0,4000}\)|[^\n]*$)/gmu;

const UNKNOWN =
  /Identifier "([A-Za-z_][\w-]{0,80})" not (?:found|defined in module)|Module does not contain "([A-Za-z_][\w-]{0,80})"/u;

/** The unknown name that made the reader fail, if that was the reason. */
export const findUnknown = (said: string): string | null => {
  const [, name, member] = UNKNOWN.exec(said) ?? [];
  return name ?? member ?? null;
};

const WHERE = /"([^"\n]{1,200}\.typ)" \(line \d+, column \d+\)/gu;

/** The included file on which the reader failed, if any. */
export const findBroken = (said: string): string | null => [...said.matchAll(WHERE)].at(-1)?.[1] ?? null;

const PLACE = /"([^"\n]{1,200}\.typ(?:st)?)" \(line (\d{1,7}), column (\d{1,7})\)/gu;

/** Where the reader failed: file, line and column, from 1. */
export function findGivenUp(said: string): { file: string; line: number; column: number } | null {
  const [, file, line, column] = [...said.matchAll(PLACE)].at(-1) ?? [];
  return file === undefined ? null : { file, line: Number(line), column: Number(column) };
}

export interface CutStatement {
  /** The file without the statement; line numbers stay the same. */
  readonly text: string;
  readonly statement: string;
  /** Whether it contains only settings or definitions, and no text. */
  readonly isSetting: boolean;
}

const SETTING = /^#(?:set|show|let|import)\b/u;
/** Statements that extend to the end of their line; others end with their last bracket. */
const TO_THE_END = /^#(?:set|show|let|import|include|if|for|while|context|return)\b/u;
const NAME = /#[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_-]*)*/uy;
const STATEMENT = /#(?=[\p{L}_{([])|[\\`$]|\/[/*]/gu;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const INCLUDED = /\binclude\s{1,9}"[^"\n]{1,300}"/u;

/** If the document is a single piece of code, its texts are what it includes. */
function onlyIncluded(line: string): string {
  const included = INCLUDED.exec(line)?.[0];
  return included === undefined ? '' : `#${included}`;
}

/**
 * Removes the statement on which the reader failed; null if there is none. Statements that may contain text stay as
 * code.
 */
export function cutStatement(text: string, line: number, column: number): CutStatement | null {
  let start = 0;
  for (let n = 1; n < line; n += 1) {
    start = text.indexOf('\n', start) + 1;
    if (start === 0) return null;
  }
  const place = start + Math.max(0, column - 2);
  for (const { from, to } of eachStatement(text)) {
    if (from > place) break;
    if (to <= place) continue;
    const statement = text.slice(from, to);
    // The fault is in the included file.
    if (/^#include\b/u.test(statement)) return null;
    const includes = statement.startsWith('#{') && INCLUDED.test(statement);
    const isSetting = includes || SETTING.test(statement);
    const fence = fenceOf(statement);
    const instead = !isSetting
      ? `${fence}typ ${statement} ${fence}`
      : includes
        ? statement.split('\n').map(onlyIncluded).join('\n')
        : blank(statement);
    return { text: text.slice(0, from) + instead + text.slice(to), statement, isSetting };
  }
  return null;
}

/** Receives the document in place of a template. */
export const TEMPLATE = 'scriptorium-template';
const RULE = /^#(?:set|show)\b/u;
const HANDED = /^#show\s*:\s*[\p{L}\p{N}_.-]{1,100}\.with(?=\()/u;

/** Queries during layout, such as whether a caption is printed in a list of figures. */
const STATE = /(?<![\w.)\]-])[A-Za-z_][\w-]{0,60}\.get\(\)/gu;

/** Removes show rules, which may contain a title and an abstract, and layout queries. Line numbers stay the same. */
export function withoutRules(whole: string): string {
  const text = whole.replaceAll(STATE, (asked) => 'false'.padEnd(asked.length));
  let result = '';
  let at = 0;
  for (const { from, to } of eachStatement(text)) {
    const statement = text.slice(from, to);
    if (!RULE.test(statement)) continue;
    const handed = HANDED.exec(statement)?.[0];
    result += text.slice(at, from);
    result += handed === undefined ? blank(statement) : `#${TEMPLATE}${statement.slice(handed.length)}`;
    at = to;
  }
  return result + text.slice(at);
}

/** Blanks a statement out, keeping its line breaks. */
const blank = (statement: string): string => statement.replaceAll(/[^\n]/gu, '');

/** The outermost statements and formulas, except in code and comments. Content blocks are searched. */
function* eachStatement(text: string): Generator<{ from: number; to: number }> {
  const next = new RegExp(STATEMENT);
  for (let found = next.exec(text); found; found = next.exec(text)) {
    const { index } = found;
    if (text.startsWith('#[', index)) continue;
    const to = found[0] === '#' ? endOfStatement(text, index) : endOfVerbatim(text, index, true);
    // An unclosed one would be scanned again and again.
    if (to === null) return;
    next.lastIndex = Math.max(to, index + 1);
    if (found[0] === '#' || found[0] === '$') yield { from: index, to };
  }
}

function endOfStatement(text: string, from: number): number | null {
  const isLine = TO_THE_END.test(text.slice(from, from + 20));
  NAME.lastIndex = from;
  const name = NAME.exec(text)?.[0];
  const open: string[] = [];
  for (let at = from + (isLine ? 1 : (name?.length ?? 1)); at < text.length; at += 1) {
    const sign = text[at] as string;
    if (open.length === 0 && (isLine ? sign === '\n' || sign === ';' : !'([{'.includes(sign))) return at;
    const skipped = endOfVerbatim(text, at, open.at(-1) === ']');
    if (skipped !== at) at = skipped - 1;
    else if (CLOSING[sign] !== undefined) open.push(CLOSING[sign]);
    else if (')]}'.includes(sign)) {
      // A statement inside brackets ends with them.
      if (open.length === 0) return at;
      if (open.pop() !== sign) return null;
    }
  }
  return open.length === 0 ? text.length : null;
}

/** The position after raw text, a formula, a comment or a string that begins here; `at` if none does. */
function endOfVerbatim(text: string, at: number, isContent: boolean): number {
  const sign = text[at];
  const after = (needle: string, from: number): number => {
    const found = text.indexOf(needle, from);
    return found === -1 ? text.length : found + needle.length;
  };
  if (sign === '\\') return Math.min(text.length, at + 2);
  if (sign === '`') {
    let count = 1;
    while (text[at + count] === '`') count += 1;
    return count === 2 ? at + 2 : after('`'.repeat(count), at + count);
  }
  if (sign === '$' || (sign === '"' && !isContent)) {
    let end = at + 1;
    while (end < text.length && text[end] !== sign) end += text[end] === '\\' ? 2 : 1;
    return Math.min(text.length, end + 1);
  }
  if (text.startsWith('//', at) && text[at - 1] !== ':') return Math.max(at, after('\n', at) - 1);
  return text.startsWith('/*', at) ? after('*/', at) : at;
}

/** Shows a file that cannot be read as a code block, so that its text stays legible where it was included. */
export function asCode(text: string): string {
  const fence = fenceOf(text);
  return `${fence}typ\n${text}\n${fence}\n`;
}

function fenceOf(text: string): string {
  let longest = 2;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return '`'.repeat(longest + 1);
}

/**
 * Stands in for definitions from a package or a missing file, so that text passed to them is kept: most documents pass
 * all of theirs to a template. On a line of its own, because a heading on the first line must begin it: see
 * `withoutLead`.
 */
export function standIn(names: Iterable<string>): string {
  const lead = [...names]
    .map(
      (name) =>
        `#let ${name}(..given) = { let named = given.named(); for key in ("title", "subtitle", "abstract") { if key in named { parbreak(); named.at(key); parbreak() } }; for value in given.pos() { if type(value) == content or type(value) == str { value } } };`,
    )
    .join('');
  return `${lead}\n`;
}

/** Maps the reader's messages about files with such a first line back to the original lines. */
export function withoutLead(said: string): string {
  return said.replaceAll(/\(line (\d{1,7}),/gu, (_, line: string) => `(line ${Math.max(1, Number(line) - 1)},`);
}

const BIBLIOGRAPHY = /\bbibliography\(\s{0,20}\(?\s{0,20}((?:"[^"\n]{1,200}"[\s,]{0,20}){1,20})/gu;

/** The bibliographies named by a text, including those passed to a template. */
export const findBibliographies = (text: string): string[] =>
  [...text.matchAll(BIBLIOGRAPHY)].flatMap(([, names = '']) =>
    [...names.matchAll(/"([^"\n]+)"/gu)].map(([, name = '']) => name),
  );

/** Drops imports of missing files: any of them would make the reader reject the document. */
export function prepareTypst(text: string, path: string, exists: (named: string) => boolean, remarks: Remarks): string {
  const lineOf = countLines(text);
  return text.replaceAll(IMPORT, (whole, _word: string, named: string, at: number) => {
    if (!named.startsWith('@') && exists(named)) return whole;
    const place = say('{path}, line {line}', { path: path, line: String(lineOf(at)) });
    const what = named.startsWith('@')
      ? say('The package {name} is not available; what it defines or contains is left out.', { name: named })
      : say('“{name}” is not among the files; what it defines or contains is left out.', { name: named });
    remarks.add('lost', what, place);
    return whole.replaceAll(/[^\n]/gu, '');
  });
}
