import { expect, test } from 'vitest';
import { nameKeys, showKeys } from './show-keys.ts';

test('shows keys as labelled on the keyboard', () => {
  expect(showKeys('Mod-Shift-c', false)).toBe('Ctrl Shift C');
  expect(showKeys('Mod-Shift-c', true)).toBe('⌘ ⇧ C');
  expect(showKeys('Shift-ArrowUp', false)).toBe('Shift Up');
  expect(showKeys('-', false)).toBe('-');
  expect(showKeys('Mod-[', false)).toBe('Ctrl [');
});

test('names keys for screen readers', () => {
  expect(nameKeys('Ctrl-Shift-k')).toBe('Control+Shift+K');
  expect(nameKeys('Shift-Alt-ArrowUp')).toBe('Shift+Alt+ArrowUp');
});
