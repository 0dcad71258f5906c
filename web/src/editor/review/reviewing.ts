import type { Extension } from '@codemirror/state';
import type { DocumentReview } from '../collab/document-review.ts';
import { cardPlaces } from './card-places.ts';
import { commenting, type ReviewHooks, reviewHooks } from './commenting.ts';
import { reviewMarks } from './draw-marks.ts';
import { blockFrames } from './frame-blocks.ts';
import { followReview } from './follow-review.ts';
import { ownSuggestions } from './own-suggestions.ts';

/** Comments and suggestions in an editor: marks, card positions, and commands to start one. */
export function reviewing(
  review: DocumentReview,
  pickColor: (userId: string) => number,
  hooks: ReviewHooks,
): Extension {
  return [
    reviewMarks,
    ownSuggestions(pickColor),
    blockFrames,
    cardPlaces,
    commenting,
    reviewHooks.of(hooks),
    followReview(review, pickColor),
  ];
}
