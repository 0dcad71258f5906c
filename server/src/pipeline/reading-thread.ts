import { OperationError } from '@scriptorium/contract/errors.ts';
import { Worker } from 'node:worker_threads';
import type { CopiedText } from '../db/texts/copied-text.ts';
import type { LoadedDocument } from '../db/texts/live-documents.ts';
import type { PackedContent } from '../db/texts/packed-content.ts';
import type { WrittenText } from '../db/texts/written-text.ts';
import { DamagedText } from '../domain/damage.ts';
import type { Root } from '../domain/items/places.ts';
import type { CleanPage } from '../domain/pages/clean-page.ts';
import type { WrittenReturn } from '../domain/word/write-review.ts';
import type { findWordBase, planWordReturn } from '../model/texts/plan-word-return.ts';
import type { PlannedMerge } from '../model/items/write-merge.ts';
import type { MergedUpload } from '../model/texts/plan-merge.ts';
import type { PlannedReplacement, planReplacement } from '../model/texts/plan-replacement.ts';
import type { planEntries, PlannedEntries } from '../model/texts/plan-entries.ts';
import type { CitedInput, KeyPlan, KeyPlanInput } from '../model/texts/plan-keys.ts';
import type { IndexPlan } from '../model/texts/index-text.ts';
import type { PlannedSync, SyncPlanInput } from '../model/texts/plan-sync.ts';
import type { readSuggested } from '../model/texts/read-suggested.ts';
import type { changeBib } from '../domain/texts/change-bib.ts';
import { type Actor, readPerson } from './actor.ts';
import { Lanes } from './lanes.ts';
import type { ServerFacts } from './operation.ts';
import type { RequestFacts } from './request-facts.ts';
import { unpackError, type WireError } from './writer-protocol.ts';

/** A reading thread's start-up data. */
export interface ReadingThreadData {
  file: string;
  databaseUrl: string | null;
  server: ServerFacts;
}

export interface ThreadCall {
  path: string;
  actor: Actor;
  input: unknown;
  root: Root | null;
  now: number;
  request: RequestFacts;
}

/** The kinds of work of a reading thread, with their results. `null`: there is no such text. */
export interface ThreadWork {
  call: { input: ThreadCall; value: Uint8Array };
  pack: { input: string; value: CopiedText | null };
  file: { input: string; value: WrittenText | null };
  content: { input: Uint8Array; value: PackedContent | null };
  document: { input: string; value: LoadedDocument<string> | null };
  wordBase: { input: Parameters<typeof findWordBase>[1]; value: { version: number } | null };
  wordReturn: { input: Parameters<typeof planWordReturn>[1]; value: WrittenReturn | null };
  entries: { input: Parameters<typeof changeBib>[0]; value: ReturnType<typeof changeBib> };
  liveEntries: { input: Parameters<typeof planEntries>[1]; value: PlannedEntries | null };
  keys: { input: KeyPlanInput; value: KeyPlan | null };
  cited: { input: CitedInput; value: string[] };
  sync: { input: SyncPlanInput; value: PlannedSync | null };
  index: { input: string; value: IndexPlan | null };
  suggested: { input: Parameters<typeof readSuggested>[1]; value: Awaited<ReturnType<typeof readSuggested>> };
  page: { input: Uint8Array; value: CleanPage | string };
  merge: { input: MergedUpload; value: PlannedMerge | null };
  replacement: { input: Parameters<typeof planReplacement>[1]; value: PlannedReplacement | null };
}

type ThreadWorkKind = keyof ThreadWork;

export type ThreadRequest = {
  [Kind in ThreadWorkKind]: { id: number; kind: Kind; input: ThreadWork[Kind]['input'] };
}[ThreadWorkKind];

export type ThreadAnswer = { id: number } & (
  | { ok: true; value: ThreadWork[ThreadWorkKind]['value'] }
  | { ok: false; error: WireError }
  | { ok: false; damagedText: string; message: string }
);

/** Buffers to transfer instead of copying them, since copying large contents would block this thread again. */
export function listTransferables(value: unknown): ArrayBuffer[] {
  const bytes = value instanceof Object && 'bytes' in value ? value.bytes : value;
  const coversBuffer = bytes instanceof Uint8Array && bytes.byteLength === bytes.buffer.byteLength;
  return coversBuffer && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [];
}

/** A call whose result later identical calls may share until it has started. */
interface SharedRead {
  started: boolean;
  result: Promise<Uint8Array>;
}

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
  readonly request: ThreadRequest;
  /** Whether it can be posted again; transferred bytes are gone. */
  readonly isRepeatable: boolean;
  timeout: NodeJS.Timeout;
}

/** This thread is not involved in typing, so it may collect garbage often. */
const YOUNG_MB = 6;
/** The longest texts take seconds. */
const TIMEOUT_MS = 60_000;
/**
 * The largest texts and Word files need 500. Checked from outside, below V8's own limit: at that one, an allocation of
 * more than a few megabytes ends the whole process.
 */
const MEMORY_LIMIT_MB = 768;
const V8_LIMIT_MB = 3072;
const MEMORY_CHECK_MS = 200;
const MB = 1024 * 1024;
const TOO_LONG = 'This takes longer than a minute to read, which is too much. Split it into smaller parts.';
const TOO_LARGE = 'This needs more memory to read than the server has for it. Split it into smaller parts.';

/** One at a time per person: someone requesting fifty trees delays only themselves. */
const TURN_LIMITS = { maxConcurrent: 2, perPerson: 1, waitingPerPerson: 100 };

/**
 * A thread with its own connection for slow reads and their serialization. Identical requests that are still waiting
 * share one result; a running one is not shared, since it may have read the database before a change the caller knows
 * of. Started on first use, or by {@link warmUp}; with `idleExitMs`, ended after that long without requests.
 *
 * Work that takes too long, or too much memory, is abandoned together with its thread, so that one person's text does not
 * hold up everyone else; a new thread processes what was waiting behind it. That fails with `overloaded` if its input was
 * transferred.
 */
export class ReadingThread {
  readonly #entry: URL;
  readonly #data: ReadingThreadData;
  readonly #onDeath: (error: Error) => void;
  readonly #idleExitMs: number | null;
  readonly #timeoutMs: number;
  readonly #memoryLimitMb: number;
  readonly #onAbandoned: (kind: string, why: string) => void;
  readonly #turns = new Lanes(TURN_LIMITS);
  readonly #sharedReads = new Map<string, SharedRead>();
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #exitTimer: NodeJS.Timeout | undefined;
  #memoryTimer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(
    entry: URL,
    data: ReadingThreadData,
    onDeath: (error: Error) => void,
    {
      idleExitMs = null,
      timeoutMs = TIMEOUT_MS,
      memoryLimitMb = MEMORY_LIMIT_MB,
      onAbandoned = () => undefined,
    }: {
      idleExitMs?: number | null;
      timeoutMs?: number;
      memoryLimitMb?: number;
      onAbandoned?: (kind: string, why: string) => void;
    } = {},
  ) {
    this.#entry = entry;
    this.#data = data;
    this.#onDeath = onDeath;
    this.#idleExitMs = idleExitMs;
    this.#timeoutMs = timeoutMs;
    this.#memoryLimitMb = memoryLimitMb;
    this.#onAbandoned = onAbandoned;
  }

  /** Starts the thread before anyone waits for it. */
  warmUp(): void {
    this.#worker ??= this.#start();
  }

  /** The JSON response of a call. */
  read(call: ThreadCall): Promise<Uint8Array> {
    const person = readPerson(call.actor);
    // Keyed by person or directory, never by kind: two guests may have come through different links.
    const caller = call.actor.kind === 'directory' ? call.actor.directoryId : call.actor.kind;
    const key = `${person?.id ?? caller} ${call.path} ${call.root?.id ?? ''} ${JSON.stringify(call.input)}`;
    const known = this.#sharedReads.get(key);
    if (known !== undefined && !known.started) return known.result;
    const shared: SharedRead = { started: false, result: Promise.resolve(new Uint8Array()) };
    shared.result = this.#turns
      .run(person?.countsAs ?? caller, async () => {
        shared.started = true;
        return this.#request('call', call);
      })
      .finally(() => {
        if (this.#sharedReads.get(key) === shared) this.#sharedReads.delete(key);
      });
    this.#sharedReads.set(key, shared);
    return shared.result;
  }

  /** Assembles a text from its log. */
  async readCopiedText(itemId: string): Promise<CopiedText | undefined> {
    return (await this.#request('pack', itemId)) ?? undefined;
  }

  /** Reads a text as a file, for download. */
  async readFile(itemId: string, whose: string): Promise<WrittenText | undefined> {
    return (await this.#turns.run(whose, () => this.#request('file', itemId))) ?? undefined;
  }

  /** Converts an uploaded file to the format in which live texts are stored. */
  packContent(bytes: Uint8Array): Promise<PackedContent | null> {
    return this.#request('content', bytes);
  }

  /** What an uploaded file would change in a text. */
  planMerge(file: MergedUpload): Promise<PlannedMerge | null> {
    return this.#turns.run(file.by.userId, () => this.#request('merge', file));
  }

  /** The change that makes a text equal to a file. */
  planReplacement(file: ThreadWork['replacement']['input'], whose: string): Promise<PlannedReplacement | null> {
    return this.#turns.run(whose, () => this.#request('replacement', file));
  }

  /** The version that a file from Word resembles most. */
  findWordBase(whose: string, file: ThreadWork['wordBase']['input']): Promise<{ version: number } | null> {
    return this.#turns.run(whose, () => this.#request('wordBase', file));
  }

  /** What a file from Word would change in a text. */
  planWordReturn(whose: string, file: ThreadWork['wordReturn']['input']): Promise<WrittenReturn | null> {
    return this.#turns.run(whose, () => this.#request('wordReturn', file));
  }

  /** A .bib file with some of its entries changed. Takes ownership of the bytes. */
  changeEntries(file: ThreadWork['entries']['input'], whose: string): Promise<ThreadWork['entries']['value']> {
    return this.#turns.run(whose, () => this.#request('entries', file));
  }

  /** What changing entries would change in a live .bib file. */
  planEntries(file: ThreadWork['liveEntries']['input'], whose: string): Promise<PlannedEntries | null> {
    return this.#turns.run(whose, () => this.#request('liveEntries', file));
  }

  /** What renaming keys would change in a text. */
  planKeys(input: KeyPlanInput, whose: string): Promise<KeyPlan | null> {
    return this.#turns.run(whose, () => this.#request('keys', input));
  }

  /** Those of the keys that a text cites. */
  findCited(input: CitedInput, whose: string): Promise<string[]> {
    return this.#turns.run(whose, () => this.#request('cited', input));
  }

  /** What changes in the library would change in a file. Takes ownership of the bytes. */
  planSync(input: SyncPlanInput, whose: string): Promise<PlannedSync | null> {
    return this.#turns.run(whose, () => this.#request('sync', input));
  }

  /** Sanitises pandoc's output for the public. Takes ownership of the bytes. */
  cleanPage(html: Uint8Array): Promise<CleanPage | string> {
    return this.#request('page', html);
  }

  /** What the search index lacks of a text. */
  planIndex(documentId: string): Promise<IndexPlan | null> {
    return this.#request('index', documentId);
  }

  /** What suggestions change, by the id of their threads. */
  readSuggested(input: ThreadWork['suggested']['input']): Promise<ThreadWork['suggested']['value']> {
    return this.#request('suggested', input);
  }

  /** The document with which a room starts. The caller limits how many open at once. */
  readDocument(itemId: string): Promise<LoadedDocument<string> | null> {
    return this.#request('document', itemId);
  }

  async close(): Promise<void> {
    await this.#end();
    this.#fail(new Error('The server stops.'));
  }

  async #end(): Promise<void> {
    clearTimeout(this.#exitTimer);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #request<Kind extends ThreadWorkKind>(
    kind: Kind,
    input: ThreadWork[Kind]['input'],
  ): Promise<ThreadWork[Kind]['value']> {
    return new Promise((resolve, reject) => {
      const transferables = listTransferables(input);
      const request = { id: (this.#lastId += 1), kind, input } as ThreadRequest;
      this.#post(transferables, { resolve, reject, request, isRepeatable: transferables.length === 0 });
    });
  }

  #post(transferables: ArrayBuffer[], entry: Omit<Waiting, 'timeout'>): void {
    const worker = (this.#worker ??= this.#start());
    clearTimeout(this.#exitTimer);
    const timeout = setTimeout(() => this.#abandon(TOO_LONG), this.#timeoutMs).unref();
    this.#waiting.set(entry.request.id, { ...entry, timeout });
    this.#memoryTimer ??= setInterval(() => void this.#checkMemory(), MEMORY_CHECK_MS).unref();
    worker.postMessage(entry.request, transferables);
  }

  /** Abandons the work that has been waited for longest: all others were posted behind it. */
  #abandon(why: string): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    const [first, ...rest] = this.#takeWaiting();
    if (first === undefined) return;
    this.#onAbandoned(first.request.kind, why);
    first.reject(new OperationError('too-large', { message: why }));
    for (const waiting of rest)
      if (waiting.isRepeatable) this.#post([], waiting);
      else waiting.reject(new OperationError('overloaded'));
  }

  /** Gives up if the thread holds too much. One that holds much without work is ended, so that it counts for nobody. */
  async #checkMemory(): Promise<void> {
    const worker = this.#worker;
    if (this.#waiting.size === 0 || worker === undefined) {
      clearInterval(this.#memoryTimer);
      this.#memoryTimer = undefined;
    }
    // Rejected if it has just ended.
    const heap = await worker?.getHeapStatistics().catch(() => null);
    if (heap == null || worker !== this.#worker) return;
    const share = (heap.used_heap_size + heap.external_memory) / (this.#memoryLimitMb * MB);
    if (this.#waiting.size > 0 && share > 1) this.#abandon(TOO_LARGE);
    if (this.#waiting.size === 0 && share > 0.5) void this.#end();
  }

  #takeWaiting(): Waiting[] {
    const all = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { timeout } of all) clearTimeout(timeout);
    return all;
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, {
      workerData: this.#data,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: V8_LIMIT_MB },
    });
    const die = (error: Error): void => {
      // Ended on purpose.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      this.#fail(error);
      this.#onDeath(error);
    };
    worker.on('message', (answer: ThreadAnswer) => this.#receive(answer));
    worker.on('error', die);
    worker.on('exit', () => die(new Error('The reading thread has ended.')));
    worker.unref();
    this.#scheduleExit();
    return worker;
  }

  #receive(answer: ThreadAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    clearTimeout(waiting?.timeout);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#scheduleExit();
    if (answer.ok) waiting?.resolve(answer.value as never);
    else if ('damagedText' in answer) waiting?.reject(new DamagedText(answer.damagedText, answer.message));
    else waiting?.reject(unpackError(answer.error));
  }

  /** Ends the thread after a while without requests. */
  #scheduleExit(): void {
    if (this.#idleExitMs === null) return;
    clearTimeout(this.#exitTimer);
    this.#exitTimer = setTimeout(() => void this.#end(), this.#idleExitMs).unref();
  }

  #fail(error: Error): void {
    for (const waiting of this.#takeWaiting()) waiting.reject(new OperationError('overloaded', { cause: error }));
  }
}
