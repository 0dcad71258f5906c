import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import { isFailedSync } from '../db/engine/database-errors.ts';
import type { Schema } from '../db/schema.ts';
import type { SqliteDatabase } from '../db/engine/sqlite-driver.ts';
import type { LivePush, LivePushResult } from './live-commit.ts';
import type { ServerFacts } from './operation.ts';
import { runPiece, type TransactionPart } from './transaction.ts';
import { packError, type WriterAnswer, type WriterRequest } from './writer-protocol.ts';

/**
 * After this much work the group is committed; what still waits makes the next one. On a slow disk a group may work as
 * long as its commit will take: with less, the disk would wait for nothing and the queue grow.
 */
const LEAST_BUDGET_MS = 5;
const MAX_BUDGET_MS = 50;
/** A group that works longer than this was given something that should have been done in steps. */
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
  /** Processor time of this thread, in milliseconds: unlike time itself it does not depend on what else runs. */
  worked: () => number;
  /** A group kept everybody else waiting for long. */
  noteHold(milliseconds: number, calls: readonly string[]): void;
  /** What has arrived meanwhile: nothing else comes in while calls are waiting here. */
  poll(): readonly WriterRequest[];
}

interface Frame {
  run(): unknown;
}

type PushRequest = Extract<WriterRequest, { kind: 'push' }>;
type OtherRequest = Exclude<WriterRequest, PushRequest>;

/**
 * The single writer. All that waits becomes one commit: live pushes first, then calls in the order they came, each call in
 * a savepoint, so that one failure takes nothing else with it. Only microtasks pass inside, so groups never interleave.
 */
export class WriterLoop {
  readonly #parts: WriterParts;
  #pushes: PushRequest[] = [];
  #calls: OtherRequest[] = [];
  #busy = false;
  #budget = LEAST_BUDGET_MS;

  /** Written once: they frame every piece. */
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
      this.#noteHold(this.#parts.worked() - before, calls.slice(0, taken));
      if (taken < calls.length) this.#calls = [...calls.slice(taken), ...this.#calls];
      this.#queue(this.#parts.poll());
    }
    this.#busy = false;
  }

  #noteHold(milliseconds: number, taken: readonly OtherRequest[]): void {
    if (milliseconds < LONG_HOLD_MS) return;
    const names = taken.map((request) => (request.kind === 'call' ? request.call.name : request.kind));
    this.#parts.noteHold(milliseconds, names);
  }

  /** Answers how many of the calls were taken; the others wait for the next commit. */
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
      this.#budget = Math.min(MAX_BUDGET_MS, Math.max(LEAST_BUDGET_MS, elapsed() - worked));
    } catch (error) {
      // The disk is full or broken: nothing of this group was changed, and everybody in it is told so.
      if (database.inTransaction) database.exec('rollback');
      const packed = packError(error);
      // At least one is told: a group that cannot even begin would be tried for ever.
      if (pushes.length === 0) taken = Math.max(taken, 1);
      const failed = [...pushes, ...calls.slice(0, taken)];
      this.#parts.answer(failed.map(({ id }) => ({ id, ok: false, error: packed })));
      // Ends this worker, and the process with it.
      if (isFailedSync(error)) throw error;
      return taken;
    }
    this.#parts.answer(answers);
    return taken;
  }

  /** They are the first of a group: what is taken back takes nothing else with it, and they need no savepoint. */
  async #runPushes(requests: readonly PushRequest[]): Promise<WriterAnswer[]> {
    const { db, database } = this.#parts;
    try {
      const results = await this.#parts.applyPushes(
        db,
        requests.map(({ push }) => push),
      );
      return requests.map(({ id }, at) => ({ id, ok: true, value: results[at] ?? { ok: false, reason: 'failed' } }));
    } catch (error) {
      // SQLite rolls the whole transaction back by itself on some failures of the disk: then the group is lost.
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
      const value = await runPiece(db, part, call, { clock, server });
      this.#close.run();
      return { id, ok: true, value };
    } catch (error) {
      this.#undoPiece(error);
      return { id, ok: false, error: packError(error) };
    }
  }

  /** SQLite rolls the whole transaction back by itself on some failures of the disk: then the group is lost, not the piece. */
  #undoPiece(error: unknown): void {
    const { database } = this.#parts;
    if (!database.inTransaction) throw error;
    database.exec('rollback to piece');
    database.exec('release piece');
  }
}
