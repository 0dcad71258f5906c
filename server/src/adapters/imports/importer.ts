import type { Language } from '@scriptorium/contract/rules/languages.ts';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, OperationError } from '@scriptorium/contract/errors.ts';
import type { ImportRemark, Inspection } from '@scriptorium/contract/operations/import.ts';
import type { Converter } from '../pandoc/converter.ts';
import { type ConverterEnd, ConverterStopped } from '../pandoc/converter-process.ts';
import type { ImportAnswer, ImportRequest } from './import-files.ts';
import { PendingImports } from './pending-imports.ts';

/** Uploaded files waiting to be imported. Other people's files are treated as absent. */
export interface Importer {
  /** Keeps the file received by this call for a while; returns its id. */
  keep(userId: string, file: { name: string; hash: string; size: number }): string;
  drop(userId: string, id: string): void;
  /** Undefined if this node does not have it. */
  held(userId: string, id: string): { name: string; hash: string; size: number } | undefined;
  inspect(task: ImportTask, signal: AbortSignal): Promise<Inspection>;
  /**
   * Converts the file and passes the results to `store`; those without rows afterwards are deleted. The signal is also
   * aborted when the whole takes too long. Reports half of the progress; the other half is the caller's.
   */
  run<T>(
    task: ImportTask,
    progress: ImportProgress,
    store: (received: ReceivedImport, signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
}

interface ImportProgress {
  readonly signal: AbortSignal;
  expect(total: number): void;
  advance(by: number): void;
}

interface ImportTask {
  readonly id: string;
  readonly userId: string;
  readonly main?: string | undefined;
  readonly language?: Language | undefined;
}

/** The results of an import, in the blob store. The first part of each path is the new item's name. */
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
  /** Needed because the load balancer may send the steps of an import to different nodes. */
  readonly otherNodes: {
    findImport(userId: string, id: string): Promise<{ name: string; hash: string; size: number } | undefined>;
    dropImport(userId: string, id: string): void;
  };
  /** Returns those of these hashes that have rows. */
  readonly findKept: (hashes: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Limit for everything that one import does once it is its turn. */
  readonly limitMs?: number;
}

/** A zip may have 20,000 files, each of which is written to the disk before it is placed in the workspace. */
const LIMIT_MS = 10 * 60_000;
const TOO_LONG = 'This takes longer than ten minutes to import, which is too much. Split it into smaller parts.';

const STOP_MESSAGES: Readonly<Record<Exclude<ConverterEnd, 'cancelled'>, string>> = {
  time: 'This takes longer than a minute to read, which is too much. Split it into smaller parts.',
  busy: 'The server is too busy to read this at the moment. Try again in a few minutes, or split it into smaller parts.',
  memory: 'This needs more memory to read than the server has for it. Split it into smaller parts.',
  output: 'The result is larger than the server accepts.',
  crash: 'This file could not be read: it may be damaged, or nested too deeply.',
};

/** Runs imports in the sandbox for exports. The server's own process never parses an untrusted file. */
export function createImporter(parts: ImporterParts): Importer {
  const { converter, blobs, newId, otherNodes, findKept, limitMs = LIMIT_MS } = parts;
  const pending = new PendingImports((hash) => blobs.settle(hash, false));

  async function convert<T>(
    task: Pick<ImportRequest, 'task' | 'main' | 'language'> & { id: string; userId: string },
    signal: AbortSignal,
    use: (answer: Exclude<ImportAnswer, { refused: string }>, folder: string) => Promise<T>,
  ): Promise<T> {
    const file =
      pending.find(task.id, task.userId) ??
      (await otherNodes.findImport(task.userId, task.id)) ??
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
      if (pending.keep(id, { userId, name, hash, size })) return id;
      blobs.settle(hash, false);
      return fail('overloaded');
    },
    drop(userId, id) {
      if (pending.find(id, userId) !== undefined) pending.drop(id);
      else otherNodes.dropImport(userId, id);
    },
    held: (userId, id) => pending.find(id, userId),
    inspect: (task, signal) =>
      convert({ ...task, task: 'inspect' }, signal, async (answer): Promise<Inspection> => {
        if (!('inspection' in answer)) throw new Error('unexpected reply from the converter');
        return answer.inspection;
      }),
    run: async (task, progress, store) => {
      const late = new AbortController();
      const stop = (): void => late.abort(new OperationError('unreadable', { field: 'file', message: TOO_LONG }));
      const timer = setTimeout(stop, limitMs);
      const signal = AbortSignal.any([progress.signal, late.signal]);
      try {
        return await convert({ ...task, task: 'run' }, signal, async (answer, folder) => {
          if (!('imported' in answer)) throw new Error('unexpected reply from the converter');
          const { files, ...rest } = answer.imported;
          progress.expect(2 * files.length);
          const received: ReceivedImport['files'][number][] = [];
          try {
            for (const { path, file } of files) {
              signal.throwIfAborted();
              received.push({ path, ...(await blobs.receive(createReadStream(join(folder, file)))) });
              progress.advance(1);
            }
            return await store({ ...rest, files: received }, signal);
          } finally {
            const hashes = received.map(({ hash }) => hash);
            // If this fails, the sweeper will delete them.
            const kept = await findKept(hashes).catch(() => new Set(hashes));
            for (const hash of hashes) blobs.settle(hash, kept.has(hash));
          }
        });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

const GONE = 'This file is no longer here. Choose it again.';

function explain(error: unknown, signal: AbortSignal): never {
  signal.throwIfAborted();
  if (!(error instanceof ConverterStopped)) throw error;
  if (error.end === 'cancelled') fail('overloaded');
  fail(error.end === 'busy' ? 'overloaded' : 'unreadable', { field: 'file', message: STOP_MESSAGES[error.end] });
}
