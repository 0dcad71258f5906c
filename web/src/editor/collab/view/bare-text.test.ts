import { EditorState, Text } from '@codemirror/state';
import { applyEffect } from '@scriptorium/contract/review/core/apply.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { LoggedReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { expect, it } from 'vitest';
import { createPeer } from '../core/peer.ts';
import { readBareText, sliceBareText } from './bare-text.ts';
import { collaborate, setSuggesting } from './peer-field.ts';

const TEXT = 'The quick brown fox jumps.';

it('reads a passage as in the whole text without suggestions, whatever is suggested in it', () => {
  const hunks = [0, 4, 6, 9, 15, TEXT.length].map((at, i) => ({
    id: `h${i}`,
    at,
    cuts: [] as [number, number][],
    splice: { before: 0, at: 0, cut: 0, text: 'new ' },
  }));
  const by = { by: 'ada', name: 'Ada', time: 1 };
  const effect: LoggedReviewEffect = { type: 'suggest', suggestion: 's', hunks, drop: [], ...by };
  const peer = { ...createPeer('one', 'e', 0, Text.of([TEXT])), review: applyEffect(EMPTY_REVIEW, effect) };
  const bare = EditorState.create({ doc: TEXT, extensions: collaborate(() => peer) });
  expect(sliceBareText(bare, 4, 9)).toBe('quick');
  const state = bare.update(setSuggesting(bare, { userId: 'ada', userName: 'Ada' })!).state;
  expect(state.doc.length).toBe(TEXT.length + 24);
  expect(readBareText(state).toString()).toBe(TEXT);
  for (let from = 0; from <= TEXT.length; from += 1)
    for (let to = from; to <= TEXT.length; to += 1) expect(sliceBareText(state, from, to)).toBe(TEXT.slice(from, to));
});
