import { OperationError } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../adapters/clock.ts';
import { isReplaced, isRetryable, needsGeneralPath } from '../db/engine/database-errors.ts';
import type { Schema } from '../db/schema.ts';
import type { LivePush, LivePushResult } from './live-commit.ts';
import type { ErasedWrite, InternalWork, ServerFacts } from './operation.ts';
import { PushLanes } from './push-lanes.ts';
import { type Call, type Committed, runPart, type TransactionPart } from './transaction.ts';
import type { CommitListener, UnitOfWork } from './unit-of-work.ts';
import { packError, unpackError } from './writer-protocol.ts';
import { NO_REQUEST } from './request-facts.ts';

const TRIES = 6;

/** Pushes per group; with more, the first would have to wait for the last. */
const GROUP_PUSHES = 64;
const GROUP_BYTES = 2 * 1024 * 1024;

/** How pushes are written. */
export interface PushParts {
  /** The general path, within an open transaction. */
  apply(db: Kysely<Schema>, pushes: readonly LivePush[]): Promise<LivePushResult[]>;
  /** For text alone: one call that is its own transaction. */
  call(db: Kysely<Schema>, pushes: readonly LivePush[]): Promise<LivePushResult[]>;
  /** Connections that pushes may take. */
  connections: number;
}

/**
 * One transaction per operation on a pool, read committed with row locks; pushes in lanes, most of them in one call.
 */
export class PostgresUnitOfWork implements UnitOfWork {
  readonly #db: Kysely<Schema>;
  readonly #services: { clock: Clock; server: ServerFacts };
  readonly #listener: CommitListener;
  readonly #parts: PushParts;
  readonly #lanes: PushLanes;
  readonly #onReplaced: (error: Error) => void;

  constructor(
    db: Kysely<Schema>,
    services: { clock: Clock; server: ServerFacts },
    parts: PushParts,
    listener: CommitListener,
    onReplaced: (error: Error) => void,
  ) {
    this.#db = db;
    this.#services = services;
    this.#parts = parts;
    this.#listener = listener;
    this.#onReplaced = onReplaced;
    this.#lanes = new PushLanes({
      maxConcurrent: parts.connections,
      pushes: GROUP_PUSHES,
      bytes: GROUP_BYTES,
      commit: (pushes) => this.#commitPushes(pushes),
    });
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
      request: { id: this.#services.clock.newId(), ...NO_REQUEST },
      now: this.#services.clock.now(),
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

  push(push: LivePush, lane = push.documentId): Promise<LivePushResult> {
    return this.#lanes.push(push, lane);
  }

  async close(): Promise<void> {
    await this.#lanes.settle();
  }

  async #commit(part: TransactionPart, call: Call): Promise<Committed> {
    const committed = await this.#transact((db) => runPart(db, part, call, this.#services));
    this.#listener(committed, call.name);
    return committed;
  }

  async #commitPushes(pushes: readonly LivePush[]): Promise<LivePushResult[]> {
    const parts = this.#parts;
    const inTransaction = (): Promise<LivePushResult[]> => this.#transact((db) => parts.apply(db, pushes));
    if (pushes.some((push) => push.review !== undefined)) return inTransaction();
    return this.#retry(() =>
      parts.call(this.#db, pushes).catch((error: unknown) => {
        if (needsGeneralPath(error)) return inTransaction();
        throw error;
      }),
    );
  }

  #transact<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    return this.#retry(() => this.#db.transaction().execute(work));
  }

  /** Deadlock or serialization failure: PostgreSQL aborts one transaction, which is retried. */
  async #retry<T>(work: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await work();
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
