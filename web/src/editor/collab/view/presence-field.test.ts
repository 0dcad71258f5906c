import { EditorState, Transaction } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { peopleField, pointOut, setPeople } from './presence-field.ts';

const START = 1_000_000;

describe('the name at a caret', () => {
  let state = EditorState.create({ doc: 'word '.repeat(100), extensions: [peopleField] });
  const act = (at: number, effect: ReturnType<typeof setPeople.of> | ReturnType<typeof pointOut.of>): number => {
    state = state.update({ effects: effect, annotations: Transaction.time.of(START + at) }).state;
    return (state.field(peopleField)[0]?.namedAt ?? 0) - START;
  };
  const move = (at: number, head: number): number =>
    act(at, setPeople.of([{ id: 'ben', label: 'Ben', color: 1, anchor: head, head, idle: false }]));

  it('appears with its person, not with every key they press, and again after a pause, a jump, or on request', () => {
    expect(move(0, 10)).toBe(0);
    for (let key = 1; key < 12; key += 1) expect(move(key * 500, 10 + key)).toBe(0);
    expect(move(9000, 22)).toBe(9000);
    expect(move(9500, 300)).toBe(9500);
    expect(act(9900, pointOut.of('ben'))).toBe(9900);
  });
});
