import { isBalanced } from './edit.ts';
import { makeKey, makeUnique, type KeyFormula } from './keys.ts';

/** One reference of a RIS file: its tags in order, each with its values. */
export interface RisRecord {
  readonly type: string;
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

const line = /^([A-Z][A-Z0-9]) {1,2}-(?: ?)(.*)$/;

/** The references of a RIS file. Lines without a tag continue the value before them. */
export function readRis(text: string): readonly RisRecord[] {
  const records: RisRecord[] = [];
  let type: string | null = null;
  let tags = new Map<string, string[]>();
  let last: string[] | null = null;
  const close = (): void => {
    if (type !== null) records.push({ type, tags });
    [type, tags, last] = [null, new Map(), null];
  };
  for (const source of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const [, tag, value = ''] = line.exec(source.trimEnd()) ?? [];
    if (tag === 'TY') {
      close();
      type = value.trim().toUpperCase();
    } else if (tag === 'ER') close();
    else if (type === null) continue;
    else if (tag !== undefined) {
      const values: string[] = tags.get(tag) ?? [];
      if (value.trim() !== '') values.push(value.trim());
      if (values.length > 0) tags.set(tag, values);
      last = values;
    } else if (last && last.length > 0 && source.trim() !== '') last[last.length - 1] += ` ${source.trim()}`;
  }
  close();
  return records;
}

const TYPES: Readonly<Record<string, string>> = {
  JOUR: 'article',
  JFULL: 'article',
  MGZN: 'article',
  NEWS: 'article',
  EJOUR: 'article',
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'collection',
  CHAP: 'incollection',
  ECHAP: 'incollection',
  CONF: 'proceedings',
  CPAPER: 'inproceedings',
  THES: 'thesis',
  RPRT: 'report',
  UNPB: 'unpublished',
  ELEC: 'online',
  WEB: 'online',
  BLOG: 'online',
  COMP: 'software',
  DATA: 'dataset',
  PAT: 'patent',
};

/** RIS tags by the field they become; the first with a value counts. */
const FIELDS: readonly (readonly [string, readonly string[]])[] = [
  ['title', ['TI', 'T1', 'CT', 'BT']],
  ['volume', ['VL']],
  ['number', ['IS']],
  ['publisher', ['PB']],
  ['location', ['CY', 'PP']],
  ['series', ['T3']],
  ['edition', ['ET']],
  ['isbn', ['SN']],
  ['doi', ['DO']],
  ['url', ['UR', 'L2']],
  ['abstract', ['AB', 'N2']],
  ['note', ['N1']],
  ['language', ['LA']],
];

const HOSTED = new Set(['incollection', 'inproceedings']);

/** `2020/01/02/` as `2020-01-02`; anything else is kept. */
export function readRisDate(value: string): string {
  const [, year, month, day] = /^(\d{4})(?:\/(\d{1,2})?(?:\/(\d{1,2})?)?)?(?:\/.*)?$/.exec(value.trim()) ?? [];
  if (year === undefined)
    return /^\d{4}-\d\d(?:-\d\d)?$/.test(value.trim()) ? value.trim() : (/\d{4}/.exec(value)?.[0] ?? '');
  const two = (part: string): string => part.padStart(2, '0');
  return year + (month ? `-${two(month)}${day ? `-${two(day)}` : ''}` : '');
}

/** Escapes characters with a meaning in BibTeX. Unbalanced braces are dropped. */
export function escapeBib(value: string): string {
  // A backslash that begins no command would escape the closing brace.
  const plain = value.replaceAll(/\\([{}])/g, '$1').replaceAll(/\\(?![A-Za-z&%#$_])/g, '\u0004');
  return (
    (isBalanced(plain) ? plain : plain.replaceAll(/[{}]/g, ''))
      .replaceAll(/(?<!\\)([&%#$_])/g, '\\$1')
      // Between letters it is TeX's space, elsewhere it means “about”.
      .replaceAll(/(?<![^\s(])~/g, '\\textasciitilde{}')
      .replaceAll('\u0004', '\\textbackslash{}')
  );
}

/** Markup in titles, which services send as HTML or JATS. */
export const MARKS = new Map(
  Object.entries({
    i: 'emph',
    em: 'emph',
    italic: 'emph',
    b: 'textbf',
    strong: 'textbf',
    bold: 'textbf',
    sub: 'textsubscript',
    sup: 'textsuperscript',
    sc: 'textsc',
  }),
);

/** Publishers write names of species and formulas as in a page. */
const writeMarks = (value: string): string =>
  value.replaceAll(/<([a-z]+)>([^<>{}]*)<\/\1>/giu, (whole, tag: string, words: string) => {
    const mark = MARKS.get(tag.toLowerCase());
    return mark === undefined ? whole : `\\${mark}{${words}}`;
  });

const VERBATIM = new Set(['doi', 'url', 'isbn', 'issn']);

/** A reference of a RIS file as an entry of a .bib file. */
export function risToBib(
  record: RisRecord,
  formula: KeyFormula,
  isTaken: (key: string) => boolean,
): { key: string; source: string } {
  const { tags } = record;
  const type = TYPES[record.type] ?? 'misc';
  const first = (names: readonly string[]): string => names.map((name) => tags.get(name)?.[0]).find(Boolean) ?? '';
  const people = (names: readonly string[]): string[] => names.flatMap((name) => tags.get(name) ?? []);
  const authors = people(['AU', 'A1']);
  const editors = people(['ED', ...(HOSTED.has(type) ? ['A2'] : [])]);
  const date = readRisDate(first(['DA'])) || readRisDate(first(['PY', 'Y1']));
  const fields: [string, string][] = [];
  const add = (name: string, value: string): void => {
    if (value !== '')
      fields.push([name, VERBATIM.has(name) ? value.replaceAll(/[{}]/g, '') : writeMarks(escapeBib(value))]);
  };
  add('author', authors.join(' and '));
  add('editor', editors.join(' and '));
  add('date', date);
  const host = first(['T2', 'JO', 'JF', 'JA', 'BT']);
  add(type === 'article' ? 'journaltitle' : 'booktitle', type === 'article' || HOSTED.has(type) ? host : '');
  const pages = [first(['SP']), first(['EP'])].filter(Boolean);
  for (const [field, names] of FIELDS) {
    const value = first(names).replace(/^https?:\/\/(?:dx\.)?doi\.org\//, field === 'doi' ? '' : '$&');
    add(field === 'isbn' && type === 'article' ? 'issn' : field, value);
  }
  add('pages', pages.join('--'));
  add('keywords', (tags.get('KW') ?? []).join(', '));
  const families = authors.map((name) => name.split(',', 1)[0]!.trim());
  const key = makeUnique(
    makeKey({ authors: families, year: date, title: first(['TI', 'T1', 'CT', 'BT']) }, formula),
    isTaken,
  );
  return { key, source: `@${type}{${key},\n${fields.map(([name, value]) => `  ${name} = {${value}},`).join('\n')}\n}` };
}
