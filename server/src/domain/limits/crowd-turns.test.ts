import { expect, test } from 'vitest';
import { CrowdTurns } from './crowd-turns.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Enters for each person; counts who has started. */
function enterAll(turns: CrowdTurns, people: readonly { id: string; countsAs: string }[]) {
  const leaves: (() => void)[] = [];
  const refused: string[] = [];
  for (const person of people)
    void turns.enter(person).then((leave) => (leave === null ? refused.push(person.id) : leaves.push(leave)));
  return { leaves, refused };
}

const guests = (count: number): { id: string; countsAs: string }[] =>
  Array.from({ length: count }, (_, n) => ({ id: `guest-${n}`, countsAs: 'link' }));

test('all guests of a link together have four times the places of one person', async () => {
  const turns = new CrowdTurns({ places: 2, maxWaiting: 100 });
  const { leaves } = enterAll(turns, guests(20));
  await settle();
  expect(leaves).toHaveLength(8);
  leaves[0]?.();
  await settle();
  expect(leaves).toHaveLength(9);
});

test('a single guest has the places of one person', async () => {
  const turns = new CrowdTurns({ places: 2, maxWaiting: 100 });
  const { leaves } = enterAll(
    turns,
    Array.from({ length: 5 }, () => ({ id: 'guest', countsAs: 'link' })),
  );
  await settle();
  expect(leaves).toHaveLength(2);
});

test('a guest who finds the crowd’s queue full gives back their own place', async () => {
  const turns = new CrowdTurns({ places: 1, maxWaiting: 2 });
  const { leaves, refused } = enterAll(turns, guests(7));
  await settle();
  expect(leaves).toHaveLength(4);
  expect(refused).toEqual(['guest-6']);
  for (const leave of leaves) leave();
  await settle();
  await expect(turns.enter({ id: 'guest-6', countsAs: 'link' })).resolves.not.toBeNull();
});

test('an account does not wait for guests', async () => {
  const turns = new CrowdTurns({ places: 1, maxWaiting: 2 });
  enterAll(turns, guests(6));
  await settle();
  await expect(turns.enter({ id: 'ada', countsAs: 'ada' })).resolves.not.toBeNull();
});
