import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { AsideReader } from './aside-reader.ts';
import type { ServerFacts } from './operation.ts';

/**
 * A thread that replies to every request with its own number, except that texts called `end` and `hang` end it or keep
 * it busy.
 */
const THREAD = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ id, input }) => {
    if (input === 'end') process.exit(1);
    while (input === 'hang');
    parentPort.postMessage({ id, ok: true, value: threadId });
  });
`;

const opened: AsideReader[] = [];
const deaths: Error[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((reader) => reader.close()));
  deaths.length = 0;
  givenUp.length = 0;
});

const givenUp: string[] = [];

function open(limits?: { restsAfterMs?: number; mostMs?: number }): AsideReader {
  const entry = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
  const data = { file: '', databaseUrl: null, server: {} as ServerFacts };
  const reader = new AsideReader(entry, data, (error) => void deaths.push(error), {
    ...limits,
    onGivenUp: (kind) => void givenUp.push(kind),
  });
  opened.push(reader);
  return reader;
}

const askWho = (reader: AsideReader): Promise<unknown> => reader.readDocument('some');

test('with a rest time, a thread ends after a while without requests, and the next request starts another', async () => {
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

test('without one, the thread stays', async () => {
  const reader = open();
  reader.warmUp();
  const first = await askWho(reader);
  await wait(600);
  reader.warmUp();
  expect(await askWho(reader)).toBe(first);
});

test('a thread that dies is reported, and its requests fail', async () => {
  const reader = open({ restsAfterMs: 1000 });
  await expect(reader.readDocument('end')).rejects.toMatchObject({ code: 'overloaded' });
  expect(deaths).toHaveLength(1);
});

test('what takes too long is given up, and a new thread answers whatever was asked behind it', async () => {
  const reader = open({ mostMs: 1500 });
  const first = await askWho(reader);
  const hanging = expect(reader.readDocument('hang')).rejects.toMatchObject({ code: 'too-large' });
  const behind = askWho(reader);
  // Its bytes were lost with the thread.
  const lost = expect(reader.cleanPage(new Uint8Array(8))).rejects.toMatchObject({ code: 'overloaded' });
  await Promise.all([hanging, lost]);
  expect(await behind).not.toBe(first);
  expect([givenUp, deaths]).toEqual([['document'], []]);
});
