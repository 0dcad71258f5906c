import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConverterStopped } from '../pandoc/converter-process.ts';
import type { ImportAnswer, ImportRequest } from './import-files.ts';
import { createImporter } from './importer.ts';

const FILES = 9;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'importer-'));
  writeFileSync(join(folder, 'uploaded'), 'zip');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A converter that makes nine files, and a store that takes its time for each. */
function open({ limitMs, slowness = 0, convert }: { limitMs?: number; slowness?: number; convert?: () => never } = {}) {
  const settled: string[] = [];
  const make = (request: ImportRequest): ImportAnswer => {
    convert?.();
    const files = Array.from({ length: FILES }, (_, n) => ({ path: `notes/${n}.md`, file: String(n) }));
    for (const { file } of files) writeFileSync(join(request.folder, file), file);
    return { imported: { files, open: null, report: null, remarks: [] } };
  };
  const importer = createImporter({
    converter: { importFiles: (request) => Promise.resolve().then(() => make(request)) },
    blobs: {
      hold: () => undefined,
      settle: (hash) => void settled.push(hash),
      borrow: () => Promise.resolve({ path: join(folder, 'uploaded'), release: () => Promise.resolve() }),
      receive: async (source) => {
        let hash = '';
        for await (const chunk of source) hash += String(chunk);
        await wait(slowness);
        return { hash, size: hash.length };
      },
    },
    newId: () => 'import',
    otherNodes: { findImport: () => Promise.resolve(undefined), dropImport: () => undefined },
    findKept: () => Promise.resolve(new Set()),
    ...(limitMs !== undefined && { limitMs }),
  });
  const id = importer.keep('ines', { name: 'notes.zip', hash: 'zip', size: 3 });
  const seen = { total: 0, done: 0 };
  const progress = {
    signal: new AbortController().signal,
    expect: (total: number) => void (seen.total = total),
    advance: (by: number) => void (seen.done += by),
  };
  return { importer, task: { id, userId: 'ines' }, progress, seen, settled };
}

test('an import says from its first file on how many there are, and each file counts when it is stored and when it is placed', async () => {
  const { importer, task, progress, seen } = open();
  await importer.run(task, progress, ({ files }) => {
    expect(seen).toEqual({ total: 2 * files.length, done: files.length });
    return Promise.resolve();
  });
});

test('an import that takes too long ends with a sentence, and leaves no file behind', async () => {
  const { importer, task, progress, settled } = open({ limitMs: 60, slowness: 20 });
  const store = (): Promise<void> => Promise.reject(new Error('it was too late to store anything'));
  await expect(importer.run(task, progress, store)).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('ten minutes') as string,
  });
  expect(settled.length).toBeGreaterThan(0);
  expect(settled.length).toBeLessThan(FILES);
});

test('its time also ends while files are placed', async () => {
  const { importer, task, progress } = open({ limitMs: 60 });
  const store = async (_received: unknown, signal: AbortSignal): Promise<never> => {
    await wait(100);
    signal.throwIfAborted();
    throw new Error('it went on');
  };
  await expect(importer.run(task, progress, store)).rejects.toMatchObject({ code: 'unreadable' });
});

test('a file that was not read in time on a busy server is refused with what to do', async () => {
  const convert = (): never => {
    throw new ConverterStopped('busy');
  };
  const { importer, task, progress } = open({ convert });
  await expect(importer.run(task, progress, () => Promise.resolve())).rejects.toMatchObject({
    code: 'overloaded',
    message: expect.stringContaining('split it into smaller parts') as string,
  });
});
