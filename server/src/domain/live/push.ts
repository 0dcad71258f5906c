/**
 * What a room hands over to be made durable. Plain data: posted to the writer worker on SQLite. All pushes that wait
 * become one commit together with the operations that wait.
 */
export interface LivePush {
  documentId: string;
  /** The update is applied only when `document.version` is still this. */
  from: number;
  to: number;
  /** Packed, see `document_update.changes`. */
  changes: Uint8Array;
  /** JSON, see `document_update.authors`. */
  authors: string;
  /** Epoch milliseconds. */
  at: number;
  /** Bytes of the document as it would be downloaded, after this push; the difference goes to item and workspace. */
  size: number;
  /** Last sequence of each client in this push. */
  marks: readonly LiveMark[];
}

/** What the log holds of a client after a push. */
export interface LiveMark {
  clientId: string;
  userId: string;
  sessionId: string;
  lastSeq: number;
  lastVersion: number;
  /** What the log must hold of it before (null: nothing), or the push is stale: another node took its updates or ended it. */
  before: { userId: string; lastSeq: number } | null;
}

export type LivePushResult =
  | { ok: true }
  /** stale: somebody else wrote; read, rebase, try again. gone: deleted. over-quota: only for pushes that grow. */
  | { ok: false; reason: 'stale' | 'gone' | 'over-quota' | 'failed' };
