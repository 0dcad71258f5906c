import { expect, test } from 'vitest';
import { findEdge, findSession, layTrack } from './lay-track.ts';
import type { FileVersion } from './version-words.ts';

const ADA = { uuid: 'a', displayName: 'Ada' };
const BEN = { uuid: 'b', displayName: 'Ben' };

function versionOf(version: number, ...authors: FileVersion['authors']): FileVersion {
  const day = String((version % 28) + 1).padStart(2, '0');
  return {
    id: `v${version}`,
    version,
    from: `2026-05-${day}T12:00:00Z`,
    to: `2026-05-${day}T13:00:00Z`,
    authors: authors.length > 0 ? authors : [ADA],
  };
}

test('sessions cover all steps without gaps, for versions in any order', () => {
  const kept = { id: 'k', from: '', to: '', authors: [] };
  const sessions = layTrack([versionOf(9, BEN), kept, versionOf(0), versionOf(4, ADA, BEN)], 9);
  expect(sessions.map(({ from, to, people }) => [from, to, people])).toEqual([
    [0, 4, [ADA, BEN]],
    [4, 9, [BEN]],
  ]);
  expect([1, 4, 5, 9].map((step) => findSession(sessions, step)?.to)).toEqual([4, 4, 9, 9]);
});

test('lists each author once, even with suggestions accepted as well', () => {
  const accepted = { uuid: 'b', displayName: 'Ben', acceptedBy: 'Ada' };
  expect(layTrack([versionOf(3, BEN, ADA, accepted)], 3)[0]?.people).toEqual([BEN, ADA]);
});

test('merges neighbours among thousands of sessions without losing any step', () => {
  const sessions = layTrack(
    Array.from({ length: 5000 }, (_, at) => versionOf(at + 1, at % 2 === 0 ? ADA : BEN)),
    5000,
  );
  expect(sessions.length).toBeLessThanOrEqual(201);
  expect(sessions[0]).toMatchObject({ from: 0, people: [ADA, BEN] });
  expect(sessions.at(-1)?.to).toBe(5000);
  for (const [at, session] of sessions.entries()) expect(session.from).toBe(sessions[at - 1]?.to ?? 0);
});

test.each([
  [0, 1, 4],
  [4, 1, 9],
  [9, 1, 9],
  [9, -1, 4],
  [5, -1, 4],
  [3, -1, 0],
  [0, -1, 0],
] as const)('from step %d by %d the next edge is %d', (step, by, edge) => {
  expect(findEdge(layTrack([versionOf(4), versionOf(9)], 9), step, by)).toBe(edge);
});
