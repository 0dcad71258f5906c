import type { CslItem } from '@scriptorium/bibliography/csl-item.ts';
import { trustWorkerUrl } from '../../lib/trusted-types.ts';
import type { EditorAssets } from '../options.ts';
import type { CutWorks, FoundWork } from './bib-index.ts';
import type { BibAnswer, BibFile, BibRequest, FileAnswer } from './bib-worker.ts';
import type { Draft, DraftRequest, OnFirst } from './drafts.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The works of a document's bibliographies, in a worker: a large file would block the page for seconds. */
export class Works {
  #worker: Promise<Worker> | null = null;
  #next = 0;
  readonly #assets: EditorAssets;
  readonly #waiting = new Map<
    number,
    { resolve(result: unknown): void; reject(error: Error): void; onFirst: OnFirst | undefined }
  >();

  constructor(assets: EditorAssets) {
    this.#assets = assets;
  }

  /** Called before there is anything to load: starting takes as long as requesting a file. */
  start(): void {
    // The next request starts it again and reports why it failed.
    this.#begin().catch(() => undefined);
  }

  /** Replaces what was loaded before. */
  async load(sources: readonly BibFile[], items: readonly CslItem[]): Promise<ReadonlySet<string>> {
    if (sources.length === 0 && items.length === 0 && this.#worker === null) return new Set();
    const workspace = this.#assets.workspace ?? null;
    const keys = (await this.#ask({ kind: 'load', sources, items, workspace })) as string;
    return new Set(keys === '' ? [] : keys.split('\n'));
  }

  /** Works whose key, authors, year or title contain all words, best first. */
  async search(query: string, most: number): Promise<readonly FoundWork[]> {
    return (await this.#ask({ kind: 'search', query, most })) as readonly FoundWork[];
  }

  async read(keys: readonly string[]): Promise<readonly CslItem[]> {
    return (await this.#ask({ kind: 'read', keys })) as readonly CslItem[];
  }

  /** What exports read of the files to print these keys; null: all. */
  async cut(keys: readonly string[] | null): Promise<readonly CutWorks[]> {
    return (await this.#ask({ kind: 'cut', keys })) as readonly CutWorks[];
  }

  async draft(request: DraftRequest, onFirst: OnFirst): Promise<Draft> {
    return (await this.#ask({ kind: 'draft', ...request }, onFirst)) as Draft;
  }

  /** Why exports would fail, by file. */
  async findFaults(): Promise<ReadonlyMap<string, string>> {
    if (this.#worker === null) return new Map();
    return new Map((await this.#ask({ kind: 'findFaults' })) as readonly (readonly [string, string])[]);
  }

  /** Pending requests are never answered: nobody is waiting for them any more. */
  close(): void {
    void this.#worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
    this.#waiting.clear();
  }

  async #ask(request: WithoutId<BibRequest>, onFirst?: OnFirst): Promise<unknown> {
    const worker = await this.#begin();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onFirst });
      worker.postMessage({ id, ...request });
    });
  }

  #begin(): Promise<Worker> {
    this.#worker ??= this.#start().catch((error: unknown) => {
      // The worker's code may be temporarily unavailable: the next request starts it again.
      this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  async #start(): Promise<Worker> {
    const { default: url } = await import('./bib-worker.ts?worker&url');
    const worker = new Worker(trustWorkerUrl(url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BibAnswer>) => {
      if ('fetch' in data) return void this.#fetch(worker, data.fetch);
      const waiting = this.#waiting.get(data.id);
      if ('first' in data) return waiting?.onFirst?.(data.first);
      this.#waiting.delete(data.id);
      if (data.error === undefined) waiting?.resolve(data.result);
      else waiting?.reject(new Error(data.error));
    });
    worker.addEventListener('error', (event) => {
      // The next request starts it again.
      this.#worker = null;
      worker.terminate();
      this.#fail(new Error(`The bibliography could not be read: ${event.message}`));
    });
    return worker;
  }

  async #fetch(worker: Worker, path: string): Promise<void> {
    const file = await this.#assets.fetchBib(path).catch((error: unknown) => {
      console.warn('A bibliography could not be fetched', error);
      return null;
    });
    const answer: FileAnswer = { fetched: path, file };
    worker.postMessage(answer, file ? [file.bytes] : []);
  }

  #fail(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
