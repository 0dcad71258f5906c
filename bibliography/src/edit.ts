import { listFields } from './fields.ts';
import { type BibPart, scanOnlyEntry } from './scan.ts';

/** One replaced range; every other character stays. */
export interface BibChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export function applyChange(text: string, { from, to, insert }: BibChange): string {
  return text.slice(0, from) + insert + text.slice(to);
}

/** Whether a text is one value: braces balance and never close before they open. */
export function isBalanced(value: string): boolean {
  let depth = 0;
  for (let at = 0; at < value.length; at++) {
    const ch = value[at];
    if (ch === '\\' && (value[at + 1] === '{' || value[at + 1] === '}')) at++;
    else if (ch === '{') depth++;
    else if (ch === '}' && --depth < 0) return false;
  }
  return depth === 0 && !value.endsWith('\\');
}

/** Line break and indentation of an entry's fields, as its author writes them. */
function readManner(text: string, part: BibPart, first: number | undefined): { readonly gap: string } {
  const before = first === undefined ? '' : (/,(\s*)$/.exec(text.slice(part.keyFrom, first))?.[1] ?? '');
  return { gap: before === '' ? (text.includes('\r\n') ? '\r\n  ' : '\n  ') : before };
}

/**
 * Sets a field: only its value changes, or it is added after the last one in the entry's own style. The value is plain
 * BibTeX without outer braces; null if it cannot be a value.
 */
export function setField(text: string, part: BibPart, name: string, value: string): BibChange | null {
  if (!isBalanced(value) || !/^[\w:+-]+$/.test(name) || part.kind !== 'entry' || part.open) return null;
  const fields = listFields(text, part);
  const known = fields.findLast((field) => field.name === name.toLowerCase());
  if (known) return { from: known.valueFrom, to: known.valueTo, insert: `{${value}}` };
  const last = fields.at(-1);
  const { gap } = readManner(text, part, fields[0]?.from);
  if (last) return { from: last.valueTo, to: last.valueTo, insert: `,${gap}${name} = {${value}}` };
  const at = part.keyFrom + part.key.length;
  const hasComma = /^\s*,/.exec(text.slice(at, part.to));
  const from = at + (hasComma?.[0].length ?? 0);
  return { from, to: from, insert: `${hasComma ? '' : ','}${gap}${name} = {${value}}` };
}

/** Removes a field with its comma and the blanks before it; null if the entry has no field of that name. */
export function removeField(text: string, part: BibPart, name: string): BibChange | null {
  const fields = listFields(text, part);
  const index = fields.findLastIndex((field) => field.name === name.toLowerCase());
  const field = fields[index];
  if (!field || part.kind !== 'entry') return null;
  const behind = /^\s*,/.exec(text.slice(field.valueTo, part.to))?.[0].length ?? 0;
  const from = part.keyFrom + text.slice(part.keyFrom, field.from).trimEnd().length;
  if (behind > 0) return { from, to: field.valueTo + behind, insert: '' };
  // The last field without a comma: that of the one before is removed.
  const comma = text.slice(part.keyFrom, from).endsWith(',') && index > 0 ? 1 : 0;
  return { from: from - comma, to: field.valueTo, insert: '' };
}

export function renameKey(text: string, part: BibPart, key: string): BibChange | null {
  if (part.kind !== 'entry' || !isKey(key)) return null;
  return { from: part.keyFrom, to: part.keyFrom + part.key.length, insert: key };
}

/** Whether BibTeX and pandoc both accept it as a key. */
export function isKey(key: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N}_.:/+-]*$/u.test(key);
}

/** Adds an entry at the end of a file, a blank line apart; null if the source is not exactly one entry. */
export function addEntry(text: string, source: string): BibChange | null {
  const trimmed = source.trim();
  if (scanOnlyEntry(trimmed) === null) return null;
  const line = text.includes('\r\n') ? '\r\n' : '\n';
  const end = text.slice(-8);
  const breaks = end.slice(end.trimEnd().length).split('\n').length - 1;
  const before = text.trim() === '' ? '' : line.repeat(Math.max(0, 2 - breaks));
  return { from: text.length, to: text.length, insert: before + trimmed.replaceAll(/\r?\n/g, line) + line };
}

/** Removes an entry with the blank lines after it. */
export function removeEntry(text: string, part: BibPart): BibChange {
  const behind = /^[ \t]*(?:\r?\n[ \t]*(?=\r?\n|$))*(?:\r?\n)?/.exec(text.slice(part.to, part.to + 200))![0].length;
  return { from: part.from, to: part.to + behind, insert: '' };
}

/** The text after changes, which are ordered and do not overlap. */
export function applyChanges(text: string, changes: readonly BibChange[]): string {
  let done = '';
  let at = 0;
  for (const { from, to, insert } of changes) {
    done += text.slice(at, from) + insert;
    at = to;
  }
  return done + text.slice(at);
}
