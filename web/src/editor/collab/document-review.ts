import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { ReviewErrorCode, Role } from '@scriptorium/contract/review/limits.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';

/** An operation that the server did not carry out. Kept until it is dismissed, so that nothing typed is lost. */
export interface RefusedOperation {
  readonly effect: ReviewEffect;
  readonly code: ReviewErrorCode;
}

/** Comments and suggestions as this editor shows them, with what waits to be sent. A new value at each change. */
export interface ReviewView {
  /** Positions are those of the text in the editor now. */
  readonly state: ReviewState;
  readonly content: ReadonlyMap<string, ThreadContent>;
  /** Ids of threads and messages that the server has not acknowledged yet. */
  readonly waiting: ReadonlySet<string>;
  readonly refused: readonly RefusedOperation[];
  readonly role: Role;
}

export interface DocumentReview {
  /** null until the server has sent it, or this device knows it. */
  read(): ReviewView | null;
  /** Calls back when something other than typing here changed it. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Positions are those of the text in the editor now. */
  perform(effect: ReviewEffect): void;
  dismiss(refused: RefusedOperation): void;
}
