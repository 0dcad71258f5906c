import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import { isFailedSync } from '../db/engine/database-errors.ts';
import type { Schema } from '../db/schema.ts';
import type { SqliteDatabase } from '../db/engine/sqlite-driver.ts';
import type { LivePush, LivePushResult } from './live-commit.ts';
import type { ServerFacts } from './operation.ts';
import { runPart, type TransactionPart } from './transaction.ts';
import { packError, type WriterAnswer, type WriterRequest } from './writer-protocol.ts';

/**
 * A group commits after this much work; the rest forms the next one. On a slow disk a group may work for as long as its
 * commit will take: with less, the queue would grow while the disk is idle.
 */
const MIN_BUDGET_MS = 5;
const MAX_BUDGET_MS = 50;
/** A group that works longer than this contains something that should run in steps. */
const LONG_HOLD_MS = 50;

export interface WriterParts {
  database: SqliteDatabase;
  db: Kysely<Schema>;
  find(name: string): TransactionPart | undefined;
  applyPushes(db: Kysely<Schema>, pushes: readonly LivePush[]): Promise<LivePushResult[]>;
  clock: Clock;
  server: ServerFacts;
  /** Monotonic milliseconds. */
  elapsed: () => number;
  answer(answers: WriterAnswer[]): void;
  /** Processor time of this thread in milliseconds, independent of other load. */
  worked: () => number;
  /** Reports a group that occupied the writer for long. */
  reportHold(milliseconds: number, calls: readonly string[]): void;
  /** Takes requests that arrived meanwhile: no message events fire while a group is running. */
  poll(): readonly WriterRequest[];
}

interface Frame {
  run(): unknown;
}

type PushRequest = Extract<WriterRequest, { kind: 'push' }>;
type OtherRequest = Exclude<WriterRequest, PushRequest>;

/**
 * The single writer. Everything waiting becomes one commit: live pushes first, then calls in order, each in a
 * savepoint, so that a failure affects nothing else. Only microtasks run inside a group, so groups never interleave.
 */
export class WriterLoop {
  readonly #parts: WriterParts;
  #pushes: PushRequest[] = [];
  #calls: OtherRequest[] = [];
  #busy = false;
  #budget = MIN_BUDGET_MS;

  /** Prepared once, as they frame every unit. */
  readonly #begin: Frame;
  readonly #commit: Frame;
  readonly #open: Frame;
  readonly #close: Frame;

  constructor(parts: WriterParts) {
    this.#parts = parts;
    this.#begin = parts.database.prepare('begin immediate');
    this.#commit = parts.database.prepare('commit');
    this.#open = parts.database.prepare('savepoint piece');
    this.#close = parts.database.prepare('release piece');
  }

  add(requests: readonly WriterRequest[]): void {
    this.#queue(requests);
    if (!this.#busy) void this.#pump();
  }

  #queue(requests: readonly WriterRequest[]): void {
    for (const request of requests) {
      if (request.kind === 'push') this.#pushes.push(request);
      else this.#calls.push(request);
    }
  }

  async #pump(): Promise<void> {
    this.#busy = true;
    while (this.#pushes.length > 0 || this.#calls.length > 0) {
      const pushes = this.#pushes;
      this.#pushes = [];
      const calls = this.#calls;
      this.#calls = [];
      const before = this.#parts.worked();
      const taken = await this.#runGroup(pushes, calls);
      this.#reportIfLong(this.#parts.worked() - before, calls.slice(0, taken));
      if (taken < calls.length) this.#calls = [...calls.slice(taken), ...this.#calls];
      this.#queue(this.#parts.poll());
    }
    this.#busy = false;
  }

  #reportIfLong(milliseconds: number, taken: readonly OtherRequest[]): void {
    if (milliseconds < LONG_HOLD_MS) return;
    const names = taken.map((request) => (request.kind === 'call' ? request.call.name : request.kind));
    this.#parts.reportHold(milliseconds, names);
  }

  /** Returns how many calls were taken; the rest wait for the next commit. */
  async #runGroup(pushes: readonly PushRequest[], calls: readonly OtherRequest[]): Promise<number> {
    const { database, elapsed } = this.#parts;
    const answers: WriterAnswer[] = [];
    const started = elapsed();
    let taken = 0;
    try {
      this.#begin.run();
      if (pushes.length > 0) answers.push(...(await this.#runPushes(pushes)));
      while (taken < calls.length && (answers.length === 0 || elapsed() - started < this.#budget)) {
        const request = calls[taken];
        taken += 1;
        if (request?.kind === 'call') answers.push(await this.#runCall(request));
        else if (request?.kind === 'close') answers.push({ id: request.id, ok: true, value: null });
      }
      const worked = elapsed();
      this.#commit.run();
      this.#budget = Math.min(MAX_BUDGET_MS, Math.max(MIN_BUDGET_MS, elapsed() - worked));
    } catch (error) {
      // The disk is full or broken: nothing in this group was changed, and all its callers receive the error.
      if (database.inTransaction) database.exec('rollback');
      const packed = packError(error);
      // Fails at least one call: a group that cannot begin would otherwise be retried forever.
      if (pushes.length === 0) taken = Math.max(taken, 1);
      const failed = [...pushes, ...calls.slice(0, taken)];
      this.#parts.answer(failed.map(({ id }) => ({ id, ok: false, error: packed })));
      // Ends the worker, and with it the process.
      if (isFailedSync(error)) throw error;
      return taken;
    }
    this.#parts.answer(answers);
    return taken;
  }

  /** Pushes come first in a group, so rolling back affects nothing else and they need no savepoint. */
  async #runPushes(requests: readonly PushRequest[]): Promise<WriterAnswer[]> {
    const { db, database } = this.#parts;
    try {
      const results = await this.#parts.applyPushes(
        db,
        requests.map(({ push }) => push),
      );
      return requests.map(({ id }, at) => ({ id, ok: true, value: results[at] ?? { ok: false, reason: 'failed' } }));
    } catch (error) {
      // SQLite itself rolls back on some disk failures, in which case the whole group is lost.
      if (!database.inTransaction) throw error;
      database.exec('rollback');
      this.#begin.run();
      const packed = packError(error);
      return requests.map(({ id }) => ({ id, ok: false, error: packed }));
    }
  }

  async #runCall({ id, call }: Extract<WriterRequest, { kind: 'call' }>): Promise<WriterAnswer> {
    const { db, clock, server } = this.#parts;
    const part = this.#parts.find(call.name);
    if (part === undefined) return { id, ok: false, error: { code: 'not-built' } };
    this.#open.run();
    try {
      const value = await runPart(db, part, call, { clock, server });
      this.#close.run();
      return { id, ok: true, value };
    } catch (error) {
      this.#undoPiece(error);
      return { id, ok: false, error: packError(error) };
    }
  }

  /** SQLite itself rolls back on some disk failures, in which case the whole group is lost, not only this unit. */
  #undoPiece(error: unknown): void {
    const { database } = this.#parts;
    if (!database.inTransaction) throw error;
    database.exec('rollback to piece');
    database.exec('release piece');
  }
}
