import { expect, test } from 'vitest';
import { findBest, Likeness, searchBest } from './find-base.ts';

const WORDS = Array.from({ length: 3000 }, (_, i) => `word${(i * 7919) % 3001}`);
/** A text that grows by a word at each step, and later loses one at its beginning. */
const textAt = (place: number): string => WORDS.slice(Math.max(0, place - 2000), 500 + place).join(' ');

test('the version from which a file was made is found in a long history', async () => {
  for (const place of [0, 617, 2400]) {
    const file = textAt(place)
      .replace('word7919', 'another')
      .replace(WORDS[300] as string, 'word');
    expect((await searchBest(new Likeness(file), 2400, textAt))?.at).toBe(place);
  }
});

test('a file that shares only common words with a text matches none of its versions', async () => {
  const text = 'the fish of the sea and the birds of the air are many, and so are the stars';
  const file = 'the results of the study and the plots of the region were compared with the others';
  expect(await searchBest(new Likeness(file), 3, () => text)).toBeNull();
});

test('the first of equally similar versions wins', async () => {
  expect(await findBest(new Likeness('a b c'), [4, 2], () => 'a b c')).toMatchObject({ at: 4 });
});

test('a search over very long texts ends', async () => {
  const long = 'word\n'.repeat(200_000);
  let asked = 0;
  const likeness = new Likeness(long);
  await searchBest(likeness, 100_000, () => ((asked += 1), long));
  expect(asked).toBeLessThan(12);
});
