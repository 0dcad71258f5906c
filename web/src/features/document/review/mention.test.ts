import { expect, it } from 'vitest';
import { findMention, matchPeople, type Mentionable, readBody, writeBody } from './mention.ts';

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;

const PEOPLE = [
  { uuid: id(1), displayName: 'Ada' },
  { uuid: id(2), displayName: 'Ada Lovelace' },
  { uuid: id(3), displayName: 'Ben Okri' },
];

it('finds the mention before the caret and leaves e-mail addresses alone', () => {
  expect(findMention('see @be', 7)).toEqual({ from: 4, query: 'be' });
  expect(findMention('@', 1)).toEqual({ from: 0, query: '' });
  expect(findMention('mail a@be', 9)).toBeNull();
});

it('offers people by any word of their name, and nobody once the name is complete', () => {
  expect(matchPeople(PEOPLE, 'ok').map(({ uuid }) => uuid)).toEqual([id(3)]);
  expect(matchPeople(PEOPLE, '').map(({ uuid }) => uuid)).toEqual([id(1), id(2), id(3)]);
  expect(matchPeople(PEOPLE, 'Ben Okri, please')).toEqual([]);
});

it('turns names into mentions, preferring the longer of two names with the same beginning', () => {
  expect(writeBody('@Ada Lovelace and @Ben Okri', PEOPLE, []).mentions).toEqual([id(2), id(3)]);
  expect(writeBody('@Ada Lovelace, @Ada', PEOPLE, []).body).toBe(
    `@[Ada Lovelace](user:${id(2)}), @[Ada](user:${id(1)})`,
  );
  expect(writeBody('@Nobody', PEOPLE, [])).toEqual({ body: '@Nobody', mentions: [] });
});

it('mentions the chosen one of two people with the same name, and neither if none was chosen', () => {
  const twins = [
    { uuid: id(4), displayName: 'Kim (x)' },
    { uuid: id(5), displayName: 'Kim (x)' },
  ];
  const [first, second] = twins as [Mentionable, Mentionable];
  expect(writeBody('@Kim (x)', twins, []).mentions).toEqual([]);
  expect(writeBody('@Kim (x)', twins, [second]).mentions).toEqual([id(5)]);
  expect(writeBody('@Kim (x) @Kim (x)', twins, [second, first]).mentions).toEqual([id(5), id(4)]);
});

it('shows the current name for editing and still mentions the same person', () => {
  const body = `Ask @[Ada](user:${id(2)}) or @[Gone](user:${id(9)})`;
  const { text, chosen } = readBody(body, PEOPLE);
  expect(text).toBe('Ask @Ada Lovelace or @Gone');
  expect(writeBody(text, PEOPLE, chosen).mentions).toEqual([id(2)]);
});
