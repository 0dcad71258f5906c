import type { ExportReview } from '@scriptorium/contract/operations/export.ts';
import type { Generated } from 'kysely';
import type { News, Reason } from '../domain/review/news.ts';
import type { RowForm } from '../domain/texts/history-slices.ts';

/**
 * The whole data model, the same on SQLite (STRICT tables) and PostgreSQL. Times are epoch milliseconds (bigint), flags
 * are 0 or 1, JSON is text that we stringify and parse ourselves, bytes are BLOB/bytea. Ids are uuids as text.
 */
export interface Schema {
  setting: SettingTable;
  user: UserTable;
  session: SessionTable;
  token: TokenTable;
  ticket: TicketTable;
  archive_selection: ArchiveSelectionTable;
  workspace: WorkspaceTable;
  user_group: UserGroupTable;
  membership: MembershipTable;
  item: ItemTable;
  pending_tree: PendingTreeTable;
  blob: BlobTable;
  blob_version: BlobVersionTable;
  document: DocumentTable;
  document_update: DocumentUpdateTable;
  document_client: DocumentClientTable;
  document_snapshot: DocumentSnapshotTable;
  document_authors: DocumentAuthorsTable;
  document_label: DocumentLabelTable;
  review_thread: ReviewThreadTable;
  review_message: ReviewMessageTable;
  review_checkpoint: ReviewCheckpointTable;
  review_watch: ReviewWatchTable;
  review_seen: ReviewSeenTable;
  review_mention: ReviewMentionTable;
  review_news: ReviewNewsTable;
  review_waiting: ReviewWaitingTable;
  review_mailing: ReviewMailingTable;
  recent_file: RecentFileTable;
  handed_out: HandedOutTable;
  job: JobTable;
  export_job: ExportJobTable;
  defaults_file: DefaultsFileTable;
  defaults_attachment: DefaultsAttachmentTable;
  mail: MailTable;
  notification: NotificationTable;
  event_log: EventLogTable;
  rate_limit: RateLimitTable;
  node: NodeTable;
}

type Flag = 0 | 1;

export interface SettingTable {
  key: string;
  value: string;
}

export interface UserTable {
  id: string;
  email: string;
  /** NFC, lower case, trimmed: unique. */
  email_key: string;
  display_name: string;
  /** `foldName` of the display name: what it is sorted and searched by. */
  name_key: string;
  /** data: URL of a png or jpeg of at most 300 px, or null. */
  avatar: string | null;
  /** PHC string of argon2id; null until a password is set. */
  password_hash: string | null;
  email_verified: Flag;
  suspended: Flag;
  is_admin: Flag;
  /** Signed up where an administrator decides who gets in, and that has not happened yet. */
  awaits_approval: Flag;
  /** JSON: theme, mail preferences. */
  preferences: string;
  registered_at: number;
  /** Gone for everybody; the row stays until nothing refers to it any more. */
  deleted_at: number | null;
}

export interface SessionTable {
  /** The public handle `sessionUUID`; never the secret. */
  id: string;
  /** sha256 hex of the 32 random bytes in the cookie. */
  token_hash: string;
  user_id: string;
  client_id: string;
  created_at: number;
  /** When the password was last entered in this session. */
  authenticated_at: number;
  last_seen: number;
  /** Absolute end. */
  expires_at: number;
  ended_at: number | null;
}

export interface TokenTable {
  id: string;
  kind: 'verify-email' | 'reset-password' | 'set-password' | 'setup' | 'unsubscribe';
  token_hash: string;
  user_id: string | null;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

export interface TicketTable {
  token_hash: string;
  user_id: string;
  session_id: string;
  item_id: string;
  expires_at: number;
}

/** What somebody chose to download as one zip; the link names only this row. */
export interface ArchiveSelectionTable {
  id: string;
  user_id: string;
  /** JSON: ids of items, in order. */
  item_ids: string;
  expires_at: number;
}

export interface WorkspaceTable {
  /** For a group workspace the uuid of the group. */
  id: string;
  owner_type: 'user' | 'group';
  /** The person whose personal workspace this is, or null. */
  user_id: string | null;
  /** The group (same uuid), or null. */
  group_id: string | null;
  root_id: string;
  /** Bytes; the only place where a user's or a group's quota is kept. */
  quota: number;
  /** Bytes of current contents, trash, kept old versions of binaries and long histories of texts. Exact at all times. */
  used_bytes: number;
  /** Items without the root, trash included. */
  item_count: number;
  /** Grows with every change of the tree. */
  revision: number;
  /** Members see how much of a text each of them wrote. */
  shows_shares: Generated<Flag>;
  created_at: number;
}

export interface UserGroupTable {
  id: string;
  name: string;
  /** `foldName` of the name. */
  name_key: string;
  owner_id: string | null;
  created_at: number;
  deleted_at: number | null;
}

export interface MembershipTable {
  group_id: string;
  user_id: string;
  is_manager: Flag;
  /** Of those who are not managers. */
  role: Generated<'reader' | 'commenter' | 'editor'>;
  joined_at: number;
}

export interface ItemTable {
  id: string;
  workspace_id: string;
  /** null for the root only. */
  parent_id: string | null;
  /** Unique per parent among items that are not in the trash, byte-exact, NFC. */
  name: string;
  type: 'file' | 'directory';
  /** live: text in the document tables; blob: `blob_hash`. null for directories. */
  kind: 'live' | 'blob' | null;
  /** Bytes of the current content (UTF-8 for live text, as it would be downloaded); 0 for directories. */
  size: number;
  blob_hash: string | null;
  /** Decided by the server from name and content, never by the uploader. */
  media_type: string | null;
  created_at: number;
  modified_at: number;
  created_by: string | null;
  modified_by: string | null;
  /** Set: neither it nor anything below it is there for people. Only the item itself is marked, nothing below it. */
  trashed_at: number | null;
  /** Its own id when it lies in the trash; null when it is hidden for another reason (see `pending_tree`). */
  trash_root_id: string | null;
  trashed_by: string | null;
}

/**
 * Trees that are being copied, moved to another workspace or deleted for ever, in steps: their roots are hidden until the
 * last one. What is found here at the start was interrupted, and is brought to its end or taken back.
 */
export interface PendingTreeTable {
  id: string;
  kind: 'copy' | 'move' | 'remove';
  /** Where it comes to; for `remove` where it lies. */
  workspace_id: string;
  /** For `move`. */
  from_workspace_id: string | null;
  /** JSON: ids of items. */
  roots: string;
  /** What was set aside in `workspace_id` and has not been needed yet. */
  bytes: number;
  items: number;
  created_at: number;
}

export interface BlobTable {
  /** sha256 hex; the file's name in the blob store. */
  hash: string;
  size: number;
  created_at: number;
}

/** Kept old contents of binaries (they count against the quota). */
export interface BlobVersionTable {
  id: string;
  item_id: string;
  blob_hash: string;
  size: number;
  media_type: string | null;
  created_at: number;
  author_id: string | null;
  author_name: string;
}

export interface DocumentTable {
  /** The item. */
  id: string;
  version: number;
  /** Incarnation: changes when the document is reseeded or restored from a backup. */
  epoch: string;
  /** Line ending of the file: written back on download. */
  eol: 'lf' | 'crlf' | 'cr';
  bom: Flag;
  /** Where its exports go, as `resolveOutputFolder` reads it; null until somebody chose. */
  export_folder: string | null;
  /** Bytes of the changes in the log. */
  log_bytes: Generated<number>;
  /** What of them counts in the `used_bytes` of the workspace; kept as it was while the file holds bytes instead of a text. */
  charged: Generated<number>;
}

/** The log; rows of a document tile [0, version]. */
export interface DocumentUpdateTable {
  document_id: string;
  from_version: number;
  to_version: number;
  /** The steps of the versions in this row: JSON [{clientID, changes, effects?}], deflated unless it is short, or columns (see `form`). */
  changes: Uint8Array;
  /** JSON: [{user: id|null, name, from, to}] spans of authors inside; of old history who its authors are, each once. */
  authors: string;
  form: Generated<RowForm>;
  /** First and last moment covered. */
  started_at: number;
  ended_at: number;
}

export interface DocumentClientTable {
  document_id: string;
  client_id: string;
  user_id: string;
  session_id: string;
  last_seq: number;
  last_version: number;
  seen_at: number;
}

export interface DocumentSnapshotTable {
  document_id: string;
  version: number;
  /** Deflated UTF-8. */
  text: Uint8Array;
  /** sha256 hex of the UTF-8 text. */
  sha256: string;
  created_at: number;
}

/** Who wrote which part of the text at a version, so that the log need not be folded from its beginning. */
export interface DocumentAuthorsTable {
  document_id: string;
  version: number;
  /** Deflated JSON: people, authors and runs that tile the text; see `db/texts/authorship.ts`. */
  packed: Uint8Array;
  created_at: number;
}

/** A version that somebody named. */
export interface DocumentLabelTable {
  id: string;
  document_id: string;
  version: number;
  name: string;
  /** What there is to say about it; empty when nothing. */
  note: Generated<string>;
  created_by: string | null;
  created_at: number;
}

/** A comment with its replies, or a suggestion; where it is in the text stands in the log and in checkpoints. */
export interface ReviewThreadTable {
  document_id: string;
  /** Made by the client; unique in its document. */
  id: string;
  kind: 'comment' | 'suggestion';
  status: 'open' | 'resolved' | 'accepted' | 'rejected' | 'withdrawn' | 'deleted';
  /** What stood at its place when it was made. */
  quote: string;
  /** Deleted, it takes its thread with it; null for suggestions. */
  first_message: string | null;
  /** Version of the document after the update that made it. */
  at_version: number;
  created_by: string;
  created_name: string;
  created_at: number;
  changed_at: number;
  /** Whose doing the last change was; null in threads of an older release. */
  changed_by: string | null;
  /** Who resolved, reopened, decided or deleted it last. */
  decided_by: string | null;
  decided_name: string | null;
  decided_at: number | null;
}

export interface ReviewMessageTable {
  document_id: string;
  id: string;
  thread_id: string;
  /** Markdown; null once it was deleted. The only place where it stands. */
  body: string | null;
  /** JSON: ids of accounts. */
  mentions: string;
  at_version: number;
  author_id: string;
  author_name: string;
  created_at: number;
  edited_at: number | null;
  /** Display name of whoever deleted it. */
  deleted_by: string | null;
}

/** The review state at a version, so that loading a document replays no more of the log than its text needs. */
export interface ReviewCheckpointTable {
  document_id: string;
  version: number;
  /** Deflated JSON. */
  packed: Uint8Array;
  /** sha256 hex of the JSON. */
  sha256: string;
  created_at: number;
}

/** What somebody wants to be told of a document, and until when they have seen what was said in it. */
export interface ReviewWatchTable {
  user_id: string;
  document_id: string;
  /** default: as in the profile. */
  level: 'all' | 'mine' | 'none' | 'default';
  seen_at: number | null;
}

/** Until when somebody has seen what is in one thread, where that is later than for its document. */
export interface ReviewSeenTable {
  user_id: string;
  document_id: string;
  thread_id: string;
  seen_at: number;
}

/** Who is mentioned in which message: of those who could see the document when it was written. */
export interface ReviewMentionTable {
  user_id: string;
  document_id: string;
  thread_id: string;
  message_id: string;
}

/** What happened and nobody was told of yet: written with the update itself, worked off by a job. */
export interface ReviewNewsTable {
  document_id: string;
  /** Version of the document after the update, and the place in it: their order. */
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
  /** Receivers up to this one were told; '' for none yet. */
  told_to: string;
}

/** What somebody is to be mailed. Rows with a `mail_id` go with that mail, and away once it is sent. */
export interface ReviewWaitingTable {
  user_id: string;
  document_id: string;
  thread_id: string;
  /** '' where nothing was written. */
  message_id: string;
  reason: Reason;
  /** A mention that is mailed by itself and need not wait for a digest. */
  urgent: Flag;
  by_id: string;
  by_name: string;
  at: number;
  mail_id: string | null;
}

/** When somebody is mailed next, of those who have something waiting or had a digest. */
export interface ReviewMailingTable {
  user_id: string;
  due_at: number | null;
  last_digest_at: number | null;
}

export interface RecentFileTable {
  user_id: string;
  item_id: string;
  opened_at: number;
}

/** What somebody has as a file on their own machine, so that what they upload can be merged. */
export interface HandedOutTable {
  id: string;
  user_id: string;
  /** A text, or the root of a workspace of which they downloaded an archive. */
  item_id: string;
  /** Whether they took it or brought it: a text that they brought themselves is theirs to replace. */
  origin: 'download' | 'upload';
  /** null for an archive: it holds what its texts were at that moment. */
  version: number | null;
  given_at: number;
}

export interface JobTable {
  id: string;
  kind:
    | 'run-export'
    | 'send-mail'
    | 'compact-history'
    | 'sweep-blobs'
    | 'empty-trash'
    | 'finish-accounts'
    | 'finish-trees'
    | 'prune-rows'
    | 'tell-review';
  /** JSON */
  payload: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** At most one queued or running job a key. */
  unique_key: string | null;
  run_at: number;
  lease_until: number | null;
  /** Fencing number: grows with every claim; a result is accepted only with the current one. */
  lease_no: number;
  owner: string | null;
  attempts: number;
  max_attempts: number;
  created_by: string | null;
  created_at: number;
  finished_at: number | null;
  error: string | null;
}

export interface ExportJobTable {
  /** The job. */
  id: string;
  /** Order of scheduling over all jobs, shown as queue number. */
  number: number;
  user_id: string;
  workspace_id: string;
  profile_id: string;
  profile_name: string;
  /** The defaults file as it was when scheduled. */
  profile_content: string;
  /** JSON: [{itemId, path, version}] in order. */
  inputs: string;
  output_name: string;
  /** As `resolveOutputFolder` reads it, relative to the first input. */
  output_folder: string;
  review: ExportReview;
  output_item_id: string | null;
  stage: string | null;
  /** JSON: log lines [{level, message, file?, line?}]. */
  log: string | null;
}

export interface DefaultsFileTable {
  id: string;
  name: string;
  content: string;
  /** Key of the ready profile this came from, or null. */
  builtin: string | null;
  created_at: number;
  modified_at: number;
}

/** CSL styles, reference documents, templates and filters beside a defaults file. */
export interface DefaultsAttachmentTable {
  id: string;
  defaults_id: string;
  name: string;
  blob_hash: string;
  size: number;
}

export interface MailTable {
  id: string;
  kind: string;
  user_id: string | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where this kind of mail is turned off, in mails that nobody needs. */
  unsubscribe_url: string | null;
  state: 'queued' | 'sent' | 'failed' | 'dropped';
  /** Lower goes first; see domain/mail/mail-classes.ts. */
  priority: number;
  attempts: number;
  next_at: number;
  /** After this moment the mail is of no use (expired links) and is dropped. */
  expires_at: number | null;
  created_at: number;
  sent_at: number | null;
  error: string | null;
}

export interface NotificationTable {
  id: string;
  user_id: string;
  message: string;
  /** Same-origin path or null. */
  action_url: string | null;
  read: Flag;
  created_at: number;
  /** While it is unread, more of the same joins it instead of making another. */
  group_key: string | null;
  /** JSON: what the message was made of, see `domain/review/notice.ts`. */
  grouped: string | null;
}

export interface EventLogTable {
  /** Grows; the database numbers it. */
  seq: import('kysely').Generated<number>;
  category: 'admin' | 'user' | 'group' | 'server' | 'cli' | 'other';
  type: string;
  message: string;
  actor_id: string | null;
  actor_name: string | null;
  /** JSON: subject, before, after. */
  details: string;
  created_at: number;
}

export interface RateLimitTable {
  key: string;
  count: number;
  resets_at: number;
}

/** A process that uses the database; on SQLite the lock of the data directory does, and there are no rows. */
export interface NodeTable {
  id: string;
  /** The data directory it holds: whoever else comes with it knows that this process is dead. */
  place: string;
  host: string;
  process: number;
  version: string;
  /** By the database's clock, like `seen_at`. */
  started_at: number;
  seen_at: number;
}
