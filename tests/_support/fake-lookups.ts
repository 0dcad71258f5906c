import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply = (response: ServerResponse, path: string) => void;

export interface FakeLookups {
  readonly origin: string;
  /** Settings of a server that uses this fake instead of the public services. */
  readonly env: Record<string, string>;
  /** Requested paths, in order. */
  readonly asked: string[];
  /** Highest number of simultaneous requests. */
  readonly most: () => number;
  /** Sets the reply to paths containing `part`; all others get 404. */
  on(part: string, reply: Reply): void;
  close(): Promise<void>;
}

/** Public services about works, on one real socket: Crossref, DataCite, doi.org, PubMed and Open Library. */
export async function startFakeLookups(): Promise<FakeLookups> {
  const replies: [string, Reply][] = [];
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
    const reply = replies.findLast(([part]) => path.includes(part))?.[1];
    if (reply) reply(response, path);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Resource not found.');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = ['CROSSREF_URL', 'DATACITE_URL', 'DOI_URL', 'PUBMED_URL', 'OPEN_LIBRARY_URL'];
  return {
    origin,
    env: { LOOKUPS: 'on', ...Object.fromEntries(names.map((name) => [name, origin])) },
    asked,
    most: () => most,
    on: (part, reply) => void replies.push([part, reply]),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const json =
  (body: unknown, type = 'application/json; charset=utf-8'): Reply =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(JSON.stringify(body));

export const status =
  (code: number, headers: Record<string, string> = {}, body = ''): Reply =>
  (response) =>
    void response.writeHead(code, headers).end(body);

/** Crossref's answer to a search, with the requested fields. */
export function crossrefList(articles: readonly ReturnType<typeof crossrefArticle>[]): unknown {
  const items = articles.map(({ message }) => ({ ...message, score: 31.4 }));
  return {
    status: 'ok',
    'message-type': 'work-list',
    'message-version': '1.0.0',
    message: {
      facets: {},
      'total-results': items.length,
      items,
      'items-per-page': 20,
      query: { 'start-index': 0, 'search-terms': null },
    },
  };
}

/** DataCite's answer to a search: DOI, title and author of each work. */
export function dataciteList(works: readonly (readonly [doi: string, title: string, author: string])[]): unknown {
  const data = works.map(([doi, title, name]) => ({
    id: doi.toLowerCase(),
    type: 'dois',
    attributes: {
      doi: doi.toLowerCase(),
      creators: [{ name, nameType: 'Personal', affiliation: [], nameIdentifiers: [] }],
      titles: [{ title }],
      publisher: 'arXiv',
      container: {},
      publicationYear: 2017,
      types: { resourceTypeGeneral: 'Preprint' },
      dates: [{ date: '2017', dateType: 'Issued' }],
    },
  }));
  return {
    data,
    meta: { total: data.length, totalPages: 1, page: 1 },
    links: { self: 'https://api.datacite.org/dois' },
  };
}

/** An article as described by Crossref. */
export function crossrefArticle(doi: string, title: string) {
  return {
    status: 'ok',
    'message-type': 'work',
    'message-version': '1.0.0',
    message: {
      indexed: { 'date-parts': [[2026, 3, 2]], 'date-time': '2026-03-02T08:11:01Z', timestamp: 1772439061000 },
      'reference-count': 41,
      publisher: 'Springer Science and Business Media LLC',
      issue: '7825',
      license: [{ start: { 'date-parts': [[2020, 9, 16]] }, 'delay-in-days': 0, URL: 'https://example.org/by/4.0' }],
      'content-domain': { domain: ['link.example.org'], 'crossmark-restriction': false },
      'short-container-title': ['Nature'],
      'published-print': { 'date-parts': [[2020, 9, 17]] },
      DOI: doi,
      type: 'journal-article',
      created: { 'date-parts': [[2020, 9, 16]] },
      page: '357-362',
      source: 'Crossref',
      title: [title],
      volume: '585',
      author: [
        { ORCID: 'https://orcid.org/0000-0002-1825-0097', given: 'Charles R.', family: 'Harris', sequence: 'first' },
        { given: 'K. Jarrod', family: 'Millman', sequence: 'additional', affiliation: [] },
        { given: 'Stéfan J.', family: 'van der Walt', sequence: 'additional', affiliation: [] },
        { name: 'The Array Consortium', sequence: 'additional', affiliation: [] },
      ],
      'container-title': ['Nature'],
      language: 'en',
      issued: { 'date-parts': [[2020, 9, 16]] },
      ISSN: ['0028-0836', '1476-4687'],
      URL: `https://doi.org/${doi}`,
      subject: [],
    },
  };
}
