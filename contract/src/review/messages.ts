import type { ReviewStateJson } from './core/state.ts';

/** A message of a thread. `body` is null once it was deleted; `deletedBy` then names who did it. */
export interface MessageJson {
  readonly id: string;
  readonly by: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly editedAt: number | null;
  readonly body: string | null;
  readonly deletedBy: string | null;
}

/** What people wrote in a thread and when; where it is and how it stands is in the state. */
export interface ThreadContent {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** What stood at the place when the thread was made, at most 300 units. */
  readonly quote: string;
  /** Who resolved or decided it. */
  readonly decidedName: string | null;
  readonly decidedAt: number | null;
  readonly messages: readonly MessageJson[];
}

/**
 * After `get-document`, to sockets opened with `&review=1`: the whole review state at `version`, in pages. The marks are
 * in the first page; `threads` are cut into pages of 500. A client whose text is older waits with it until its text has
 * come to `version`, and applies the effects of later updates only.
 */
export interface ReviewMessage {
  type: 'review';
  version: number;
  /** From 0. */
  page: number;
  pages: number;
  /** In page 0 only. */
  state?: ReviewStateJson;
  threads: readonly ThreadContent[];
}

/** Asks for the pages again, when `check` says that the anchors differ. */
export interface GetReviewMessage {
  type: 'get-review';
}
