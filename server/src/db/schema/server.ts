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
    | 'make-pages'
    | 'index-texts'
    | 'bring-back-word';
  /** JSON */
  payload: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  /** At most one queued or running job may have it. */
  unique_key: string | null;
  run_at: number;
  lease_until: number | null;
  /** Fencing token: grows with every claim; only results with the current one are accepted. */
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
  /** For unsubscribing from this kind of mail; null for essential mails. */
  unsubscribe_url: string | null;
  state: 'queued' | 'sent' | 'failed' | 'dropped';
  /** Lower goes first; see domain/mail/mail-classes.ts. */
  priority: number;
  attempts: number;
  next_at: number;
  /** After this time, the mail is useless (its link has expired) and is dropped. */
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
  /** While the notification is unread, further ones with the same key are merged into it. */
  group_key: string | null;
  /**
   * JSON from which the message was composed: with a `group_key` see `domain/review/notice.ts`, otherwise the contract's
   * `BellNotice`; null in older rows.
   */
  grouped: string | null;
  /** Whose action it reports, the latest if several people's; null if nobody's, and in older rows. */
  by_id: string | null;
}

export interface EventLogTable {
  /** Increasing; assigned by the database. */
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

/** A process that uses the database. Empty on SQLite, where the data directory's lock suffices. */
export interface NodeTable {
  id: string;
  /** Identifies the data directory that it has locked: a later process that has the lock knows that this one is dead. */
  place: string;
  host: string;
  process: number;
  version: string;
  /** JSON: hashes of the settings that all nodes must have in common; '' for a single server. */
  shared: Generated<string>;
  /** By the database's clock, like `seen_at`. */
  started_at: number;
  seen_at: number;
}

/** Cache of what public services know about works. Does not record who asked. */
interface LookupAnswerTable {
  kind: string;
  value: string;
  service: string;
  /** JSON; null if no service knows it. */
  work: string | null;
  asked_at: number;
  expires_at: number;
}

/** Events for the other nodes; kept for minutes. */
interface NodeEventTable {
  id: Generated<number>;
  node: string;
  /** JSON: events of one transaction. */
  events: string;
  created_at: number;
}
