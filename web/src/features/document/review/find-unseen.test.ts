import { expect, it } from 'vitest';
import { findNextUnseen, findUnseen } from './find-unseen.ts';
import type { ShownThread } from './read-threads.ts';

const thread = (id: string, by: string, time: number, said: [by: string, time: number][] = []): ShownThread => ({
  id,
  kind: 'comment',
  status: 'open',
  by,
  name: by,
  time,
  quote: '',
  isAnchored: true,
  isLost: false,
  messages: said.map(([author, at], place) => ({
    id: `${id}-${place}`,
    by: author,
    name: author,
    time: at,
    editedAt: null,
    body: 'x',
    deletedBy: null,
  })),
  decidedName: null,
  changes: [],
  waiting: [],
  refused: [],
});
const find = (threads: ShownThread[], all: number, seen: [string, number][] = []) => [
  ...findUnseen(threads, { all, threads: new Map(seen) }, 'me'),
];

it('counts as unseen what others wrote since the reader last looked', () => {
  expect(find([thread('a', 'ben', 10), thread('b', 'ben', 30)], 20)).toEqual(['b']);
  expect(
    find(
      [
        thread('a', 'ben', 10, [
          ['ben', 10],
          ['ben', 40],
        ]),
      ],
      20,
    ),
  ).toEqual(['a']);
  expect(find([thread('a', 'ben', 30)], 20, [['a', 30]])).toEqual([]);
  expect(find([thread('a', 'ben', 30, [['ben', 50]])], 20, [['a', 30]])).toEqual(['a']);
});

it('never counts closed threads, or messages by the reader, as unseen', () => {
  expect(find([thread('a', 'me', 30, [['me', 40]])], 0)).toEqual([]);
  expect(find([{ ...thread('a', 'ben', 30), status: 'resolved' }], 0)).toEqual([]);
});

it('walks unseen threads in text order, skipping seen ones and wrapping around', () => {
  const threads = ['a', 'b', 'c', 'd'].map((id) => thread(id, 'ben', 1));
  const next = (from: string | null, by: 1 | -1, ...unseen: string[]) =>
    findNextUnseen(threads, new Set(unseen), from, by);
  expect(next('a', 1, 'b', 'd')).toBe('b');
  expect(next('b', 1, 'b', 'd')).toBe('d');
  expect(next('d', 1, 'b', 'd')).toBe('b');
  expect(next('b', -1, 'b', 'd')).toBe('d');
  expect(next(null, 1, 'b', 'd')).toBe('b');
  expect(next(null, -1, 'a', 'b')).toBe('b');
  expect(next('gone', 1, 'c')).toBe('c');
  expect(next('c', 1, 'c')).toBeNull();
  expect(next('a', 1)).toBeNull();
  expect(findNextUnseen([], new Set(['a']), null, 1)).toBeNull();
});
