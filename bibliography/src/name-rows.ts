/** A list of names as rows of a form; untouched rows are written back byte for byte. */

export interface NameRow {
  /** As written in the file. */
  readonly source: string;
  /**
   * `whole` is not split, like an institute; `others` ends a list as “et al.”; `source` is BibLaTeX's `family=…,
   * given=…`, shown as it is.
   */
  readonly kind: 'person' | 'whole' | 'others' | 'source';
  readonly given: string;
  /** The family name, or the whole name if it is not split. */
  readonly family: string;
}

export interface NameList {
  readonly rows: readonly NameRow[];
  /** The text between two names: “and” with the blanks and line breaks around it. */
  readonly joints: readonly string[];
}

const AND = /\s+and\s+/iy;

/** Splits at separators outside braces. */
function cut(text: string, separator: RegExp): { readonly pieces: string[]; readonly joints: string[] } {
  const pieces: string[] = [];
  const joints: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const ch = text[at]!;
    if (ch === '\\') at++;
    else if (ch === '{') depth++;
    else if (ch === '}') depth--;
    // Only the first of a run of blanks is tried; otherwise a long run would be read again from each.
    else if (depth === 0 && !(/\s/.test(ch) && /\s/.test(text[at - 1] ?? ''))) {
      separator.lastIndex = at;
      const found = separator.exec(text);
      if (!found) continue;
      pieces.push(text.slice(from, at));
      joints.push(found[0]);
      from = at + found[0].length;
      // The blank after one “and” can be the one before the next.
      at = from - 1;
    }
  }
  pieces.push(text.slice(from));
  return { pieces, joints };
}

const outside = (text: string, separator: RegExp): number => cut(text, separator).joints.length;

function isInBraces(text: string): boolean {
  if (!text.startsWith('{') || !text.endsWith('}')) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at === text.length - 1;
  }
  return false;
}

export function readNameRow(written: string): NameRow {
  const source = written.trim();
  if (source.toLowerCase() === 'others') return { source, kind: 'others', given: '', family: '' };
  if (isInBraces(source)) return { source, kind: 'whole', given: '', family: source.slice(1, -1) };
  const { pieces: byComma } = cut(source, /\s*,\s*/y);
  if (/^[a-z-]+\s*=/.test(source)) return { source, kind: 'source', given: '', family: source };
  // `King, Jr., Martin Luther`: the suffix stays with the family name.
  if (byComma.length > 1) {
    const given = byComma.at(-1)!.trim();
    return {
      source,
      kind: 'person',
      given,
      family: source.slice(0, source.length - given.length).replace(/,\s*$/, ''),
    };
  }
  const { pieces: words } = cut(source, /\s+/y);
  const lower = words.findIndex((word, index) => index > 0 && index < words.length - 1 && /^[a-z]/.test(word));
  const from = lower > 0 ? lower : words.length - 1;
  return { source, kind: 'person', given: words.slice(0, from).join(' '), family: words.slice(from).join(' ') };
}

export function readNameRows(value: string): NameList {
  const { pieces, joints } = cut(value, AND);
  if (value.trim() === '') return { rows: [], joints: [] };
  return { rows: pieces.map(readNameRow), joints };
}

const inBraces = (text: string, isNeeded: boolean): string => (isNeeded ? `{${text}}` : text);

/** How to write a row that was typed in. Its parts may contain TeX; braces protect what would be split. */
export function writeName({ kind, given, family }: Pick<NameRow, 'kind' | 'given' | 'family'>): string {
  const [first, last] = [given.trim(), family.trim()];
  if (kind === 'others') return 'others';
  if (kind === 'source') return last;
  if (kind === 'whole') return last === '' ? '' : `{${last}}`;
  const isCut = (text: string): boolean => outside(` ${text} `, AND) > 0;
  if (last === '') return inBraces(first, isCut(first) || outside(first, /,/y) > 0);
  if (first === '') return inBraces(last, outside(last, /[\s,]/y) > 0 && !isInBraces(last));
  const isLong = outside(last, /,/y) > 1;
  return `${inBraces(last, isLong || isCut(last))}, ${inBraces(first, isCut(first) || outside(first, /,/y) > 0)}`;
}

/** The rows as one value; empty ones are left out. */
export function writeNameRows({ rows, joints }: NameList): string {
  const names = rows.map(({ source }) => source).filter((source) => source !== '');
  const usual = joints.at(-1) ?? ' and ';
  return names.map((name, at) => (at === 0 ? name : `${joints[at - 1] ?? usual}${name}`)).join('');
}
