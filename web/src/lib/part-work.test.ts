import { expect, test } from 'vitest';
import { cancelPartWork, inParts, PartsCancelled, readPartWork } from './part-work.ts';

const MANY = Array.from({ length: 2500 }, (_, n) => n);

test('a change that fits in one call is made by one call, and not listed as work in progress', async () => {
  const parts: number[] = [];
  await inParts('/x', MANY.slice(0, 1000), async (part) => {
    parts.push(part.length);
    expect(readPartWork()).toEqual([]);
  });
  expect(parts).toEqual([1000]);
});

test('a larger change is made part by part and reports its progress', async () => {
  const seen: unknown[] = [];
  await inParts(
    '/x',
    MANY,
    async () => void seen.push(readPartWork().map(({ call, done, total }) => [call, done, total])),
  );
  expect(seen).toEqual([0, 1000, 2000].map((done) => [['/x', done, 2500]]));
  expect(readPartWork()).toEqual([]);
});

test('cancelled between two parts, it reports what was done', async () => {
  const parts: number[] = [];
  const work = inParts('/x', MANY, async (part) => {
    parts.push(part.length);
    cancelPartWork(readPartWork()[0]?.id ?? 0);
  });
  await expect(work).rejects.toThrow(new PartsCancelled('Cancelled after 1,000 of 2,500 items.'));
  expect(parts).toEqual([1000]);
  expect(readPartWork()).toEqual([]);
});

test('an error in a later part says what was done before, one in the first only why', async () => {
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
