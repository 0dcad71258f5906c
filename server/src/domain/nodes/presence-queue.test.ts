import { expect, it } from 'vitest';
import { PresenceQueue } from './presence-queue.ts';

const person = (id: string, anchor = 0) => ({
  id,
  userId: `user-${id}`,
  label: id,
  clientID: null,
  version: 0,
  anchor,
  head: anchor,
  idle: false,
});

it('each document is requested and announced once, however often that is asked for', () => {
  const queue = new PresenceQueue(() => [person('ada'), person('ben')]);
  for (let times = 0; times < 3; times += 1) {
    queue.request('a');
    queue.announce('b');
  }
  expect(queue.take(100)).toEqual([
    { kind: 'who', document: 'a' },
    { kind: 'present', document: 'b', person: person('ada') },
    { kind: 'present', document: 'b', person: person('ben') },
  ]);
  expect(queue.isEmpty).toBe(true);
  expect(queue.take(100)).toEqual([]);
});

it('starting over makes the others forget first, and comes in batches, each true when sent', () => {
  const people = new Map(
    ['a', 'b'].map((name) => [name, Array.from({ length: 5 }, (_, at) => person(`${name}${at}`))]),
  );
  const queue = new PresenceQueue((document) => people.get(document) ?? []);
  queue.reset(people.keys());
  expect(queue.take(0)).toEqual([]);
  const first = queue.take(5);
  expect(first.map(({ kind }) => kind)).toEqual(['bye', 'who', 'who', 'present', 'present']);
  // Since the first batch, one person has left and one has moved.
  people.set('a', [person('a0'), person('a1'), person('a3', 7), person('a4')]);
  const rest = [];
  while (!queue.isEmpty) {
    const portion = queue.take(3);
    expect(portion.length).toBeLessThanOrEqual(3);
    rest.push(...portion);
  }
  expect(rest).toEqual(
    [person('a3', 7), person('a4')]
      .map((one) => ({ kind: 'present', document: 'a', person: one }))
      .concat((people.get('b') ?? []).map((one) => ({ kind: 'present', document: 'b', person: one }))),
  );
});

it('starting over halfway begins again', () => {
  const queue = new PresenceQueue(() => [person('ada'), person('ben')]);
  queue.reset(['a']);
  expect(queue.take(3).at(-1)).toMatchObject({ kind: 'present', person: { id: 'ada' } });
  queue.reset(['a']);
  expect(queue.take(9).map(({ kind }) => kind)).toEqual(['bye', 'who', 'present', 'present']);
});
