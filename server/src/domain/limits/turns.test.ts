import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a limited number per person runs at a time, the others wait in order', async () => {
  const gate = new Turns({ places: 2, maxWaiting: 10 });
  const began: number[] = [];
  const leaves: (() => void)[] = [];
  for (let n = 0; n < 4; n += 1) void gate.enter('ada')?.then((leave) => (began.push(n), leaves.push(leave)));
  await settle();
  expect(began).toEqual([0, 1]);
  leaves[1]?.();
  leaves[1]?.();
  await settle();
  expect(began).toEqual([0, 1, 2]);
  leaves[0]?.();
  await settle();
  expect(began).toEqual([0, 1, 2, 3]);
});

test('nobody waits for anybody else', async () => {
  const gate = new Turns({ places: 1, maxWaiting: 10 });
  await gate.enter('ada');
  let began = false;
  void gate.enter('ben')?.then(() => (began = true));
  await settle();
  expect(began).toBe(true);
});

test('an overlong queue accepts nothing more until it is shorter', async () => {
  const gate = new Turns({ places: 1, maxWaiting: 2 });
  const leave = await gate.enter('ada');
  void gate.enter('ada');
  void gate.enter('ada');
  expect(gate.enter('ada')).toBeNull();
  leave?.();
  expect(gate.enter('ada')).not.toBeNull();
});

test('work heavier than all places waits until it is alone, and is not overtaken', async () => {
  const gate = new Turns({ places: 2, maxWaiting: 10 });
  const light = await gate.enter('ada');
  const began: string[] = [];
  void gate.enter('ada', 5)?.then((leave) => (began.push('heavy'), leave()));
  void gate.enter('ada')?.then(() => began.push('light'));
  await settle();
  expect(began).toEqual([]);
  light?.();
  await settle();
  expect(began).toEqual(['heavy', 'light']);
});
