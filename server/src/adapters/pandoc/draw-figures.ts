import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';

/** Vector graphics where a format supports them, pixels elsewhere. */
export type FigureForm = 'svg' | 'png';

export interface FiguresToDraw {
  readonly form: FigureForm;
  /** Paths of PDF files that the document shows as images. */
  readonly paths: readonly string[];
}

export interface DrawRequest {
  readonly bytes: Uint8Array;
  readonly form: FigureForm;
}

export type DrawnPage =
  | { readonly form: FigureForm; readonly bytes: Uint8Array; readonly pages: number }
  | { readonly failed: 'password' | 'unreadable' };

export interface DrawnFigures {
  /** By path within the conversion. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** `scriptorium:kind:path` for each figure that could not be drawn completely. */
  readonly lines: readonly string[];
}

const FOLDER = '.scriptorium/drawn';
const MAX_FIGURES = 100;
const MAX_BYTES = 50 * 1024 * 1024;

export interface DrawLimits {
  readonly eachMilliseconds: number;
  readonly allMilliseconds: number;
}

const LIMITS: DrawLimits = { eachMilliseconds: 8_000, allMilliseconds: 20_000 };

/** Draws the first page of each PDF, blocking this thread. Those that take too long are left out, and reported. */
export function drawFigures(
  { form, paths }: FiguresToDraw,
  sources: ReadonlyMap<string, Uint8Array>,
  limits: DrawLimits = LIMITS,
): DrawnFigures {
  const files = new Map<string, Uint8Array>();
  const lines: string[] = [];
  const end = performance.now() + limits.allMilliseconds;
  let thread: Thread | undefined;
  for (const [count, path] of paths.entries()) {
    const bytes = sources.get(path);
    if (bytes === undefined) continue;
    const left = Math.min(limits.eachMilliseconds, end - performance.now());
    if (count >= MAX_FIGURES || bytes.length > MAX_BYTES || left <= 0) {
      lines.push(`scriptorium:figure-too-much:${path}`);
      continue;
    }
    thread ??= startThread();
    const page = ask(thread, { bytes, form }, left);
    if (page === undefined) {
      void thread.worker.terminate();
      thread = undefined;
      lines.push(`scriptorium:figure-too-much:${path}`);
    } else if ('failed' in page) {
      lines.push(`scriptorium:figure-${page.failed}:${path}`);
    } else {
      files.set(`${FOLDER}/${path}.${page.form}`, page.bytes);
      if (page.pages > 1) lines.push(`scriptorium:figure-first-page:${path}`);
    }
  }
  // Frees the thread's memory; the next document starts a new one.
  void thread?.worker.terminate();
  return { files, lines };
}

interface Thread {
  readonly worker: Worker;
  readonly flag: Int32Array;
  readonly port: MessageChannel['port1'];
}

function startThread(): Thread {
  const { port1, port2 } = new MessageChannel();
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('draw-pdf.ts', import.meta.url), {
    workerData: { flag, port: port2 },
    transferList: [port2],
    // Kept to the thread: writing them out would need the main thread, which is blocked.
    stdout: true,
    stderr: true,
  });
  worker.on('error', () => undefined);
  return { worker, flag, port: port1 };
}

/** Blocks until the page is drawn; undefined on timeout. */
function ask({ flag, port }: Thread, request: DrawRequest, milliseconds: number): DrawnPage | undefined {
  Atomics.store(flag, 0, 0);
  port.postMessage(request);
  Atomics.wait(flag, 0, 0, milliseconds);
  return receiveMessageOnPort(port)?.message as DrawnPage | undefined;
}
