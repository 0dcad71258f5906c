import type { Printed, PrintRequest } from '../domain/texts/printed-citations.ts';
import type { OpenDocument } from './other-nodes.ts';
import type { HealthPart } from '@scriptorium/contract/operations/admin.ts';
import type { EntryChange, EntryPlan } from '@scriptorium/bibliography/change-entries.ts';
import type { FoundWork, LookupKind } from '@scriptorium/contract/operations/references.ts';
import type { NewCredential, UsedCredential } from '@scriptorium/contract/operations/passkeys.ts';
import type { LongWork } from '@scriptorium/contract/operations/long-work.ts';
import type { SystemInfo } from '../domain/system-info.ts';
import type { Readable } from 'node:stream';
import type { PackedContent } from '../db/texts/packed-content.ts';
import type { PackedText } from '../db/texts/packed-text.ts';
import type { WrittenReturn } from '../domain/word/write-review.ts';
import type { PlannedMerge } from '../model/items/write-merge.ts';
import type { MergedUpload } from '../model/texts/plan-merge.ts';
import type { PlannedReplacement } from '../model/texts/plan-replacement.ts';
import type { PlannedEntries } from '../model/texts/plan-entries.ts';
import type { CitedInput, KeyPlan, KeyPlanInput } from '../model/texts/plan-keys.ts';
import type { PlannedSync, SyncPlanInput } from '../model/texts/plan-sync.ts';
import type { WordFiles } from '../model/texts/plan-word-return.ts';
import type { WrittenText } from '../db/texts/written-text.ts';
import type { ConvertOutcome } from '../adapters/pandoc/converter.ts';
import type { ConvertInput } from '../adapters/pandoc/prepare-conversion.ts';
import type { Ldap } from '../adapters/ldap/ldap.ts';
import type { Providers } from '../adapters/providers/providers.ts';
import type { Zotero } from '../adapters/zotero/zotero.ts';
import type { Importer } from '../adapters/imports/importer.ts';
import type { StyleFacts } from '../domain/exports/find-styles.ts';
import type { ReadyProfile } from '../domain/exports/ready-profiles.ts';

/**
 * External services for `prepare` and read operations. Built in compose.ts; the types are here so that operations need
 * no adapter. Never passed to a transaction.
 */
export interface Ports {
  readonly passwords: PasswordPort;
  readonly blobs: BlobPort;
  readonly texts: TextPort;
  readonly tokens: TokenPort;
  readonly devices: DevicePort;
  readonly secrets: SecretPort;
  readonly passkeys: PasskeyPort;
  readonly providers: Pick<Providers, 'begin' | 'finish' | 'readLogout' | 'check' | 'isPrivate'>;
  readonly ldap: Pick<Ldap, 'logIn' | 'confirm' | 'check' | 'isListed'>;
  readonly assets: AssetLinkPort;
  readonly system: SystemPort;
  readonly exports: ExportPort;
  readonly imports: Importer;
  readonly longWork: LongWorkPort;
  readonly lookups: LookupPort;
  readonly zotero: Pick<Zotero, 'findKey' | 'listGroups' | 'readLibrary'>;
  readonly state: ServerStatePort;
}

/** Public services for looking up works. */
export interface LookupPort {
  /** If a service does not respond, fails with a message for users. */
  find(kind: LookupKind, value: string, whose: string): Promise<{ work: FoundWork | null; service: string }>;
  /** Search by words. `trouble`: why the results of a service are missing; fails as above if none responds. */
  search(words: string, whose: string): Promise<{ works: FoundWork[]; trouble: string | null }>;
}

/** Calls that take more than a moment; see long-works.ts. */
export interface LongWorkPort {
  /** From all nodes. */
  list(userId: string): Promise<LongWork[]>;
  /** False if there is no such work. */
  cancel(userId: string, id: string): Promise<boolean>;
}

export interface PasswordPort {
  /** argon2id PHC string; waits for a free core, or fails with `overloaded` if the queue is full. */
  hash(password: string): Promise<string>;
  /** Takes as long for `null` (unknown account) as for a wrong password. */
  verify(password: string, phc: string | null): Promise<boolean>;
  /** Fails with `weak-password` and the reason: too short, too long, common, or one of `own` (e-mail, name, …). */
  check(password: string, own: readonly string[], field?: string): Promise<void>;
}

export interface BlobPort {
  /** Stores bytes under their sha256; safe to repeat. Durable when it resolves. */
  write(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }>;
  /** Like `write`, for files that may still be refused: `settle` then deletes what is not wanted. */
  receive(source: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }>;
  settle(hash: string, isWanted: boolean): void;
  /** Reads and verifies the whole content; for small files only. */
  read(hash: string): Promise<Uint8Array>;
  /** `end` is inclusive. Without a range, the whole content; aborts on damage. */
  stream(hash: string, range?: { start: number; end: number }): Readable;
  /** Whether the content exists at this size; if not, the damage is reported to administrators. */
  isWhole(hash: string, size: number): Promise<boolean>;
}

/** Work on whole texts, on the reading threads. `whose`: the person whose limits apply. */
export interface TextPort {
  /** The text as a file; undefined if absent. `whose`: one at a time per person. */
  read(itemId: string, whose: string): Promise<WrittenText | undefined>;
  /** What an uploaded file would change in a text; null if there is no such text. One at a time per person. */
  planMerge(file: MergedUpload): Promise<PlannedMerge | null>;
  /** The change that makes a text equal to a file; null if there is no such text. */
  planReplacement(file: { itemId: string; text: PackedText }, whose: string): Promise<PlannedReplacement | null>;
  /** The version of a text that a file from Word resembles most; null if there is none. One at a time per person. */
  findWordBase(whose: string, file: { itemId: string; returned: WordFiles }): Promise<{ version: number } | null>;
  /** What a file from Word would add to a text; null if there is no such text. One at a time per person. */
  planWordReturn(
    whose: string,
    file: {
      itemId: string;
      userId: string;
      version: number;
      isCertain: boolean;
      returned: WordFiles;
      exported: WordFiles;
    },
  ): Promise<WrittenReturn | null>;
  /** A .bib file with some entries changed; null if it is not UTF-8. Takes ownership of the bytes. */
  changeEntries(
    file: { bytes: Uint8Array; changes: readonly EntryChange[] },
    whose: string,
  ): Promise<{ plan: EntryPlan; bytes: Uint8Array } | null>;
  /** What changing entries would change in a live .bib file; null if there is no such text. */
  planEntries(file: { itemId: string; changes: readonly EntryChange[] }, whose: string): Promise<PlannedEntries | null>;
  /** What renaming keys would change in a text; null if there is no such text. One at a time per person. */
  planKeys(input: KeyPlanInput, whose: string): Promise<KeyPlan | null>;
  /** Those of the keys that a text cites. */
  findCited(input: CitedInput, whose: string): Promise<string[]>;
  /** What changes in a library would change in a .bib file; null if it cannot be read. Takes ownership of the bytes. */
  planSync(input: SyncPlanInput, whose: string): Promise<PlannedSync | null>;
  /** Packs an uploaded text for the database; null if it is not text. Takes ownership of the bytes. */
  pack(bytes: Uint8Array): Promise<PackedContent | null>;
}

export interface TokenPort {
  /** 32 random bytes: base64url for the user, sha256 hex for the database. */
  make(): { token: string; hash: string };
  hash(token: string): string;
}

/** Browsers used for earlier log-ins, recognised by a signed cookie. */
export interface DevicePort {
  /** Identifies this browser for the account with this (folded) address, or null. */
  find(cookie: string, account: string): string | null;
  /** The cookie to set after this account logs in. */
  add(cookie: string, account: string): string;
}

/** Secrets that the server has to be able to read again; `about` names what they belong to. */
export interface SecretPort {
  seal(secret: string, about: string): string;
  open(sealed: string, about: string): string;
}

export interface StoredPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

/** `options` are for the browser; the challenge is stored until the response arrives. */
interface PasskeyOffer {
  options: Record<string, unknown>;
  challenge: string;
}

/** Passkeys of this server's domain; see adapters/passkeys.ts. */
export interface PasskeyPort {
  /** Null where passkeys cannot work; then nothing else is called. */
  readonly party: { id: string; origin: string } | null;
  offerNew(account: {
    appName: string;
    userId: string;
    email: string;
    displayName: string;
    known: readonly StoredPasskey[];
  }): Promise<PasskeyOffer>;
  verifyNew(credential: NewCredential, challenge: string): Promise<StoredPasskey | null>;
  offerUse(known: readonly StoredPasskey[] | null, options: { mustUnlock: boolean }): Promise<PasskeyOffer>;
  verifyUse(
    credential: UsedCredential,
    challenge: string,
    stored: StoredPasskey,
    options: { mustUnlock: boolean },
  ): Promise<number | null>;
}

export interface AssetLinkPort {
  /** A link to the item's current content for this user, valid for one hour; access is checked again on use. */
  url(facts: { itemId: string; userId: string; now: number; download?: boolean }): string;
  /** The same for other resources: `subject` is interpreted by their source (see transport/assets.ts). */
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
  readonly filesIn: 'disk' | 'bucket';
}

export interface ExportPort {
  /** Built-in export profiles. */
  readyProfiles(): Promise<ReadyProfile[]>;
  /** A bundled citation style, by file name; null if there is none. */
  readStyle(name: string): Promise<string | null>;
  /** Bundled citation styles by words of their titles, best first. */
  findStyles(query: string, most: number): Promise<{ styles: StyleFacts[]; total: number }>;
  /** CSL locales by tag: that of a language, its main dialect and en-US. */
  readLocales(lang: string): Promise<Record<string, string>>;
  listLanguages(): Promise<readonly { tag: string; name: string }[]>;
  /** Converts outside the queue but within the same number of processes; one at a time per person, others wait. */
  tryOut(input: ConvertInput, whose: string): Promise<ConvertOutcome>;
  /**
   * Like `tryOut`, but of a person's waiting requests only the newest is processed, and none for a caller who has left.
   */
  setProof(input: ConvertInput, caller: { userId: string; isConnected: () => boolean }): Promise<ConvertOutcome>;
  /** Like `setProof`, for citations and their bibliography. */
  printCitations(request: PrintRequest, caller: { userId: string; isConnected: () => boolean }): Promise<Printed>;
  /** Keeps a trial's output for a while; returns the subject of a `trial` link. */
  keepTrial(trial: { userId: string; name: string; bytes: Uint8Array }): string;
  /** `pdf-engine` values other than Typst. */
  readonly engines: readonly string[];
  /** Warms up a converter for an imminent export. */
  warm(): void;
  /** Stops this job's conversion if it runs on this node. */
  cancel(jobId: string): void;
}

/** Server state and startup configuration, for administrators. */
export interface ServerStatePort {
  /** Open documents and the people in them, on all nodes. */
  live(): Promise<{ documents: number; people: number }>;
  /** How many nodes respond, including this one. */
  servers(): Promise<number>;
  /** Who has which document of a workspace open, on all nodes. */
  openDocuments(workspaceId: string): Promise<OpenDocument[]>;
  /** One-time setup tasks and their state. `publicUrl` is null if not set. */
  setup(): Promise<{ publicUrl: string | null; lastBackup: string | null }>;
  /** Whether database and blob store are reachable. */
  health(): Promise<HealthPart[]>;
  /** Environment values without secrets, and whether they were set or are defaults. */
  environment(): { name: string; value: string; source: 'environment' | 'default' }[];
}
