import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFolderShape, readFolderShape } from './folder-shapes.ts';

let kept: string | null;
let isNarrow: boolean;
beforeEach(() => {
  kept = null;
  isNarrow = false;
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: (_key: string, value: string) => (kept = value) });
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
});
afterEach(() => vi.unstubAllGlobals());

it('remembers each folder at the width at which it was seen, but not its name', () => {
  keepFolderShape('a', 'Joint paper', { lead: 131.4, rows: [-84, 44] });
  keepFolderShape('a', '', { lead: 0, rows: [] });
  expect(readFolderShape('a', 'Joint paper')).toEqual({ lead: 131, rows: [-84, 44] });
  expect(readFolderShape('a', '')).toEqual({ lead: 0, rows: [] });
  expect(readFolderShape('b', '')).toBeNull();
  expect(kept).not.toContain('Joint');
  isNarrow = true;
  expect(readFolderShape('a', '')).toBeNull();
});

it('drops the folders seen longest ago and unreadable entries', () => {
  for (let at = 0; at <= 40; at += 1) keepFolderShape('a', String(at), { lead: 0, rows: [44] });
  expect(readFolderShape('a', '0')).toBeNull();
  expect(readFolderShape('a', '1')).toEqual({ lead: 0, rows: [44] });
  for (const broken of ['{', '{}', '[null]', '[["x"]]']) {
    kept = broken;
    expect(readFolderShape('a', '1')).toBeNull();
  }
});
