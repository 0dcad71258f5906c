import type { BibPart } from './scan.ts';

export interface BibField {
  /** In lower case. */
  readonly name: string;
  readonly from: number;
  /** The value with its braces or quotation marks. */
  readonly valueFrom: number;
  readonly valueTo: number;
}

const begin = /(?:[\s,]|%[^\n]*(?:\n|$))*([\w:+-]+)\s*=\s*/dy;
const blanks = /\s*/y;
const joins = /\s*#\s*/y;
const word = /[^\s,#}{"()]+/y;

/** The fields of an entry, or the abbreviation of an `@string`, with their places in the file. */
export function listFields(text: string, part: BibPart): readonly BibField[] {
  const fields: BibField[] = [];
  let at = part.keyFrom;
  if (part.kind === 'entry') {
    at = skipBlanks(text, skipBlanks(text, at) + part.key.length);
    if (part.key !== '' && text[at] !== ',') return fields;
  }
  const end = part.open ? part.to : part.to - 1;
  for (;;) {
    begin.lastIndex = at;
    const found = begin.exec(text);
    if (!found || begin.lastIndex > end) return fields;
    const valueFrom = begin.lastIndex;
    const valueTo = Math.min(skipValue(text, valueFrom), end);
    const [from] = found.indices![1]!;
    fields.push({ name: found[1]!.toLowerCase(), from, valueFrom, valueTo });
    if (valueTo <= at) return fields;
    at = valueTo;
  }
}

function skipBlanks(text: string, at: number): number {
  blanks.lastIndex = at;
  blanks.test(text);
  return blanks.lastIndex;
}

function skipValue(text: string, from: number): number {
  let at = from;
  for (;;) {
    at = skipOne(text, at);
    joins.lastIndex = at;
    if (!joins.test(text)) return at;
    at = joins.lastIndex;
  }
}

function skipOne(text: string, at: number): number {
  const first = text[at];
  if (first === '{') return skipBraces(text, at);
  if (first === '"') return skipQuotes(text, at);
  word.lastIndex = at;
  return word.test(text) ? word.lastIndex : at;
}

function skipBraces(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const ch = text[at];
    if (ch === '\\' && (text[at + 1] === '{' || text[at + 1] === '}')) at++;
    else if (ch === '{') depth++;
    else if (ch === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

function skipQuotes(text: string, from: number): number {
  let depth = 0;
  for (let at = from + 1; at < text.length; at++) {
    const ch = text[at];
    if (ch === '\\') at++;
    else if (ch === '{') depth++;
    else if (ch === '}') depth--;
    else if (ch === '"' && depth <= 0) return at + 1;
  }
  return text.length;
}

/** A value without its outer braces or quotation marks; joined and abbreviated values are resolved. */
export function readValue(source: string, strings: ReadonlyMap<string, string>): string {
  let value = '';
  let at = 0;
  for (;;) {
    const end = skipOne(source, at);
    const piece = source.slice(at, end);
    value += /^[{"]/.test(piece) ? piece.slice(1, -1) : (strings.get(piece.toLowerCase()) ?? piece);
    joins.lastIndex = end;
    if (!joins.test(source)) return value;
    at = joins.lastIndex;
  }
}

/** The abbreviations of a file, by name in lower case, added to those before. */
export function readStrings(
  text: string,
  parts: readonly BibPart[],
  strings: Map<string, string> = new Map(),
): ReadonlyMap<string, string> {
  for (const part of parts) {
    if (part.kind !== 'string') continue;
    for (const { name, valueFrom, valueTo } of listFields(text, part))
      strings.set(name, readValue(text.slice(valueFrom, valueTo), strings));
  }
  return strings;
}
