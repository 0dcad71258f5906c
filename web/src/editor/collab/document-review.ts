import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import type { RefusedOperation } from './core/refused-operation.ts';

export type { RefusedOperation } from './core/refused-operation.ts';

/**
 * Comments and suggestions as shown in this editor, including those waiting to be sent. Every change produces a new
 * value.
 */
export interface ReviewView {
  /** Positions refer to the local text, without our own suggestions. */
  readonly state: ReviewState;
  readonly content: ReadonlyMap<string, ThreadContent>;
  /** Ids of threads and messages the server has not acknowledged yet. */
  readonly waiting: ReadonlySet<string>;
  readonly refused: readonly RefusedOperation[];
  readonly role: Role;
}

export interface DocumentReview {
  /** This person's role; null until the server has sent it. Known before the review itself. */
  role(): Role | null;
  /** null until the server has sent it, or this device knows it. */
  read(): ReviewView | null;
  /** Whether there is anything to read, without reading it. */
  isKnown(): boolean;
  /** Called when anything but local typing changes it. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Positions refer to the local text, without our own suggestions. */
  perform(effect: ReviewEffect): void;
  dismiss(refused: RefusedOperation): void;
  /** Retries a refused operation at its current position; false if it would only be refused again. */
  retry(refused: RefusedOperation): boolean;
}
