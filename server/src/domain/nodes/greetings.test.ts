import { expect, it } from 'vitest';
import { Greetings } from './greetings.ts';

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
  const greetings = new Greetings(() => [person('ada'), person('ben')]);
  for (let times = 0; times < 3; times += 1) {
    greetings.ask('a');
    greetings.tell('b');
  }
  expect(greetings.take(100)).toEqual([
    { kind: 'who', document: 'a' },
    { kind: 'present', document: 'b', person: person('ada') },
    { kind: 'present', document: 'b', person: person('ben') },
  ]);
  expect(greetings.isEmpty).toBe(true);
  expect(greetings.take(100)).toEqual([]);
});

it('starting over makes the others forget first, and comes in portions, each true when sent', () => {
  const people = new Map(
    ['a', 'b'].map((name) => [name, Array.from({ length: 5 }, (_, at) => person(`${name}${at}`))]),
  );
  const greetings = new Greetings((document) => people.get(document) ?? []);
  greetings.startOver(people.keys());
  expect(greetings.take(0)).toEqual([]);
  const first = greetings.take(5);
  expect(first.map(({ kind }) => kind)).toEqual(['bye', 'who', 'who', 'present', 'present']);
  // Since the first portion, one person has left and one has moved.
  people.set('a', [person('a0'), person('a1'), person('a3', 7), person('a4')]);
  const rest = [];
  while (!greetings.isEmpty) {
    const portion = greetings.take(3);
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
  const greetings = new Greetings(() => [person('ada'), person('ben')]);
  greetings.startOver(['a']);
  expect(greetings.take(3).at(-1)).toMatchObject({ kind: 'present', person: { id: 'ada' } });
  greetings.startOver(['a']);
  expect(greetings.take(9).map(({ kind }) => kind)).toEqual(['bye', 'who', 'present', 'present']);
});
