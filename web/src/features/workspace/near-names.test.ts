import { expect, it } from 'vitest';
import { findNearNames } from './near-names.ts';

const items = ['kelp.md', 'help.md', 'Results.md', 'depth.svg', 'a.md'].map((name) => ({ name }));
const near = (name: string): string[] => findNearNames(name, items).map((item) => item.name);

it('finds names with letters missing, added, replaced or swapped', () => {
  expect(near('kep.md')).toEqual(['kelp.md']);
  expect(near('resluts.md')).toEqual(['Results.md']);
  expect(near('depht.svg')).toEqual(['depth.svg']);
  expect(near('resultts')).toEqual(['Results.md']);
});

it('puts the nearest first, whatever its extension', () => {
  expect(near('kelp.txt')).toEqual(['kelp.md', 'help.md']);
});

it('finds nothing for names too different, too short or too long', () => {
  expect(near('draft.md')).toEqual([]);
  expect(near('b.md')).toEqual([]);
  expect(near('')).toEqual([]);
  expect(near(`${'kelp'.repeat(20)}.md`)).toEqual([]);
});
