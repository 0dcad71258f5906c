import type { News, Reason } from '../../domain/review/news.ts';

import type { Flag } from './flag.ts';

export interface ReviewTables {
  review_thread: ReviewThreadTable;
  review_message: ReviewMessageTable;
  review_checkpoint: ReviewCheckpointTable;
  review_watch: ReviewWatchTable;
  review_seen: ReviewSeenTable;
  review_mention: ReviewMentionTable;
  review_news: ReviewNewsTable;
  review_waiting: ReviewWaitingTable;
  review_mailing: ReviewMailingTable;
}

/** A comment with its replies, or a suggestion; its place in the text is in the log and in checkpoints. */
export interface ReviewThreadTable {
  document_id: string;
  /** Made by the client; unique in its document. */
  id: string;
  kind: 'comment' | 'suggestion';
  status: 'open' | 'resolved' | 'accepted' | 'rejected' | 'withdrawn' | 'deleted';
  /** The text at its position when it was made. */
  quote: string;
  /** Deleting it deletes its thread; null for suggestions. */
  first_message: string | null;
  /** Version of the document after the update that made it. */
  at_version: number;
  created_by: string;
  created_name: string;
  created_at: number;
  changed_at: number;
  /** Whose change was the last; null in threads of older releases. */
  changed_by: string | null;
  /** Who last resolved, reopened, decided or deleted it. */
  decided_by: string | null;
  decided_name: string | null;
  decided_at: number | null;
  /** Who made it in Word, and when; null if it was made here, or the file does not say. */
  word_name: string | null;
  word_at: number | null;
  /** sha256 hex of the file it came back in; null if it was made here. */
  word_file: string | null;
}

export interface ReviewMessageTable {
  document_id: string;
  id: string;
  thread_id: string;
  /** Markdown; null once deleted. Stored nowhere else. */
  body: string | null;
  /** JSON: ids of accounts. */
  mentions: string;
  at_version: number;
  author_id: string;
  author_name: string;
  created_at: number;
  edited_at: number | null;
  /** Display name of the person who deleted it. */
  deleted_by: string | null;
  /** As in the thread. */
  word_name: string | null;
  word_at: number | null;
  is_from_word: Flag;
}

/** The review state at a version, so that loading a document replays no more of the log than its text needs. */
interface ReviewCheckpointTable {
  document_id: string;
  version: number;
  /** Deflated JSON. */
  packed: Uint8Array;
  /** sha256 hex of the JSON. */
  sha256: string;
  created_at: number;
}

/** Which news of a document somebody wants, and up to when they have seen everything. */
export interface ReviewWatchTable {
  user_id: string;
  document_id: string;
  /** default: as in the profile. */
  level: 'all' | 'mine' | 'none' | 'default';
  seen_at: number | null;
}

/** Up to when somebody has seen one thread, if later than for its document. */
interface ReviewSeenTable {
  user_id: string;
  document_id: string;
  thread_id: string;
  seen_at: number;
}

/** Who is mentioned in which message, among those who could see the document when it was written. */
interface ReviewMentionTable {
  user_id: string;
  document_id: string;
  thread_id: string;
  message_id: string;
}

/** Events that nobody has been told of yet: written with the update itself, processed by a job. */
export interface ReviewNewsTable {
  document_id: string;
  /** Version of the document after the update, and position in it: their order. */
  version: number;
  place: number;
  kind: News['kind'];
  thread_id: string;
  message_id: string;
  /** JSON: ids of accounts. */
  mentions: string;
  by_id: string;
  by_name: string;
  at: number;
  /** Receivers up to this one have been told; '' for none yet. */
  told_to: string;
}

/**
 * News waiting to be mailed to somebody. Rows with a `mail_id` belong to that mail, and are deleted once it is sent.
 */
export interface ReviewWaitingTable {
  user_id: string;
  document_id: string;
  thread_id: string;
  /** '' if nothing was written. */
  message_id: string;
  reason: Reason;
  /** A mention that gets its own mail instead of waiting for a digest. */
  urgent: Flag;
  by_id: string;
  by_name: string;
  at: number;
  mail_id: string | null;
}

/** When somebody gets their next mail, if anything is waiting or a digest was sent before. */
interface ReviewMailingTable {
  user_id: string;
  due_at: number | null;
  last_digest_at: number | null;
}
