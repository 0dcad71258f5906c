import type { HealthPart } from '@scriptorium/contract/operations/admin.ts';
import type { SystemInfo } from '../domain/system-info.ts';
import type { Readable } from 'node:stream';
import type { PackedContent } from '../db/texts/packed-content.ts';
import type { WrittenText } from '../db/texts/written-text.ts';
import type { ConvertInput, ConvertOutcome } from '../adapters/pandoc/converter.ts';
import type { ReadyProfile } from '../domain/exports/ready-profiles.ts';

/**
 * What `prepare` and reading operations may reach of the world. Built in compose.ts; typed here so that operations need
 * no adapter. Never handed to a transaction.
 */
export interface Ports {
  readonly passwords: PasswordPort;
  readonly blobs: BlobPort;
  readonly texts: TextPort;
  readonly tokens: TokenPort;
  readonly devices: DevicePort;
  readonly assets: AssetLinkPort;
  readonly system: SystemPort;
  readonly exports: ExportPort;
  readonly state: ServerStatePort;
}

export interface PasswordPort {
  /** argon2id PHC string; waits for a free core, `overloaded` when too many wait. */
  hash(password: string): Promise<string>;
  /** Costs the same for `null` (unknown account) as for a wrong password. */
  verify(password: string, phc: string | null): Promise<boolean>;
  /** `weak-password` with the reason when too short, too long, common, or one of `own` (e-mail, name, …). */
  check(password: string, own: readonly string[], field?: string): void;
}

export interface BlobPort {
  /** Stores bytes under their sha256; safe to repeat. Durable when it resolves. */
  write(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }>;
  /** The same for what may yet be refused: `settle` follows, and takes away what is not wanted. */
  receive(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }>;
  settle(hash: string, isWanted: boolean): void;
  /** Whole content, checked; for small things only. */
  read(hash: string): Promise<Uint8Array>;
  /** `end` is inclusive. Without a range all of it, which breaks off when it is damaged. */
  stream(hash: string, range?: { start: number; end: number }): Readable;
  /** Whether the content is there with so many bytes; when it is not, administrators are told. */
  isWhole(hash: string, size: number): Promise<boolean>;
}

/** Whole texts: what takes long is done on a thread of its own. */
export interface TextPort {
  /** The text as a file; undefined when there is none. `whose`: one of a person at a time. */
  read(itemId: string, whose: string): Promise<WrittenText | undefined>;
  /** What came as a file, packed for the database; null when it is no text. The bytes are not the caller's any more. */
  pack(bytes: Uint8Array): Promise<PackedContent | null>;
}

export interface TokenPort {
  /** 32 random bytes: base64url for the user, sha256 hex for the database. */
  make(): { token: string; hash: string };
  hash(token: string): string;
}

/** Browsers that somebody logged in with before, known again by a signed cookie. */
export interface DevicePort {
  /** What names this browser for the account with this (folded) address, or null. */
  find(cookie: string, account: string): string | null;
  /** The cookie after a log-in of this account. */
  add(cookie: string, account: string): string;
}

export interface AssetLinkPort {
  /** A link to the item's current content for this user, valid one hour, membership checked again at use. */
  url(facts: { itemId: string; userId: string; now: number; download?: boolean }): string;
  /** The same for what is no item: `subject` is read by whoever serves that kind (see transport/assets.ts). */
  grant(facts: {
    kind: 'item' | 'version' | 'archive' | 'account' | 'trial' | 'attachment';
    subject: string;
    userId: string;
    now: number;
    download?: boolean;
  }): string;
}

export interface SystemPort {
  info(): SystemInfo;
  disk(): Promise<{ totalBytes: number; freeBytes: number }>;
}

export interface ExportPort {
  /** The profiles that a new server starts with. */
  readyProfiles(): Promise<ReadyProfile[]>;
  /** The text of an included citation style, by its file name. */
  readStyle(name: string): Promise<string>;
  /** Converts outside of the queue but within the same number of processes; one of a person at a time, others wait. */
  tryOut(input: ConvertInput, whose: string): Promise<ConvertOutcome>;
  /** Keeps a page that a trial made for a while; what it answers is the subject of a link of kind `trial`. */
  keepTrial(trial: { userId: string; name: string; bytes: Uint8Array }): string;
  /** What a profile may name as `pdf-engine` besides Typst. */
  readonly engines: readonly string[];
  /** Somebody is about to export: a converter gets ready. */
  warm(): void;
  /** Stops the running conversion of this job on this node, if there is one. */
  cancel(jobId: string): void;
}

/** How this server is doing and how it was started, for administrators. */
export interface ServerStatePort {
  /** Documents open here and people in them. */
  live(): { documents: number; people: number };
  /** Who is in which document of a workspace on this node. */
  openDocuments(workspaceId: string): { itemId: string; userIds: string[] }[];
  /** What an operator does once for a new server, and has done so far. `publicUrl` is null while none was set. */
  setup(): Promise<{ publicUrl: string | null; lastBackup: string | null }>;
  /** Database and blob store: what can be reached now. */
  health(): Promise<HealthPart[]>;
  /** Values from the environment without secrets, and whether they were given or are the default. */
  environment(): { name: string; value: string; source: 'environment' | 'default' }[];
}
