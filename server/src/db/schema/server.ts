import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

export interface ServerTables {
  setting: SettingTable;
  job: JobTable;
  mail: MailTable;
  notification: NotificationTable;
  event_log: EventLogTable;
  rate_limit: RateLimitTable;
  node: NodeTable;
  node_event: NodeEventTable;
  lookup_answer: LookupAnswerTable;
}

interface SettingTable {
  key: string;
  value: string;
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
    | 'tell-review'
    | 'make-pages';
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
  /**
   * JSON: what the message was made of. With a key see `domain/review/notice.ts`, without one the contract's
   * `BellNotice`; null in rows from before it was kept.
   */
  grouped: string | null;
}

export interface EventLogTable {
  /** Grows; the database numbers it. */
  seq: Generated<number>;
  category: 'admin' | 'user' | 'group' | 'server' | 'cli' | 'other';
  type: string;
  message: string;
  actor_id: string | null;
  actor_name: string | null;
  /** JSON: subject, before, after. */
  details: string;
  created_at: number;
}

interface RateLimitTable {
  key: string;
  count: number;
  resets_at: number;
}

/** A process that uses the database; on SQLite the lock of the data directory does, and there are no rows. */
export interface NodeTable {
  id: string;
  /** The data directory it holds: another process that holds it now knows that this one is dead. */
  place: string;
  host: string;
  process: number;
  version: string;
  /** JSON of what all nodes have alike, hashed; '' for a server that is alone. */
  shared: Generated<string>;
  /** By the database's clock, like `seen_at`. */
  started_at: number;
  seen_at: number;
}

/** What public services know about works. No trace of who asked. */
interface LookupAnswerTable {
  kind: string;
  value: string;
  service: string;
  /** JSON; null if nobody knows it. */
  work: string | null;
  asked_at: number;
  expires_at: number;
}

/** What happened, for the nodes that it did not happen on; kept for minutes. */
interface NodeEventTable {
  id: Generated<number>;
  node: string;
  /** JSON: events of one transaction. */
  events: string;
  created_at: number;
}
