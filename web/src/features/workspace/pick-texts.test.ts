import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { expect, test } from 'vitest';
import { pickChapters } from './pick-texts.ts';

function file(name: string, live = true): TreeItem {
  const at = '2026-01-01T00:00:00.000Z';
  const uuid = '00000000-0000-4000-8000-000000000000';
  return { uuid, path: `book/${name}`, name, type: 'file', live, modifiedAt: at, createdAt: at };
}

const names = (items: readonly TreeItem[]): string[] => pickChapters(items).map((item) => item.name);

test('chapters are in natural order', () => {
  expect(names([file('10 End.md'), file('2 Middle.md'), file('1 Start.qmd')])).toEqual([
    '1 Start.qmd',
    '2 Middle.md',
    '10 End.md',
  ]);
});

test('files that only accompany chapters are left out', () => {
  const around = [file('refs.bib'), file('meta.yaml'), file('book.html'), file('book.pdf', false)];
  expect(names([...around, file('a.md')])).toEqual(['a.md']);
});

test('without Markdown files, the other texts are the chapters', () => {
  expect(names([file('b.tex'), file('a.tex'), file('refs.bib')])).toEqual(['a.tex', 'b.tex']);
  expect(names([file('refs.bib')])).toEqual([]);
});
