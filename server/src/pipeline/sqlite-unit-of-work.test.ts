import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../adapters/clock.ts';
import { internal } from './operation.ts';
import { SqliteUnitOfWork } from './sqlite-unit-of-work.ts';
import type { WriterData } from './writer-protocol.ts';

/** Says ready, and commits everything it is asked for. */
const WRITER = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (asked) =>
    parentPort.postMessage(asked.map(({ id }) => ({ id, ok: true, value: { output: id, events: [] } }))));
  parentPort.postMessage({ ready: true });
`;

// The writer of this test reads neither.
const DATA = { file: '', server: {} } as WriterData;

let unit: SqliteUnitOfWork;
beforeAll(async () => {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(WRITER)}`);
  const watch = { onDeath: () => undefined, onHold: () => undefined, onWrite: () => undefined };
  unit = await SqliteUnitOfWork.start(entry, DATA, systemClock, () => undefined, watch);
});
afterAll(() => unit.close());

it('refuses input that cannot be cloned for the writer, but nothing posted with it', async () => {
  const part = internal('test/part', (_tx, input: unknown) => Promise.resolve(input));
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  const asked = [unit.run(part, 1), unit.run(part, 2), unit.run(part, deep), unit.run(part, 3)];
  const ended = await Promise.allSettled(asked);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  await expect(unit.run(part, deep)).rejects.toThrow(RangeError);
  await expect(unit.run(part, 4)).resolves.toBeDefined();
});
