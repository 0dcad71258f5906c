import type { CslName, CslWork } from './csl-item.ts';
import { isBalanced } from './edit.ts';
import { type KeyFormula, makeKey, makeUnique } from './keys.ts';
import { escapeBib, MARKS } from './ris.ts';

const TYPES = new Map(
  Object.entries({
    'article-journal': 'article',
    'article-magazine': 'article',
    'article-newspaper': 'article',
    book: 'book',
    chapter: 'incollection',
    'entry-encyclopedia': 'inreference',
    'paper-conference': 'inproceedings',
    thesis: 'thesis',
    report: 'report',
    dataset: 'dataset',
    software: 'software',
    patent: 'patent',
    webpage: 'online',
    'post-weblog': 'online',
    manuscript: 'unpublished',
  }),
);

/** CSL variables by the field they become, in the order they are written. */
const FIELDS: readonly (readonly [string, string])[] = [
  ['publisher', 'publisher'],
  ['publisher-place', 'location'],
  ['collection-title', 'series'],
  ['edition', 'edition'],
  ['volume', 'volume'],
  ['issue', 'number'],
  ['page', 'pages'],
  ['ISBN', 'isbn'],
  ['ISSN', 'issn'],
  ['DOI', 'doi'],
  ['URL', 'url'],
  ['PMID', 'pmid'],
  ['language', 'langid'],
];

const VERBATIM = new Set(['doi', 'url', 'isbn', 'issn', 'pmid']);
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

/** On one line, without characters that no text may contain. */
const clean = (text: string): string => text.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, ' ');

const textOf = (value: unknown): string =>
  clean(typeof value === 'string' || typeof value === 'number' ? String(value) : '').trim();

/** Braces around a word, inside marks that begin or end with it. */
function protect(word: string): string {
  const isWhole = (part: string): boolean => part.split('\u0003').length === part.split('\u0001').length;
  if (isWhole(word)) return `{${word}}`;
  const before = /^(?:\u0002\w+\u0003)*/.exec(word)?.[0] ?? '';
  let end = word.length;
  while (end > before.length && word[end - 1] === '\u0001') end -= 1;
  const [core, behind] = [word.slice(before.length, end), word.slice(end)];
  return isWhole(core) ? `${before}{${core}}${behind}` : word;
}

/** A capital letter after the first: `pH`, `2D`. */
function hasInnerCapital(word: string): boolean {
  const first = word.search(/[\p{L}\p{N}]/u);
  return first !== -1 && /\p{Lu}/u.test(word.slice(first + 1));
}

/** Protects words with capitals of their own, which styles that use sentence case would otherwise change. */
function keepCapitals(title: string): string {
  const words = title.split(' ');
  const named = words.slice(1).filter((word) => /^\p{L}/u.test(word));
  const capital = named.filter((word) => /^\p{Lu}/u.test(word));
  // In Headline Case, capitals do not indicate names.
  const isSentence = capital.length * 2 < named.length;
  return words
    .map((word, at) => {
      const isOwn = hasInnerCapital(word) || (isSentence && at > 0 && /^\P{L}*\p{Lu}/u.test(word));
      return isOwn && !/[\\{}]/.test(word) ? protect(word) : word;
    })
    .join(' ');
}

function writeTitle(value: string): string {
  const plain = value
    .replaceAll(/<\/?(?:jats:)?([a-z]+)\b[^<>]*>/gi, (tag, name: string) => {
      const mark = MARKS.get(name.toLowerCase());
      return mark === undefined ? '' : tag.startsWith('</') ? '\u0001' : `\u0002${mark}\u0003`;
    })
    .replaceAll(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, number: string | undefined, name: string | undefined) =>
      number === undefined
        ? (ENTITIES.get((name ?? '').toLowerCase()) ?? whole)
        : clean(String.fromCodePoint(Number(number))),
    );
  const escaped = keepCapitals(escapeBib(plain.replaceAll(/\s+/g, ' ').trim()));
  const marked = escaped.replaceAll(/\u0002(\w+)\u0003/g, '\\$1{').replaceAll('\u0001', '}');
  // Unclosed markup counts as text.
  return isBalanced(marked) ? marked : escaped.replaceAll(/\u0002\w+\u0003|\u0001/g, '');
}

const join = (...parts: readonly unknown[]): string => parts.map(textOf).filter(Boolean).join(' ');

/** What citations name somebody by. */
const citedFamily = (name: CslName): string => join(name['non-dropping-particle'], name.family);

function writeName(name: CslName): string {
  const { literal = '' } = name;
  const plain = (value: string): string => escapeBib(textOf(value)).replaceAll(/(?<=^|\s)and(?=\s|$)/gi, '{and}');
  const family = citedFamily(name);
  const given = join(name.given, name['dropping-particle'], name.suffix);
  if (family !== '') return given === '' ? `{${plain(family)}}` : `${plain(family)}, ${plain(given)}`;
  return literal === '' && given === '' ? '' : `{${plain(literal || given)}}`;
}

function isNames(value: unknown): value is readonly CslName[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'object' && name !== null);
}

function writeNames(value: unknown): string {
  return isNames(value) ? value.map(writeName).filter(Boolean).join(' and ') : '';
}

function writeDate({ issued }: CslWork): string {
  // The sender may have meant something else.
  const dates: unknown = issued?.['date-parts'];
  const parts: unknown = Array.isArray(dates) ? dates[0] : undefined;
  if (!Array.isArray(parts)) return textOf(issued?.literal ?? issued?.raw);
  const [year, ...rest] = (parts as unknown[])
    .slice(0, 3)
    .map((part) => Number(textOf(part) || Number.NaN))
    .filter((part) => Number.isSafeInteger(part));
  if (year === undefined) return '';
  return [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
}

/**
 * In CSL a particle is part of the family name unless it is in a field of its own. In a .bib file it is so only with this
 * option; otherwise “van Gogh” is cited as “Gogh”.
 */
function writeOptions(item: CslWork): string {
  const isKept = [item.author, item.editor].some(
    (names) =>
      isNames(names) && names.some((name) => textOf(name.given) !== '' && /^['’]?\p{Ll}\S*\s/u.test(citedFamily(name))),
  );
  return isKept ? 'useprefix=true' : '';
}

/** The key a formula makes for a work in CSL form. */
export function keyOfWork(item: CslWork, formula: KeyFormula): string {
  const people = isNames(item.author) && item.author.length > 0 ? item.author : isNames(item.editor) ? item.editor : [];
  const authors = people.map((name) => citedFamily(name) || textOf(name.literal ?? name.given));
  const title = textOf(item.title).replaceAll(/<[^<>]*>/g, '');
  return makeKey({ authors, year: writeDate(item), title }, formula);
}

/** A work in CSL form as an entry of a .bib file, with a generated key unless one is given. */
export function cslToBib(
  item: CslWork,
  formula: KeyFormula,
  isTaken: (key: string) => boolean,
  ownKey?: string,
): { key: string; source: string } {
  const type = TYPES.get(item.type) ?? 'misc';
  const fields: [string, string][] = [];
  const add = (name: string, value: string): void => {
    if (value !== '') fields.push([name, value]);
  };
  add('author', writeNames(item.author));
  add('editor', writeNames(item.editor));
  add('options', writeOptions(item));
  add('title', writeTitle(textOf(item.title)));
  add(type === 'article' ? 'journaltitle' : 'booktitle', writeTitle(textOf(item['container-title'])));
  add('date', escapeBib(writeDate(item)));
  for (const [variable, name] of FIELDS) {
    const value = textOf(item[variable]);
    if (VERBATIM.has(name)) add(name, value.replaceAll(/[{}\\\s]/g, ''));
    else
      add(
        name,
        escapeBib(
          name === 'pages'
            ? value
                .split(/[-–—]+/)
                .map((part) => part.trim())
                .join('--')
            : value,
        ),
      );
  }
  const arXiv = textOf(item['arXiv']).replaceAll(/[^\w./-]/g, '');
  if (arXiv !== '') fields.push(['eprint', arXiv], ['eprinttype', 'arxiv']);
  const key = ownKey ?? makeUnique(keyOfWork(item, formula), isTaken);
  return { key, source: `@${type}{${key},\n${fields.map(([name, value]) => `  ${name} = {${value}},`).join('\n')}\n}` };
}
