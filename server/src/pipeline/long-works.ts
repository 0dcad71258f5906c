import { OperationError } from '@scriptorium/contract/errors.ts';
import type { LongWork } from '@scriptorium/contract/operations/long-work.ts';
import type { Lanes } from './lanes.ts';

/** Work that ends sooner is never listed: nobody could read the entry. */
export const SHOWN_AFTER_MS = 1000;
/** Interval between progress reports of one piece of work. */
const NOTIFY_INTERVAL_MS = 400;
/** How long the outcome is kept for callers who were not there to receive it. */
const OUTCOME_LIFETIME_MS = 60 * 60_000;
const OUTCOMES_PER_PERSON = 5;

/** Lets a piece of work report its progress, in units of its own choice. */
export interface Progress {
  /** Aborted when the caller cancels; its reason is the error with which the call then ends. */
  readonly signal: AbortSignal;
  expect(total: number): void;
  advance(by: number): void;
}

interface Entry {
  readonly id: string;
  readonly call: string;
  readonly abort: AbortController;
  state: LongWork['state'];
  done: number;
  total: number | null;
  message: string | null;
  isShown: boolean;
}

interface Parts {
  /** The queue in which this call waits for its turn. */
  lanes(call: string): Lanes;
  newId(): string;
  /** Called when this person's list has changed. */
  onChange(userId: string): void;
}

/**
 * The long calls of this process, so that their callers can watch and cancel them, and find them again in another tab.
 * In memory: after a restart, interrupted work is completed or undone (docs/decisions/090), and nobody is waiting for
 * it. Each person has at most as many as the lanes allow to wait, and a few that have ended.
 */
export class LongWorks {
  readonly #parts: Parts;
  readonly #people = new Map<string, Map<string, Entry>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Runs work when its turn comes. `isConnected`: whether the caller is still waiting for the result; if not, the
   * outcome stays in their list for a while.
   */
  async run<T>(
    facts: { userId: string; call: string; isConnected: () => boolean },
    work: (progress: Progress) => Promise<T>,
  ): Promise<T> {
    const { userId, call } = facts;
    const entry = this.#add(userId, call);
    try {
      const result = await this.#parts.lanes(call).run(
        userId,
        () => {
          entry.state = 'running';
          return work(this.#trackProgress(userId, entry));
        },
        entry.abort.signal,
      );
      this.#end(userId, entry, facts.isConnected(), null);
      return result;
    } catch (error) {
      const message = error instanceof OperationError ? error.message : 'Something went wrong on the server.';
      this.#end(userId, entry, facts.isConnected(), message);
      throw error;
    }
  }

  list(userId: string): LongWork[] {
    const entries = [...(this.#people.get(userId)?.values() ?? [])];
    return entries
      .filter(({ isShown }) => isShown)
      .map(({ id, call, state, done, total, message }) => ({ id, call, state, done, total, message }));
  }

  /** Stops running work and removes finished work; false if there is no such work. */
  cancel(userId: string, id: string): boolean {
    const entry = this.#people.get(userId)?.get(id);
    if (entry === undefined) return false;
    if (entry.state === 'done' || entry.state === 'failed') this.#drop(userId, entry);
    else if (entry.state !== 'stopping') {
      entry.state = 'stopping';
      entry.abort.abort(new OperationError('cancelled'));
    }
    this.#notify(userId, entry);
    return true;
  }

  #add(userId: string, call: string): Entry {
    const id = this.#parts.newId();
    const abort = new AbortController();
    const entry: Entry = {
      id,
      call,
      abort,
      state: 'waiting',
      done: 0,
      total: null,
      message: null,
      isShown: false,
    };
    const mine = this.#people.get(userId) ?? new Map<string, Entry>();
    this.#people.set(userId, mine.set(id, entry));
    setTimeout(() => {
      if (mine.get(id) !== entry) return;
      entry.isShown = true;
      this.#notify(userId, entry);
    }, SHOWN_AFTER_MS).unref();
    return entry;
  }

  #trackProgress(userId: string, entry: Entry): Progress {
    let notifiedAt = 0;
    return {
      signal: entry.abort.signal,
      expect: (total) => void (entry.total = total),
      advance: (by) => {
        entry.done += by;
        const now = performance.now();
        if (now - notifiedAt < NOTIFY_INTERVAL_MS) return;
        notifiedAt = now;
        this.#notify(userId, entry);
      },
    };
  }

  #end(userId: string, entry: Entry, isConnected: boolean, message: string | null): void {
    entry.state = message === null ? 'done' : 'failed';
    entry.message = message;
    if (isConnected || !entry.isShown) this.#drop(userId, entry);
    else this.#retain(userId, entry);
    this.#notify(userId, entry);
  }

  #retain(userId: string, entry: Entry): void {
    const ended = [...(this.#people.get(userId)?.values() ?? [])].filter(({ message, state }) => {
      return message !== null || state === 'done';
    });
    for (const old of ended.slice(0, -OUTCOMES_PER_PERSON)) this.#drop(userId, old);
    setTimeout(() => this.#drop(userId, entry), OUTCOME_LIFETIME_MS).unref();
  }

  #drop(userId: string, { id }: Entry): void {
    const mine = this.#people.get(userId);
    mine?.delete(id);
    if (mine?.size === 0) this.#people.delete(userId);
  }

  #notify(userId: string, entry: Entry): void {
    if (entry.isShown) this.#parts.onChange(userId);
  }
}
