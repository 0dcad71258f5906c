import { expect, test } from 'vitest';
import {
  findCovered,
  fitCard,
  limitHeight,
  placeCard,
  placeOffer,
  placeWordsOffer,
  type Surroundings,
} from './place-caret-card.ts';

const line = (top: number, left = 300) => ({ left, right: left + 80, top, bottom: top + 30 });
const around: Surroundings = {
  window: { left: 200, right: 1150, top: 100, bottom: 900 },
  column: { left: 300, right: 908 },
  isMarginFree: false,
  first: line(300, 700),
  last: line(300, 700),
  isBelowHeading: false,
};

const put = (changes: Partial<Surroundings>, most = 420, height = 100) => {
  const surroundings = { ...around, ...changes };
  const fit = fitCard(surroundings, most);
  return { ...fit, ...placeCard(surroundings, { ...fit, height }) };
};

test('directly below its lines, within the column', () => {
  expect(put({})).toEqual({ kind: 'column', width: 420, left: 488, top: 336 });
  expect(put({ first: line(300, 340), last: line(330, 310) })).toMatchObject({ left: 340, top: 366 });
  expect(put({}, 700)).toMatchObject({ width: 608, left: 300 });
});

test('above its lines if there is no room below, never over them', () => {
  expect(put({ first: line(790), last: line(820) })).toMatchObject({ left: 300, top: 684 });
  expect(put({ first: line(130), last: line(820) }).top).toBe(104);
});

test('that of a link above its line, but not over a heading or where there is no room', () => {
  const above = (changes: Partial<Surroundings>): number => {
    const surroundings = { ...around, ...changes };
    return placeCard(surroundings, { ...fitCard(surroundings, 420), height: 36 }, 'above').top;
  };
  expect(above({})).toBe(258);
  expect(above({ isBelowHeading: true })).toBe(336);
  expect(above({ first: line(120), last: line(120) })).toBe(156);
  // There is less room below it.
  expect(above({ isBelowHeading: true, first: line(860), last: line(860) })).toBe(818);
});

test('in a free margin that is wide enough, level with its line', () => {
  const window = { ...around.window, right: 1400 };
  expect(put({ window, isMarginFree: true })).toEqual({ kind: 'margin', width: 340, left: 936, top: 300 });
  expect(put({ window, isMarginFree: true, first: line(880) }).top).toBe(796);
  expect(put({ isMarginFree: true }).kind).toBe('column');
  // If there are comments, in the one on the left.
  const column = { left: 600, right: 1208 };
  expect(put({ window, column, isMarginFree: false })).toEqual({ kind: 'margin', width: 340, left: 232, top: 300 });
});

test('a strip at the bottom of a phone, unless its line is there', () => {
  const window = { left: 0, right: 360, top: 50, bottom: 690 };
  const column = { left: 20, right: 340 };
  expect(put({ window, column })).toEqual({ kind: 'strip', width: 344, left: 8, top: 586 });
  expect(put({ window, column, first: line(600), last: line(620) }).top).toBe(54);
  expect(limitHeight(window)).toBe(256);
  // The line is scrolled to above it.
  expect(findCovered({ ...around, window, last: line(620) }, 100)).toBe(70);
  expect(findCovered({ ...around, window }, 100)).toBe(0);
});

test('buttons for a selection are in the margin, without one above the selection, on a phone at the bottom', () => {
  const size = { width: 26, height: 60 };
  const head = { top: 300, bottom: 330 };
  expect(placeOffer(around, head, size)).toEqual({ left: 912, top: 285 });
  const wide = { ...around, column: { left: 240, right: 1130 } };
  expect(placeOffer(wide, head, size)).toEqual({ left: 700, top: 236 });
  expect(placeOffer({ ...wide, first: line(120) }, head, size).top).toBe(334);
  const window = { left: 0, right: 360, top: 50, bottom: 690 };
  const phone = { ...around, window, column: { left: 20, right: 340 } };
  expect(placeOffer(phone, head, { width: 200, height: 44 })).toEqual({ left: 80, top: 642 });
});

test('in words, the buttons for a selection keep clear of the cards in the margin, close to the caret', () => {
  const size = { width: 104, height: 60 };
  const head = { top: 300, bottom: 330 };
  const card = (top: number, bottom: number) => ({ left: 932, right: 1132, top, bottom });
  const put = (...cards: ReturnType<typeof card>[]) => placeWordsOffer(around, head, size, cards);
  expect(put()).toEqual({ left: 932, top: 285 });
  expect(put(card(350, 500))).toEqual({ left: 932, top: 285 });
  expect(put(card(310, 500))).toEqual({ left: 932, top: 242 });
  expect(put(card(100, 296))).toEqual({ left: 932, top: 304 });
  expect(put(card(200, 500))).toBeNull();
  expect(put(card(200, 290), card(340, 500))).toBeNull();
  const narrow = { ...around, window: { ...around.window, right: 1000 } };
  expect(placeWordsOffer(narrow, head, size, [])).toBeNull();
});
