import { expect, test } from 'vitest';
import { KeptOrder } from './kept-order.ts';

interface Thing {
  readonly id: number;
  readonly text: string;
}

test('what is added, removed and changed stands where sorting all of it would put it, and little is compared', () => {
  let all: Thing[] = Array.from({ length: 400 }, (_one, id) => ({ id, text: `Name ${(id * 7919) % 97}` }));
  const order = new KeptOrder<Thing>();
  let read = 0;
  const list = () => order.list('text', all, ({ text }) => ((read += 1), text));
  const sorted = () => new KeptOrder<Thing>().list('text', all, ({ text }) => text);
  expect(list()).toEqual(sorted());
  read = 0;
  for (let round = 0; round < 200; round += 1) {
    const at = (round * 31) % all.length;
    const old = all[at]!;
    const changed = { id: old.id, text: `Name ${round % 89}b` };
    const added = { id: 1000 + round, text: `name ${round % 101}` };
    const gone = all[(at + 5) % all.length]!;
    for (const each of [old, gone]) order.remove(each);
    for (const each of [changed, added]) order.add(each);
    all = [...all.map((each) => (each === old ? changed : each)).filter((each) => each !== gone), added];
    // Whoever goes before they were listed was never there.
    const passing = { id: 5000 + round, text: 'A' };
    order.add(passing);
    order.remove(passing);
    if (round % 3 === 0) expect(list()).toEqual(sorted());
  }
  expect(list()).toEqual(sorted());
  expect(read).toBeLessThan(1100);
  // Numbers are read as people do.
  expect(order.list('id', all, ({ id }) => String(id)).map(({ id }) => id)).toEqual(
    all.map(({ id }) => id).toSorted((a, b) => a - b),
  );
});
