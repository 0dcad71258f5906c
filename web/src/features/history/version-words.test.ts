import { expect, test } from 'vitest';
import { describeChanged, describePair, findBefore, findNewest, type FileVersion } from './version-words.ts';

const versionOf = (version: number | undefined): FileVersion => ({
  id: `v${version ?? 'kept'}`,
  ...(version !== undefined && { version }),
  from: '2026-05-20T12:00:00Z',
  to: '2026-05-20T12:00:00Z',
  authors: [],
});

test.each([
  [9, 7],
  [7, 2],
  [2, undefined],
])('before version %d comes %s, for versions in any order', (version, before) => {
  const versions = [versionOf(7), versionOf(undefined), versionOf(9), versionOf(2)];
  expect(findBefore(versions, versionOf(version))?.version).toBe(before);
});

test.each([
  [['Methods', 'Results'], 0, 'Methods, Results'],
  [['', 'Methods'], 0, 'Beginning, Methods'],
  [['Introduction', 'Methods', 'Results'], 2, 'Introduction, Methods, Results and 2 more'],
  // Says nothing about a text without headings.
  [[''], 0, ''],
  [undefined, 0, ''],
])('sections %j and %d more are “%s”', (sections, moreSections, words) => {
  expect(describeChanged({ ...versionOf(3), ...(sections && { sections, moreSections }) })).toBe(words);
});

test('the newest is the one with the highest number, and never a kept file', () => {
  expect(findNewest([versionOf(7), versionOf(undefined), versionOf(9), versionOf(2)])?.version).toBe(9);
  expect(findNewest([versionOf(undefined)])).toBeUndefined();
});

test('two versions are named by their days, on the same day by their times, and by their names if they have some', () => {
  const older = versionOf(1);
  const [from, to] = describePair(older, { ...versionOf(2), to: '2026-05-22T12:00:00Z' });
  expect(from).not.toBe(to);
  const [first, second] = describePair(older, { ...versionOf(2), to: '2026-05-20T12:30:00Z' });
  expect(first).not.toBe(second);
  expect(describePair({ ...older, label: 'Draft' }, versionOf(2))[0]).toBe('Draft');
});
