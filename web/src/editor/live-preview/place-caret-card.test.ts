import { expect, test } from 'vitest';
import { fitCard, placeCard, placeOffer, type Surroundings } from './place-caret-card.ts';

const line = (top: number, left = 300) => ({ left, right: left + 80, top, bottom: top + 30 });
const around: Surroundings = {
  window: { left: 200, right: 1150, top: 100, bottom: 900 },
  column: { left: 300, right: 908 },
  isMarginFree: false,
  first: line(300, 700),
  last: line(300, 700),
  above: null,
  paragraph: { top: 240, bottom: 420 },
};

const put = (changes: Partial<Surroundings>, most = 420, height = 100) => {
  const surroundings = { ...around, ...changes };
  const fit = fitCard(surroundings, most);
  return { ...fit, ...placeCard(surroundings, { ...fit, height }) };
};

test('below the paragraph, within the column', () => {
  expect(put({})).toEqual({ kind: 'column', width: 420, left: 488, top: 424 });
  expect(put({}, 700)).toMatchObject({ width: 608, left: 300 });
});

test('above the paragraph where it does not end in sight', () => {
  const low = { first: line(800), last: line(800), paragraph: { top: 740, bottom: 1100 } };
  expect(put(low)).toMatchObject({ left: 300, top: 636 });
  // Beside a short heading, if it is no higher than that; over a long one.
  expect(put({ ...low, above: { right: 400, top: 690 } }, 420, 36)).toMatchObject({ left: 428, top: 700 });
  expect(put({ ...low, above: { right: 700, top: 690 } }, 420, 36).left).toBe(300);
  expect(put({ ...low, above: { right: 400, top: 690 } }).left).toBe(300);
});

test('beside its lines where both ends of the paragraph are far away', () => {
  const paragraph = { top: -500, bottom: 2000 };
  expect(put({ paragraph }).top).toBe(334);
  expect(put({ paragraph, first: line(820), last: line(850) }).top).toBe(716);
});

test('in a free margin that is wide enough, level with its line', () => {
  const window = { ...around.window, right: 1400 };
  expect(put({ window, isMarginFree: true })).toEqual({ kind: 'margin', width: 340, left: 936, top: 300 });
  expect(put({ window, isMarginFree: true, first: line(880) }).top).toBe(796);
  expect(put({ isMarginFree: true }).kind).toBe('column');
  // With comments there, in the one on the left.
  const column = { left: 600, right: 1208 };
  expect(put({ window, column, isMarginFree: false })).toEqual({ kind: 'margin', width: 340, left: 232, top: 300 });
});

test('a strip at the bottom of a phone, unless its line is there', () => {
  const window = { left: 0, right: 360, top: 50, bottom: 690 };
  const column = { left: 20, right: 340 };
  expect(put({ window, column })).toEqual({ kind: 'strip', width: 344, left: 8, top: 586 });
  expect(put({ window, column, first: line(600), last: line(620) }).top).toBe(54);
});

test('buttons for selected words stand in the margin, without one above the selection, on a phone at the bottom', () => {
  const size = { width: 26, height: 60 };
  const head = { top: 300, bottom: 330 };
  expect(placeOffer(around, head, size)).toEqual({ left: 904, top: 285 });
  const wide = { ...around, column: { left: 240, right: 1130 } };
  expect(placeOffer(wide, head, size)).toEqual({ left: 700, top: 236 });
  expect(placeOffer({ ...wide, first: line(120) }, head, size).top).toBe(334);
  const window = { left: 0, right: 360, top: 50, bottom: 690 };
  const phone = { ...around, window, column: { left: 20, right: 340 } };
  expect(placeOffer(phone, head, { width: 200, height: 44 })).toEqual({ left: 80, top: 642 });
});
