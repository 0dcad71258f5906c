import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  createFrameReader,
  encodeFrame,
  type ChildMessage,
  type ConvertStage,
  type ResultOf,
  type WarmTarget,
  type Work,
} from './frames.ts';
import type { NativeProgram } from './native-program.ts';
import { readProcessorTime } from './processor-time.ts';

export interface ConverterLimits {
  /** Wall time limit per conversion. */
  readonly milliseconds: number;
  readonly memoryBytes: number;
  readonly outputBytes: number;
}

/** Why a conversion was stopped. `busy`: the time was up, but the machine was too busy to give it a fair share. */
export type ConverterEnd = 'time' | 'busy' | 'memory' | 'output' | 'crash' | 'cancelled';

export class ConverterStopped extends Error {
  readonly end: ConverterEnd;
  constructor(end: ConverterEnd, message: string = end) {
    super(message);
    this.end = end;
  }
}

/** Allowance on top of the result, since frames also contain the log. */
const FRAME_OVERHEAD_BYTES = 8 * 1024 * 1024;
const START_MILLISECONDS = 60_000;
/**
 * Conversions are CPU-bound: on an idle machine, they get as much processor time as wall time. One that has had less than
 * this fraction of it might otherwise have finished, so it gets more time.
 */
const FAIR_SHARE = 0.75;
/** After this many times its limit, it is stopped whatever it has had. */
const PATIENCE = 2;
/** Waits of the timer that looks again. */
const LOOK_AGAIN_MS = 100;
/** Below this limit, processor time is too coarse to tell. */
const MEASURED_FROM_MS = 1_000;

export interface ConverterProcess {
  readonly pid: number;
  /** Conversions done by this process. */
  readonly used: number;
  /** False once it has died or was stopped. */
  readonly usable: boolean;
  run<W extends Work>(
    work: W,
    milliseconds: number,
    signal: AbortSignal | undefined,
    onStage: (stage: ConvertStage) => void,
  ): Promise<ResultOf<W>>;
  /** Preloads what a target needs; conversions requested meanwhile run next. */
  warm(to: WarmTarget): Promise<void>;
  stop(): Promise<void>;
}

const wasmPath = join(dirname(fileURLToPath(import.meta.resolve('pandoc-wasm'))), 'pandoc.wasm');
const childPath = fileURLToPath(new URL('converter-child.ts', import.meta.url));
/** Makes an installation without Typst's native package fail at startup. */
createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-node-compiler');

/** Starts a converter process; rejects with {@link ConverterStopped} if it does not start. */
export async function startConverterProcess(
  limits: ConverterLimits,
  fontsFolder: string | undefined,
  native?: NativeProgram,
): Promise<ConverterProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'scriptorium-convert-'));
  const child = spawnChild(folder, limits, fontsFolder, native);
  child.once('close', () => void rm(folder, { recursive: true, force: true }));
  const converter = new ChildConverter(child, limits.outputBytes + FRAME_OVERHEAD_BYTES);
  await converter.started();
  return converter;
}

function spawnChild(
  folder: string,
  { memoryBytes }: ConverterLimits,
  fontsFolder: string | undefined,
  native: NativeProgram | undefined,
): ChildProcessByStdio<Writable, Readable, Readable> {
  return spawn(
    process.execPath,
    [
      '--max-old-space-size=512',
      `--wasm-max-mem-pages=${Math.ceil(memoryBytes / 65_536)}`,
      // Optimizing functions again costs more than it saves in a process's lifetime.
      '--no-wasm-tier-up',
      // Pandoc grows its memory in hundreds of small steps. Unless this memory counts as external, V8 takes each step as a
      // reason to collect garbage, and spends half of the conversion on finding none.
      '--external-memory-accounted-in-global-limit',
      childPath,
      wasmPath,
      String(memoryBytes),
      fontsFolder ?? '',
      ...(native === undefined ? [] : [JSON.stringify(native)]),
    ],
    {
      cwd: folder,
      env: {},
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    },
  );
}

/** A conversion on which the child is working. */
interface Job {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  readonly onStage: (stage: ConvertStage) => void;
}

/** Turns the child's replies into promises, which settle when the child replies or dies. */
class ChildConverter implements ConverterProcess {
  readonly pid: number;
  used = 0;
  usable = true;
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #closed = Promise.withResolvers<void>();
  readonly #ready = Promise.withResolvers<void>();
  #warmed: PromiseWithResolvers<void> | undefined;
  #job: Job | undefined;
  #stderr = '';

  constructor(child: ChildProcessByStdio<Writable, Readable, Readable>, maxFrame: number) {
    this.#child = child;
    this.pid = child.pid ?? 0;
    child.stdin.on('error', () => undefined);
    child.stderr.on('data', (chunk: Buffer) => {
      if (this.#stderr.length < 4_000) this.#stderr += chunk.toString('utf8');
    });
    const read = createFrameReader(maxFrame, (message) => this.#receive(message as ChildMessage));
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        this.#abort(new ConverterStopped(error instanceof RangeError ? 'output' : 'crash', String(error)));
      }
    });
    child.once('error', (error) => this.#fail(error));
    child.once('close', (code, signal) => {
      this.#fail(
        new ConverterStopped(
          readEnd(this.#stderr),
          `the converter ended (${code ?? signal}): ${this.#stderr.slice(0, 500)}`,
        ),
      );
      this.#closed.resolve();
    });
  }

  async started(): Promise<void> {
    const timer = setTimeout(
      () => this.#abort(new ConverterStopped('busy', 'the converter did not start')),
      START_MILLISECONDS,
    );
    try {
      await this.#ready.promise;
    } finally {
      clearTimeout(timer);
    }
  }

  async run<W extends Work>(
    work: W,
    milliseconds: number,
    signal: AbortSignal | undefined,
    onStage: (stage: ConvertStage) => void,
  ): Promise<ResultOf<W>> {
    if (!this.usable) throw new ConverterStopped('crash', 'the converter is gone');
    if (signal?.aborted === true) throw new ConverterStopped('cancelled');
    const onAbort = (): void => this.#abort(new ConverterStopped('cancelled'));
    const usedBefore = readProcessorTime(this.pid);
    const started = performance.now();
    const onTimeUp = (): void => {
      const missing = this.#missingTime(milliseconds, usedBefore);
      const patience = started + PATIENCE * milliseconds - performance.now();
      if (missing <= 0) this.#abort(new ConverterStopped('time'));
      else if (patience <= 0) this.#abort(new ConverterStopped('busy'));
      else timer = setTimeout(onTimeUp, Math.min(Math.max(missing, LOOK_AGAIN_MS), patience));
    };
    let timer = setTimeout(onTimeUp, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await new Promise<ResultOf<W>>((resolve, reject) => {
        this.#job = { resolve, reject, onStage };
        this.#child.stdin.write(encodeFrame(work));
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async warm(to: WarmTarget): Promise<void> {
    if (!this.usable) throw new ConverterStopped('crash', 'the converter is gone');
    this.#warmed = Promise.withResolvers();
    this.#child.stdin.write(encodeFrame({ type: 'warm', to }));
    await this.#warmed.promise;
  }

  async stop(): Promise<void> {
    this.usable = false;
    killTree(this.#child);
    await this.#closed.promise;
  }

  #receive(message: ChildMessage): void {
    switch (message.type) {
      case 'ready':
        this.#ready.resolve();
        break;
      case 'warmed':
        this.#warmed?.resolve();
        this.#warmed = undefined;
        break;
      case 'stage':
        this.#job?.onStage(message.stage);
        break;
      case 'done':
      case 'imported': {
        const job = this.#job;
        this.#job = undefined;
        this.used += 1;
        job?.resolve(message.result as never);
      }
    }
  }

  /** How much less processor time than its share it has had. */
  #missingTime(milliseconds: number, usedBefore = 0): number {
    const used = milliseconds < MEASURED_FROM_MS ? undefined : readProcessorTime(this.pid);
    return used === undefined ? 0 : milliseconds * FAIR_SHARE - (used - usedBefore);
  }

  #abort(error: Error): void {
    killTree(this.#child);
    this.#fail(error);
  }

  /** Rejects everything that is waiting for the child. Only the first cause counts. */
  #fail(error: Error): void {
    this.usable = false;
    this.#ready.reject(error);
    this.#warmed?.reject(error);
    this.#warmed = undefined;
    this.#job?.reject(error);
    this.#job = undefined;
  }
}

/** Before it dies of a limit, the child names it on stderr. */
function readEnd(stderr: string): ConverterEnd {
  if (stderr.includes('limit:memory') || stderr.includes('out of memory')) return 'memory';
  return stderr.includes('limit:disk') ? 'output' : 'crash';
}

function killTree(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
