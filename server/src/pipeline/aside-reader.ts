import { OperationError } from '@scriptorium/contract/errors.ts';
import { Worker } from 'node:worker_threads';
import type { CopiedText } from '../db/texts/copied-text.ts';
import type { LoadedDocument } from '../db/texts/live-documents.ts';
import type { PackedContent } from '../db/texts/packed-content.ts';
import type { PackedText } from '../db/texts/packed-text.ts';
import type { WrittenText } from '../db/texts/written-text.ts';
import { DamagedText } from '../domain/damage.ts';
import type { Root } from '../domain/items/places.ts';
import type { CleanPage } from '../domain/pages/clean-page.ts';
import type { MergePlan } from '../domain/texts/merge-plan.ts';
import type { WordReturnPlan } from '../domain/word/plan-return.ts';
import type { findWordBase, planWordReturn } from '../model/texts/plan-word-return.ts';
import type { CitedInput, KeyPlan, KeyPlanInput } from '../model/texts/plan-keys.ts';
import type { IndexPlan } from '../model/texts/index-text.ts';
import type { PlannedSync, SyncPlanInput } from '../model/texts/plan-sync.ts';
import type { changeBib } from '../domain/texts/change-bib.ts';
import { type Actor, readPerson } from './actor.ts';
import { Lanes } from './lanes.ts';
import type { ServerFacts } from './operation.ts';
import type { RequestFacts } from './request-facts.ts';
import { unpackError, type WireError } from './writer-protocol.ts';

/** The reading thread's start-up data. */
export interface AsideData {
  file: string;
  databaseUrl: string | null;
  server: ServerFacts;
}

export interface AsideCall {
  path: string;
  actor: Actor;
  input: unknown;
  root: Root | null;
  now: number;
  request: RequestFacts;
}

/** The kinds of work of the reading thread, with their results. `null`: there is no such text. */
export interface AsideWork {
  call: { input: AsideCall; value: Uint8Array };
  pack: { input: string; value: CopiedText | null };
  file: { input: string; value: WrittenText | null };
  content: { input: Uint8Array; value: PackedContent | null };
  document: { input: string; value: LoadedDocument<string> | null };
  wordBase: { input: Parameters<typeof findWordBase>[1]; value: { version: number } | null };
  wordReturn: { input: Parameters<typeof planWordReturn>[1]; value: WordReturnPlan | null };
  entries: { input: Parameters<typeof changeBib>[0]; value: ReturnType<typeof changeBib> };
  keys: { input: KeyPlanInput; value: KeyPlan | null };
  cited: { input: CitedInput; value: string[] };
  sync: { input: SyncPlanInput; value: PlannedSync | null };
  index: { input: string; value: IndexPlan | null };
  page: { input: Uint8Array; value: CleanPage | string };
  merge: { input: { itemId: string; userId: string; text: PackedText }; value: MergePlan | null };
}

type AsideKind = keyof AsideWork;

export type AsideRequest = {
  [Kind in AsideKind]: { id: number; kind: Kind; input: AsideWork[Kind]['input'] };
}[AsideKind];

export type AsideAnswer = { id: number } & (
  | { ok: true; value: AsideWork[AsideKind]['value'] }
  | { ok: false; error: WireError }
  | { ok: false; damagedText: string; message: string }
);

/** Buffers to transfer instead of copying them, since copying large contents would block this thread again. */
export function listOwned(value: unknown): ArrayBuffer[] {
  const bytes = value instanceof Object && 'bytes' in value ? value.bytes : value;
  const isWhole = bytes instanceof Uint8Array && bytes.byteLength === bytes.buffer.byteLength;
  return isWhole && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}

interface Flight {
  begun: boolean;
  landing: Promise<Uint8Array>;
}

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
  readonly request: AsideRequest;
  /** Whether it can be posted again; transferred bytes are gone. */
  readonly isWhole: boolean;
  late: NodeJS.Timeout;
}

/** This thread is not involved in typing, so it may collect garbage often. */
const YOUNG_MB = 6;
/** The longest texts take seconds. */
const MOST_MS = 60_000;
const TOO_LONG = 'This takes longer than a minute to read, which is too much. Split it into smaller parts.';

/** One at a time per person: someone requesting fifty trees delays only themselves. */
const TURNS = { atOnce: 2, perPerson: 1, waitingPerPerson: 100 };

/**
 * A thread with its own connection for slow reads and their serialization. Identical requests that are still waiting
 * share one result; a running one is not shared, since it may have read the database before a change the caller knows
 * of. Started on first use, or by {@link warmUp}; with `restsAfterMs`, ended after that long without requests.
 *
 * Work that takes too long is abandoned together with its thread, so that one person's text does not hold up everyone;
 * a new thread does the rest.
 */
export class AsideReader {
  readonly #entry: URL;
  readonly #data: AsideData;
  readonly #onDeath: (error: Error) => void;
  readonly #restsAfterMs: number | null;
  readonly #mostMs: number;
  readonly #onGivenUp: (kind: string) => void;
  readonly #turns = new Lanes(TURNS);
  readonly #flights = new Map<string, Flight>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #resting: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(
    entry: URL,
    data: AsideData,
    onDeath: (error: Error) => void,
    {
      restsAfterMs = null,
      mostMs = MOST_MS,
      onGivenUp = () => undefined,
    }: {
      restsAfterMs?: number | null;
      mostMs?: number;
      onGivenUp?: (kind: string) => void;
    } = {},
  ) {
    this.#entry = entry;
    this.#data = data;
    this.#onDeath = onDeath;
    this.#restsAfterMs = restsAfterMs;
    this.#mostMs = mostMs;
    this.#onGivenUp = onGivenUp;
  }

  /** Starts the thread before anyone waits for it. */
  warmUp(): void {
    this.#worker ??= this.#start();
  }

  /** The JSON response of a call. */
  read(call: AsideCall): Promise<Uint8Array> {
    const person = readPerson(call.actor);
    // Keyed by person, never by kind: two guests may have come through different links.
    const key = `${person?.id ?? call.actor.kind} ${call.path} ${call.root?.id ?? ''} ${JSON.stringify(call.input)}`;
    const known = this.#flights.get(key);
    if (known !== undefined && !known.begun) return known.landing;
    const flight: Flight = { begun: false, landing: Promise.resolve(new Uint8Array()) };
    flight.landing = this.#turns
      .run(person?.countsAs ?? call.actor.kind, async () => {
        flight.begun = true;
        return this.#ask('call', call);
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    this.#flights.set(key, flight);
    return flight.landing;
  }

  /** Assembles a text from its log. */
  async readCopiedText(itemId: string): Promise<CopiedText | undefined> {
    return (await this.#ask('pack', itemId)) ?? undefined;
  }

  /** Reads a text as a file, for download. */
  async readFile(itemId: string, whose: string): Promise<WrittenText | undefined> {
    return (await this.#turns.run(whose, () => this.#ask('file', itemId))) ?? undefined;
  }

  /** Converts an uploaded file to the format in which live texts are stored. */
  packContent(bytes: Uint8Array): Promise<PackedContent | null> {
    return this.#ask('content', bytes);
  }

  /** What an uploaded file would change in a text. */
  planMerge(file: AsideWork['merge']['input']): Promise<MergePlan | null> {
    return this.#turns.run(file.userId, () => this.#ask('merge', file));
  }

  /** The version that a file from Word resembles most. */
  findWordBase(whose: string, file: AsideWork['wordBase']['input']): Promise<{ version: number } | null> {
    return this.#turns.run(whose, () => this.#ask('wordBase', file));
  }

  /** What a file from Word would change in a text. */
  planWordReturn(whose: string, file: AsideWork['wordReturn']['input']): Promise<WordReturnPlan | null> {
    return this.#turns.run(whose, () => this.#ask('wordReturn', file));
  }

  /** A .bib file with some of its entries changed. Takes ownership of the bytes. */
  changeEntries(file: AsideWork['entries']['input'], whose: string): Promise<AsideWork['entries']['value']> {
    return this.#turns.run(whose, () => this.#ask('entries', file));
  }

  /** What renaming keys would change in a text. */
  planKeys(input: KeyPlanInput, whose: string): Promise<KeyPlan | null> {
    return this.#turns.run(whose, () => this.#ask('keys', input));
  }

  /** Those of the keys that a text cites. */
  findCited(input: CitedInput, whose: string): Promise<string[]> {
    return this.#turns.run(whose, () => this.#ask('cited', input));
  }

  /** What changes in the library would change in a file. Takes ownership of the bytes. */
  planSync(input: SyncPlanInput, whose: string): Promise<PlannedSync | null> {
    return this.#turns.run(whose, () => this.#ask('sync', input));
  }

  /** Sanitises pandoc's output for the public. Takes ownership of the bytes. */
  cleanPage(html: Uint8Array): Promise<CleanPage | string> {
    return this.#ask('page', html);
  }

  /** What the search index lacks of a text. */
  planIndex(documentId: string): Promise<IndexPlan | null> {
    return this.#ask('index', documentId);
  }

  /** The document with which a room starts. The caller limits how many open at once. */
  readDocument(itemId: string): Promise<LoadedDocument<string> | null> {
    return this.#ask('document', itemId);
  }

  async close(): Promise<void> {
    await this.#end();
    this.#fail(new Error('The server stops.'));
  }

  async #end(): Promise<void> {
    clearTimeout(this.#resting);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #ask<Kind extends AsideKind>(kind: Kind, input: AsideWork[Kind]['input']): Promise<AsideWork[Kind]['value']> {
    return new Promise((resolve, reject) => {
      const owned = listOwned(input);
      const request = { id: (this.#lastId += 1), kind, input } as AsideRequest;
      this.#post(owned, { resolve, reject, request, isWhole: owned.length === 0 });
    });
  }

  #post(owned: ArrayBuffer[], whose: Omit<Waiting, 'late'>): void {
    const worker = (this.#worker ??= this.#start());
    clearTimeout(this.#resting);
    const late = setTimeout(() => this.#giveUp(), this.#mostMs).unref();
    this.#waiting.set(whose.request.id, { ...whose, late });
    worker.postMessage(whose.request, owned);
  }

  /** Abandons the work that has been waited for longest: all others were posted behind it. */
  #giveUp(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    const [first, ...rest] = this.#takeWaiting();
    if (first === undefined) return;
    this.#onGivenUp(first.request.kind);
    first.reject(new OperationError('too-large', { message: TOO_LONG }));
    for (const waiting of rest)
      if (waiting.isWhole) this.#post([], waiting);
      else waiting.reject(new OperationError('overloaded'));
  }

  #takeWaiting(): Waiting[] {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { late } of all) clearTimeout(late);
    return all;
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, {
      workerData: this.#data,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const die = (error: Error): void => {
      // It was ended on purpose.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#fail(error);
      this.#onDeath(error);
    };
    worker.on('message', (answer: AsideAnswer) => this.#receive(answer));
    worker.on('error', die);
    worker.on('exit', () => die(new Error('The reading thread has ended.')));
    worker.unref();
    this.#rest();
    return worker;
  }

  #receive(answer: AsideAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    clearTimeout(waiting?.late);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#rest();
    if (answer.ok) waiting?.resolve(answer.value as never);
    else if ('damagedText' in answer) waiting?.reject(new DamagedText(answer.damagedText, answer.message));
    else waiting?.reject(unpackError(answer.error));
  }

  /** Ends the thread after a while without requests. */
  #rest(): void {
    if (this.#restsAfterMs === null) return;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#end(), this.#restsAfterMs).unref();
  }

  #fail(error: Error): void {
    for (const waiting of this.#takeWaiting()) waiting.reject(new OperationError('overloaded', { cause: error }));
  }
}
