import { trustWorkerUrl } from '../../lib/trusted-types.ts';
import type { CatalogueAnswers } from './catalogue-worker.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Client of the worker that holds all entries: parsing a large file here would block the page for seconds. */
export class CatalogueClient {
  #worker: Promise<Worker> | null = null;
  #isClosed = false;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  async ask<Name extends keyof CatalogueAnswers>(
    name: Name,
    ...args: Parameters<CatalogueAnswers[Name]>
  ): Promise<ReturnType<CatalogueAnswers[Name]>> {
    const worker = await (this.#worker ??= this.#start());
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<ReturnType<CatalogueAnswers[Name]>>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const owned = args.filter((arg): arg is ArrayBuffer & typeof arg => arg instanceof ArrayBuffer);
      worker.postMessage({ id, name, args }, owned);
    });
  }

  /** Terminates the worker; pending requests are never answered. */
  close(): void {
    this.#isClosed = true;
    void this.#worker?.then(
      (worker) => worker.terminate(),
      () => undefined,
    );
    this.#waiting.clear();
  }

  async #start(): Promise<Worker> {
    const { default: url } = await import('./catalogue-worker.ts?worker&url');
    const worker = new Worker(trustWorkerUrl(url), { type: 'module' });
    if (this.#isClosed) worker.terminate();
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; result: unknown }>) => {
      this.#waiting.get(data.id)?.resolve(data.result);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', (event) => {
      for (const waiting of this.#waiting.values()) waiting.reject(new Error(event.message));
      this.#waiting.clear();
    });
    return worker;
  }
}
