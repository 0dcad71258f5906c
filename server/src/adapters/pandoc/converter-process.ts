import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

export interface ConverterLimits {
  /** Wall time limit per conversion. */
  readonly milliseconds: number;
  readonly memoryBytes: number;
  readonly outputBytes: number;
}

/** Why a conversion ended without a result. */
export type ConverterEnd = 'time' | 'memory' | 'output' | 'crash' | 'cancelled';

export class ConverterStopped extends Error {
  readonly end: ConverterEnd;
  constructor(end: ConverterEnd, message: string = end) {
    super(message);
    this.end = end;
  }
}

/** Allowance above the result size: frames carry the log too. */
const FRAME_EXTRA = 8 * 1024 * 1024;
const START_MILLISECONDS = 60_000;

export interface ConverterProcess {
  readonly pid: number;
  /** Conversions done by this process. */
  readonly used: number;
  /** False once it died or was stopped. */
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
/** Typst's code is a separate package; resolving it here makes a broken installation fail at startup. */
createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-node-compiler');

/** Starts a converter. Unless warmed up, its first conversion takes a second or two longer. */
export async function startConverterProcess(
  limits: ConverterLimits,
  fontsFolder: string | undefined,
  native?: NativeProgram,
): Promise<ConverterProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'scriptorium-convert-'));
  const child = spawn(
    process.execPath,
    [
      '--max-old-space-size=512',
      `--wasm-max-mem-pages=${Math.ceil(limits.memoryBytes / 65_536)}`,
      // Compiling every function twice costs more than it saves in the first conversions.
      '--no-wasm-tier-up',
      childPath,
      wasmPath,
      String(limits.memoryBytes),
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
  let usable = true;
  let used = 0;
  let stderr = '';
  let waiting:
    | {
        resolve: (result: never) => void;
        reject: (error: Error) => void;
        onStage: (stage: ConvertStage) => void;
      }
    | undefined;
  let onWarm: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));

  const kill = () => {
    usable = false;
    killTree(child);
  };
  const abort = (error: Error) => {
    kill();
    const job = waiting;
    waiting = undefined;
    job?.reject(error);
  };

  child.stderr.on('data', (chunk: Buffer) => {
    if (stderr.length < 4_000) stderr += chunk.toString('utf8');
  });
  child.stdin.on('error', () => undefined);

  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      kill();
      reject(new ConverterStopped('crash', 'the converter did not start'));
    }, START_MILLISECONDS);
    const receive = (message: unknown) => {
      const known = message as ChildMessage;
      if (known.type === 'ready') {
        clearTimeout(timer);
        resolve();
      } else if (known.type === 'warmed') {
        const warming = onWarm;
        onWarm = undefined;
        warming?.resolve();
      } else if (known.type === 'stage') {
        waiting?.onStage(known.stage);
      } else {
        const job = waiting;
        waiting = undefined;
        used += 1;
        job?.resolve(known.result as never);
      }
    };
    const read = createFrameReader(limits.outputBytes + FRAME_EXTRA, receive);
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        abort(new ConverterStopped(error instanceof RangeError ? 'output' : 'crash', String(error)));
      }
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      usable = false;
      reject(error);
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      usable = false;
      const end: ConverterEnd =
        stderr.includes('limit:memory') || stderr.includes('out of memory')
          ? 'memory'
          : stderr.includes('limit:disk')
            ? 'output'
            : 'crash';
      const error = new ConverterStopped(end, `the converter ended (${code ?? signal}): ${stderr.slice(0, 500)}`);
      waiting?.reject(error);
      waiting = undefined;
      onWarm?.reject(error);
      onWarm = undefined;
      reject(error);
      void rm(folder, { recursive: true, force: true });
    });
  });
  await ready;

  return {
    pid: child.pid ?? 0,
    get used() {
      return used;
    },
    get usable() {
      return usable;
    },
    async run(work, milliseconds, signal, onStage) {
      if (!usable) throw new ConverterStopped('crash', 'the converter is gone');
      if (signal?.aborted === true) throw new ConverterStopped('cancelled');
      const onAbort = () => abort(new ConverterStopped('cancelled'));
      const timer = setTimeout(() => abort(new ConverterStopped('time')), milliseconds);
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        return await new Promise<ResultOf<typeof work>>((resolve, reject) => {
          waiting = { resolve, reject, onStage };
          child.stdin.write(encodeFrame(work));
        });
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      }
    },
    async warm(to) {
      if (!usable) throw new ConverterStopped('crash', 'the converter is gone');
      await new Promise<void>((resolve, reject) => {
        onWarm = { resolve, reject };
        child.stdin.write(encodeFrame({ type: 'warm', to }));
      });
    },
    async stop() {
      kill();
      await gone;
    },
  };
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
