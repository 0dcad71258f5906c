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
  /** Written in Word and brought back by its author. */
  readonly word?: WordOrigin;
}

/** What people wrote in a thread and when; its position and status are in the state. */
export interface ThreadContent {
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** The anchored text when the thread was created, at most 300 units. */
  readonly quote: string;
  /** Who resolved or decided the thread. */
  readonly decidedName: string | null;
  readonly decidedAt: number | null;
  /** A suggestion that was made in Word and brought back by its author. */
  readonly word?: WordOrigin;
  readonly messages: readonly MessageJson[];
}

/**
 * After `get-document`, to sockets opened with `&review=1`: the whole review state at `version`, in pages. Marks are on the
 * first page; threads come 500 to a page. A client whose text is older keeps it until its text reaches `version`, and
 * applies only the effects of later updates.
 */
export interface ReviewMessage {
  type: 'review';
  version: number;
  /** 0-based. */
  page: number;
  pages: number;
  /** On page 0 only. */
  state?: ReviewStateJson;
  threads: readonly ThreadContent[];
}

/** Requests the pages again, after `check` reported that the anchors differ. */
export interface GetReviewMessage {
  type: 'get-review';
}
