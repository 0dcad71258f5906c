import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  readonly version: number;
  readonly data: Record<string, unknown>;
  readonly csl: Record<string, unknown> | null;
}

/** A Zotero library: each change gives it a new version. */
export class FakeLibrary {
  version = 100;
  isPublic = false;
  readonly name: string;
  readonly #items = new Map<string, Stored>();
  readonly #deleted = new Map<string, number>();

  constructor(name: string) {
    this.name = name;
  }

  /** Adds or changes an article; `data` extends the fields that every item has. */
  put(key: string, title: string, more: { csl?: object; data?: object } = {}): void {
    this.version += 3;
    const csl = {
      id: `4711/${key}`,
      type: 'article-journal',
      abstract: 'We show & discuss {everything}.',
      'container-title': 'Journal of Forests',
      issue: '2',
      language: 'en',
      page: '10-20',
      title,
      volume: '7',
      author: [{ family: 'Lee', given: 'Ana' }],
      issued: { 'date-parts': [['2020', 5, 1]] },
      ...more.csl,
    };
    const data = { itemType: 'journalArticle', title, extra: '', tags: [], collections: ['BX9965IJ'], ...more.data };
    this.#deleted.delete(key);
    this.#items.set(key, { version: this.version, data, csl });
  }

  putNote(key: string): void {
    this.version += 1;
    this.#items.set(key, { version: this.version, data: { itemType: 'note', note: '<p>Ours</p>' }, csl: null });
  }

  trash(key: string): void {
    const item = this.#items.get(key)!;
    this.version += 1;
    this.#items.set(key, { ...item, version: this.version, data: { ...item.data, deleted: 1 } });
  }

  delete(key: string): void {
    this.version += 1;
    this.#items.delete(key);
    this.#deleted.set(key, this.version);
  }

  listSince(since: number): [string, Stored][] {
    return [...this.#items].filter(([, { version }]) => version > since);
  }

  listDeleted(since: number): string[] {
    return [...this.#deleted].flatMap(([key, version]) => (version > since ? [key] : []));
  }
}

interface FakeAccount {
  readonly userID: number;
  readonly username: string;
  readonly groups: readonly number[];
  readonly readsOwn?: boolean;
}

type Answer = (
  request: { path: string; query: URLSearchParams; key: string | null },
  response: ServerResponse,
) => boolean;

export interface FakeZotero {
  readonly env: Record<string, string>;
  readonly keys: Map<string, FakeAccount>;
  /** By `users/1` or `groups/1`. */
  readonly libraries: Map<string, FakeLibrary>;
  /** Path of each request, with its key and `since`. */
  readonly asked: { path: string; key: string | null; since: string | null }[];
  /** Answers instead of Zotero if it returns true. */
  instead: Answer | null;
  close(): Promise<void>;
}

const TYPE = { 'content-type': 'application/json', 'zotero-api-version': '3', 'zotero-schema-version': '34' };

/** Zotero's Web API on a real socket, for reading libraries: pages, versions, deletions, keys. */
export async function startFakeZotero(): Promise<FakeZotero> {
  const fake: Omit<FakeZotero, 'env' | 'close'> = {
    keys: new Map(),
    libraries: new Map(),
    asked: [],
    instead: null,
  };
  const server = createServer((request, response) => answer(fake, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = { LOOKUPS: 'on', ZOTERO_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return Object.assign(fake, { env, close });
}

function answer(fake: Omit<FakeZotero, 'env' | 'close'>, request: IncomingMessage, response: ServerResponse): void {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://fake');
  const header = (name: string): string | null => String(request.headers[name] ?? '') || null;
  const key = header('zotero-api-key');
  fake.asked.push({
    path: path + (query.size > 0 ? `?${query}` : ''),
    key,
    since: header('if-modified-since-version'),
  });
  const end = (status: number, body: string, headers: Record<string, string> = {}): void =>
    void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  if (request.method !== 'GET' || header('zotero-api-version') !== '3') return end(400, 'This is not how one reads.');
  if (fake.instead?.({ path, query, key }, response) === true) return;
  const account = key === null ? undefined : fake.keys.get(key);
  if (key !== null && account === undefined) return end(403, 'Invalid key');
  if (path === '/keys/current' && account) {
    const groups = Object.fromEntries(account.groups.map((id) => [id, { library: true, write: false }]));
    const user = { library: account.readsOwn ?? true, files: true };
    const { userID, username } = account;
    return end(200, JSON.stringify({ key, userID, username, displayName: '', access: { user, groups } }), TYPE);
  }
  if (account && path === `/users/${account.userID}/groups`) {
    const groups = account.groups.map((id) => ({
      id,
      version: 5,
      links: {},
      meta: { created: '2024-01-09T10:11:12Z', numItems: fake.libraries.get(`groups/${id}`)?.listSince(0).length ?? 0 },
      data: { id, version: 5, name: fake.libraries.get(`groups/${id}`)?.name, owner: 1, type: 'Private' },
    }));
    return end(200, JSON.stringify(groups), { ...TYPE, 'total-results': String(groups.length) });
  }
  const [, kind = '', id = '', ...rest] = path.split('/');
  const library = fake.libraries.get(`${kind}/${id}`);
  const isOpen =
    library?.isPublic === true ||
    (kind === 'groups'
      ? account?.groups.includes(Number(id))
      : account?.userID === Number(id) && (account.readsOwn ?? true));
  if (library === undefined || isOpen !== true) return end(403, 'Forbidden');
  const since = Number(query.get('since') ?? 0);
  const headers = { ...TYPE, 'last-modified-version': String(library.version) };
  if (rest.join('/') === 'deleted')
    return end(
      200,
      JSON.stringify({ collections: [], items: library.listDeleted(since), searches: [], tags: ['x'], settings: [] }),
      headers,
    );
  if (rest.join('/') !== 'items/top') return end(404, 'Not found');
  const known = Number(header('if-modified-since-version') ?? NaN);
  if (known === library.version) return end(304, '', headers);
  const limit = Math.min(100, Number(query.get('limit') ?? 25));
  const start = Number(query.get('start') ?? 0);
  const found = library
    .listSince(since)
    .filter(([, { data }]) => query.get('includeTrashed') === '1' || data['deleted'] !== 1);
  const page = found.slice(start, start + limit).map(([itemKey, { version, data, csl }]) => ({
    key: itemKey,
    version,
    library: { type: kind.slice(0, -1), id: Number(id), name: library.name, links: {} },
    links: { self: { href: `https://api.zotero.org/${kind}/${id}/items/${itemKey}`, type: 'application/json' } },
    meta: { creatorSummary: 'Lee', parsedDate: '2020-05-01', numChildren: 1 },
    ...(csl && { csljson: csl }),
    data: { key: itemKey, version, dateAdded: '2026-01-01T00:00:00Z', ...data },
  }));
  end(200, JSON.stringify(page), { ...headers, 'total-results': String(found.length) });
}
