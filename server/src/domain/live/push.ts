import type { LoggedReviewEffect } from '@scriptorium/contract/review/effects.ts';
import type { LineEnding } from '../texts/text-content.ts';
import type { OwnedMark } from './batch.ts';
import type { LogSlice } from './document-state.ts';

/**
 * A push to be made durable. Plain data: posted to the writer thread on SQLite. All waiting pushes share one commit
 * with waiting operations.
 */
export interface LivePush {
  documentId: string;
  /** Applied only in this epoch: another node may not have heard that the document was rolled back. */
  epoch: string;
  /** Applied only if `document.version` is still this. */
  from: number;
  to: number;
  /** Packed, see `document_update.changes`. */
  changes: Uint8Array;
  /** JSON, see `document_update.authors`. */
  authors: string;
  /** Epoch milliseconds. */
  at: number;
  /** Size of the document as downloaded, after this push; the difference is charged to item and workspace. */
  size: number;
  /** Last sequence of each client in this push. */
  marks: readonly LiveMark[];
  /** Review operations of this push, which are stored in their own tables. */
  review?: { effects: readonly LoggedReviewEffect[]; isFirst: boolean };
}

/** The log's record of a client after a push. */
export interface LiveMark {
  clientId: string;
  userId: string;
  sessionId: string;
  lastSeq: number;
  lastVersion: number;
  /**
   * The mark required before (null: none); otherwise the push is stale, as another node took its updates or ended it.
   */
  before: { userId: string; lastSeq: number } | null;
}

export type LivePushResult =
  | { ok: true }
  /** Someone else wrote: rebase over `missed` and retry; if it is absent, read it separately. */
  | { ok: false; reason: 'stale'; missed?: MissedSteps }
  /** gone: deleted. over-quota: only for growing pushes. */
  | { ok: false; reason: 'gone' | 'over-quota' | 'failed' };

/** A document at the end of its log. */
export interface DocumentHead {
  version: number;
  epoch: string;
  eol: LineEnding;
  /** Size in bytes as downloaded. */
  size: number;
}

/** What others wrote after a push's base version, and the marks of its clients; as of one moment. */
export interface MissedSteps {
  head: DocumentHead;
  slice: LogSlice;
  marks: ReadonlyMap<string, OwnedMark>;
}
