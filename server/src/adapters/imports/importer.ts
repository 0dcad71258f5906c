import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '@scriptorium/contract/errors.ts';
import type { ImportRemark, Inspection } from '@scriptorium/contract/operations/import.ts';
import type { Converter } from '../pandoc/converter.ts';
import { type ConverterEnd, ConverterStopped } from '../pandoc/converter-process.ts';
import type { ImportAnswer, ImportRequest } from './import-files.ts';
import { ImportShelf } from './shelf.ts';

/** Uploaded files waiting to be imported. Other people's files count as absent, like deleted ones. */
export interface Importer {
  /** Keeps the file of this call for a while; returns its id. */
  keep(userId: string, file: { name: string; hash: string; size: number }): string;
  drop(userId: string, id: string): void;
  /** Only if this node keeps it. */
  held(userId: string, id: string): { name: string; hash: string; size: number } | undefined;
  inspect(task: ImportTask, signal: AbortSignal): Promise<Inspection>;
  /** Converts the file and passes the results to `store`; those without rows afterwards are deleted. */
  run<T>(task: ImportTask, signal: AbortSignal, store: (received: ReceivedImport) => Promise<T>): Promise<T>;
}

interface ImportTask {
  readonly id: string;
  readonly userId: string;
  readonly main?: string | undefined;
  readonly language?: Language | undefined;
}

/** Files are in the blob store; the first part of each path is the new item. */
export interface ReceivedImport {
  readonly files: readonly { readonly path: string; readonly hash: string; readonly size: number }[];
  readonly open: string | null;
  readonly report: string | null;
  readonly remarks: readonly ImportRemark[];
}

interface ImporterParts {
  readonly converter: Pick<Converter, 'importFiles'>;
  readonly blobs: {
    hold(hash: string): void;
    settle(hash: string, isWanted: boolean): void;
    borrow(hash: string): Promise<{ path: string; release(): Promise<void> }>;
    receive(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }>;
  };
  readonly newId: () => string;
  /** The load balancer may send the steps of an import to different nodes. */
  readonly elsewhere: {
    findImport(userId: string, id: string): Promise<{ name: string; hash: string; size: number } | undefined>;
    dropImport(userId: string, id: string): void;
  };
  /** Those of these contents that have rows. */
  readonly findKept: (hashes: readonly string[]) => Promise<ReadonlySet<string>>;
}

const ENDS: Readonly<Record<Exclude<ConverterEnd, 'cancelled' | 'busy'>, string>> = {
  time: 'This takes longer than a minute to read, which is too much. Split it into smaller parts.',
  memory: 'This needs more memory to read than the server has for it. Split it into smaller parts.',
  output: 'The result is larger than the server accepts.',
  crash: 'This file could not be read: it may be damaged, or nested too deeply.',
};

/** Runs imports in the sandbox for exports. The server's own process never parses an untrusted file. */
export function createImporter({ converter, blobs, newId, elsewhere, findKept }: ImporterParts): Importer {
  const shelf = new ImportShelf((hash) => blobs.settle(hash, false));

  async function ask<T>(
    task: Pick<ImportRequest, 'task' | 'main' | 'language'> & { id: string; userId: string },
    signal: AbortSignal,
    use: (answer: Exclude<ImportAnswer, { refused: string }>, folder: string) => Promise<T>,
  ): Promise<T> {
    const file =
      shelf.find(task.id, task.userId) ??
      (await elsewhere.findImport(task.userId, task.id)) ??
      fail('conflict', { field: 'id', message: GONE });
    const borrowed = await blobs.borrow(file.hash);
    const folder = await mkdtemp(join(tmpdir(), 'scriptorium-import-'));
    try {
      const request = {
        path: borrowed.path,
        name: file.name,
        folder,
        task: task.task,
        main: task.main,
        language: task.language,
      };
      const answer = await converter.importFiles(request, signal).catch((error: unknown) => explain(error, signal));
      if ('refused' in answer) fail('unreadable', { field: 'file', ...answer.refused });
      return await use(answer, folder);
    } finally {
      await borrowed.release();
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    keep(userId, { name, hash, size }) {
      const id = newId();
      blobs.hold(hash);
      if (shelf.keep(id, { userId, name, hash, size })) return id;
      blobs.settle(hash, false);
      return fail('overloaded');
    },
    drop(userId, id) {
      if (shelf.find(id, userId) !== undefined) shelf.drop(id);
      else elsewhere.dropImport(userId, id);
    },
    held: (userId, id) => shelf.find(id, userId),
    inspect: (task, signal) =>
      ask({ ...task, task: 'inspect' }, signal, async (answer): Promise<Inspection> => {
        if (!('inspection' in answer)) throw new Error('the converter answered something else');
        return answer.inspection;
      }),
    run: (task, signal, store) =>
      ask({ ...task, task: 'run' }, signal, async (answer, folder) => {
        if (!('imported' in answer)) throw new Error('the converter answered something else');
        const { files, ...rest } = answer.imported;
        const received: ReceivedImport['files'][number][] = [];
        try {
          for (const { path, file } of files) {
            signal.throwIfAborted();
            received.push({ path, ...(await blobs.receive(createReadStream(join(folder, file)))) });
          }
          return await store({ ...rest, files: received });
        } finally {
          const hashes = received.map(({ hash }) => hash);
          // If this fails, the sweeper will delete them.
          const kept = await findKept(hashes).catch(() => new Set(hashes));
          for (const hash of hashes) blobs.settle(hash, kept.has(hash));
        }
      }),
  };
}

const GONE = 'This file is no longer here. Choose it again.';

function explain(error: unknown, signal: AbortSignal): never {
  signal.throwIfAborted();
  if (!(error instanceof ConverterStopped)) throw error;
  if (error.end === 'cancelled' || error.end === 'busy') fail('overloaded');
  fail('unreadable', { field: 'file', message: ENDS[error.end] });
}
