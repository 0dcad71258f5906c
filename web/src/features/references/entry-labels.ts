import { language } from '../../lib/language.ts';
import { t } from '../../lib/texts/reference-form.ts';

type Text = Parameters<typeof t>[0];

/** In the order in which they are offered: most used first. */
const TYPES: Readonly<Record<string, Text>> = {
  article: 'typeArticle',
  inproceedings: 'typeInproceedings',
  book: 'typeBook',
  incollection: 'typeIncollection',
  phdthesis: 'typePhdthesis',
  mastersthesis: 'typeMastersthesis',
  thesis: 'typeThesis',
  techreport: 'typeTechreport',
  report: 'typeReport',
  online: 'typeOnline',
  dataset: 'typeDataset',
  software: 'typeSoftware',
  unpublished: 'typeUnpublished',
  proceedings: 'typeProceedings',
  collection: 'typeCollection',
  inbook: 'typeInbook',
  reference: 'typeReference',
  inreference: 'typeInreference',
  periodical: 'typePeriodical',
  booklet: 'typeBooklet',
  manual: 'typeManual',
  patent: 'typePatent',
  misc: 'typeMisc',
};

/** BibTeX's aliases for the same type. */
const SAME: Readonly<Record<string, string>> = { conference: 'inproceedings', electronic: 'online', www: 'online' };

const FIELDS: Readonly<Record<string, Text>> = {
  title: 'title',
  subtitle: 'subtitle',
  shorttitle: 'shortTitle',
  author: 'authors',
  editor: 'editors',
  translator: 'translators',
  journal: 'journal',
  journaltitle: 'journal',
  shortjournal: 'journalShort',
  booktitle: 'bookTitle',
  volume: 'volume',
  number: 'number',
  issue: 'issue',
  pages: 'pages',
  pagetotal: 'pageTotal',
  chapter: 'chapter',
  edition: 'edition',
  series: 'series',
  publisher: 'publisher',
  address: 'place',
  location: 'place',
  school: 'university',
  institution: 'institution',
  organization: 'organisation',
  eventtitle: 'conference',
  venue: 'venue',
  year: 'year',
  month: 'month',
  day: 'day',
  date: 'date',
  origdate: 'firstPublished',
  origyear: 'firstPublished',
  urldate: 'visited',
  url: 'url',
  note: 'note',
  annote: 'annotation',
  annotation: 'annotation',
  abstract: 'abstract',
  keywords: 'keywords',
  language: 'language',
  langid: 'language',
  howpublished: 'publishedAs',
  type: 'kind',
  version: 'version',
  holder: 'holder',
  eprint: 'eprint',
  eprinttype: 'eprintArchive',
  archiveprefix: 'eprintArchive',
  primaryclass: 'subjectClass',
  eprintclass: 'subjectClass',
  crossref: 'inherits',
  file: 'attachment',
  pubstate: 'state',
};

/** Labels that are the same in every language. */
const NAMES: Readonly<Record<string, string>> = { doi: 'DOI', isbn: 'ISBN', issn: 'ISSN', pmid: 'PMID' };

const JOURNALS: ReadonlySet<string> = new Set(['article', 'periodical']);
const TALKS: ReadonlySet<string> = new Set(['inproceedings', 'conference']);
const THESES: ReadonlySet<string> = new Set(['phdthesis', 'mastersthesis', 'thesis']);

/** The label of a field. Unknown fields are named as in the file. */
export function labelField(name: string, type: string): string {
  if (Object.hasOwn(NAMES, name)) return NAMES[name]!;
  if (name === 'number' && JOURNALS.has(type)) return t('issue');
  if (name === 'booktitle' && TALKS.has(type)) return t('proceedings');
  if (name === 'institution' && THESES.has(type)) return t('university');
  return Object.hasOwn(FIELDS, name) ? t(FIELDS[name]!) : name;
}

/**
 * For use within a sentence: lower-cased, except in German, where nouns are capitalised anyway, and except for
 * abbreviations such as DOI.
 */
export function labelFields(names: readonly string[], type: string): string {
  const label = (name: string): string => {
    const text = labelField(name, type);
    return language !== 'de' && /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
  };
  return names.map(label).join(', ');
}

function labelType(type: string): string {
  const known = SAME[type] ?? type;
  return Object.hasOwn(TYPES, known) ? t(TYPES[known]!) : type;
}

/** The types to choose from, including the entry's own, even if it is unknown. */
export function listTypes(current: string): readonly { readonly value: string; readonly label: string }[] {
  const types = Object.keys(TYPES);
  const all =
    types.includes(current) || current === '' ? types : [current, ...types.filter((type) => type !== SAME[current])];
  return all.map((value) => ({ value, label: labelType(value) }));
}
