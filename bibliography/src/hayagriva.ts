import type { CslName, CslWork } from './csl-item.ts';
import { readDate, readName } from './names-and-dates.ts';

type Mapping = Readonly<Record<string, unknown>>;

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TYPES: Readonly<Record<string, string>> = {
  article: 'article',
  chapter: 'chapter',
  entry: 'entry-encyclopedia',
  anthos: 'chapter',
  report: 'report',
  thesis: 'thesis',
  web: 'webpage',
  patent: 'patent',
  manuscript: 'manuscript',
  book: 'book',
  anthology: 'book',
  proceedings: 'book',
  reference: 'book',
  repository: 'software',
  blog: 'post-weblog',
};

/** By the type of its parent. */
const PART_TYPES: Readonly<Record<string, string>> = {
  periodical: 'article-journal',
  newspaper: 'article-newspaper',
  blog: 'post-weblog',
  proceedings: 'paper-conference',
  conference: 'paper-conference',
  anthology: 'chapter',
  book: 'chapter',
  reference: 'entry-encyclopedia',
};

/** Text, a number, or `{ value, … }`. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return isMapping(value) ? textOf(value['value'] ?? value['name']) : '';
}

function namesOf(value: unknown): readonly CslName[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.flatMap((one): CslName[] => {
    if (!isMapping(one)) return textOf(one) === '' ? [] : [readName(textOf(one))];
    const [name, given, prefix] = [textOf(one['name']), textOf(one['given-name']), textOf(one['prefix'])];
    const family = prefix === '' ? name : `${prefix} ${name}`;
    return family === '' ? [] : [given === '' ? { literal: family } : { family, given }];
  });
}

function parentOf(entry: Mapping): Mapping {
  const parent: unknown = Array.isArray(entry['parent']) ? entry['parent'][0] : entry['parent'];
  return isMapping(parent) ? parent : {};
}

function readEntry(entry: Mapping): CslWork {
  const parent = parentOf(entry);
  const [own, parts] = [textOf(entry['type']).toLowerCase(), textOf(parent['type']).toLowerCase()];
  const serial = isMapping(entry['serial-number']) ? entry['serial-number'] : { doi: entry['serial-number'] };
  const outer = isMapping(parent['serial-number']) ? parent['serial-number'] : {};
  // What a part does not specify comes from its parent.
  const find = (name: string): unknown => entry[name] ?? parent[name];
  const publisher = find('publisher');
  const place = isMapping(publisher) ? publisher['location'] : find('location');
  const fields: Readonly<Record<string, unknown>> = {
    title: entry['title'],
    'container-title': parent['title'],
    volume: find('volume'),
    issue: find('issue'),
    page: entry['page-range'],
    edition: find('edition'),
    publisher: find('organization') ?? publisher,
    'publisher-place': place,
    DOI: serial['doi'],
    arXiv: serial['arxiv'],
    PMID: serial['pmid'],
    ISBN: serial['isbn'] ?? outer['isbn'],
    ISSN: serial['issn'] ?? outer['issn'],
    URL: entry['url'],
    language: entry['language'],
  };
  const author = namesOf(entry['author']);
  const editor = namesOf(find('editor'));
  const issued = readDate(textOf(find('date')));
  return {
    type:
      (own === 'article' || own === 'entry' || own === '' ? PART_TYPES[parts] : undefined) ?? TYPES[own] ?? 'document',
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (textOf(value) === '' ? [] : [[name, textOf(value)]])),
    ),
    ...(author.length > 0 ? { author } : {}),
    ...(editor.length > 0 ? { editor } : {}),
    ...(issued ? { issued } : {}),
  };
}

/** The works of Typst's own format, from its YAML: a mapping of keys to entries. Null if it is not one. */
export function readHayagriva(data: unknown): readonly (readonly [key: string, work: CslWork])[] | null {
  if (!isMapping(data)) return null;
  const entries = Object.entries(data);
  const isOne = (entry: unknown): entry is Mapping =>
    isMapping(entry) &&
    typeof entry['type'] === 'string' &&
    ('title' in entry || 'author' in entry || 'parent' in entry);
  if (entries.length === 0 || !entries.every(([, entry]) => isOne(entry))) return null;
  return entries.flatMap(([key, entry]) => (isOne(entry) ? [[key, readEntry(entry)] as const] : []));
}
