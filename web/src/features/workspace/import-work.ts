import {
  discard,
  inspect,
  type Inspection,
  run,
  upload as uploadImport,
} from '@scriptorium/contract/operations/import.ts';
import { cancelLongWork, listLongWork } from '@scriptorium/contract/operations/long-work.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { call } from '../../api/call.ts';
import { upload } from '../../api/upload.ts';
import { language } from '../../lib/language.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/import.ts';
import type { DroppedFile } from './dropped-files.ts';
import { refreshWorkspace } from './workspace-data.ts';

type ImportResult = OutputOf<typeof run>;

/** The stage of an import. The file itself stays on the server between inspection and import. */
export type ImportStage =
  | { at: 'choosing' }
  | { at: 'packing'; count: number }
  | { at: 'sending'; name: string; share: number }
  | { at: 'inspecting'; name: string }
  | { at: 'inspected'; id: string; inspection: Inspection }
  | { at: 'running'; name: string; isStopping: boolean }
  | { at: 'done'; result: ImportResult }
  | { at: 'failed'; message: string };

interface Place {
  readonly uuid: string;
  readonly folder: string;
  readonly maxBytes: number;
}

/** One run of the wizard, from the choice to the result. */
export class ImportWork {
  readonly #place: Place;
  readonly #tell: (stage: ImportStage) => void;
  #abort = new AbortController();
  #id: string | null = null;
  #call: string | null = null;

  constructor(place: Place, tell: (stage: ImportStage) => void) {
    this.#place = place;
    this.#tell = tell;
  }

  async begin(files: readonly DroppedFile[]): Promise<void> {
    const { signal } = this.#renew();
    await this.#guard(signal, async () => {
      // The zip is larger still, and packing takes a while, so check the size first.
      if (files.reduce((sum, { file }) => sum + file.size, 0) > this.#place.maxBytes) return this.#refuseSize();
      const file = await this.#pack(files, signal);
      if (file.size > this.#place.maxBytes) return this.#refuseSize();
      const form = new FormData();
      form.append('uuid', this.#place.uuid);
      form.append('file', file, file.name);
      const onProgress = (sent: number, total: number): void =>
        this.#tell({ at: 'sending', name: file.name, share: total === 0 ? 0 : sent / total });
      onProgress(0, 1);
      const { id } = await upload(uploadImport, form, { signal, onProgress });
      this.#id = id;
      signal.throwIfAborted();
      await this.#inspect(file.name, undefined);
    });
  }

  /** Inspects the upload again, with another main file. */
  async chooseMain(name: string, main: string): Promise<void> {
    const { signal } = this.#renew();
    await this.#guard(signal, () => this.#inspect(name, main));
  }

  async run({ name, main }: Pick<Inspection, 'name' | 'main'>): Promise<void> {
    const { uuid, folder } = this.#place;
    const id = this.#id;
    if (id === null) return;
    const { signal } = this.#renew();
    await this.#guard(signal, async () => {
      this.#tell({ at: 'running', name, isStopping: false });
      const result = await this.#long(run.path, () =>
        call(run, { uuid, id, targetFolder: folder, language, ...(main !== null && { main }) }),
      );
      this.#id = null;
      void refreshWorkspace();
      this.#tell({ at: 'done', result });
    });
  }

  /** Cancels the current step. A cancelled import ends once the server has removed everything it created. */
  stop(name: string): void {
    const isRunning = this.#call === run.path;
    if (this.#call !== null) void stopLong(this.#call, this.#abort.signal);
    if (isRunning) this.#tell({ at: 'running', name, isStopping: true });
    else {
      this.#abort.abort();
      this.#tell({ at: 'choosing' });
    }
  }

  /** The wizard was closed: a running import continues, anything before that is discarded. */
  leave(): void {
    if (this.#call === run.path) return;
    if (this.#call !== null) void stopLong(this.#call, this.#abort.signal);
    this.#abort.abort();
    if (this.#id !== null) call(discard, { id: this.#id }).catch(() => undefined);
  }

  #renew(): AbortController {
    this.#abort = new AbortController();
    return this.#abort;
  }

  async #inspect(name: string, main: string | undefined): Promise<void> {
    const id = this.#id;
    if (id === null) return;
    const { signal } = this.#abort;
    this.#tell({ at: 'inspecting', name });
    const { uuid } = this.#place;
    const inspection = await this.#long(inspect.path, () =>
      call(inspect, { uuid, id, ...(main !== undefined && { main }) }),
    );
    signal.throwIfAborted();
    this.#tell({ at: 'inspected', id, inspection });
  }

  async #long<T>(path: string, work: () => Promise<T>): Promise<T> {
    this.#call = path;
    try {
      return await work();
    } finally {
      this.#call = null;
    }
  }

  #refuseSize(): void {
    this.#tell({ at: 'failed', message: t('tooLarge', { limit: formatLimit(this.#place.maxBytes) }) });
  }

  /** Sends a folder as one uncompressed zip: compression would take time and save little. */
  async #pack(files: readonly DroppedFile[], signal: AbortSignal): Promise<File> {
    const [only] = files;
    if (files.length === 1 && only !== undefined && !only.relativePath.includes('/')) return only.file;
    this.#tell({ at: 'packing', count: files.length });
    const { makeZip } = await import('client-zip');
    const entries = files.map(({ file, relativePath }) => ({
      name: relativePath,
      input: file,
      lastModified: file.lastModified,
    }));
    const packed = makeZip(entries).pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>>(), { signal });
    const blob = await new Response(packed).blob();
    const tops = new Set(files.map(({ relativePath }) => relativePath.split('/')[0] ?? ''));
    const [top = ''] = tops;
    return new File([blob], `${tops.size === 1 && top !== '' ? top : 'Imported files'}.zip`);
  }

  async #guard(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof OperationError && error.code === 'cancelled') this.#tell({ at: 'choosing' });
      else this.#tell({ at: 'failed', message: readMessage(error) });
    }
  }
}

/** Long-running work is listed only after a moment: until then, there is nothing to stop. */
async function stopLong(path: string, signal: AbortSignal): Promise<void> {
  const until = performance.now() + STOP_WITHIN_MS;
  while (performance.now() < until) {
    const { works } = await call(listLongWork, {}).catch(() => ({ works: [] }));
    const work = works.find((each) => each.call === path && each.state !== 'stopping');
    if (work !== undefined) {
      await call(cancelLongWork, { id: work.id }).catch(() => undefined);
      return;
    }
    if (signal.aborted && path === run.path) return;
    await new Promise<void>((resolve) => void setTimeout(resolve, LOOK_EVERY_MS));
  }
}

const STOP_WITHIN_MS = 3000;
const LOOK_EVERY_MS = 250;

export function formatLimit(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
