import type { ConvertStage, ResultOf, Work } from './frames.ts';
import {
  ConverterStopped,
  startConverterProcess,
  type ConverterLimits,
  type ConverterProcess,
} from './converter-process.ts';
import type { NativeProgram } from './native-program.ts';

/** After this many conversions a process is replaced, with whatever documents left behind in it. */
const CONVERSIONS_PER_PROCESS = 100;

/** In order of use: most exports are PDFs. */
const WARMED = ['typst', 'docx'] as const;

interface PoolOptions {
  readonly size: number;
  readonly limits: ConverterLimits;
  readonly idleMilliseconds: number;
  readonly fontsFolder?: string | undefined;
  readonly native?: NativeProgram | undefined;
}

/** Runs up to `size` conversions at once, one per process. Idle processes are stopped after `idleMilliseconds`. */
export class ConverterPool {
  readonly #options: PoolOptions;
  readonly #slots: Semaphore;
  readonly #starting = new Set<Promise<ConverterProcess>>();
  readonly #live = new Set<ConverterProcess>();
  readonly #idle = new Map<ConverterProcess, NodeJS.Timeout>();
  /** A process being warmed up; the next job takes it over. */
  #prepared: { taken: boolean; process: Promise<ConverterProcess> } | undefined;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#slots = new Semaphore(options.size);
  }

  async run<W extends Work>(
    work: W,
    milliseconds: number,
    signal: AbortSignal | undefined,
    onStage: (stage: ConvertStage) => void,
  ): Promise<ResultOf<W>> {
    if (this.#closed) throw new ConverterStopped('cancelled', 'the server is stopping');
    await this.#slots.acquire(signal);
    try {
      const process = this.#takeIdle() ?? (await (this.#takePrepared() ?? this.#start()));
      try {
        return await process.run(work, milliseconds, signal, onStage);
      } finally {
        this.#release(process);
      }
    } finally {
      this.#slots.release();
    }
  }

  /** Starts and warms up a process ahead of its first use. */
  warm(): void {
    if (this.#slots.taken === 0) this.#prepare();
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    await Promise.allSettled(this.#starting);
    await Promise.allSettled([...this.#live].map((process) => process.stop()));
  }

  async #start(): Promise<ConverterProcess> {
    const { limits, fontsFolder, native } = this.#options;
    const promise = startConverterProcess(limits, fontsFolder, native);
    this.#starting.add(promise);
    try {
      const process = await promise;
      this.#live.add(process);
      if (this.#closed) await process.stop();
      return process;
    } finally {
      this.#starting.delete(promise);
    }
  }

  #takeIdle(): ConverterProcess | undefined {
    for (const [process, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(process);
      if (process.usable) return process;
      this.#live.delete(process);
    }
    return undefined;
  }

  #takePrepared(): Promise<ConverterProcess> | undefined {
    const prepared = this.#prepared;
    if (prepared === undefined) return undefined;
    prepared.taken = true;
    this.#prepared = undefined;
    return prepared.process;
  }

  #prepare(): void {
    if (this.#closed || this.#idle.size > 0 || this.#prepared !== undefined) return;
    const state = { taken: false };
    const prepared = Object.assign(state, { process: this.#warmUp(() => state.taken) });
    this.#prepared = prepared;
    prepared.process
      .then(
        (process) => (prepared.taken ? undefined : this.#release(process)),
        () => undefined,
      )
      .finally(() => {
        if (this.#prepared === prepared) this.#prepared = undefined;
      });
  }

  async #warmUp(isTaken: () => boolean): Promise<ConverterProcess> {
    const process = await this.#start();
    for (const to of WARMED) {
      if (isTaken() || this.#closed) break;
      await process.warm(to);
    }
    return process;
  }

  #release(process: ConverterProcess): void {
    if (this.#closed || !process.usable || process.used >= CONVERSIONS_PER_PROCESS) {
      this.#live.delete(process);
      void process.stop();
      // Saves the next job the startup time.
      if (this.#slots.taken <= 1) this.#prepare();
      return;
    }
    const timer = setTimeout(() => {
      this.#idle.delete(process);
      this.#live.delete(process);
      void process.stop();
    }, this.#options.idleMilliseconds);
    timer.unref();
    this.#idle.set(process, timer);
  }
}

/** First come, first served. A cancelled call leaves the queue. */
class Semaphore {
  taken = 0;
  readonly #size: number;
  readonly #queue: (() => void)[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  async acquire(signal: AbortSignal | undefined): Promise<void> {
    if (this.taken < this.#size) this.taken += 1;
    else await this.#wait(signal);
  }

  /** Passes the slot on to the call that has waited longest. */
  release(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.taken -= 1;
    else next();
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(new ConverterStopped('cancelled'));
        return;
      }
      const leave = (): void => {
        this.#queue.splice(this.#queue.indexOf(begin), 1);
        reject(new ConverterStopped('cancelled'));
      };
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.push(begin);
    });
  }
}
