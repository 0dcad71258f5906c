import { expect, test } from 'vitest';
import { showKeys } from './show-keys.ts';

test('shows keys as labelled on the keyboard', () => {
  expect(showKeys('Mod-Shift-c', false)).toBe('Ctrl Shift C');
  expect(showKeys('Mod-Shift-c', true)).toBe('⌘ ⇧ C');
  expect(showKeys('Shift-ArrowUp', false)).toBe('Shift ↑');
  expect(showKeys('-', false)).toBe('-');
  expect(showKeys('Mod-[', false)).toBe('Ctrl [');
});
