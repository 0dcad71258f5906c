import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import { say, type Sentence } from '@scriptorium/contract/said.ts';
import type { LibraryItem } from '@scriptorium/bibliography/sync-library.ts';
import { setTimeout as wait } from 'node:timers/promises';
import {
  readDeleted,
  readGroups,
  readItem,
  readKey,
  type ZoteroGroup,
  type ZoteroKey,
} from '../../domain/zotero/read-items.ts';
import { type AllowedOrigins, type GuardedAnswer, guardedGet, LookupFailure } from '../lookups/guarded-get.ts';

const ORIGIN = 'https://api.zotero.org';
/** The most that Zotero sends at once. */
const PAGE = 100;
/** Per library. */
const MAX_ITEMS = 20_000;
/** Enough for a hundred works with their abstracts. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024;
/** For a whole library as Zotero sends it, page by page. */
const MAX_LIBRARY_BYTES = 512 * 1024 * 1024;
/** For its works as we keep them, which are all in memory at once. */
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const PAGE_LIMIT_MS = 30_000;
/** If Zotero wants a longer pause, the call fails, and says when to try again. */
const MAX_PAUSE_S = 30;
const MAX_PAUSES = 5;
/** Attempts, since the library may change while it is being read. */
const MAX_ATTEMPTS = 3;

const TOO_LARGE =
  'This library is too large to be kept in sync with a file. Link a smaller one, such as that of a group.';

export interface ZoteroOptions {
  /** As set by the operator; null for Zotero's own. */
  readonly origin: string | null;
  readonly userAgent: string;
  readonly noteFailure: (service: string, failure: LookupFailure) => void;
  readonly limitMs?: number;
  readonly maxLibraryBytes?: number;
  readonly maxKeptBytes?: number;
}

/** Everything that changed in a library since a version of it. */
export interface LibraryChange {
  readonly version: number;
  readonly items: readonly LibraryItem[];
  readonly deleted: readonly string[];
}

export interface ReadLibrary {
  /** `users/1` or `groups/1`. */
  readonly library: string;
  /** Null for public libraries. */
  readonly key: string | null;
  /** The version known so far; 0 if none. */
  readonly since: number;
  readonly signal: AbortSignal;
  /** Called with the number of items; `advance` as they are read. */
  expect(total: number): void;
  advance(by: number): void;
}

/** Zotero does not accept this key; another one may work. */
export class ZoteroRefused extends Error {}

/** Reads libraries through Zotero's Web API, version 3; writes nothing. Failures have messages for users. */
export class Zotero {
  readonly #options: ZoteroOptions;
  readonly #origin: string;
  readonly #allowed: AllowedOrigins;

  constructor(options: ZoteroOptions) {
    this.#options = options;
    this.#origin = options.origin ?? ORIGIN;
    this.#allowed = new Map([[this.#origin, options.origin !== null]]);
  }

  /** The owner of this key; null if Zotero does not know it. */
  async findKey(key: string): Promise<ZoteroKey | null> {
    return this.#explainingFailures(async () => {
      const answer = await this.#get('/keys/current', { key }).catch((error: unknown) => {
        if (error instanceof ZoteroRefused) return null;
        throw error;
      });
      return answer && required(readKey(parse(answer)));
    });
  }

  /** The groups that a key can access. */
  async listGroups(key: string, user: number): Promise<readonly ZoteroGroup[]> {
    return this.#explainingFailures(async () => {
      const groups: ZoteroGroup[] = [];
      for (;;) {
        const answer = await this.#get(`/users/${user}/groups?limit=${PAGE}&start=${groups.length}`, { key });
        const page = required(readGroups(parse(answer)));
        groups.push(...page);
        if (page.length < PAGE || groups.length >= 1000) return groups;
      }
    });
  }

  /** What has changed since a version; null if nothing. Rejects with {@link ZoteroRefused} if the key gives no access. */
  async readLibrary(wanted: ReadLibrary): Promise<LibraryChange | null> {
    return this.#explainingFailures(async () => {
      for (let start = 1; ; start += 1) {
        const read = await this.#readOnce(wanted);
        if (read !== 'changed') return read;
        if (start === MAX_ATTEMPTS)
          fail('lookup-failed', {
            message: 'The library keeps changing while it is read. Please try again in a moment.',
          });
      }
    });
  }

  async #readOnce({ library, key, since, ...progress }: ReadLibrary): Promise<LibraryChange | null | 'changed'> {
    const { signal } = progress;
    const ask = { key, signal, ...(since > 0 && { since }) };
    const items: LibraryItem[] = [];
    const deleted: string[] = [];
    let version = 0;
    let [bytes, kept] = [0, 0];
    for (let start = 0, total = 1; start < total; start += PAGE) {
      const query = `include=data,csljson&includeTrashed=1&since=${since}&sort=dateAdded&direction=asc&limit=${PAGE}&start=${start}`;
      const answer = await this.#get(`/${library}/items/top?${query}`, start === 0 ? ask : { key, signal });
      if (answer.status === 304) return null;
      const at = readVersion(answer);
      if (start > 0 && at !== version) return 'changed';
      version = at;
      total = readTotal(answer);
      if (total > MAX_ITEMS)
        fail(
          'too-large',
          say('This library has {count} items. At most {most} can be kept in sync with a file.', {
            count: total,
            most: MAX_ITEMS,
          }),
        );
      bytes += Buffer.byteLength(answer.body);
      if (bytes > (this.#options.maxLibraryBytes ?? MAX_LIBRARY_BYTES)) fail('too-large', { message: TOO_LARGE });
      progress.expect(total);
      const page: unknown = parse(answer);
      if (!Array.isArray(page)) throw new LookupFailure('unreadable', 'It sent no list.');
      if (page.length > PAGE) throw new LookupFailure('unreadable', 'It sent more than was asked for.');
      for (const value of page as unknown[]) {
        const read = required(readItem(value));
        if (read === null) continue;
        if (read.item === null) deleted.push(read.id);
        else {
          items.push(read.item);
          kept += JSON.stringify(read.item).length;
        }
      }
      if (kept > (this.#options.maxKeptBytes ?? MAX_KEPT_BYTES)) fail('too-large', { message: TOO_LARGE });
      progress.advance(page.length);
      if (page.length === 0 && start < total) return 'changed';
    }
    if (since > 0) {
      const answer = await this.#get(`/${library}/deleted?since=${since}`, { key, signal });
      if (readVersion(answer) !== version) return 'changed';
      deleted.push(...required(readDeleted(parse(answer))));
    }
    return { version, items, deleted };
  }

  /** Pauses for as long as Zotero requests, up to a limit. */
  async #get(
    path: string,
    asked: { key: string | null; since?: number; signal?: AbortSignal },
  ): Promise<GuardedAnswer> {
    const { key, since, signal } = asked;
    for (let pauses = 0; ; pauses += 1) {
      const answer = await guardedGet(this.#origin + path, {
        accept: 'application/json',
        userAgent: this.#options.userAgent,
        allowed: this.#allowed,
        maxBytes: MAX_PAGE_BYTES,
        limitMs: this.#options.limitMs ?? PAGE_LIMIT_MS,
        headers: {
          'zotero-api-version': '3',
          ...(key !== null && { 'zotero-api-key': key }),
          ...(since !== undefined && { 'if-modified-since-version': String(since) }),
        },
        ...(signal && { signal }),
      });
      const pause = readPauseSeconds(answer);
      const isBusy = answer.status === 429 || answer.status === 503;
      if (isBusy && (pause > MAX_PAUSE_S || pauses === MAX_PAUSES))
        throw new LookupFailure('busy', `It answered ${answer.status}.`, { retryAfter: pause });
      // Zotero may also request a pause along with a response.
      if (pause > 0) await wait(Math.min(pause, MAX_PAUSE_S) * 1000, undefined, signal && { signal });
      if (!isBusy) return check(answer);
    }
  }

  /** Turns failures of the service into messages for users. A cancelled call fails as such. */
  async #explainingFailures<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LookupFailure)) {
        const cause: unknown = error instanceof Error ? error.cause : undefined;
        throw cause instanceof OperationError ? cause : error;
      }
      this.#options.noteFailure('Zotero', error);
      const { retryAfter } = error;
      return fail('lookup-failed', {
        ...describe(error),
        ...(retryAfter !== undefined && { retryAfter }),
        cause: error,
      });
    }
  }
}

function describe({ trouble, retryAfter = 5 }: LookupFailure): Sentence {
  switch (trouble) {
    case 'unreachable':
      return { message: 'Zotero could not be reached. Nothing was changed. Please try again in a moment.' };
    case 'slow':
      return { message: 'Zotero did not answer in time. Nothing was changed. Please try again in a moment.' };
    case 'busy':
      return say('Zotero is busy. Nothing was changed. Please try again in {seconds} seconds.', {
        seconds: retryAfter,
      });
    case 'unreadable':
      return { message: 'Zotero sent an answer that could not be read. Nothing was changed.' };
  }
}

function check(answer: GuardedAnswer): GuardedAnswer {
  const { status, type } = answer;
  if (status === 401 || status === 403 || status === 404) throw new ZoteroRefused(`It answered ${status}.`);
  // The library is locked, or was changed meanwhile.
  if (status === 409 || status === 412) throw new LookupFailure('busy', `It answered ${status}.`, { retryAfter: 10 });
  if (status >= 500) throw new LookupFailure('unreachable', `It answered ${status}.`);
  const isJson = type === 'application/json' || type === 'application/vnd.citationstyles.csl+json';
  if (status !== 304 && (status !== 200 || !isJson))
    throw new LookupFailure('unreadable', `It answered ${status} with ${type}.`);
  return answer;
}

function readSeconds(value: string | readonly string[] | undefined): number {
  const seconds = Number(value);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(3600, Math.ceil(seconds)) : 0;
}

function readPauseSeconds({ status, headers }: GuardedAnswer): number {
  const asked = Math.max(readSeconds(headers['backoff']), readSeconds(headers['retry-after']));
  return status === 429 || status === 503 ? asked || 5 : asked;
}

function readCount(answer: GuardedAnswer, name: string): number {
  const value = String(answer.headers[name] ?? '');
  return required(/^\d{1,15}$/u.test(value) ? Number(value) : undefined);
}

const readVersion = (answer: GuardedAnswer): number => readCount(answer, 'last-modified-version');
const readTotal = (answer: GuardedAnswer): number => readCount(answer, 'total-results');

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new LookupFailure('unreadable', 'It sent something else.');
  return value;
}

function parse({ body }: GuardedAnswer): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new LookupFailure('unreadable', 'It sent no JSON.', { cause });
  }
}
