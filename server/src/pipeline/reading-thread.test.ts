import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ReadingThread } from './reading-thread.ts';
import type { ServerFacts } from './operation.ts';

/**
 * A thread that replies to every request with its own number, except that texts called `end`, `hang` and `fill` end it,
 * keep it busy, or take all its memory.
 */
const THREAD = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ id, input }) => {
    if (input === 'end') process.exit(1);
    while (input === 'hang');
    // As one array, since V8 ends the process where one does not fit.
    for (const held = []; input === 'fill'; ) held.push(id + 0.5);
    parentPort.postMessage({ id, ok: true, value: threadId });
  });
`;

const opened: ReadingThread[] = [];
const deaths: Error[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
  deaths.length = 0;
  abandoned.length = 0;
});

const abandoned: string[] = [];

function open(limits?: { idleExitMs?: number; timeoutMs?: number; memoryLimitMb?: number }): ReadingThread {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
  const data = { file: '', databaseUrl: null, server: {} as ServerFacts };
  const reader = new ReadingThread(entry, data, (error) => void deaths.push(error), {
    ...limits,
    onAbandoned: (kind) => void abandoned.push(kind),
  });
  opened.push(reader);
  return reader;
}

const askThread = (reader: ReadingThread): Promise<unknown> => reader.readDocument('some');

test('with an idle limit, a thread ends after a while without requests, and the next request starts another', async () => {
  const reader = open({ idleExitMs: 1000 });
  const first = await askThread(reader);
  await wait(50);
  expect(await Promise.all([askThread(reader), askThread(reader)])).toEqual([first, first]);
  await wait(2000);
  const [second, third] = await Promise.all([askThread(reader), askThread(reader)]);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  expect(deaths).toEqual([]);
});

test('without an idle limit, the thread stays', async () => {
  const reader = open();
  reader.warmUp();
  const first = await askThread(reader);
  await wait(600);
  reader.warmUp();
  expect(await askThread(reader)).toBe(first);
});

test('a thread that dies is reported, and its requests fail', async () => {
  const reader = open({ idleExitMs: 1000 });
  await expect(reader.readDocument('end')).rejects.toMatchObject({ code: 'overloaded' });
  expect(deaths).toHaveLength(1);
});

test('work that takes too long is abandoned, and a new thread handles what was waiting behind it', async () => {
  const reader = open({ timeoutMs: 1500 });
  const first = await askThread(reader);
  const hanging = expect(reader.readDocument('hang')).rejects.toMatchObject({ code: 'too-large' });
  const behind = askThread(reader);
  // Its bytes were lost with the thread.
  const lost = expect(reader.cleanPage(new Uint8Array(8))).rejects.toMatchObject({ code: 'overloaded' });
  await Promise.all([hanging, lost]);
  expect(await behind).not.toBe(first);
  expect([abandoned, deaths]).toEqual([['document'], []]);
});

test('what takes too much memory is abandoned with a sentence, and a new thread answers whatever was asked behind it', async () => {
  const reader = open({ memoryLimitMb: 200 });
  const first = await askThread(reader);
  const filling = expect(reader.readDocument('fill')).rejects.toMatchObject({
    code: 'too-large',
    message: expect.stringContaining('more memory') as string,
  });
  const behind = askThread(reader);
  await filling;
  expect(await behind).not.toBe(first);
  expect([abandoned, deaths]).toEqual([['document'], []]);
});
