import { expect, test } from 'vitest';
import { type BarWidths, fitBar } from './fit-bar.ts';

const MOUSE: BarWidths = { bar: 1184, save: 80, signs: null, worded: 600, tool: 30 };
const FINGER: BarWidths = { bar: 768, save: 80, signs: 380, worded: 700, tool: 44 };

test('shows labels and all buttons if there is room', () => {
  expect(fitBar(MOUSE, 12)).toEqual({ tools: 12, isCompact: false, isSaveBelow: false });
});

test('moves buttons into the menu first, then drops labels', () => {
  expect(fitBar({ ...MOUSE, bar: 1000 }, 12)).toEqual({ tools: 9, isCompact: false, isSaveBelow: false });
  expect(fitBar({ ...MOUSE, bar: 860 }, 12)).toMatchObject({ isCompact: true });
  expect(fitBar(FINGER, 12)).toEqual({ tools: 6, isCompact: true, isSaveBelow: false });
});

test('a long save state takes space from buttons, and its own row if there is none', () => {
  expect(fitBar({ ...MOUSE, save: 330 }, 12)).toEqual({ tools: 8, isCompact: false, isSaveBelow: false });
  expect(fitBar({ ...FINGER, save: 330 }, 12)).toEqual({ tools: 1, isCompact: true, isSaveBelow: false });
  expect(fitBar({ ...FINGER, save: 400 }, 12)).toEqual({ tools: 8, isCompact: true, isSaveBelow: true });
  // Labels turn into icons before that.
  expect(fitBar({ ...MOUSE, save: 600, signs: 400 }, 12)).toEqual({ tools: 6, isCompact: true, isSaveBelow: false });
});

test('switching between “Saved” and “Saving…” moves nothing', () => {
  for (const bar of [768, 800, 1024, 1184])
    expect(fitBar({ ...MOUSE, bar, save: 99 }, 12)).toEqual(fitBar({ ...MOUSE, bar, save: 62 }, 12));
});

test('texts without formatting keep labels as long as they fit', () => {
  expect(fitBar({ ...MOUSE, bar: 720 }, 0)).toEqual({ tools: 0, isCompact: false, isSaveBelow: false });
});

test('nothing wraps until the width of the icons has been measured', () => {
  expect(fitBar({ ...FINGER, signs: null }, 12)).toMatchObject({ isCompact: true, isSaveBelow: false });
});

test('never shows fewer than zero buttons', () => {
  expect(fitBar({ ...FINGER, bar: 200 }, 12)).toMatchObject({ tools: 0, isCompact: true });
});
