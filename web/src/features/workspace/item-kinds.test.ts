import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { expect, it } from 'vitest';
import { sortByKind } from './item-kinds.ts';

const item = (name: string, type: TreeItem['type'] = 'file'): TreeItem => ({
  uuid: name,
  name,
  path: name,
  type,
  createdAt: '2026-01-01T00:00:00.000Z',
  modifiedAt: '2026-01-01T00:00:00.000Z',
});

it('groups files by their role in a paper, sorted within each group', () => {
  const items = [
    item('notes.md'),
    item('zip.zip'),
    item('B.CSV'),
    item('works.bib'),
    item('b.png'),
    item('exports', 'directory'),
    item('a.md'),
    item('folder.png', 'directory'),
  ];
  expect(
    sortByKind(items, { key: 'name', descending: false }).map(({ item: { name }, kind, isFirst }) =>
      isFirst ? `${kind}: ${name}` : name,
    ),
  ).toEqual([
    'manuscript: a.md',
    'notes.md',
    'bibliography: works.bib',
    'figure: b.png',
    'data: B.CSV',
    'folder: exports',
    'folder.png',
    'other: zip.zip',
  ]);
  expect(sortByKind(items, { key: 'name', descending: true })[0]).toMatchObject({
    item: { name: 'notes.md' },
    isFirst: true,
  });
});
