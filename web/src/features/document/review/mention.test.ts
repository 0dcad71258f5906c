import { expect, it } from 'vitest';
import { findMention, matchPeople, readMentions } from './mention.ts';

const PEOPLE = [
  { uuid: '1', displayName: 'Ada' },
  { uuid: '2', displayName: 'Ada Lovelace' },
  { uuid: '3', displayName: 'Ben Okri' },
];

it('finds the mention before the caret and leaves e-mail addresses alone', () => {
  expect(findMention('see @be', 7)).toEqual({ from: 4, query: 'be' });
  expect(findMention('@', 1)).toEqual({ from: 0, query: '' });
  expect(findMention('mail a@be', 9)).toBeNull();
});

it('offers people by any word of their name, and nobody once the name is complete', () => {
  expect(matchPeople(PEOPLE, 'ok').map(({ uuid }) => uuid)).toEqual(['3']);
  expect(matchPeople(PEOPLE, '').map(({ uuid }) => uuid)).toEqual(['1', '2', '3']);
  expect(matchPeople(PEOPLE, 'Ben Okri, please')).toEqual([]);
});

it('reads who is mentioned; the longer of two names that begin alike counts', () => {
  expect(readMentions('@Ada Lovelace and @Ben Okri', PEOPLE).toSorted()).toEqual(['2', '3']);
  expect(readMentions('@Ada Lovelace, @Ada', PEOPLE).toSorted()).toEqual(['1', '2']);
});
