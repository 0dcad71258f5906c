import type { CslItem, CslName } from './csl-item.ts';
import { readTex } from './tex-text.ts';

interface Entry {
  readonly type: string;
  readonly key: string;
  readonly fields: ReadonlyMap<string, string>;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthNumbers = new Map(months.map((month, index) => [month, String(index + 1)]));

/** Position after the group opened at `at`. */
function skipGroup(text: string, at: number, open: string, close: string): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    const ch = text[i];
    if (ch === '\\') i++;
    else if (ch === open && (open !== close || depth === 0)) depth++;
    else if (ch === close && --depth === 0) return i + 1;
  }
  return text.length;
}

function skipString(text: string, at: number): number {
  for (let i = at + 1, depth = 0; i < text.length; i++) {
    const ch = text[i];
    if (ch === '\\') i++;
    else if (ch === '{') depth++;
    else if (ch === '}') depth--;
    else if (ch === '"' && depth === 0) return i + 1;
  }
  return text.length;
}

function readValue(text: string, at: number, strings: ReadonlyMap<string, string>): { value: string; end: number } {
  let value = '';
  let i = at;
  for (;;) {
    i += /^\s*/.exec(text.slice(i, i + 200))![0].length;
    if (text[i] === '{') {
      const end = skipGroup(text, i, '{', '}');
      value += text.slice(i + 1, end - 1);
      i = end;
    } else if (text[i] === '"') {
      const end = skipString(text, i);
      value += text.slice(i + 1, end - 1);
      i = end;
    } else {
      const word = /^[^\s,#}{"]+/.exec(text.slice(i, i + 200))?.[0] ?? '';
      value += strings.get(word.toLowerCase()) ?? word;
      i += word.length;
    }
    const more = /^\s*#/.exec(text.slice(i, i + 200));
    if (!more) return { value, end: i };
    i += more[0].length;
  }
}

/** The entries of a BibTeX or BibLaTeX file. Broken entries are skipped. */
export function readEntries(text: string, given: ReadonlyMap<string, string> = new Map()): Entry[] {
  const entries: Entry[] = [];
  const strings = new Map([...monthNumbers, ...given]);
  const start = /@([A-Za-z]+)\s*[{(]/g;
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const type = match[1]!.toLowerCase();
    const open = start.lastIndex - 1;
    if (type === 'comment' || type === 'preamble') {
      start.lastIndex = text[open] === '{' ? skipGroup(text, open, '{', '}') : skipGroup(text, open, '(', ')');
      continue;
    }
    let at = open + 1;
    let key = '';
    if (type !== 'string') {
      const found = /^\s*([^\s,{}]+)\s*(?=[,}])/.exec(text.slice(at, at + 400));
      if (!found) continue;
      key = found[1]!;
      at += found[0].length;
    }
    const fields = new Map<string, string>();
    for (;;) {
      const name = /^[\s,]*([\w:+-]+)\s*=/.exec(text.slice(at, at + 400));
      if (!name) break;
      const { value, end } = readValue(text, at + name[0].length, strings);
      fields.set(name[1]!.toLowerCase(), value);
      at = end;
    }
    if (type === 'string') for (const [name, value] of fields) strings.set(name, value);
    else entries.push({ type, key, fields });
    start.lastIndex = at;
  }
  return entries;
}

const types: Readonly<Record<string, string>> = {
  article: 'article-journal',
  book: 'book',
  mvbook: 'book',
  booklet: 'pamphlet',
  inbook: 'chapter',
  incollection: 'chapter',
  suppbook: 'chapter',
  inproceedings: 'paper-conference',
  conference: 'paper-conference',
  proceedings: 'book',
  collection: 'book',
  manual: 'report',
  techreport: 'report',
  report: 'report',
  mastersthesis: 'thesis',
  phdthesis: 'thesis',
  thesis: 'thesis',
  unpublished: 'manuscript',
  online: 'webpage',
  electronic: 'webpage',
  www: 'webpage',
  misc: 'document',
  software: 'software',
  dataset: 'dataset',
  patent: 'patent',
};

/** BibTeX or BibLaTeX field → CSL variable. */
const variables: Readonly<Record<string, string>> = {
  title: 'title',
  journal: 'container-title',
  journaltitle: 'container-title',
  booktitle: 'container-title',
  shorttitle: 'title-short',
  series: 'collection-title',
  volume: 'volume',
  edition: 'edition',
  publisher: 'publisher',
  school: 'publisher',
  institution: 'publisher',
  organization: 'publisher',
  address: 'publisher-place',
  location: 'publisher-place',
  pages: 'page',
  doi: 'DOI',
  url: 'URL',
  isbn: 'ISBN',
  issn: 'ISSN',
  note: 'note',
  abstract: 'abstract',
  howpublished: 'medium',
  chapter: 'chapter-number',
  version: 'version',
  keywords: 'keyword',
  eprint: 'number',
  type: 'genre',
};

function splitTop(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '{') depth++;
    else if (text[i] === '}') depth--;
    else if (depth === 0) {
      separator.lastIndex = i;
      const match = separator.exec(text);
      if (match) {
        parts.push(text.slice(from, i));
        from = i + match[0].length;
        i = from - 1;
      }
    }
  }
  return [...parts, text.slice(from)];
}

/** As for pandoc; a group in braces does not count, nor do digits before the letter. */
function isCapitalized(word: string): boolean {
  if (!word.startsWith('{')) return /^\p{N}*(?:\p{Lu}|$)/u.test(readTex(word));
  const rest = word.slice(skipGroup(word, 0, '{', '}'));
  return rest === '' || isCapitalized(rest);
}

const splitWords = (text: string): string[] => splitTop(text, /[\s~]+/y).filter((word) => word !== '');

interface NameParts {
  readonly given: readonly string[];
  readonly particle: readonly string[];
  readonly family: readonly string[];
  readonly suffix: readonly string[];
}

/** BibTeX’s three ways to write a name, read as pandoc does, since exports are printed by it. */
function splitName(name: string): NameParts {
  const [first = [], second, third] = splitTop(name, /,\s*/y).map(splitWords);
  let given = third ?? second ?? [];
  let last = first;
  if (second === undefined) {
    const lower = first.findIndex((word) => !isCapitalized(word));
    const cut = lower < 0 ? first.length - 1 : lower;
    given = first.slice(0, cut);
    last = first.slice(cut);
  }
  const capital = last.findIndex(isCapitalized);
  const cut = capital < 0 ? last.length - 1 : capital;
  const suffix = third === undefined ? [] : (second ?? []);
  return { given, particle: last.slice(0, cut), family: last.slice(cut), suffix };
}

/** BibLaTeX’s `family=Dijk, given=Jan, prefix=van`. */
function readLabelled(name: string): Map<string, string> | null {
  if (!/^[a-z-]+\s*=/.test(name)) return null;
  return new Map(
    splitTop(name, /,\s*/y).map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
    }),
  );
}

function readName(source: string, usesPrefix: boolean): CslName {
  const name = source.trim();
  if (/^\{.*\}$/s.test(name) && skipGroup(name, 0, '{', '}') === name.length) return { literal: readTex(name) };
  const labelled = readLabelled(name);
  const read = (part: string, words: readonly string[]): string => readTex(labelled?.get(part) ?? words.join(' '));
  const split = labelled === null ? splitName(name) : { given: [], particle: [], family: [], suffix: [] };
  const particle = read('prefix', split.particle);
  const isKept = usesPrefix || labelled?.get('useprefix') === 'true';
  const parts = {
    family: read('family', split.family),
    given: read('given', split.given),
    suffix: read('suffix', split.suffix),
    [isKept ? 'non-dropping-particle' : 'dropping-particle']: particle,
  };
  return { ...Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== '')), 'parse-names': false };
}

function readNames(source: string, usesPrefix: boolean): CslName[] {
  return splitTop(source, /\s+and\s+/iy)
    .map((name) => readName(name, usesPrefix))
    .filter((name) => name.literal !== 'others' && name.family !== 'others');
}

function readDate(fields: ReadonlyMap<string, string>): CslItem['issued'] | undefined {
  const date = /^(-?\d{1,4})(?:-(\d\d))?(?:-(\d\d))?/.exec(readTex(fields.get('date') ?? fields.get('year') ?? ''));
  if (!date) {
    const literal = readTex(fields.get('date') ?? fields.get('year') ?? '');
    return literal ? { literal } : undefined;
  }
  const parts = date.slice(1).flatMap((part) => (part ? [Number(part)] : []));
  const month = fields.get('month')?.toLowerCase().slice(0, 3) ?? '';
  const number = Number(month) || months.indexOf(month) + 1;
  if (parts.length === 1 && number > 0) parts.push(number);
  return { 'date-parts': [parts] };
}

function toItem(entry: Entry): CslItem {
  const { fields } = entry;
  const item: Record<string, unknown> & { id: string; type: string } = {
    id: entry.key,
    type: types[entry.type] ?? 'document',
  };
  for (const [field, value] of fields) {
    const variable = variables[field];
    const text = variable ? readTex(value) : '';
    if (variable && text) item[variable] = text;
  }
  const subtitle = fields.get('subtitle');
  if (subtitle && typeof item['title'] === 'string') item['title'] = `${item['title']}: ${readTex(subtitle)}`;
  if (typeof item['page'] === 'string')
    item['page'] = item['page']
      .split(/[–—-]/)
      .map((part) => part.trim())
      .join('-');
  if (typeof item['DOI'] === 'string') item['DOI'] = item['DOI'].replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '');
  const number = fields.get('number');
  if (number) item[entry.type === 'article' ? 'issue' : 'number'] = readTex(number);
  const issue = fields.get('issue');
  if (issue) item['issue'] = readTex(issue);
  const usesPrefix = /(?:^|,)\s*useprefix\s*(?:=\s*true\s*)?(?:,|$)/.test(fields.get('options') ?? '');
  for (const role of ['author', 'editor', 'translator']) {
    const names = fields.get(role);
    if (names?.trim()) item[role] = readNames(names, usesPrefix);
  }
  const issued = readDate(fields);
  if (issued) item['issued'] = issued;
  return item;
}

/** A BibTeX or BibLaTeX file as CSL-JSON. */
export function readBibtex(text: string): CslItem[] {
  return readEntries(text).map(toItem);
}

/** One entry of a file, whose abbreviations are known; null if it cannot be read. */
export function readBibtexEntry(source: string, strings: ReadonlyMap<string, string>): CslItem | null {
  const [entry] = readEntries(source, strings);
  return entry ? toItem(entry) : null;
}
