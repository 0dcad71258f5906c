import { OperationError } from '@scriptorium/contract/errors.ts';
import { Worker } from 'node:worker_threads';
import type { CopiedText } from '../db/texts/copied-text.ts';
import { DamagedText } from '../domain/damage.ts';
import type { Actor } from './actor.ts';
import { Lanes } from './lanes.ts';
import type { RequestFacts, ServerFacts } from './operation.ts';
import { unpackError, type WireError } from './writer-protocol.ts';

/** What the reading thread is started with. */
export interface AsideData {
  file: string;
  databaseUrl: string | null;
  server: ServerFacts;
}

export interface AsideCall {
  path: string;
  actor: Actor;
  input: unknown;
  now: number;
  request: RequestFacts;
}

export type AsideRequest = { id: number } & ({ kind: 'call'; call: AsideCall } | { kind: 'pack'; itemId: string });

export type AsideAnswer = { id: number } & (
  | { ok: true; value: Uint8Array | CopiedText | null }
  | { ok: false; error: WireError }
  | { ok: false; damagedText: string; message: string }
);

interface Flight {
  begun: boolean;
  landing: Promise<Uint8Array>;
}

interface Waiting {
  resolve(value: Uint8Array | CopiedText | null): void;
  reject(error: Error): void;
}

/** One of a person at a time: who asks for fifty trees waits for fifty, and nobody else does. */
const TURNS = { atOnce: 2, perPerson: 1, waitingPerPerson: 100 };

/**
 * A thread with a connection of its own for what takes long to read and to write down. Who asks for the same while it waits
 * for its turn gets the same answer; what has begun already is no answer to who asks now, since it may have read the
 * database before a change they know of. Started when it is first needed.
 */
export class AsideReader {
  readonly #entry: URL;
  readonly #data: AsideData;
  readonly #onDeath: (error: Error) => void;
  readonly #turns = new Lanes(TURNS);
  readonly #flights = new Map<string, Flight>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(entry: URL, data: AsideData, onDeath: (error: Error) => void) {
    this.#entry = entry;
    this.#data = data;
    this.#onDeath = onDeath;
  }

  /** The JSON that answers a call. */
  read(call: AsideCall): Promise<Uint8Array> {
    const whose = call.actor.kind === 'user' ? call.actor.userId : call.actor.kind;
    const key = `${whose} ${call.path} ${JSON.stringify(call.input)}`;
    const known = this.#flights.get(key);
    if (known !== undefined && !known.begun) return known.landing;
    const flight: Flight = { begun: false, landing: Promise.resolve(new Uint8Array()) };
    flight.landing = this.#turns
      .run(whose, async () => {
        flight.begun = true;
        return (await this.#ask({ kind: 'call', call })) as Uint8Array;
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    this.#flights.set(key, flight);
    return flight.landing;
  }

  /** A text put together from its log. */
  async readCopiedText(itemId: string): Promise<CopiedText | undefined> {
    return ((await this.#ask({ kind: 'pack', itemId })) as CopiedText | null) ?? undefined;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.removeAllListeners('exit');
    await worker?.terminate();
    this.#fail(new Error('The server stops.'));
  }

  #ask(
    request: { kind: 'call'; call: AsideCall } | { kind: 'pack'; itemId: string },
  ): Promise<Uint8Array | CopiedText | null> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      const id = (this.#lastId += 1);
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...request } satisfies AsideRequest);
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, { workerData: this.#data });
    const die = (error: Error): void => {
      this.#worker = undefined;
      this.#fail(error);
      this.#onDeath(error);
    };
    worker.on('message', (answer: AsideAnswer) => this.#receive(answer));
    worker.on('error', die);
    worker.on('exit', () => die(new Error('The reading thread has ended.')));
    worker.unref();
    return worker;
  }

  #receive(answer: AsideAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.value);
    else if ('damagedText' in answer) waiting?.reject(new DamagedText(answer.damagedText, answer.message));
    else waiting?.reject(unpackError(answer.error));
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new OperationError('overloaded', { cause: error }));
    this.#waiting.clear();
  }
}
