import type { ConvertStage, ResultOf, Work } from './frames.ts';
import {
  ConverterStopped,
  startConverterProcess,
  type ConverterLimits,
  type ConverterProcess,
} from './converter-process.ts';
import type { NativeProgram } from './native-program.ts';

/** Conversions per process before it is replaced, with whatever documents left behind. */
const CONVERSIONS_PER_PROCESS = 100;

/** In order of use: most exports are PDFs. */
const WARMED = ['typst', 'docx'] as const;

export interface ConverterPool {
  run<W extends Work>(
    work: W,
    milliseconds: number,
    signal: AbortSignal | undefined,
    onStage: (stage: ConvertStage) => void,
  ): Promise<ResultOf<W>>;
  /** Prepares one process ahead of use. */
  warm(): void;
  close(): Promise<void>;
}

/** Until a place is free; whoever cancels meanwhile leaves the line. */
function waitInLine(queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const leave = (): void => {
      queue.splice(queue.indexOf(begin), 1);
      reject(new ConverterStopped('cancelled'));
    };
    const begin = (): void => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    if (signal?.aborted === true) reject(new ConverterStopped('cancelled'));
    else {
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(begin);
    }
  });
}

/** At most `size` concurrent conversions, one process each; idle processes end after `idleMilliseconds`. */
export function createConverterPool(options: {
  size: number;
  limits: ConverterLimits;
  idleMilliseconds: number;
  fontsFolder?: string | undefined;
  native?: NativeProgram | undefined;
}): ConverterPool {
  const idle = new Map<ConverterProcess, NodeJS.Timeout>();
  /** A process being prepared; the next job takes it over. */
  let prepared: { taken: boolean; process: Promise<ConverterProcess> } | undefined;
  const starting = new Set<Promise<ConverterProcess>>();
  const live = new Set<ConverterProcess>();
  const queue: (() => void)[] = [];
  let busy = 0;
  let closed = false;

  const start = async (): Promise<ConverterProcess> => {
    const promise = startConverterProcess(options.limits, options.fontsFolder, options.native);
    starting.add(promise);
    try {
      const process = await promise;
      live.add(process);
      if (closed) await process.stop();
      return process;
    } finally {
      starting.delete(promise);
    }
  };
  const takeIdle = (): ConverterProcess | undefined => {
    for (const [process, timer] of idle) {
      clearTimeout(timer);
      idle.delete(process);
      if (process.usable) return process;
      live.delete(process);
    }
    return undefined;
  };
  const prepare = () => {
    if (closed || idle.size > 0 || prepared !== undefined) return;
    const state = { taken: false };
    const getReady = async () => {
      const process = await start();
      for (const to of WARMED) {
        if (state.taken || closed) break;
        await process.warm(to);
      }
      return process;
    };
    const mine = Object.assign(state, { process: getReady() });
    prepared = mine;
    mine.process
      .then(
        (process) => (mine.taken ? undefined : release(process)),
        () => undefined,
      )
      .finally(() => {
        if (prepared === mine) prepared = undefined;
      });
  };
  const takePrepared = (): Promise<ConverterProcess> | undefined => {
    const mine = prepared;
    if (mine === undefined) return undefined;
    mine.taken = true;
    prepared = undefined;
    return mine.process;
  };
  const release = (process: ConverterProcess) => {
    if (closed || !process.usable || process.used >= CONVERSIONS_PER_PROCESS) {
      live.delete(process);
      void process.stop();
      // Spare the next job the startup.
      if (busy <= 1) prepare();
      return;
    }
    const timer = setTimeout(() => {
      idle.delete(process);
      live.delete(process);
      void process.stop();
    }, options.idleMilliseconds);
    timer.unref();
    idle.set(process, timer);
  };

  return {
    async run(work, milliseconds, signal, onStage) {
      if (closed) throw new ConverterStopped('cancelled', 'the server is stopping');
      if (busy >= options.size) {
        await waitInLine(queue, signal);
      } else {
        busy += 1;
      }
      try {
        const process = takeIdle() ?? (await (takePrepared() ?? start()));
        try {
          return await process.run(work, milliseconds, signal, onStage);
        } finally {
          release(process);
        }
      } finally {
        const next = queue.shift();
        if (next === undefined) busy -= 1;
        else next();
      }
    },
    warm() {
      if (busy === 0) prepare();
    },
    async close() {
      closed = true;
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.allSettled(starting);
      await Promise.allSettled([...live].map((process) => process.stop()));
    },
  };
}
