import { applyChange, isBalanced, isKey, removeField, renameKey, setField } from './edit.ts';
import { listFields, readValue } from './fields.ts';
import { isMonthName } from './form-date.ts';
import { type BibPart, scanBib } from './scan.ts';

/** A field as a form shows it. */
export interface ShownField {
  readonly name: string;
  readonly value: string;
  /** An abbreviation or several joined values: shown as in the file. */
  readonly isRaw: boolean;
}

const NONE: ReadonlyMap<string, string> = new Map();

function onlyEntry(source: string): BibPart | null {
  const [only, ...more] = scanBib(source);
  return only?.kind === 'entry' && more.length === 0 && only.from === 0 && only.to === source.length ? only : null;
}

function isSingle(value: string): boolean {
  return /^\d+$/.test(value) || (/^[{"]/.test(value) && `{${readValue(value, NONE)}}`.length === value.length);
}

/** The fields of an entry in order; of duplicates the last counts, as when exporting. */
export function showFields(source: string): readonly ShownField[] {
  const part = onlyEntry(source);
  if (part === null) return [];
  const fields = new Map<string, ShownField>();
  for (const { name, valueFrom, valueTo } of listFields(source, part)) {
    const written = source.slice(valueFrom, valueTo);
    const isRaw = !isSingle(written);
    fields.set(name, { name, value: isRaw ? written : readValue(written, NONE), isRaw });
  }
  return [...fields.values()];
}

export interface EntryEdit {
  readonly type?: string;
  readonly key?: string;
  /** By name; empty ones are removed. Omitted ones stay. */
  readonly fields: ReadonlyMap<string, string>;
}

export type Rewritten =
  | { readonly ok: true; readonly source: string }
  | { readonly ok: false; readonly field: string; readonly reason: 'key' | 'type' | 'braces' | 'name' };

/** An entry with some values changed; everything else stays byte for byte the same. */
export function rewriteEntry(source: string, { type, key, fields }: EntryEdit): Rewritten {
  let text = source;
  const shown = new Map(showFields(source).map((field) => [field.name, field]));
  for (const [name, given] of fields) {
    const value = given.trim();
    const before = shown.get(name);
    if (before?.value === given || (before === undefined && value === '')) continue;
    const part = onlyEntry(text);
    if (part === null) return { ok: false, field: name, reason: 'braces' };
    if (!/^[a-z][\w:+-]*$/.test(name)) return { ok: false, field: name, reason: 'name' };
    if (value === '') {
      const change = removeField(text, part, name);
      if (change) text = applyChange(text, change);
      continue;
    }
    const change = before?.isRaw ? setRaw(text, part, name, value) : setField(text, part, name, value);
    if (change === null || !isBalanced(value)) return { ok: false, field: name, reason: 'braces' };
    // Months are abbreviations that every style knows, not words in braces.
    const isMonth = name === 'month' && before === undefined && isMonthName(value);
    text = applyChange(text, isMonth ? { ...change, insert: change.insert.replace(`{${value}}`, value) } : change);
  }
  const part = onlyEntry(text);
  if (part === null) return { ok: false, field: '', reason: 'braces' };
  if (key !== undefined && key !== part.key) {
    const change = isKey(key) ? renameKey(text, part, key) : null;
    if (change === null) return { ok: false, field: 'key', reason: 'key' };
    text = applyChange(text, change);
  }
  if (type !== undefined && type.toLowerCase() !== part.type) {
    if (!/^[a-zA-Z]+$/.test(type)) return { ok: false, field: 'type', reason: 'type' };
    text = `@${type}${text.slice(1 + part.type.length)}`;
  }
  return { ok: true, source: text };
}

/** An entry whose values work in any file; abbreviations without a `@string`, such as months, stay. */
export function resolveEntry(source: string, strings: ReadonlyMap<string, string>): string {
  let text = source;
  for (const { name, value, isRaw } of showFields(source)) {
    const part = isRaw ? onlyEntry(text) : null;
    const said = readValue(value, strings);
    const change = part === null || said === value ? null : setField(text, part, name, said);
    if (change) text = applyChange(text, change);
  }
  return text;
}

/** `jan`, `"1 " # jan` and the like are written without braces if still of that form. */
function setRaw(text: string, part: BibPart, name: string, value: string) {
  const known = listFields(text, part).findLast((field) => field.name === name);
  const isRaw = /^[a-zA-Z][\w-]*$/.test(value) || (value.includes('#') && isJoined(value));
  if (!known || !isRaw) return setField(text, part, name, value);
  return { from: known.valueFrom, to: known.valueTo, insert: value };
}

function isJoined(value: string): boolean {
  // An unclosed quotation mark or brace would swallow the next field.
  const head = `@misc{key, field = ${value}`;
  const trial = `${head}, next = {}}`;
  const part = onlyEntry(trial);
  const [only, next, ...more] = part === null ? [] : listFields(trial, part);
  return only?.valueTo === head.length && next?.name === 'next' && more.length === 0;
}
