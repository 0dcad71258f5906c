import { ChangeSet, Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { createPeer, edit, freeze } from './peer.ts';
import { waitLonger, writeAfter } from './record.ts';

const saved = createPeer('a', 'epoch', 3, Text.of(['x'.repeat(1_000_000)]));
const typed = edit(saved, ChangeSet.of({ from: 0, insert: 'y' }, saved.base.length));

test('what is unsent is written as soon as the size of the text allows, whatever else is', () => {
  for (const peer of [typed, freeze(typed)]) {
    expect(writeAfter(peer, false)).toBe(200);
    expect(waitLonger(peer, false, 200)).toBe(0);
  }
});

test('what the server has confirmed meanwhile waits, but not for ever, and not under a record that says otherwise', () => {
  expect(waitLonger(saved, false, 200)).toBe(1800);
  expect(waitLonger(saved, false, 2000)).toBe(0);
  expect(waitLonger(saved, true, 200)).toBe(0);
  const effect = { type: 'resolve', thread: 't' } as const;
  expect(waitLonger({ ...saved, refused: [{ effect, code: 'changed' }] }, false, 200)).toBe(0);
});
