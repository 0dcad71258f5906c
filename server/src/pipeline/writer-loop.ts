import type { Kysely } from 'kysely';
import type { Clock } from '../adapters/clock.ts';
import { isFailedSync } from '../db/database-errors.ts';
import type { Schema } from '../db/schema.ts';
import type { SqliteDatabase } from '../db/sqlite-driver.ts';
import type { LivePush, LivePushResult } from './live-commit.ts';
import type { ServerFacts } from './operation.ts';
import { runPiece, type TransactionPart } from './transaction.ts';
import { packError, type WriterAnswer, type WriterRequest } from './writer-protocol.ts';

/**
 * After this much work the group is committed; what still waits makes the next one. On a slow disk a group may work as
 * long as its commit will take: with less, the disk would wait for nothing and the queue grow.
 */
const LEAST_BUDGET_MS = 5;
const MOST_BUDGET_MS = 50;

export interface WriterParts {
  database: SqliteDatabase;
  db: Kysely<Schema>;
  find(name: string): TransactionPart | undefined;
  applyPushes(db: Kysely<Schema>, pushes: readonly LivePush[]): Promise<LivePushResult[]>;
  clock: Clock;
  server: ServerFacts;
  /** Monotonic milliseconds. */
  elapsed(): number;
  answer(answers: WriterAnswer[]): void;
}

interface Frame {
  run(): unknown;
}

/**
 * The single writer. All that waits becomes one commit: live pushes first, then calls in the order they came, each in a
 * savepoint, so that one failure takes nothing else with it. Only microtasks pass inside, so groups never interleave.
 */
export class WriterLoop {
  readonly #parts: WriterParts;
  #waiting: WriterRequest[] = [];
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
    this.#waiting.push(...requests);
    if (!this.#busy) void this.#pump();
  }

  async #pump(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) {
      const group = this.#takeGroup();
      await this.#runGroup(group);
    }
    this.#busy = false;
  }

  #takeGroup(): WriterRequest[] {
    const all = this.#waiting;
    this.#waiting = [];
    return [...all.filter((request) => request.kind === 'push'), ...all.filter((request) => request.kind !== 'push')];
  }

  async #runGroup(group: WriterRequest[]): Promise<void> {
    const { database } = this.#parts;
    const answers: WriterAnswer[] = [];
    const started = this.#parts.elapsed();
    let done = 0;
    try {
      this.#begin.run();
      const pushes = group.filter((request) => request.kind === 'push');
      if (pushes.length > 0) {
        answers.push(...(await this.#runPushes(pushes)));
        done = pushes.length;
      }
      while (done < group.length && (done === 0 || this.#parts.elapsed() - started < this.#budget)) {
        const request = group[done];
        if (request?.kind === 'call') answers.push(await this.#runCall(request));
        else if (request?.kind === 'close') answers.push({ id: request.id, ok: true, value: null });
        done += 1;
      }
      const worked = this.#parts.elapsed();
      this.#commit.run();
      this.#budget = Math.min(MOST_BUDGET_MS, Math.max(LEAST_BUDGET_MS, this.#parts.elapsed() - worked));
    } catch (error) {
      // The disk is full or broken: nothing of this group was changed, and everybody in it is told so.
      if (database.inTransaction) database.exec('rollback');
      const packed = packError(error);
      const failed = group.slice(0, Math.max(done + 1, 1));
      this.#waiting = [...group.slice(failed.length), ...this.#waiting];
      this.#parts.answer(failed.map((request) => ({ id: request.id, ok: false, error: packed })));
      // Ends this worker, and the process with it.
      if (isFailedSync(error)) throw error;
      return;
    }
    this.#waiting = [...group.slice(done), ...this.#waiting];
    this.#parts.answer(answers);
  }

  async #runPushes(requests: Extract<WriterRequest, { kind: 'push' }>[]): Promise<WriterAnswer[]> {
    const { db } = this.#parts;
    this.#open.run();
    try {
      const results = await this.#parts.applyPushes(
        db,
        requests.map((request) => request.push),
      );
      this.#close.run();
      return requests.map((request, at) => ({
        id: request.id,
        ok: true,
        value: results[at] ?? { ok: false, reason: 'failed' },
      }));
    } catch (error) {
      this.#undoPiece(error);
      const packed = packError(error);
      return requests.map((request) => ({ id: request.id, ok: false, error: packed }));
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
