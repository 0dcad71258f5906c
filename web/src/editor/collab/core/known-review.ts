import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';

/** What is known of comments and suggestions besides their places, which the peer holds. */
export interface Review {
  /** What this person may do; null until the server has said so. */
  readonly role: Role | null;
  /** What was said, by thread. */
  readonly threads: ReadonlyMap<string, ThreadContent>;
  /** The whole state as it came, until the text here has come to its version. */
  readonly arriving: { readonly version: number; readonly state: ReviewState; readonly pagesLeft: number } | null;
}

export const NO_REVIEW: Review = { role: null, threads: new Map(), arriving: null };
