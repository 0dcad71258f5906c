import type { Kysely } from 'kysely';
import { Readable } from 'node:stream';
import type { AssetGrant } from '../adapters/asset-links.ts';
import type { WrittenText } from '../db/texts/written-text.ts';
import { findPresentItem, type ItemRow } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import { decideMediaType, MEDIA_TYPE_HEAD } from '../domain/items/media-type.ts';
import { mayUseItem } from '../pipeline/item-access.ts';
import type { BlobPort } from '../pipeline/ports.ts';

const PIECE_BYTES = 64 * 1024;

/** The content behind a link, after the access check. */
export interface AssetContent {
  name: string;
  mediaType: string;
  /** In bytes; null if streamed (an archive), in which case there are no ranges. */
  size: number | null;
  /** ETag; null if it must not be cached. */
  tag: string | null;
  open(range?: { start: number; end: number }): Readable | Uint8Array;
  /** What the download is recorded as: a version of a text or, for a root, an archive made now. */
  readonly gives?: readonly { itemId: string; version: number | null }[];
}

export interface AssetContext {
  db: Kysely<Schema>;
  blobs: BlobPort;
  /** A text as a file, read on the reading thread. */
  readFile: (itemId: string) => Promise<WrittenText | undefined>;
  now: number;
}

/** Resolves a grant for this user; undefined if absent or forbidden, without distinguishing the two. */
export type AssetSource = (ctx: AssetContext, grant: AssetGrant, userId: string) => Promise<AssetContent | undefined>;

/** The current content of a file, for those who may see it now. */
export const itemSource: AssetSource = async ({ db, blobs, readFile, now }, grant, userId) => {
  const item = await findPresentItem(db, grant.subject);
  if (item === undefined || item.type !== 'file') return undefined;
  if (!(await mayUseItem(db, item, userId, 'view', now))) return undefined;
  if (item.kind === 'live') {
    const text = await readFile(item.id);
    if (text === undefined) return undefined;
    const gives = [{ itemId: item.id, version: text.version }];
    return { ...bytesAsset(item.name, text.bytes, `"${text.epoch}-${text.version}"`), gives };
  }
  if (item.blob_hash === null) return undefined;
  const { name, media_type: mediaType, blob_hash: hash, size } = item;
  return blobAsset(blobs, { name, mediaType, hash, size });
};

export function bytesAsset(name: string, bytes: Uint8Array, tag: string): AssetContent {
  return {
    name,
    mediaType: decideMediaType(name, bytes.subarray(0, MEDIA_TYPE_HEAD)),
    size: bytes.byteLength,
    tag,
    open: (range) => (range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)),
  };
}

export async function blobAsset(
  blobs: BlobPort,
  kept: { name: string; mediaType: string | null; hash: string; size: number },
): Promise<AssetContent | undefined> {
  const { name, mediaType, hash, size } = kept;
  // Missing or truncated on disk: no content is better than part of it.
  if (!(await blobs.isWhole(hash, size))) return undefined;
  return {
    name,
    mediaType: mediaType ?? 'application/octet-stream',
    size,
    tag: `"${hash}"`,
    open: (range) => (range === undefined ? blobs.stream(hash) : blobs.stream(hash, range)),
  };
}

/** A file for a zip, opened when it is its turn. */
export async function openContent({ blobs, readFile }: AssetContext, item: ItemRow): Promise<Readable> {
  if (item.kind === 'blob' && item.blob_hash !== null) return blobs.stream(item.blob_hash);
  // If it was deleted after being listed, an empty file is better than a broken zip.
  const bytes = (await readFile(item.id))?.bytes ?? new Uint8Array();
  return Readable.from(cut(bytes));
}

/** In chunks, so that its reader yields between them. */
function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
