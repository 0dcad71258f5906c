import type { WordOrigin } from './effects.ts';
import type { ReviewStateJson } from './core/state.ts';

/** A message of a thread. Once deleted, `body` is null and `deletedBy` names who did it. */
export interface MessageJson {
  readonly id: string;
  readonly by: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly editedAt: number | null;
  readonly body: string | null;
  readonly deletedBy: string | null;
  /** Origin of a message that was brought back from Word. */
  readonly word?: WordOrigin;
}

/** What people wrote in a thread, and when; its position and status are in the state. */
export interface ThreadContent {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** The anchored text when the thread was created, at most 300 UTF-16 units. */
  readonly quote: string;
  /** Who resolved or decided the thread. */
  readonly decidedName: string | null;
  readonly decidedAt: number | null;
  /** Origin of a suggestion that was brought back from Word. */
  readonly word?: WordOrigin;
  readonly messages: readonly MessageJson[];
}

/**
 * Sent after `get-document` to sockets opened with `&review=1`: the whole review state at `version`, in pages. The
 * first page has the marks; threads come 500 to a page. A client whose text is older holds it until its text reaches
 * `version`, and applies only the effects of later updates.
 */
export interface ReviewMessage {
  type: 'review';
  version: number;
  /** From 0. */
  page: number;
  pages: number;
  /** On page 0 only. */
  state?: ReviewStateJson;
  threads: readonly ThreadContent[];
}

/** Requests the pages again, after `check` has reported that the review states differ. */
export interface GetReviewMessage {
  type: 'get-review';
}
