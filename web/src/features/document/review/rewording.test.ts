import type { OwnHunk } from '@scriptorium/contract/review/core/project.ts';
import { expect, it } from 'vitest';
import { cleanWords, readReworded, writeReworded } from './drafts.ts';
import { findRewording, readSuggested, writeRewording } from './rewording.ts';

const SEEN = 'The quick brown fox jumps over the dog.';
const newId = (): string => 'new';
const hunk = (id: string, at: number, cuts: [number, number][], insert: string): OwnHunk => ({
  suggestion: 's',
  id,
  at,
  cuts,
  insert,
});

it('replaces whole words, and adjacent ones together', () => {
  expect(findRewording('colour', 'color')).toEqual([{ at: 0, cut: 6, insert: 'color' }]);
  expect(findRewording(SEEN, 'The slow red fox jumped over the dogs.')).toEqual([
    { at: 4, cut: 11, insert: 'slow red' },
    { at: 20, cut: 5, insert: 'jumped' },
    { at: 35, cut: 3, insert: 'dogs' },
  ]);
});

it('inserts and deletes no more than necessary', () => {
  expect(findRewording('one three', 'one two three')).toEqual([{ at: 4, cut: 0, insert: 'two ' }]);
  expect(findRewording('one two three', 'one three')).toEqual([{ at: 4, cut: 4, insert: '' }]);
  expect(findRewording('', 'new')).toEqual([{ at: 0, cut: 0, insert: 'new' }]);
  expect(findRewording('same', 'same')).toEqual([]);
});

it('makes one suggestion with a hunk for each change', () => {
  const passage = { from: 10, text: SEEN };
  const wanted = 'The slow brown fox leaps over the dog.';
  expect(writeRewording({ suggestion: 's', known: [], passage, seen: SEEN, wanted, newId })).toEqual({
    type: 'suggest',
    suggestion: 's',
    hunks: [
      { id: 'new', at: 14, cuts: [[14, 19]], splice: { before: 0, at: 0, cut: 0, text: 'slow' } },
      { id: 'new', at: 30, cuts: [[30, 35]], splice: { before: 0, at: 0, cut: 0, text: 'leaps' } },
    ],
    drop: [],
  });
});

it('does not delete what others have added to the passage since', () => {
  const passage = { from: 0, text: 'The very quick fox.' };
  const effect = writeRewording({
    suggestion: 's',
    known: [],
    passage,
    seen: 'The quick fox.',
    wanted: 'A slow fox.',
    newId,
  });
  expect(effect).toMatchObject({
    hunks: [
      {
        cuts: [
          [0, 4],
          [9, 14],
        ],
      },
    ],
  });
});

it('reads a suggestion, and amends, adds and drops the hunks that differ', () => {
  const known = [hunk('a', 4, [[4, 9]], 'slow'), hunk('b', 20, [[20, 25]], 'leaps')];
  const { passage, words } = readSuggested(known, (from, to) => SEEN.slice(from, to));
  expect([passage, words]).toEqual([{ from: 4, text: 'quick brown fox jumps' }, 'slow brown fox leaps']);
  const amend = (wanted: string): unknown =>
    writeRewording({ suggestion: 's', known, passage, seen: passage.text, wanted, newId, takeBack: 'withdraw' });
  expect(amend(words)).toBeNull();
  expect(amend('slower brown fox jumps')).toEqual({
    type: 'suggest',
    suggestion: 's',
    hunks: [{ id: 'a', at: 4, cuts: [[4, 9]], splice: { before: 4, at: 4, cut: 0, text: 'er' } }],
    drop: ['b'],
  });
});

it('takes back a suggestion whose amended wording is already in the text', () => {
  const known = [hunk('a', 4, [[4, 9]], 'slow')];
  const amend = (now: string, seen: string, wanted: string, takeBack: 'withdraw' | 'reject'): unknown =>
    writeRewording({ suggestion: 's', known, passage: { from: 4, text: now }, seen, wanted, newId, takeBack });
  for (const verdict of ['withdraw', 'reject'] as const) {
    const takenBack = { type: 'decide', verdict, suggestions: ['s'] };
    expect(amend('quick', 'quick', 'quick', verdict)).toEqual(takenBack);
    // The words to be deleted are already gone.
    expect(amend('', 'quick', '', verdict)).toEqual(takenBack);
  }
});

it('a resumed draft does not delete what others have added to its passage since', () => {
  const draft = readReworded(writeReworded({ seen: 'quick fox', text: 'slow hare' }), 'quick brown fox');
  const known = [hunk('a', 4, [[4, 9]], 'slow')];
  const passage = { from: 4, text: 'quick brown fox' };
  const { seen = passage.text, text: wanted = '' } = draft ?? {};
  expect(writeRewording({ suggestion: 's', known, passage, seen, wanted, newId })).toMatchObject({
    hunks: [
      {
        cuts: [
          [4, 10],
          [16, 19],
        ],
      },
    ],
  });
});

it('reads drafts of earlier releases, which stored the words alone', () => {
  expect(readReworded('', 'fox')).toBeNull();
  for (const kept of ['slow', 'null', '12', '{"text":"slow"}', '"{}"'])
    expect(readReworded(kept, 'fox')).toEqual({ seen: 'fox', text: kept });
  expect(readReworded(writeReworded({ seen: '', text: '' }), 'fox')).toEqual({ seen: '', text: '' });
});

it('sends no characters that cannot be stored', () => {
  expect(cleanWords('a\0b\ud83d 😀')).toBe('ab\ufffd 😀');
});
