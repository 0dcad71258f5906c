/**
 * An identifier, a service's answer to it, and the expected content; in the shapes that the services document and send.
 */
export interface RecordedAnswer {
  readonly kind: 'doi' | 'pmid' | 'isbn';
  readonly value: string;
  /** Part of the requested path. */
  readonly path: string;
  readonly answer: unknown;
  readonly title: string;
  readonly families: readonly string[];
  readonly year: number;
}

const PEOPLE: readonly (readonly [family: string, given: string])[] = [
  ['Harris', 'Charles R.'],
  ['van der Walt', 'Stéfan J.'],
  ['O’Neil', 'Mary'],
  ['Müller-Lüdenscheidt', 'Jürgen'],
  ['Nguyễn', 'Văn A'],
  ['García Márquez', 'Gabriel'],
  ['李', '伟'],
  ['Lee', 'Ana'],
];
const TITLES = [
  'Array programming with NumPy',
  'Effects of CO2 on growth & decay: 100% of all cases',
  'Über die Grundlagen der Quantentheorie',
  '深度学习',
  'A $5 microscope_for #everyone ~ and more',
  'What is “open”? L’analyse des données',
];

const CROSSREF = (
  'journal-article book-chapter proceedings-article posted-content dissertation monograph edited-book reference-book report ' +
  'report-component dataset book reference-entry standard peer-review component book-section book-part other'
).split(' ');
const DATACITE = (
  'JournalArticle Preprint Book BookChapter ConferencePaper Dissertation Report Dataset Software ComputationalNotebook Text ' +
  'Image Model Workflow Other'
).split(' ');
const CSL = 'article-journal book chapter thesis report webpage paper-conference article dataset software'.split(' ');

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;
const peopleOf = (at: number): typeof PEOPLE =>
  Array.from({ length: 1 + (at % 5) }, (_one, n) => pick(PEOPLE, at * 3 + n));

/** Two hundred answers of every type the services have, with one to five authors, and dates of varying precision. */
export function listRecordedAnswers(): RecordedAnswer[] {
  return Array.from({ length: 200 }, (_one, at) => {
    const people = peopleOf(at);
    const facts = { title: pick(TITLES, at), families: people.map(([family]) => family), year: 1951 + (at % 75) };
    return { ...facts, ...SHAPES[at % SHAPES.length]!(at, people, facts) };
  });
}

type Shape = (
  at: number,
  people: typeof PEOPLE,
  facts: { title: string; year: number },
) => Pick<RecordedAnswer, 'kind' | 'value' | 'path' | 'answer'> & Partial<RecordedAnswer>;

const dateOf = (at: number, year: number): number[] => [year, 1 + (at % 12), 1 + (at % 28)].slice(0, 1 + (at % 3));

const crossref: Shape = (at, people, { title, year }) => {
  const doi = `10.5555/recorded.${at}`;
  const message = {
    indexed: { 'date-parts': [[2026, 3, 2]], 'date-time': '2026-03-02T08:11:01Z', timestamp: 1772439061000 },
    'reference-count': at,
    publisher: 'Springer Science and Business Media LLC',
    ...(at % 2 === 0 && { issue: String(at), volume: '12', page: `${at}-${at + 9}`, ISSN: ['0028-0836'] }),
    'content-domain': { domain: [], 'crossmark-restriction': false },
    DOI: doi.toUpperCase(),
    type: pick(CROSSREF, at),
    source: 'Crossref',
    'is-referenced-by-count': 3,
    title: [title],
    prefix: '10.5555',
    author: people.map(([family, given], n) => ({
      given,
      family,
      sequence: n === 0 ? 'first' : 'additional',
      affiliation: [],
    })),
    member: '297',
    'container-title': at % 2 === 0 ? ['Nature'] : [],
    issued: { 'date-parts': [dateOf(at, year)] },
    relation: {},
    subtitle: [],
    URL: `https://doi.org/${doi}`,
    subject: [],
  };
  const answer = { status: 'ok', 'message-type': 'work', 'message-version': '1.0.0', message };
  return { kind: 'doi', value: doi, path: `/works/${doi}`, answer };
};

const datacite: Shape = (at, people, { title, year }) => {
  const doi = `10.5281/recorded.${at}`;
  const attributes = {
    doi,
    prefix: '10.5281',
    identifiers: [],
    creators: people.map(([family, given]) => ({
      name: `${family}, ${given}`,
      nameType: 'Personal',
      givenName: given,
      familyName: family,
      affiliation: [],
      nameIdentifiers: [],
    })),
    titles: at % 2 === 0 ? [{ title }] : [{ title }, { title: 'Another', titleType: 'AlternativeTitle' }],
    publisher: at % 2 === 0 ? 'Zenodo' : { name: 'Zenodo' },
    container: at % 2 === 0 ? {} : { type: 'Journal', title: 'Data', volume: '3', firstPage: '1', lastPage: '9' },
    publicationYear: year,
    subjects: [],
    contributors: [],
    dates: at % 3 === 0 ? [] : [{ date: `${year}-0${1 + (at % 9)}-11`, dateType: 'Issued' }],
    types: { ris: 'DATA', bibtex: 'misc', citeproc: 'dataset', resourceTypeGeneral: pick(DATACITE, at) },
    version: null,
    url: 'https://zenodo.org/record/1',
  };
  const answer = { data: { id: doi, type: 'dois', attributes, relationships: { client: {} } } };
  return { kind: 'doi', value: doi, path: `/dois/${doi}`, answer };
};

const agency: Shape = (at, people, { title, year }) => {
  const doi = `10.1400/recorded.${at}`;
  const author = people.map(([family, given]) => ({ family, given }));
  const issued = { 'date-parts': [dateOf(at, year)] };
  const answer = {
    type: pick(CSL, at),
    id: `https://doi.org/${doi}`,
    DOI: doi,
    title,
    author,
    issued,
    publisher: 'mEDRA',
  };
  return { kind: 'doi', value: doi, path: `/${doi}`, answer };
};

const pubmed: Shape = (at, people, { title, year }) => {
  const value = String(30_000_000 + at);
  const author = people.map(([family, given]) => ({ family, given }));
  const answer = {
    source: 'PubMed',
    accessed: { 'date-parts': [[2026, 11, 23]] },
    id: `pmid:${value}`,
    title,
    author,
    'container-title-short': 'Sleep',
    'container-title': 'Sleep',
    publisher: '',
    ISSN: '0161-8105',
    issued: { 'date-parts': [dateOf(at, year)] },
    page: '1-9',
    volume: '3',
    PMID: value,
    type: 'article-journal',
  };
  return { kind: 'pmid', value, path: `id=${value}`, answer };
};

/** Includes the check digit. */
function makeIsbn(at: number): string {
  const digits = `978${String(100_000_000 + at * 7919).slice(-9)}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const openLibrary: Shape = (at, people, { title, year }) => {
  const value = makeIsbn(at);
  const book = {
    url: 'https://openlibrary.org/books/OL1M/Book',
    key: '/books/OL1M',
    title,
    authors: people.map(([family, given]) => ({
      url: 'https://openlibrary.org/authors/OL1A',
      name: `${given} ${family}`,
    })),
    number_of_pages: at,
    identifiers: { isbn_13: [value], openlibrary: ['OL1M'] },
    publishers: [{ name: 'Prentice Hall' }],
    publish_date: pick([`April ${year}`, String(year), `Apr 02, ${year}`], at),
    cover: { small: 'https://covers.openlibrary.org/b/id/1-S.jpg' },
  };
  // A single name field does not reveal that a family name consists of two words.
  const families = people.map(([family]) => (family === 'García Márquez' ? 'Márquez' : family));
  return { kind: 'isbn', value, path: `ISBN:${value}`, answer: { [`ISBN:${value}`]: book }, families };
};

const SHAPES: readonly Shape[] = [crossref, datacite, agency, pubmed, openLibrary];
