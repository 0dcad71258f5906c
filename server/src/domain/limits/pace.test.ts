import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('a burst is free, then the pace applies; a pause restores the burst', () => {
  const pace = new Pace({ burst: 1000, perSecond: 100 });
  pace.spend('ada', 1000, 0);
  expect(pace.delay('ada', 0)).toBe(0);
  pace.spend('ada', 50, 0);
  expect(pace.delay('ada', 0)).toBe(500);
  expect(pace.delay('ada', 500)).toBe(0);
  expect(pace.delay('ben', 0)).toBe(0);
  pace.spend('ada', 1000, 60_000);
  expect(pace.delay('ada', 60_000)).toBe(0);
});
