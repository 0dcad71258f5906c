import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import type { RefusedOperation } from './core/refused-operation.ts';

export type { RefusedOperation } from './core/refused-operation.ts';

/** Comments and suggestions as this editor shows them, with what waits to be sent. A new value at each change. */
export interface ReviewView {
  /** Positions are those of the text as it is here now, without one's own suggestions. */
  readonly state: ReviewState;
  readonly content: ReadonlyMap<string, ThreadContent>;
  /** Ids of threads and messages that the server has not acknowledged yet. */
  readonly waiting: ReadonlySet<string>;
  readonly refused: readonly RefusedOperation[];
  readonly role: Role;
}

export interface DocumentReview {
  /** What this person may do; null until the server has said so. Known before the review itself. */
  role(): Role | null;
  /** null until the server has sent it, or this device knows it. */
  read(): ReviewView | null;
  /** Whether there is something to read, without reading it. */
  isKnown(): boolean;
  /** Calls back when something other than typing here changed it. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Positions are those of the text as it is here now, without one's own suggestions. */
  perform(effect: ReviewEffect): void;
  dismiss(refused: RefusedOperation): void;
  /** Does what was refused again, where its text is now; false if it could only be refused again. */
  retry(refused: RefusedOperation): boolean;
}
