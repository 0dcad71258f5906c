import type { ErrorCode } from '@scriptorium/contract/errors.ts';
import type { Access, InputOf, Operation, OutputOf } from '@scriptorium/contract/operation.ts';
import type { Kysely } from 'kysely';
import type { CopiedText } from '../db/texts/copied-text.ts';
import type { Schema } from '../db/schema.ts';
import type { DomainEvent } from '../domain/events.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import type { Actor, UserActor } from './actor.ts';
import type { Ports } from './ports.ts';

/** What is known about the request itself. Plain data. */
export interface RequestFacts {
  /** Finds the log lines; in every error answer. */
  id: string;
  /** Address of the caller (behind a trusted proxy: the forwarded one). */
  address: string;
  /** What counts as one sender where tries are counted: an IPv4 address, or the /64 of an IPv6 one. */
  network: string;
  userAgent: string;
  /** The cookie by which a browser is known again; as sent, see `Ports.devices`. */
  device: string;
}

/** Constants of this process, from the environment. Plain data, the same in the writer worker. */
export interface ServerFacts {
  appName: string;
  /** Origin for links in mails, without a slash at its end, e.g. `https://docs.example.org`. */
  publicUrl: string;
  /** Highest quota anybody may get, bytes. */
  maxQuota: number;
  mailTransport: 'smtp' | 'outbox';
  mailFrom: string;
  mailDailyQuota: number;
  dialect: 'sqlite' | 'postgres';
}

/** A file of a multipart call, already in the blob store when `prepare` runs; the `blob` row is made by the operation's work. */
export interface UploadedFile {
  fieldName: string;
  /** As sent; not checked, not normalised. */
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
  /** The administrator's settings as of this connection. */
  settings(): Promise<Settings>;
}

/** What a reading operation and `prepare` get: main thread, read-only connection, ports to the world. */
export interface ReadContext extends Common {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
}

export interface PrepareContext extends ReadContext {
  /** The files of a multipart call in the order sent; empty for JSON calls. */
  readonly files: readonly UploadedFile[];
}

/**
 * What the transaction part of an operation gets. It runs inside SQLite's writer worker or on a PostgreSQL connection:
 * await nothing but `tx.*` and functions over `tx.db`. A thrown error (also `fail`) rolls the whole piece back.
 */
export interface Tx extends Common {
  readonly db: Kysely<Schema>;
  /** A new uuid. */
  newId(): string;
  /**
   * Whether a step of long work may take on more. False once it has held the writer for some milliseconds: it then says
   * what is left, and the next step goes on after whoever waits.
   */
  hasTime(): boolean;
  /** 32 random bytes: `token` for the user's eyes only (base64url), `hash` (sha256 hex) for the database. */
  newToken(): { token: string; hash: string };
  hashToken(token: string): string;
  /** Something happened: written to the event log in this transaction (if it is of that sort), told to subscribers after the commit. */
  record(event: DomainEvent): void;
  /** Notifications for these users (at most 500 kept per user), pushed to their open tabs after the commit. */
  notify(userIds: readonly string[], notification: { message: string; actionUrl?: string | null }): Promise<void>;
  /** A mail row in this transaction; sent by a job. */
  enqueueMail(mail: NewMail): Promise<void>;
  /** A job row in this transaction; the worker is woken after the commit. Returns its id, or null when `uniqueKey` already waits. */
  enqueueJob(job: NewJob): Promise<string | null>;
  /** Locks rows on PostgreSQL (`select … for update`); adds nothing on SQLite, where there is one writer. */
  readonly dialect: 'sqlite' | 'postgres';
}

export interface NewMail {
  /** e.g. `verify-email`; shown in the admin area. */
  kind: string;
  userId: string | null;
  to: string;
  subject: string;
  /** Plain sentences, one a paragraph; escaped by the composer. */
  paragraphs: readonly string[];
  /** A button (and a plain link in the text part). `path` is a path on this server, e.g. `/verify-email?token=…`. */
  action?: { label: string; path: string };
  /** Path of a link that turns this kind of mail off, for mails that nobody needs. */
  unsubscribePath?: string;
  /** After this moment the mail is useless and is dropped. */
  expiresAt?: number;
}

export interface NewJob {
  id?: string;
  kind:
    | 'run-export'
    | 'send-mail'
    | 'compact-history'
    | 'sweep-blobs'
    | 'empty-trash'
    | 'finish-accounts'
    | 'finish-trees'
    | 'prune-rows';
  payload: unknown;
  uniqueKey?: string;
  runAt?: number;
  maxAttempts?: number;
}

/** What is known of a multipart call when one of its files begins: nothing of the file itself has been read. */
export interface Arrival {
  readonly actor: Actor;
  readonly db: Kysely<Schema>;
  readonly file: { readonly filename: string; readonly index: number };
}

/** Where the files of a call are going to count, and how many more bytes fit there. */
export interface Allowance {
  readonly place: string;
  readonly bytes: number;
}

/** A budget counted in the database before `prepare`; over it the call answers `rate-limited` with Retry-After. */
export interface RateLimit {
  /** Without the operation's name, e.g. `address:1.2.3.4` or `account:<folded e-mail>`. */
  key: string;
  max: number;
  windowMs: number;
  /** Counted together with other calls that say the same, and not by itself. */
  sharedAs?: string;
  /** Not counted when this was remembered, see `rememberUntil`. */
  unless?: string;
}

/** The budgets of one call, in the order in which they are counted: after the first that is used up nothing is. */
type Limits<Input> = (input: Input, request: RequestFacts, actor: Actor, ports: Ports) => readonly RateLimit[];

/** What an answer does besides its body. */
export interface ReplyEffects {
  /** A new session cookie, or `clear`. */
  session?: { token: string; expiresAt: number } | 'clear';
  /** What this browser is to be known by from now on. */
  device?: string;
  headers?: Record<string, string>;
}

export interface ReadOperation<O extends Operation = Operation> {
  readonly mode: 'read';
  readonly contract: O;
  readonly limits: Limits<InputOf<O>> | undefined;
  readonly run: (ctx: ReadContext, input: InputOf<O>) => Promise<OutputOf<O>>;
  /** Runs on the reading thread, which has no ports. */
  readonly aside: boolean;
}

export interface WriteOperation<O extends Operation = Operation, Prepared = unknown> {
  readonly mode: 'write';
  readonly contract: O;
  readonly limits: Limits<InputOf<O>> | undefined;
  readonly prepare: ((ctx: PrepareContext, input: InputOf<O>) => Promise<Prepared>) | undefined;
  readonly work: (tx: Tx, input: InputOf<O>, prepared: Prepared) => Promise<OutputOf<O>>;
  readonly reply: ((output: OutputOf<O>, prepared: Prepared) => ReplyEffects) | undefined;
  /** What goes into the event log when the work refuses: nothing of the refused transaction is left to say it. */
  readonly refused: ((code: ErrorCode, input: InputOf<O>, request: RequestFacts) => DomainEvent | null) | undefined;
  /**
   * Multipart calls: asked before each file is read. `input` is null as long as fields are missing that may still come.
   * It bounds what is stored for the call; what fits exactly is the work's decision.
   */
  readonly admit: ((arrival: Arrival, input: InputOf<O> | null) => Promise<Allowance>) | undefined;
  /** Which inputs of a guarded call (`stepUp` of its contract) need the password; all when left out. */
  readonly needsStepUp: ((input: InputOf<O>, actor: UserActor) => boolean) | undefined;
  /** Bytes of the JSON body; default 256 KB. */
  readonly bodyLimit: number | undefined;
  /**
   * May take somebody's administration away. The rows of all administrators are locked before anything else, the caller's
   * among them: two who take it from each other wait in one line instead of for each other.
   */
  readonly endsAdmins: boolean;
}

/** What a sliced operation gets: it runs on the main thread, and each of its steps is a transaction of its own. */
export interface SlicedContext extends PrepareContext {
  /** A step in the caller's name: who they are and what they may is judged again in its transaction. */
  asCaller<Input, Output>(part: InternalWork<Input, Output>, input: Input): Promise<Output>;
  /** A bounded piece of the work in between. */
  step: RunStep;
  /** A text put together from its log, on the thread for reading. */
  readCopiedText(itemId: string): Promise<CopiedText | undefined>;
  /** A new uuid that comes after those made before it, so that many rows lie beside each other in the database. */
  newOrderedId(): string;
}

export type RunStep = <Input, Output>(part: InternalWork<Input, Output>, input: Input) => Promise<Output>;

/**
 * A call that may touch more rows than one transaction should: a long one would stop everybody's typing. People still see
 * all of it or nothing (docs/decisions/090).
 */
export interface SlicedOperation<O extends Operation = Operation> {
  readonly mode: 'sliced';
  readonly contract: O;
  readonly limits: ((input: InputOf<O>, request: RequestFacts, actor: Actor) => readonly RateLimit[]) | undefined;
  readonly run: (ctx: SlicedContext, input: InputOf<O>) => Promise<OutputOf<O>>;
}

/** Any operation, as the registry holds it. */
export type AnyOperation = ErasedRead | ErasedWrite | ErasedSliced;

/** Types erased for the registry: input and prepared were checked by `read`/`write` and by the contract at run time. */
export interface ErasedRead {
  readonly mode: 'read';
  readonly contract: Operation;
  readonly limits: Limits<never> | undefined;
  readonly run: (ctx: ReadContext, input: never) => Promise<unknown>;
  readonly aside: boolean;
}
export interface ErasedWrite {
  readonly mode: 'write';
  readonly contract: Operation;
  readonly limits: Limits<never> | undefined;
  readonly prepare: ((ctx: PrepareContext, input: never) => Promise<unknown>) | undefined;
  readonly work: (tx: Tx, input: never, prepared: never) => Promise<unknown>;
  readonly reply: ((output: never, prepared: never) => ReplyEffects) | undefined;
  readonly refused: ((code: ErrorCode, input: never, request: RequestFacts) => DomainEvent | null) | undefined;
  readonly admit: ((arrival: Arrival, input: never) => Promise<Allowance>) | undefined;
  readonly needsStepUp: ((input: never, actor: UserActor) => boolean) | undefined;
  readonly bodyLimit: number | undefined;
  readonly endsAdmins: boolean;
}

export interface ErasedSliced {
  readonly mode: 'sliced';
  readonly contract: Operation;
  readonly limits: ((input: never, request: RequestFacts, actor: Actor) => readonly RateLimit[]) | undefined;
  readonly run: (ctx: SlicedContext, input: never) => Promise<unknown>;
}

/**
 * A transaction of the server itself (a job's result, a session's last-seen): no contract and no access rule, never
 * reachable from outside. Registered beside the operations in transactions.ts; run with `unitOfWork.run(part, input)`.
 */
export interface InternalWork<Input = never, Output = unknown> {
  readonly mode: 'internal';
  readonly name: string;
  /** For a step of somebody's call that decides something: judged in its transaction, against its input. */
  readonly access: Access | undefined;
  readonly work: (tx: Tx, input: Input) => Promise<Output>;
}

/** Input and output must be cloneable. */
export function internal<Input, Output>(
  name: string,
  work: (tx: Tx, input: Input) => Promise<Output>,
  options: { access?: Access } = {},
): InternalWork<Input, Output> {
  return { mode: 'internal', name, work, access: options.access };
}

/** A call that changes nothing: runs on the read-only connection. */
export function read<O extends Operation>(
  contract: O,
  run: (ctx: ReadContext, input: InputOf<O>) => Promise<OutputOf<O>>,
  options: { limits?: Limits<InputOf<O>> } = {},
): ReadOperation<O> {
  return { mode: 'read', contract, run, limits: options.limits, aside: false };
}

/** What a reading operation gets on the thread for reading: nothing of the process but the database. */
export type AsideContext = Omit<ReadContext, 'ports'>;

/**
 * A call that may read and answer so much that it would stop this thread for everybody: it runs on a thread of its own, and
 * what several ask for at once is read once.
 */
export function readAside<O extends Operation>(
  contract: O,
  run: (ctx: AsideContext, input: InputOf<O>) => Promise<OutputOf<O>>,
): ReadOperation<O> {
  return { mode: 'read', contract, run, limits: undefined, aside: true };
}

/**
 * A call that changes something. `prepare` does the slow things on the main thread and returns cloneable data; `work`
 * runs in the transaction; `reply` sets cookies after the commit.
 */
export function write<O extends Operation, Prepared = undefined>(
  contract: O,
  parts: {
    limits?: Limits<InputOf<O>>;
    prepare?: (ctx: PrepareContext, input: InputOf<O>) => Promise<Prepared>;
    work: (tx: Tx, input: InputOf<O>, prepared: Prepared) => Promise<OutputOf<O>>;
    reply?: (output: OutputOf<O>, prepared: Prepared) => ReplyEffects;
    refused?: (code: ErrorCode, input: InputOf<O>, request: RequestFacts) => DomainEvent | null;
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

/** A call in steps. */
export function sliced<O extends Operation>(
  contract: O,
  run: (ctx: SlicedContext, input: InputOf<O>) => Promise<OutputOf<O>>,
): SlicedOperation<O> {
  return { mode: 'sliced', contract, run, limits: undefined };
}

/** Codes every call may answer, beyond those of its description. */
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
