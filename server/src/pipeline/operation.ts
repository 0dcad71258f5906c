import type { ErrorCode } from '@scriptorium/contract/errors.ts';
import type { BellNotice } from '@scriptorium/contract/notices.ts';
import type { Access, InputOf, Operation, OutputOf } from '@scriptorium/contract/operation.ts';
import type { Language } from '@scriptorium/contract/rules/languages.ts';
import type { Kysely } from 'kysely';
import type { CopiedText } from '../db/texts/copied-text.ts';
import type { Schema } from '../db/schema.ts';
import type { JobTable } from '../db/schema/server.ts';
import type { DomainEvent } from '../domain/events.ts';
import type { Root } from '../domain/items/places.ts';
import type { MailCode } from '../domain/mail/compose-mail.ts';
import type { MailReason } from '../domain/mail/words/words.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import type { Actor, UserActor } from './actor.ts';
import type { Progress } from './long-works.ts';
import type { Ports } from './ports.ts';
import type { RequestFacts } from './request-facts.ts';

/** Process constants from the environment. Plain data, the same in the writer thread. */
export interface ServerFacts {
  appName: string;
  /** Origin for links in mail, without a trailing slash, e.g. `https://docs.example.org`. */
  publicUrl: string;
  /** Highest quota anyone can be given, in bytes. */
  maxQuota: number;
  /** Whether works may be looked up at public services. */
  lookups: boolean;
  mailTransport: 'smtp' | 'outbox';
  mailFrom: string;
  mailDailyQuota: number;
  dialect: 'sqlite' | 'postgres';
  /** This node's id, if there may be other nodes that need to learn of events. */
  node?: string;
}

/** A file of a multipart call, already in the blob store when `prepare` runs; `work` adds the `blob` row. */
export interface UploadedFile {
  fieldName: string;
  /** As sent, unchecked. */
  filename: string;
  /** sha256 hex = name in the blob store. */
  hash: string;
  /** Bytes. */
  size: number;
}

interface Common {
  readonly actor: Actor;
  /** Epoch milliseconds, one value for the whole call. */
  readonly now: number;
  readonly request: RequestFacts;
  readonly server: ServerFacts;
  /**
   * The shared item through which the call was made; null for members. `input` already contains the workspace and paths
   * within it.
   */
  readonly root: Root | null;
  /** The administrator's settings as of this connection. */
  settings(): Promise<Settings>;
}

/** Context of read operations and of `prepare`: on the main thread, with a read-only connection and ports. */
export interface ReadContext extends Common {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  /** Whether the caller is still waiting for the response. */
  isConnected(): boolean;
}

export interface PrepareContext extends ReadContext {
  /** Files of a multipart call in the order sent; empty for JSON calls. */
  readonly files: readonly UploadedFile[];
  /** Runs a step on behalf of the caller, whose identity and access are checked again in its transaction. */
  asCaller<Input, Output>(part: InternalWork<Input, Output>, input: Input): Promise<Output>;
}

/**
 * Context of the transactional part of an operation, in SQLite's writer thread or on a PostgreSQL connection. Await
 * only `tx.*` and functions on `tx.db`. A thrown error (including `fail`) rolls everything back.
 */
export interface Tx extends Common {
  readonly db: Kysely<Schema>;
  /** A new uuid. */
  newId(): string;
  /**
   * Whether a step of long work may continue. False once it has occupied the writer for some milliseconds: it then
   * returns what is left, and the next step runs after everyone waiting.
   */
  hasTime(): boolean;
  /** 32 random bytes: `token` (base64url) only for the user to see, `hash` (sha256 hex) for the database. */
  newToken(): { token: string; hash: string };
  hashToken(token: string): string;
  /**
   * Records an event: written to the event log in this transaction, if it belongs there, and sent to subscribers after
   * the commit.
   */
  record(event: DomainEvent): void;
  /** Notifies these users (at most 500 kept each); pushed to their open tabs after the commit. */
  notify(userIds: readonly string[], notice: BellNotice & { actionUrl?: string | null }): Promise<void>;
  /** Queues a mail in this transaction; a job sends it. */
  enqueueMail(mail: NewMail): Promise<void>;
  /**
   * Queues a job in this transaction and wakes the worker after the commit. Returns its id, or null if a job with this
   * `uniqueKey` is already waiting.
   */
  enqueueJob(job: NewJob): Promise<string | null>;
  /** On PostgreSQL rows have to be locked; SQLite has a single writer. */
  readonly dialect: 'sqlite' | 'postgres';
}

export interface NewMail {
  id?: string;
  /** e.g. `verify-email`; shown in the admin area. */
  kind: string;
  /** Language of the text around the content. */
  language: Language;
  userId: string | null;
  to: string;
  subject: string;
  /**
   * Plain text, one string per paragraph; escaped by the composer. Null if the job composes the mail when sending it,
   * since its text depends on the state at that time.
   */
  paragraphs: readonly (string | MailCode)[] | null;
  /** Displayed next to the subject in lists of mails. */
  preview: string;
  why: MailReason;
  /** A button (a plain link in the text part). `path` is on this server, e.g. `/verify-email?token=…`. */
  action?: { label: string; path: string };
  /** Unsubscribe path, for optional mail. */
  unsubscribePath?: string;
  /** The mail is dropped after this time. */
  expiresAt?: number;
}

export interface NewJob {
  id?: string;
  kind: JobTable['kind'];
  payload: unknown;
  uniqueKey?: string;
  runAt?: number;
  maxAttempts?: number;
}

/** What is known about a multipart call before a file's content is read. */
export interface Arrival {
  readonly actor: Actor;
  readonly db: Kysely<Schema>;
  readonly file: { readonly filename: string; readonly index: number };
}

/** To what a call's files are charged, and how many more bytes fit there. */
export interface Allowance {
  readonly place: string;
  readonly bytes: number;
}

/** A rate limit counted in the database before `prepare`; exceeding it returns `rate-limited` with Retry-After. */
export interface RateLimit {
  /** Without the operation's name, e.g. `address:1.2.3.4` or `account:<folded e-mail>`. */
  key: string;
  max: number;
  windowMs: number;
  /** Shared with other calls that use the same key. */
  sharedAs?: string;
  /** Skipped if this key is remembered; see `rememberUntil`. */
  unless?: string;
}

/** The limits of a call in order; counting stops at the first one exceeded. */
type Limits<Input> = (
  input: Input,
  request: RequestFacts,
  actor: Actor,
  ports: Ports,
  db: Kysely<Schema>,
) => readonly RateLimit[] | Promise<readonly RateLimit[]>;

/** Effects of a response beyond its body. */
export interface ReplyEffects {
  /** A new session cookie, or `clear`. */
  session?: { token: string; expiresAt: number } | 'clear';
  /** The cookie of a guest of a link, or `clear`. */
  guest?: { token: string; expiresAt: number } | 'clear';
  /** New value of the device cookie. */
  device?: string;
  /** The cookie of a pending log-in, or `clear`. */
  flow?: { token: string; expiresAt: number } | 'clear';
  /** The cookie of a visit to a log-in provider, which the provider's response must match, or `clear`. */
  visit?: { token: string; expiresAt: number } | 'clear';
  /** The cookie of a browser that is trusted from now on. */
  trusted?: { token: string; expiresAt: number };
  headers?: Record<string, string>;
}

/** `reader` for lists and documents; `planner` for work on whole texts, so that no list waits for it. */
export type ReadThreadName = 'reader' | 'planner';

export interface ReadOperation<O extends Operation = Operation> {
  readonly mode: 'read';
  readonly contract: O;
  readonly limits: Limits<InputOf<O>> | undefined;
  readonly run: (ctx: ReadContext, input: InputOf<O>) => Promise<OutputOf<O>>;
  readonly bodyLimit: number | undefined;
  /** The thread it runs on, without ports; null for this one. */
  readonly thread: ReadThreadName | null;
}

export interface WriteOperation<O extends Operation = Operation, Prepared = unknown> {
  readonly mode: 'write';
  readonly contract: O;
  readonly limits: Limits<InputOf<O>> | undefined;
  /** Called again, with what it returned `before`, if `work` throws {@link Outdated}. */
  readonly prepare: ((ctx: PrepareContext, input: InputOf<O>, before?: Prepared) => Promise<Prepared>) | undefined;
  readonly work: (tx: Tx, input: InputOf<O>, prepared: Prepared) => Promise<OutputOf<O>>;
  readonly reply: ((output: OutputOf<O>, prepared: Prepared) => ReplyEffects) | undefined;
  /** The event to log when the work refuses, since its own transaction is rolled back. */
  readonly refused:
    | ((code: ErrorCode, input: InputOf<O>, request: RequestFacts, prepared: Prepared) => DomainEvent | null)
    | undefined;
  /**
   * Multipart calls: called before each file is read. `input` is null while fields are still missing. It only bounds
   * what is stored; `work` decides exactly what fits.
   */
  readonly admit: ((arrival: Arrival, input: InputOf<O> | null) => Promise<Allowance>) | undefined;
  /** Which inputs of a call with `stepUp` require the password; default all. */
  readonly needsStepUp: ((input: InputOf<O>, actor: UserActor) => boolean) | undefined;
  /** Bytes of the JSON body; default 256 KB. */
  readonly bodyLimit: number | undefined;
  /**
   * May end someone's administrator role. Locks all administrators' rows first, so that two people demoting each other
   * cannot deadlock.
   */
  readonly endsAdmins: boolean;
}

/** Context of a sliced operation: it runs on the main thread, one transaction per step. */
export interface SlicedContext extends PrepareContext, Progress {
  /** Runs a bounded part of the work. */
  step: RunStep;
  /** Assembles a text from its log, on the reading thread. */
  readCopiedText(itemId: string): Promise<CopiedText | undefined>;
  /** A new uuid ordered after earlier ones, so that many rows are adjacent in the database. */
  newOrderedId(): string;
}

export type RunStep = <Input, Output>(part: InternalWork<Input, Output>, input: Input) => Promise<Output>;

/**
 * A call that may touch too many rows for one transaction, which would block everyone's typing. Others still see all of
 * it or nothing (docs/decisions/090).
 */
export interface SlicedOperation<O extends Operation = Operation> {
  readonly mode: 'sliced';
  readonly contract: O;
  readonly limits: ((input: InputOf<O>, request: RequestFacts, actor: Actor) => readonly RateLimit[]) | undefined;
  /** As in {@link WriteOperation}. */
  readonly needsStepUp: ((input: InputOf<O>, actor: UserActor) => boolean) | undefined;
  readonly run: (ctx: SlicedContext, input: InputOf<O>) => Promise<OutputOf<O>>;
}

export type AnyOperation = ErasedRead | ErasedWrite | ErasedSliced;

/** Types are erased for the registry: `read`/`write` and the contract have checked input and prepared data. */
export interface ErasedRead {
  readonly mode: 'read';
  readonly contract: Operation;
  readonly limits: Limits<never> | undefined;
  readonly run: (ctx: ReadContext, input: never) => Promise<unknown>;
  readonly bodyLimit: number | undefined;
  readonly thread: ReadThreadName | null;
}
export interface ErasedWrite {
  readonly mode: 'write';
  readonly contract: Operation;
  readonly limits: Limits<never> | undefined;
  readonly prepare: ((ctx: PrepareContext, input: never, before?: never) => Promise<unknown>) | undefined;
  readonly work: (tx: Tx, input: never, prepared: never) => Promise<unknown>;
  readonly reply: ((output: never, prepared: never) => ReplyEffects) | undefined;
  readonly refused:
    | ((code: ErrorCode, input: never, request: RequestFacts, prepared: never) => DomainEvent | null)
    | undefined;
  readonly admit: ((arrival: Arrival, input: never) => Promise<Allowance>) | undefined;
  readonly needsStepUp: ((input: never, actor: UserActor) => boolean) | undefined;
  readonly bodyLimit: number | undefined;
  readonly endsAdmins: boolean;
}

export interface ErasedSliced {
  readonly mode: 'sliced';
  readonly contract: Operation;
  readonly limits: ((input: never, request: RequestFacts, actor: Actor) => readonly RateLimit[]) | undefined;
  readonly needsStepUp: ((input: never, actor: UserActor) => boolean) | undefined;
  readonly run: (ctx: SlicedContext, input: never) => Promise<unknown>;
}

/**
 * A transaction of the server itself (a job's result, a session's last-seen time): no contract, no access rule, not
 * reachable from outside. Registered in transactions.ts; run with `unitOfWork.run(part, input)`.
 */
export interface InternalWork<Input = never, Output = unknown> {
  readonly mode: 'internal';
  readonly name: string;
  /** For a step of a call: the access rule that is checked in its transaction, against its input. */
  readonly access: Access | undefined;
  /** As in {@link WriteOperation}. */
  readonly endsAdmins: boolean;
  readonly work: (tx: Tx, input: Input) => Promise<Output>;
}

/** Input and output must be cloneable. */
export function internal<Input, Output>(
  name: string,
  work: (tx: Tx, input: Input) => Promise<Output>,
  options: { access?: Access; endsAdmins?: boolean } = {},
): InternalWork<Input, Output> {
  return { mode: 'internal', name, work, access: options.access, endsAdmins: options.endsAdmins ?? false };
}

/** A read-only call. */
export function read<O extends Operation>(
  contract: O,
  run: (ctx: ReadContext, input: InputOf<O>) => Promise<OutputOf<O>>,
  options: { limits?: Limits<InputOf<O>>; bodyLimit?: number } = {},
): ReadOperation<O> {
  return { mode: 'read', contract, run, limits: options.limits, bodyLimit: options.bodyLimit, thread: null };
}

/** Context of a read on another thread: the database, but no ports. */
export type OffThreadContext = Omit<ReadContext, 'ports' | 'isConnected'>;

/** A read too large for the main thread: it runs on another one, and identical concurrent requests are read once. */
export function readOffThread<O extends Operation>(
  contract: O,
  run: (ctx: OffThreadContext, input: InputOf<O>) => Promise<OutputOf<O>>,
  thread: ReadThreadName = 'reader',
  options: { limits?: Limits<InputOf<O>> } = {},
): ReadOperation<O> {
  return { mode: 'read', contract, run, limits: options.limits, bodyLimit: undefined, thread };
}

/**
 * A call that changes data. `prepare` does slow work on the main thread and returns cloneable data, `work` runs in the
 * transaction, `reply` sets cookies after the commit.
 */
export function write<O extends Operation, Prepared = undefined>(
  contract: O,
  parts: {
    limits?: Limits<InputOf<O>>;
    prepare?: (ctx: PrepareContext, input: InputOf<O>, before?: Prepared) => Promise<Prepared>;
    work: (tx: Tx, input: InputOf<O>, prepared: Prepared) => Promise<OutputOf<O>>;
    reply?: (output: OutputOf<O>, prepared: Prepared) => ReplyEffects;
    refused?: (code: ErrorCode, input: InputOf<O>, request: RequestFacts, prepared: Prepared) => DomainEvent | null;
    admit?: (arrival: Arrival, input: InputOf<O> | null) => Promise<Allowance>;
    needsStepUp?: (input: InputOf<O>, actor: UserActor) => boolean;
    bodyLimit?: number;
    endsAdmins?: boolean;
  },
): WriteOperation<O, Prepared> {
  return {
    mode: 'write',
    contract,
    limits: parts.limits,
    prepare: parts.prepare,
    work: parts.work,
    reply: parts.reply,
    refused: parts.refused,
    admit: parts.admit,
    needsStepUp: parts.needsStepUp,
    bodyLimit: parts.bodyLimit,
    endsAdmins: parts.endsAdmins ?? false,
  };
}

export function sliced<O extends Operation>(
  contract: O,
  run: (ctx: SlicedContext, input: InputOf<O>) => Promise<OutputOf<O>>,
  options: {
    limits?: SlicedOperation<O>['limits'];
    needsStepUp?: (input: InputOf<O>, actor: UserActor) => boolean;
  } = {},
): SlicedOperation<O> {
  return { mode: 'sliced', contract, run, limits: options.limits, needsStepUp: options.needsStepUp };
}

/** Error codes that any call may return, in addition to those in its contract. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'bad-json',
  'not-logged-in',
  'csrf',
  'wrong-address',
  'invalid',
  'too-large',
  'wrong-content-type',
  'rate-limited',
  'internal',
  'overloaded',
];
