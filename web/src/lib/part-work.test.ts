import { expect, test } from 'vitest';
import { cancelPartWork, inParts, PartsCancelled, readPartWork } from './part-work.ts';

const MANY = Array.from({ length: 2500 }, (_, n) => n);

test('what one call takes is done by one call, and is no work to be shown', async () => {
  const parts: number[] = [];
  await inParts('/x', MANY.slice(0, 1000), async (part) => {
    parts.push(part.length);
    expect(readPartWork()).toEqual([]);
  });
  expect(parts).toEqual([1000]);
});

test('more is done part by part, and says how far it is', async () => {
  const seen: unknown[] = [];
  await inParts(
    '/x',
    MANY,
    async () => void seen.push(readPartWork().map(({ call, done, total }) => [call, done, total])),
  );
  expect(seen).toEqual([0, 1000, 2000].map((done) => [['/x', done, 2500]]));
  expect(readPartWork()).toEqual([]);
});

test('cancelled between two parts it ends with what was done', async () => {
  const parts: number[] = [];
  const work = inParts('/x', MANY, async (part) => {
    parts.push(part.length);
    cancelPartWork(readPartWork()[0]?.id ?? 0);
  });
  await expect(work).rejects.toThrow(new PartsCancelled('Cancelled after 1,000 of 2,500 items.'));
  expect(parts).toEqual([1000]);
  expect(readPartWork()).toEqual([]);
});

test('a later part that fails says what had been done before, the first one only why', async () => {
  const refuse = (n: number) => {
    let calls = 0;
    return inParts('/x', MANY, async () => {
      calls += 1;
      if (calls > n) throw new Error('There is no room.');
    });
  };
  await expect(refuse(0)).rejects.toThrow(/^There is no room\.$/u);
  await expect(refuse(2)).rejects.toThrow(/^It stopped after 2,000 of 2,500 items\. There is no room\.$/u);
});
