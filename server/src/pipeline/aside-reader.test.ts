import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { AsideReader } from './aside-reader.ts';
import type { ServerFacts } from './operation.ts';

/** A thread that answers whatever it is asked with its own number, and ends if it is asked for a text called `end`. */
const THREAD = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ id, input }) => {
    if (input === 'end') process.exit(1);
    parentPort.postMessage({ id, ok: true, value: threadId });
  });
`;

const opened: AsideReader[] = [];
const deaths: Error[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
  deaths.length = 0;
});

function open(rest?: { restsAfterMs: number }): AsideReader {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
  const data = { file: '', databaseUrl: null, server: {} as ServerFacts };
  const reader = new AsideReader(entry, data, (error) => void deaths.push(error), rest);
  opened.push(reader);
  return reader;
}

const askWho = (reader: AsideReader): Promise<unknown> => reader.readDocument('some');

test('a thread that rests ends once nobody has asked for a while, and another comes for the next', async () => {
  const reader = open({ restsAfterMs: 1000 });
  const first = await askWho(reader);
  await wait(50);
  expect(await Promise.all([askWho(reader), askWho(reader)])).toEqual([first, first]);
  await wait(2000);
  const [second, third] = await Promise.all([askWho(reader), askWho(reader)]);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
  expect(deaths).toEqual([]);
});

test('any other thread stays', async () => {
  const reader = open();
  reader.warmUp();
  const first = await askWho(reader);
  await wait(600);
  reader.warmUp();
  expect(await askWho(reader)).toBe(first);
});

test('a thread that ends by itself is reported, and what it was asked for fails', async () => {
  const reader = open({ restsAfterMs: 1000 });
  await expect(reader.readDocument('end')).rejects.toMatchObject({ code: 'overloaded' });
  expect(deaths).toHaveLength(1);
});
