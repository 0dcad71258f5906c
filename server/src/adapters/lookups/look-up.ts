import { fail } from '@scriptorium/contract/errors.ts';
import type { FoundWork, LookupKind } from '@scriptorium/contract/operations/references.ts';
import { say, type Sentence } from '@scriptorium/contract/said.ts';
import { rankWorks } from '../../domain/lookups/rank-works.ts';
import { readAnswer, readFound } from '../../domain/lookups/read-answer.ts';
import {
  AGENCIES,
  type LookupService,
  planQuestions,
  planSearch,
  type Question,
  SERVICES,
} from '../../domain/lookups/services.ts';
import { type AllowedOrigins, guardedGet, LookupFailure } from './guarded-get.ts';

export interface LookupAnswer {
  /** Null if no service knows the identifier. */
  readonly work: FoundWork | null;
  /** Name of the service that knew it, or else of the last one asked. */
  readonly service: string;
}

interface SearchAnswer {
  readonly works: FoundWork[];
  /** Why a service's results are missing, for users. */
  readonly trouble: string | null;
}

export interface LookupOptions {
  /** Addresses set by the operator. */
  readonly origins: Readonly<Record<LookupService, string | null>>;
  readonly userAgent: string;
  readonly now: () => number;
  /** Runs one request at a time per service, with people taking turns; `whose` identifies the person. */
  readonly inTurn: <T>(service: LookupService, whose: string, work: () => Promise<T>) => Promise<T>;
  /** For the operator; does not reveal what was looked up. */
  readonly noteFailure: (service: string, failure: LookupFailure) => void;
  readonly limitMs?: number;
}

function describeTrouble(service: string, { trouble, retryAfter = 5 }: LookupFailure): Sentence {
  switch (trouble) {
    case 'unreachable':
      return say('{service} could not be reached. Please try again in a moment.', { service });
    case 'slow':
      return say('{service} did not answer in time. Please try again in a moment.', { service });
    case 'busy':
      return say('{service} is busy. Please try again in {seconds} seconds.', {
        service,
        seconds: Math.max(2, retryAfter),
      });
    case 'unreadable':
      return say('{service} sent an answer that could not be read.', { service });
  }
}

const MAX_PAUSE_S = 600;

/** Looks works up at public services, and leaves those alone for a while that say they are busy. */
export class Lookups {
  readonly #options: LookupOptions;
  readonly #allowed: AllowedOrigins;
  readonly #pausedUntil = new Map<LookupService, number>();

  constructor(options: LookupOptions) {
    this.#options = options;
    const named = Object.values(options.origins).filter((origin) => origin !== null);
    const fixed = [...Object.values(SERVICES).map(({ origin }) => origin), ...AGENCIES];
    this.#allowed = new Map([
      ...fixed.map((origin) => [origin, false] as const),
      ...named.map((origin) => [origin, true] as const),
    ]);
  }

  /** Fails with a message for users if no service knew the work and some did not respond. */
  async find(kind: LookupKind, value: string, whose: string): Promise<LookupAnswer> {
    let trouble: Trouble | undefined;
    let service = '';
    for (const question of planQuestions(kind, value)) {
      service = SERVICES[question.service].name;
      try {
        const work = await this.#options.inTurn(question.service, whose, () => this.#ask(question, readAnswer));
        if (work !== null) return { work, service };
      } catch (failure) {
        trouble ??= { service, failure: this.#note(service, failure) };
      }
    }
    if (trouble === undefined) return { work: null, service };
    // Another service may know the work, so this is no proof that nobody does.
    return refuse(trouble);
  }

  /** Asks all searchable services at once. Fails with a message for users if none responds. */
  async search(words: string, whose: string): Promise<SearchAnswer> {
    const troubles: Trouble[] = [];
    const lists = await Promise.all(
      planSearch(words).map(async (question) => {
        const service = SERVICES[question.service].name;
        try {
          return await this.#options.inTurn(question.service, whose, () => this.#ask(question, readFound));
        } catch (failure) {
          troubles.push({ service, failure: this.#note(service, failure) });
          return null;
        }
      }),
    );
    const [trouble] = troubles;
    if (trouble !== undefined && troubles.length === lists.length) return refuse(trouble);
    return {
      works: rankWorks(
        words,
        lists.map((list) => list ?? []),
      ),
      trouble: trouble === undefined ? null : describeTrouble(trouble.service, trouble.failure).message,
    };
  }

  /** Reports a service's failure; rethrows anything else, which is a bug of ours. */
  #note(service: string, failure: unknown): LookupFailure {
    if (!(failure instanceof LookupFailure)) throw failure;
    this.#options.noteFailure(service, failure);
    return failure;
  }

  /** Null if the service has no such work. */
  async #ask<T>({ service, path, accept }: Question, read: Reader<T>): Promise<T | null> {
    const wait = ((this.#pausedUntil.get(service) ?? 0) - this.#options.now()) / 1000;
    if (wait > 0) throw new LookupFailure('busy', 'It asked for a rest.', { retryAfter: Math.ceil(wait) });
    const { origins, userAgent, limitMs } = this.#options;
    const url = (origins[service] ?? SERVICES[service].origin) + path;
    const limit = limitMs === undefined ? {} : { limitMs };
    const answer = await guardedGet(url, { accept, userAgent, allowed: this.#allowed, ...limit });
    if (answer.status === 404 || answer.status === 410) return null;
    // How doi.org and PubMed reject an invalid identifier.
    if (answer.status === 400 && (service === 'pubmed' || service === 'doi')) return null;
    if (answer.status === 429 || answer.status === 503) {
      const asked = Number(answer.retryAfter);
      const seconds = Math.min(MAX_PAUSE_S, Number.isFinite(asked) && asked > 0 ? Math.ceil(asked) : 5);
      this.#pausedUntil.set(service, this.#options.now() + seconds * 1000);
      throw new LookupFailure('busy', `It answered ${answer.status}.`, { retryAfter: seconds });
    }
    if (answer.status >= 500) throw new LookupFailure('unreachable', `It answered ${answer.status}.`);
    if (answer.status !== 200 || !/^application\/(?:[\w.-]+\+)?json$/u.test(answer.type))
      throw new LookupFailure('unreadable', `It answered ${answer.status} with ${answer.type}.`);
    const found = read(service, parse(answer.body));
    if (found === undefined) throw new LookupFailure('unreadable', 'It sent something else than a work.');
    return found;
  }
}

/** Parses a service's reply; undefined if it cannot be parsed. */
type Reader<T> = (service: LookupService, answer: unknown) => T | null | undefined;

interface Trouble {
  /** Name of the service. */
  readonly service: string;
  readonly failure: LookupFailure;
}

function refuse({ service, failure }: Trouble): never {
  const { retryAfter } = failure;
  return fail('lookup-failed', {
    ...describeTrouble(service, failure),
    ...(retryAfter !== undefined && { retryAfter }),
    cause: failure,
  });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new LookupFailure('unreadable', 'It sent no JSON.', { cause });
  }
}
