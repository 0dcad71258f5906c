import { expect, test } from 'vitest';
import { stackPeople } from './stack-people.ts';

const at = (top: number, ...ids: string[]) => ids.map((id) => ({ id, head: 0, top }));

test('people at one paragraph are stacked in a stable order', () => {
  const spots = [
    { ids: ['a'], top: 100 },
    { ids: ['b'], top: 122 },
  ];
  expect(stackPeople(at(100, 'a', 'b'))).toEqual(spots);
  expect(stackPeople(at(100, 'b', 'a'))).toEqual(spots);
});

test('people at one paragraph are stacked in the order of their carets', () => {
  const people = [
    { id: 'a', head: 9, top: 100 },
    { id: 'b', head: 2, top: 100 },
  ];
  expect(stackPeople(people).map(({ ids }) => ids)).toEqual([['b'], ['a']]);
});

test('at the next paragraph, they make way for those above', () => {
  const spots = stackPeople([...at(130, 'c'), ...at(300, 'd'), ...at(100, 'a', 'b')]);
  expect(spots.map(({ ids, top }) => [ids[0], top])).toEqual([
    ['a', 100],
    ['b', 122],
    ['c', 144],
    ['d', 300],
  ]);
});

test('a crowd takes no more room than three people', () => {
  expect(stackPeople(at(0, 'a', 'b', 'c')).map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c']]);
  expect(stackPeople(at(0, 'a', 'b', 'c', 'd', 'e')).map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
});
