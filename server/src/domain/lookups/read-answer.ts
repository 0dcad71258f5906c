import { foundWork, type FoundWork } from '@scriptorium/contract/operations/references.ts';
import type { LookupService } from './services.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asFields = (value: unknown): Fields => (isFields(value) ? value : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Services send a value or a list, numbers or text, with line breaks from their database. */
function asText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'number') return String(first);
  return typeof first === 'string' ? first.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() : '';
}

const SKIPPED_NAME = /^(?:et al\.?|others|anonymous)$/iu;

function readPerson(value: unknown): Fields | null {
  const name = typeof value === 'string' ? { literal: value } : asFields(value);
  const join = (...parts: unknown[]): string => parts.map(asText).filter(Boolean).join(' ');
  const family = join(name['non-dropping-particle'], name['family'] ?? name['familyName']);
  const given = join(name['given'] ?? name['givenName'], name['dropping-particle'], name['suffix']);
  if (family !== '') return { family, ...(given && { given }) };
  const literal = asText(name['literal'] ?? name['name']);
  if (literal === '' || SKIPPED_NAME.test(literal)) return null;
  // DataCite writes “Family, Given” in one field unless it is an organisation.
  const [first = '', ...rest] = literal.split(/,\s*/u);
  const isPerson = name['nameType'] === 'Personal' && rest.length > 0;
  return isPerson ? { family: first, given: rest.join(', ') } : { literal };
}

function readPeople(value: unknown): Fields[] | undefined {
  const people = asList(value)
    .map(readPerson)
    .filter((person) => person !== null);
  return people.length > 0 ? people : undefined;
}

function readDate(value: unknown): FoundWork['issued'] {
  const parts = asList(asList(asFields(value)['date-parts'])[0]).map(Number);
  if (parts.length > 0) return checkDate(parts);
  const raw = asText(asFields(value)['raw'] ?? asFields(value)['literal'] ?? value);
  const iso = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/u.exec(raw);
  const year = /\b(\d{4})\b/u.exec(raw);
  return checkDate((iso?.slice(1) ?? year?.slice(1) ?? []).filter((part) => part !== undefined).map(Number));
}

function checkDate(parts: readonly number[]): FoundWork['issued'] {
  const [year = 0, month = 0, day = 0] = parts;
  if (!Number.isInteger(year) || year === 0 || Math.abs(year) > 9999) return undefined;
  const hasMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  const hasDay = hasMonth && Number.isInteger(day) && day >= 1 && day <= 31;
  return { 'date-parts': [[year, ...(hasMonth ? [month] : []), ...(hasDay ? [day] : [])]] };
}

/** Null if it does not look like a work; the service is then assumed not to know it. */
function check(given: Fields): FoundWork | null {
  const work = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  const read = foundWork.safeParse(work);
  return read.success && (read.data.title !== undefined || read.data.author !== undefined) ? read.data : null;
}

const TEXTS = [
  'publisher',
  'publisher-place',
  'volume',
  'issue',
  'number',
  'page',
  'edition',
  'language',
  'collection-title',
] as const;

/** Crossref's own type names, sent instead of CSL's. */
const CROSSREF_TYPES: Readonly<Record<string, string>> = {
  'journal-article': 'article-journal',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  'proceedings-article': 'paper-conference',
  'posted-content': 'article',
  dissertation: 'thesis',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  'report-component': 'report',
  other: 'document',
};

/** Reads CSL JSON, including Crossref's and PubMed's variants. */
function readCsl(item: Fields): FoundWork | null {
  const type = asText(item['type']);
  const subtitle = asText(item['subtitle']);
  const title = asText(item['title']);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, asText(item[name])]));
  return check({
    ...texts,
    type: CROSSREF_TYPES[type] ?? (type || 'document'),
    title: subtitle === '' || title.includes(subtitle) ? title : `${title}: ${subtitle}`,
    'container-title': asText(item['container-title']),
    'publisher-place': asText(item['publisher-place'] ?? item['publisher-location']),
    number: asText(item['article-number'] ?? item['number']),
    DOI: asText(item['DOI']).toLowerCase(),
    URL: asText(item['DOI']) === '' ? asText(item['URL']) : '',
    ISBN: asText(item['ISBN']),
    ISSN: asText(item['ISSN']),
    PMID: asText(item['PMID']),
    author: readPeople(item['author']),
    editor: readPeople(item['editor']),
    issued: readDate(item['issued'] ?? item['published-print'] ?? item['published'] ?? item['created']),
  });
}

const DATACITE_TYPES: Readonly<Record<string, string>> = {
  JournalArticle: 'article-journal',
  Preprint: 'article',
  Book: 'book',
  BookChapter: 'chapter',
  ConferencePaper: 'paper-conference',
  Dissertation: 'thesis',
  Report: 'report',
  Dataset: 'dataset',
  Software: 'software',
  ComputationalNotebook: 'software',
  Text: 'article',
};

const ARXIV_DOI = /^10\.48550\/arxiv\.(.+)$/iu;

function readDataCite(answer: Fields): FoundWork | null {
  const attributes = asFields(asFields(answer['data'])['attributes']);
  const container = asFields(attributes['container']);
  const doi = asText(attributes['doi']).toLowerCase();
  const arXiv = ARXIV_DOI.exec(doi)?.[1];
  const dates = asList(attributes['dates']).map(asFields);
  const issued = dates.find(({ dateType }) => dateType === 'Issued') ?? {};
  const titles = asList(attributes['titles']).map(asFields);
  const title = titles.find(({ titleType }) => titleType === undefined || titleType === null) ?? titles[0];
  const publisher = isFields(attributes['publisher']) ? attributes['publisher']['name'] : attributes['publisher'];
  const pages = [asText(container['firstPage']), asText(container['lastPage'])].filter(Boolean);
  const contributors = asList(attributes['contributors']).map(asFields);
  return check({
    type: DATACITE_TYPES[asText(asFields(attributes['types'])['resourceTypeGeneral'])] ?? 'document',
    title: asText(title?.['title']),
    author: readPeople(attributes['creators']),
    editor: readPeople(contributors.filter(({ contributorType }) => contributorType === 'Editor')),
    publisher: asText(publisher),
    'container-title': asText(container['title']),
    volume: asText(container['volume']),
    issue: asText(container['issue']),
    page: pages.join('-'),
    DOI: doi,
    arXiv,
    URL: doi === '' ? asText(attributes['url']) : '',
    language: asText(attributes['language']),
    // A preprint's “issued” is often only the year, which is enough for a bibliography.
    issued: readDate(asText(issued['date']) || attributes['publicationYear']),
  });
}

function readOpenLibrary(answer: Fields): FoundWork | null {
  const book = asFields(Object.values(answer)[0]);
  const names = (field: string): unknown[] => asList(book[field]).map((each) => asFields(each)['name']);
  const isbns = asList(asFields(book['identifiers'])['isbn_13']);
  const title = [asText(book['title']), asText(book['subtitle'])].filter(Boolean).join(': ');
  return check({
    type: 'book',
    title,
    // One field per name, “Given Family”: organisations cannot be recognised.
    author: readPeople(names('authors').map(splitName)),
    publisher: asText(names('publishers')),
    'publisher-place': asText(names('publish_places')),
    ISBN: asText(isbns),
    issued: readDate(asText(book['publish_date'])),
  });
}

function splitName(value: unknown): Fields {
  const words = asText(value).split(' ');
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && /^\p{Ll}/u.test(word));
  const at = particle > 0 ? particle : words.length - 1;
  if (at <= 0) return { literal: asText(value) };
  return { family: words.slice(at).join(' '), given: words.slice(0, at).join(' ') };
}

/** The works found by a service; undefined if unreadable. Anything that is not a work is left out. */
export function readFound(service: LookupService, answer: unknown): readonly FoundWork[] | undefined {
  const items = service === 'crossref' ? asFields(asFields(answer)['message'])['items'] : asFields(answer)['data'];
  if (!Array.isArray(items)) return undefined;
  return (items as unknown[])
    .filter(isFields)
    .map((item) => (service === 'crossref' ? readCsl(item) : readDataCite({ data: item })))
    .filter((work) => work?.title !== undefined)
    .map((work) => work!);
}

/**
 * A work as described by the service; null if it does not exist there; undefined if unreadable. Its key, if any, is
 * dropped.
 */
export function readAnswer(service: LookupService, answer: unknown): FoundWork | null | undefined {
  if (service === 'open-library' && isFields(answer) && Object.keys(answer).length === 0) return null;
  if (service === 'pubmed' && Array.isArray(answer)) return answer.length === 0 ? null : readAnswer(service, answer[0]);
  if (!isFields(answer)) return undefined;
  switch (service) {
    case 'crossref':
      return readCsl(asFields(answer['message'])) ?? undefined;
    case 'datacite':
      return readDataCite(answer) ?? undefined;
    case 'doi':
    case 'pubmed':
      return readCsl(answer) ?? undefined;
    case 'open-library':
      return readOpenLibrary(answer) ?? undefined;
  }
}
