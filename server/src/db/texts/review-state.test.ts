import { readState, type Mark } from '@scriptorium/contract/review/core/state.ts';
import { expect, test } from 'vitest';
import { packReviewInSlices, packReview, unpackReview } from './review-state.ts';

test.each([0, 1, 500, 1201])('a review of %i marks is packed in slices as it is at once', async (count) => {
  const marks = Array.from({ length: count }, (_, at): Mark => {
    const place = { from: at * 10, to: at * 10 + 5, isPoint: false };
    return { kind: 'anchor', thread: `t${at}`, hunk: '', text: '', lost: [], ...place };
  });
  const threads = marks.map(({ thread: id }) => {
    const facts = { kind: 'comment', status: 'open', by: 'ada', amendedBy: [], isAnchored: true } as const;
    return { id, ...facts, messages: [{ id: `${id} “1”`, by: 'ada', isDeleted: false }] };
  });
  const state = readState({ marks, threads });
  const packed = await packReviewInSlices(state);
  expect(packed.sha256).toBe(packReview(state).sha256);
  expect(unpackReview(packed)).toEqual(state);
});
