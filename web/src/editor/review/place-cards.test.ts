import { describe, expect, it } from 'vitest';
import { placeCards } from './place-cards.ts';

const heights = new Map([
  ['a', 100],
  ['b', 60],
  ['c', 80],
]);

describe('cards beside the text', () => {
  it('are level with their text where there is room', () => {
    const tops = placeCards([at('a', 0), at('b', 300), at('c', 900)], heights, null);
    expect([...tops]).toEqual([
      ['a', 0],
      ['b', 300],
      ['c', 900],
    ]);
  });

  it('push those below down and never overlap', () => {
    const tops = placeCards([at('a', 10), at('b', 20), at('c', 30)], heights, null);
    expect([tops.get('a'), tops.get('b'), tops.get('c')]).toEqual([10, 118, 186]);
  });

  it('leave the active one exactly at its text and push those above up', () => {
    const tops = placeCards([at('a', 10), at('b', 20), at('c', 30)], heights, 'c');
    expect([tops.get('a'), tops.get('b'), tops.get('c')]).toEqual([-146, -38, 30]);
  });

  it('do not move one above that is out of the way', () => {
    const tops = placeCards([at('a', 10), at('b', 400)], heights, 'b');
    expect([tops.get('a'), tops.get('b')]).toEqual([10, 400]);
  });
});

function at(id: string, top: number): { id: string; top: number } {
  return { id, top };
}
