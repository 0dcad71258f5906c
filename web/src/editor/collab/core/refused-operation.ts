import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { ReviewErrorCode } from '@scriptorium/contract/review/limits.ts';

/** `unreadable`: the server closes the socket when it receives it. */
export type RefusalCode = ReviewErrorCode | 'unreadable';

/** An operation the server did not carry out. Kept until dismissed, so that nothing typed is lost. */
export interface RefusedOperation {
  readonly effect: ReviewEffect;
  readonly code: RefusalCode;
}
