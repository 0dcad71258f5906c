import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { chargeForHistory } from '../../domain/texts/history-charge.ts';
import { textContentSize } from '../../domain/texts/text-content.ts';
import { cutDocument, readLastGood } from '../texts/cut-document.ts';
import { readText, replayText } from '../texts/documents.ts';
import { chargeHistory, measureLog } from '../texts/history-charge.ts';
import type { Schema } from '../schema.ts';
import { readSnapshot } from '../texts/snapshot-text.ts';
import type { Finding } from './finding.ts';
import { checkNotifications } from './check-notifications.ts';
import { checkAuthors, checkReview } from './check-review.ts';
import { recountUsage } from '../groups/workspaces.ts';

/** Generates new epochs. */
interface Ids {
  newId(): string;
  now(): number;
}

/** What the checks need of the blob store. */
interface Blobs {
  sizeOf(hash: string): Promise<number | null>;
  stream(hash: string): AsyncIterable<Uint8Array>;
  list(): AsyncIterable<{ hash: string; size: number }>;
}

/** Checks the database, stored totals, histories, notifications and blobs. Only reads; findings may offer a repair. */
export async function* checkIntegrity(
  db: Kysely<Schema>,
  options: { dialect: 'sqlite' | 'postgres'; blobs: Blobs; readBlobs: boolean; ids: Ids },
): AsyncGenerator<Finding> {
  if (options.dialect === 'sqlite') yield* checkSqlite(db);
  yield* checkUsage(db);
  yield* checkDocuments(db, options.ids);
  yield* checkNotifications(db);
  yield* checkBlobs(db, options.blobs, options.readBlobs);
}

async function* checkSqlite(db: Kysely<Schema>): AsyncGenerator<Finding> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  for (const { integrity_check: line } of integrity.rows) {
    if (line !== 'ok') yield { kind: 'database', subject: 'database', message: line };
  }
  const keys = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(db);
  for (const row of keys.rows) {
    yield {
      kind: 'foreign-key',
      subject: `${row.table} ${row.rowid}`,
      message: `A row of ${row.table} refers to a row of ${row.parent} that does not exist.`,
    };
  }
}

async function* checkUsage(db: Kysely<Schema>): AsyncGenerator<Finding> {
  for (const workspace of await db.selectFrom('workspace').selectAll().orderBy('id').execute()) {
    const counted = await recountUsage(db, workspace.id);
    if (counted.bytes === workspace.used_bytes && counted.items === workspace.item_count) continue;
    yield {
      kind: 'usage',
      subject: workspace.id,
      message:
        `Workspace ${workspace.id} is recorded as ${workspace.used_bytes} bytes in ${workspace.item_count} items, ` +
        `but has ${counted.bytes} in ${counted.items}.`,
      repair: async () => {
        await db
          .updateTable('workspace')
          .set({ used_bytes: counted.bytes, item_count: counted.items })
          .where('id', '=', workspace.id)
          .execute();
      },
    };
  }
}

async function* checkDocuments(db: Kysely<Schema>, ids: Ids): AsyncGenerator<Finding> {
  const documents = await db
    .selectFrom('document')
    .innerJoin('item', 'item.id', 'document.id')
    .select(['document.id', 'document.version', 'document.log_bytes', 'document.charged', 'item.size', 'item.kind'])
    .orderBy('document.id')
    .execute();
  for (const document of documents) {
    yield* checkLog(db, document);
    yield* checkCharge(db, document);
    yield* checkSnapshots(db, document.id);
    yield* checkCurrentText(db, document, ids);
    yield* checkReview(db, document);
    yield* checkAuthors(db, document);
  }
}

/** A log's rows must cover everything from the oldest one to the newest version, without gaps or overlaps. */
async function* checkLog(db: Kysely<Schema>, document: { id: string; version: number }): AsyncGenerator<Finding> {
  const rows = await db
    .selectFrom('document_update')
    .select(['from_version', 'to_version'])
    .where('document_id', '=', document.id)
    .orderBy('from_version')
    .execute();
  let reached = rows[0]?.from_version ?? document.version;
  for (const row of rows) {
    if (row.from_version !== reached || row.to_version <= row.from_version) {
      yield {
        kind: 'log-gap',
        subject: document.id,
        message: `The history of ${document.id} jumps from version ${reached} to ${row.from_version}.`,
      };
    }
    reached = row.to_version;
  }
  if (reached !== document.version) {
    yield {
      kind: 'log-gap',
      subject: document.id,
      message: `The history of ${document.id} ends at version ${reached}, but the document is at ${document.version}.`,
    };
  }
}

/** What a history is charged must follow from its size and the text's. */
async function* checkCharge(
  db: Kysely<Schema>,
  document: { id: string; log_bytes: number; charged: number; size: number; kind: string | null },
): AsyncGenerator<Finding> {
  const logBytes = await measureLog(db, document.id);
  const charged = document.kind === 'live' ? chargeForHistory(logBytes, document.size) : document.charged;
  if (logBytes === document.log_bytes && charged === document.charged) return;
  yield {
    kind: 'history-charge',
    subject: document.id,
    message: `The history of ${document.id} has ${logBytes} bytes, ${charged} of which count, but is recorded as ${document.log_bytes} and ${document.charged}.`,
    repair: () => chargeHistory(db, document.id, logBytes - document.log_bytes),
  };
}

/** Every snapshot must match its checksum, and replaying the log from the previous one must give the same text. */
async function* checkSnapshots(db: Kysely<Schema>, documentId: string): AsyncGenerator<Finding> {
  const snapshots = await db
    .selectFrom('document_snapshot')
    .select(['version', 'text', 'sha256'])
    .where('document_id', '=', documentId)
    .orderBy('version')
    .execute();
  let before: { version: number; text: string } | undefined;
  for (const { version, text, sha256 } of snapshots) {
    const read = readSnapshot(text, sha256);
    if (read === null) {
      // Repairable if it can be rebuilt from the previous one with the right checksum.
      const made = before === undefined ? null : await replayOrNull(db, documentId, before, version);
      yield {
        kind: 'snapshot-damaged',
        subject: documentId,
        message: `The snapshot of ${documentId} at version ${version} does not match its checksum.`,
        ...(made === null || hashOf(made) !== sha256 ? {} : { repair: () => rewrite(db, documentId, version, made) }),
      };
      continue;
    }
    if (before !== undefined && hashOf(await replayOrNull(db, documentId, before, version)) !== sha256) {
      yield {
        kind: 'replay-differs',
        subject: documentId,
        message: `Replaying the history of ${documentId} from version ${before.version} to ${version} gives a different text from the snapshot.`,
      };
    }
    before = { version, text: read };
  }
}

async function rewrite(db: Kysely<Schema>, documentId: string, version: number, text: string): Promise<void> {
  await db
    .updateTable('document_snapshot')
    .set({ text: deflateSync(Buffer.from(text)) })
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .execute();
}

async function replayOrNull(
  db: Kysely<Schema>,
  documentId: string,
  start: { version: number; text: string },
  version: number,
): Promise<string | null> {
  try {
    return (await replayText(db, documentId, start, version)) ?? null;
  } catch {
    // A row that cannot be applied counts as a difference.
    return null;
  }
}

async function* checkCurrentText(
  db: Kysely<Schema>,
  document: { id: string; version: number; size: number },
  ids: Ids,
): AsyncGenerator<Finding> {
  try {
    const state = await readText(db, document.id);
    if (state === undefined) return;
    const size = textContentSize(state);
    if (size !== document.size) {
      yield {
        kind: 'item-size',
        subject: document.id,
        message: `The text ${document.id} has ${size} bytes, but is recorded as ${document.size}.`,
        repair: async () => {
          await db.updateTable('item').set({ size }).where('id', '=', document.id).execute();
        },
      };
    }
  } catch (error) {
    const good = await readLastGood(db, document.id);
    const reason = error instanceof Error ? error.message : String(error);
    const left =
      good === undefined
        ? 'No version of it is readable.'
        : `Version ${good.version} of ${document.version} is the last readable one; --cut goes back to it.`;
    yield {
      kind: 'text-unreadable',
      subject: document.id,
      message: `The text ${document.id} cannot be read: ${reason} ${left}`,
      ...(good === undefined ? {} : { cut: () => cutDocument(db, document.id, good, ids) }),
    };
  }
}

async function* checkBlobs(db: Kysely<Schema>, blobs: Blobs, read: boolean): AsyncGenerator<Finding> {
  const wanted = new Map<string, number>();
  const items = await db.selectFrom('item').select(['blob_hash', 'size']).where('blob_hash', 'is not', null).execute();
  for (const item of items) if (item.blob_hash !== null) wanted.set(item.blob_hash, item.size);
  for (const table of ['blob_version', 'defaults_attachment', 'publication_file'] as const) {
    for (const row of await db.selectFrom(table).select(['blob_hash', 'size']).execute())
      wanted.set(row.blob_hash, row.size);
  }
  for (const [hash, size] of wanted) {
    const actual = await blobs.sizeOf(hash);
    if (actual === null) {
      yield { kind: 'blob-missing', subject: hash, message: `The content ${hash} of a file is missing.` };
    } else if (actual !== size) {
      yield {
        kind: 'blob-size',
        subject: hash,
        message: `The content ${hash} has ${actual} bytes instead of ${size}.`,
      };
    } else if (read && (await hashOfStream(blobs.stream(hash))) !== hash) {
      yield { kind: 'blob-damaged', subject: hash, message: `The content ${hash} is damaged.` };
    }
  }
  // Not repaired: an upload may be about to use them, and the sweeper deletes them after a grace period.
  for await (const { hash, size } of blobs.list()) {
    if (!wanted.has(hash)) {
      yield { kind: 'blob-orphan', subject: hash, message: `The content ${hash} (${size} bytes) belongs to no file.` };
    }
  }
}

function hashOf(text: string | null): string | null {
  return text === null ? null : createHash('sha256').update(text).digest('hex');
}

async function hashOfStream(stream: AsyncIterable<Uint8Array>): Promise<string | null> {
  const digest = createHash('sha256');
  try {
    for await (const chunk of stream) digest.update(chunk);
  } catch {
    // Unreadable, or the stream itself detected damage.
    return null;
  }
  return digest.digest('hex');
}
