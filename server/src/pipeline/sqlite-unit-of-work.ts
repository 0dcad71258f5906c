import { OperationError } from '@scriptorium/contract/errors.ts';
import { Worker } from 'node:worker_threads';
import type { Clock } from '../adapters/clock.ts';
import type { LivePush, LivePushResult } from './live-commit.ts';
import type { ErasedWrite, InternalWork } from './operation.ts';
import type { Call, Committed } from './transaction.ts';
import type { CommitListener, HoldListener, UnitOfWork } from './unit-of-work.ts';
import { packPush } from './packed-push.ts';
import { unpackError } from './writer-protocol.ts';
import type { WriterData, WriterMessage, WriterPost } from './writer-protocol.ts';
import { NO_REQUEST } from './request-facts.ts';

interface Waiting {
  resolve(value: Committed | LivePushResult | null): void;
  reject(error: Error): void;
}

/** Young generation of the writer, where a push leaves less garbage than on the main thread. */
const YOUNG_MB = 6;

interface Watch {
  /** The writer has died; nothing can be written any more. */
  onDeath(error: Error): void;
  onHold: HoldListener;
  onWrite(): void;
}

const NO_WATCH: Watch = { onDeath: () => undefined, onHold: () => undefined, onWrite: () => undefined };

/** With more transactions waiting, new calls are refused instead of queued. */
const QUEUE_LIMIT = 5000;

/**
 * Runs transactions in a worker thread, so that a slow fsync never blocks the event loop. `entry` is the worker's file,
 * which loads the operation registry.
 */
export class SqliteUnitOfWork implements UnitOfWork {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #outbox: WriterPost[number][] = [];
  readonly #clock: Clock;
  readonly #listener: CommitListener;
  #lastId = 0;
  #dead: Error | undefined;

  private constructor(worker: Worker, clock: Clock, listener: CommitListener) {
    this.#worker = worker;
    this.#clock = clock;
    this.#listener = listener;
    worker.on('message', (message: WriterMessage) => this.#receive(message));
    worker.on('error', (error: Error) => this.#die(error));
    worker.on('exit', () => this.#die(new Error('The writer has ended.')));
  }

  /** Resolves once the worker has opened the database. */
  static async start(
    entry: URL,
    data: WriterData,
    clock: Clock,
    listener: CommitListener,
    watch: Watch,
  ): Promise<SqliteUnitOfWork> {
    const worker = new Worker(entry, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    await new Promise<void>((resolve, reject) => {
      worker.once('message', (message: WriterMessage) => {
        if ('fatal' in message) reject(new Error(message.fatal));
        else resolve();
      });
      worker.once('error', reject);
    });
    const unit = new SqliteUnitOfWork(worker, clock, listener);
    unit.#watch = watch;
    return unit;
  }

  #watch: Watch = NO_WATCH;

  async runOperation(operation: ErasedWrite, call: Omit<Call, 'name'>): Promise<Committed> {
    const name = operation.contract.path;
    return this.#commit({ name, ...call });
  }

  async run<Input, Output>(part: InternalWork<Input, Output>, input: Input, by = 'server'): Promise<Output> {
    const committed = await this.#commit({
      name: part.name,
      actor: { kind: 'system', name: by },
      input,
      prepared: undefined,
      request: { id: this.#clock.newId(), ...NO_REQUEST },
      now: this.#clock.now(),
    });
    return committed.output as Output;
  }

  async runAs<Input, Output>(
    part: InternalWork<Input, Output>,
    input: Input,
    caller: Pick<Call, 'actor' | 'request' | 'now'>,
  ): Promise<Output> {
    const committed = await this.#commit({ name: part.name, input, prepared: undefined, ...caller });
    return committed.output as Output;
  }

  async push(push: LivePush): Promise<LivePushResult> {
    return (await this.#request({ kind: 'push', push })) as LivePushResult;
  }

  async close(): Promise<void> {
    if (this.#dead !== undefined) return;
    await this.#request({ kind: 'close' });
    this.#watch = NO_WATCH;
    await this.#worker.terminate();
  }

  async #commit(call: Call): Promise<Committed> {
    const committed = (await this.#request({ kind: 'call', call })) as Committed;
    this.#listener(committed, call.name);
    return committed;
  }

  #request(
    request: { kind: 'call'; call: Call } | { kind: 'push'; push: LivePush } | { kind: 'close' },
  ): Promise<Committed | LivePushResult | null> {
    return new Promise((resolve, reject) => {
      if (this.#dead !== undefined) {
        reject(new OperationError('overloaded', { cause: this.#dead }));
        return;
      }
      if (request.kind === 'call' && this.#waiting.size >= QUEUE_LIMIT) {
        reject(new OperationError('overloaded', { retryAfter: 2 }));
        return;
      }
      if (request.kind !== 'close') this.#watch.onWrite();
      const id = (this.#lastId += 1);
      this.#waiting.set(id, { resolve, reject });
      this.#outbox.push(request.kind === 'push' ? packPush(id, request.push) : { id, ...request });
      // If idle, post now; otherwise batch this tick.
      if (this.#waiting.size === 1) this.#send();
      else if (this.#outbox.length === 1) setImmediate(() => this.#send());
    });
  }

  #send(): void {
    const sent: WriterPost = this.#outbox;
    this.#outbox = [];
    this.#post(sent);
  }

  /** A message that cannot be cloned, such as very deeply nested JSON, fails alone: the others are posted one by one. */
  #post(sent: WriterPost): void {
    try {
      this.#worker.postMessage(sent);
    } catch (error) {
      const [only] = sent;
      if (sent.length > 1) for (const one of sent) this.#post([one]);
      else if (only !== undefined && 'id' in only) {
        this.#waiting.get(only.id)?.reject(error instanceof Error ? error : new Error(String(error)));
        this.#waiting.delete(only.id);
      }
    }
  }

  #receive(message: WriterMessage): void {
    if ('ready' in message || 'fatal' in message) return;
    if ('held' in message) {
      this.#watch.onHold(message.held, message.calls);
      return;
    }
    for (const answer of message) {
      const id = typeof answer === 'number' ? answer : answer.id;
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (typeof answer === 'number') waiting?.resolve({ ok: true });
      else if (answer.ok) waiting?.resolve(answer.value);
      else waiting?.reject(unpackError(answer.error));
    }
  }

  #die(error: Error): void {
    if (this.#dead !== undefined) return;
    this.#dead = error;
    for (const waiting of this.#waiting.values()) {
      waiting.reject(new OperationError('overloaded', { cause: error }));
    }
    this.#waiting.clear();
    this.#watch.onDeath(error);
  }
}
