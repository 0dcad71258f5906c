import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate, inflateSync } from 'node:zlib';
import { deflateNow } from './deflate-now.ts';
import { readState, writeState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewState, ReviewStateJson } from '@scriptorium/contract/review/core/state.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** A review state as stored in a checkpoint: deflated JSON, and the sha256 (hex) of the JSON. */
export interface PackedReview {
  packed: Uint8Array;
  sha256: string;
}

const compress = promisify(deflate);

/** Entries serialized at a time. */
const SLICE = 500;

/** The newest to start from, one to fall back on. */
const MAX_CHECKPOINTS = 2;

export function packReview(state: ReviewState): PackedReview {
  const json = JSON.stringify(writeState(state));
  return {
    packed: deflateNow(Buffer.from(json)),
    sha256: createHash('sha256').update(json).digest('hex'),
  };
}

/** The same for a long review, letting other work run between slices. */
export async function packReviewInSlices(state: ReviewState): Promise<PackedReview> {
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  for (const piece of writeSlices(writeState(state))) {
    const bytes = Buffer.from(piece);
    pieces.push(bytes);
    hash.update(bytes);
    await setImmediate();
  }
  return { packed: new Uint8Array(await compress(Buffer.concat(pieces))), sha256: hash.digest('hex') };
}

function* writeSlices({ marks, threads }: ReviewStateJson): Generator<string> {
  yield '{"marks":[';
  yield* writeEntries(marks);
  yield '],"threads":[';
  yield* writeEntries(threads);
  yield ']}';
}

function* writeEntries(entries: readonly unknown[]): Generator<string> {
  for (let at = 0; at < entries.length; at += SLICE)
    yield (at > 0 ? ',' : '') + JSON.stringify(entries.slice(at, at + SLICE)).slice(1, -1);
}

/** Null if the bytes are damaged. */
export function unpackReview({ packed, sha256 }: PackedReview): ReviewState | null {
  try {
    const json = inflateSync(packed).toString();
    if (createHash('sha256').update(json).digest('hex') !== sha256) return null;
    return readState(JSON.parse(json) as ReviewStateJson);
  } catch {
    return null;
  }
}

/** Stores a checkpoint and deletes surplus older ones. */
export async function insertCheckpoint(
  db: Kysely<Schema>,
  row: PackedReview & { documentId: string; version: number; now: number },
): Promise<void> {
  await db
    .insertInto('review_checkpoint')
    .values({
      document_id: row.documentId,
      version: row.version,
      packed: row.packed,
      sha256: row.sha256,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.columns(['document_id', 'version']).doNothing())
    .execute();
  const old = await db
    .selectFrom('review_checkpoint')
    .select('version')
    .where('document_id', '=', row.documentId)
    .orderBy('version', 'desc')
    .offset(MAX_CHECKPOINTS)
    .limit(10)
    .execute();
  if (old.length === 0) return;
  await db
    .deleteFrom('review_checkpoint')
    .where('document_id', '=', row.documentId)
    .where(
      'version',
      'in',
      old.map(({ version }) => version),
    )
    .execute();
}

/** The newest readable checkpoint, from which to replay the log. Null for a document without review. */
export async function findReview(
  db: Kysely<Schema>,
  documentId: string,
): Promise<{ version: number; state: ReviewState } | null> {
  const rows = await db
    .selectFrom('review_checkpoint')
    .select(['version', 'packed', 'sha256'])
    .where('document_id', '=', documentId)
    .orderBy('version', 'desc')
    .execute();
  for (const row of rows) {
    const state = unpackReview(row);
    if (state) return { version: row.version, state };
  }
  // If all checkpoints are damaged, the log has everything from the start.
  return rows.length === 0 ? null : { version: 0, state: readState({ marks: [], threads: [] }) };
}
