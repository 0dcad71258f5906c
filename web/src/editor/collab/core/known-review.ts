import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';

/** What is known about comments and suggestions besides their positions, which the peer holds. */
export interface Review {
  /** This person's role; null until the server has sent it. */
  readonly role: Role | null;
  /** What people wrote, by thread. */
  readonly threads: ReadonlyMap<string, ThreadContent>;
  /** The whole state as received, until the local text reaches its version. */
  readonly arriving: { readonly version: number; readonly state: ReviewState; readonly pagesLeft: number } | null;
}

export const NO_REVIEW: Review = { role: null, threads: new Map(), arriving: null };
