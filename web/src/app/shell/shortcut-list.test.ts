import { expect, test } from 'vitest';
import { everywhere, writing } from '../../editor/keymap.ts';
import { SHORTCUTS } from '../../lib/shortcut-list.ts';

/** Keys that behave as in any text field, or that are self-evident. */
const UNSAID = new Set(['Mod-s', 'Tab']);

test('the list of shortcuts names every key of the editor, on a Mac its own', () => {
  const lines = SHORTCUTS.flatMap((group) => group.lines);
  const listed = new Set(lines.flatMap((line) => line.keys));
  const listedOnMac = new Set(lines.flatMap((line) => line.mac ?? line.keys));
  const bound = [
    ...writing.map(([key, mac]) => ({ key, mac: mac ?? key })),
    ...everywhere.map(({ key = '', mac }) => ({ key, mac: mac ?? key })),
  ].filter(({ key }) => !UNSAID.has(key));
  expect(bound.length).toBeGreaterThan(20);
  expect(bound.filter(({ key }) => !listed.has(key)).map(({ key }) => key)).toEqual([]);
  expect(bound.filter(({ mac }) => !listedOnMac.has(mac)).map(({ mac }) => mac)).toEqual([]);
});
