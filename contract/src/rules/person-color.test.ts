import { expect, test } from 'vitest';
import { COLORS_IN_TURN, PERSON_COLORS, colorOfId } from './person-color.ts';

test('every colour has its turn, and is about as frequent as any other', () => {
  expect(COLORS_IN_TURN.toSorted((a, b) => a - b)).toEqual(Array.from({ length: PERSON_COLORS }, (_, at) => at + 1));
  const counts = new Map<number, number>();
  for (let n = 0; n < 5000; n += 1) {
    const color = colorOfId(crypto.randomUUID());
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  for (const color of COLORS_IN_TURN) expect(counts.get(color)).toBeGreaterThan(350);
});
