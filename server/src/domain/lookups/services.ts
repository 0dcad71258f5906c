import type { LookupKind } from '@scriptorium/contract/operations/references.ts';

export type LookupService = 'crossref' | 'datacite' | 'doi' | 'pubmed' | 'open-library';

/** Name in sentences, and the default origin. */
export const SERVICES: Readonly<Record<LookupService, { readonly name: string; readonly origin: string }>> = {
  crossref: { name: 'Crossref', origin: 'https://api.crossref.org' },
  datacite: { name: 'DataCite', origin: 'https://api.datacite.org' },
  doi: { name: 'doi.org', origin: 'https://doi.org' },
  pubmed: { name: 'PubMed', origin: 'https://pmc.ncbi.nlm.nih.gov' },
  'open-library': { name: 'Open Library', origin: 'https://openlibrary.org' },
};

/** Where doi.org redirects requests for data: the DOI registration agencies. No other redirect is followed. */
export const AGENCIES: readonly string[] = [
  'https://api.crossref.org',
  'https://data.crossref.org',
  'https://data.crosscite.org',
  'https://data.datacite.org',
  'https://data.medra.org',
  'https://api.japanlinkcenter.org',
  'https://api.ncbi.nlm.nih.gov',
];

export interface Question {
  readonly service: LookupService;
  /** The path, with the identifier escaped. */
  readonly path: string;
  readonly accept: string;
}

const JSON_ONLY = 'application/json';
const CSL = 'application/vnd.citationstyles.csl+json';

const PARTS_OF_WORK =
  'DOI,type,title,subtitle,author,editor,issued,container-title,publisher,publisher-location,volume,issue,page,article-number,ISBN,ISSN';
const DATACITE_PARTS = 'doi,titles,creators,contributors,publisher,publicationYear,types,container,dates,language,url';

/** Services to search for works by words: all of them, since each has works that no other has. */
export function planSearch(words: string): readonly Question[] {
  // Punctuation and words in capitals are operators there.
  const plain = words
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return [
    {
      service: 'crossref',
      path: `/works?query.bibliographic=${encodeURIComponent(words)}&rows=20&select=${PARTS_OF_WORK}`,
      accept: JSON_ONLY,
    },
    {
      service: 'datacite',
      path: `/dois?query=${encodeURIComponent(plain)}&sort=relevance&page%5Bnumber%5D=1&page%5Bsize%5D=10&disable-facets=true&fields%5Bdois%5D=${DATACITE_PARTS}`,
      accept: 'application/vnd.api+json',
    },
  ];
}

/** Services to query for an identifier, in order, until one knows it. */
export function planQuestions(kind: LookupKind, value: string): readonly Question[] {
  const id = encodeURIComponent(value);
  switch (kind) {
    case 'doi':
      return [
        { service: 'crossref', path: `/works/${id}`, accept: JSON_ONLY },
        { service: 'datacite', path: `/dois/${id}`, accept: 'application/vnd.api+json' },
        // For this service, the slashes of a DOI separate path segments.
        { service: 'doi', path: `/${value.split('/').map(encodeURIComponent).join('/')}`, accept: CSL },
      ];
    case 'arxiv': {
      const doi = encodeURIComponent(`10.48550/arxiv.${value.replace(/v\d+$/u, '')}`);
      return [{ service: 'datacite', path: `/dois/${doi}`, accept: 'application/vnd.api+json' }];
    }
    case 'pmid':
      return [{ service: 'pubmed', path: `/api/ctxp/v1/pubmed/?format=csl&id=${id}`, accept: JSON_ONLY }];
    case 'isbn':
      return [
        {
          service: 'open-library',
          path: `/api/books?bibkeys=ISBN:${id}&jscmd=data&format=json`,
          accept: JSON_ONLY,
        },
      ];
  }
}
