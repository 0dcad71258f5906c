import { OperationError } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../adapters/clock.ts';
import { isReplaced, isRetryable } from '../db/engine/database-errors.ts';
import type { Schema } from '../db/schema.ts';
import type { LivePush, LivePushResult } from './live-commit.ts';
import type { ErasedWrite, InternalWork, ServerFacts } from './operation.ts';
import { type Call, type Committed, runPiece, type TransactionPart } from './transaction.ts';
import type { CommitListener, UnitOfWork } from './unit-of-work.ts';
import { packError, unpackError } from './writer-protocol.ts';

const TRIES = 6;

interface WaitingPush {
  push: LivePush;
  resolve(result: LivePushResult): void;
  reject(error: Error): void;
}

/**
 * One transaction per operation on a pool, read committed with row locks; waiting pushes of all documents share one
 * commit.
 */
export class PostgresUnitOfWork implements UnitOfWork {
  readonly #db: Kysely<Schema>;
  readonly #world: { clock: Clock; server: ServerFacts };
  readonly #listener: CommitListener;
  readonly #applyPushes: (db: Kysely<Schema>, pushes: readonly LivePush[]) => Promise<LivePushResult[]>;
  readonly #onReplaced: (error: Error) => void;
  #pushes: WaitingPush[] = [];
  #pushing: Promise<void> | undefined;

  constructor(
    db: Kysely<Schema>,
    world: { clock: Clock; server: ServerFacts },
    applyPushes: (db: Kysely<Schema>, pushes: readonly LivePush[]) => Promise<LivePushResult[]>,
    listener: CommitListener,
    onReplaced: (error: Error) => void,
  ) {
    this.#db = db;
    this.#world = world;
    this.#applyPushes = applyPushes;
    this.#listener = listener;
    this.#onReplaced = onReplaced;
  }

  async runOperation(operation: ErasedWrite, call: Omit<Call, 'name'>): Promise<Committed> {
    const name = operation.contract.path;
    return this.#commit(operation, { name, ...call });
  }

  async run<Input, Output>(part: InternalWork<Input, Output>, input: Input, by = 'server'): Promise<Output> {
    const committed = await this.#commit(part, {
      name: part.name,
      actor: { kind: 'system', name: by },
      input,
      prepared: undefined,
      request: { id: this.#world.clock.newId(), address: '', network: '', userAgent: '', device: '' },
      now: this.#world.clock.now(),
    });
    return committed.output as Output;
  }

  async runAs<Input, Output>(
    part: InternalWork<Input, Output>,
    input: Input,
    caller: Pick<Call, 'actor' | 'request' | 'now'>,
  ): Promise<Output> {
    const committed = await this.#commit(part, { name: part.name, input, prepared: undefined, ...caller });
    return committed.output as Output;
  }

  push(push: LivePush): Promise<LivePushResult> {
    return new Promise((resolve, reject) => {
      this.#pushes.push({ push, resolve, reject });
      this.#pushing ??= this.#pumpPushes();
    });
  }

  async close(): Promise<void> {
    await this.#pushing;
  }

  async #commit(part: TransactionPart, call: Call): Promise<Committed> {
    const committed = await this.#transact((db) => runPiece(db, part, call, this.#world));
    this.#listener(committed, call.name);
    return committed;
  }

  /** Pushes arriving during a commit form the next one. */
  async #pumpPushes(): Promise<void> {
    while (this.#pushes.length > 0) {
      const group = this.#pushes;
      this.#pushes = [];
      try {
        const results = await this.#transact((db) =>
          this.#applyPushes(
            db,
            group.map((waiting) => waiting.push),
          ),
        );
        group.forEach((waiting, at) => waiting.resolve(results[at] ?? { ok: false, reason: 'failed' }));
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        for (const waiting of group) waiting.reject(failure);
      }
    }
    this.#pushing = undefined;
  }

  /** Deadlock or serialization failure: PostgreSQL aborts one, and we retry it. */
  async #transact<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#db.transaction().execute(work);
      } catch (error) {
        if (isRetryable(error) && tried < TRIES) {
          await wait(5 * tried * tried);
          continue;
        }
        if (isReplaced(error)) this.#onReplaced(error);
        throw error instanceof OperationError ? error : unpackError(packError(error));
      }
    }
  }
}
