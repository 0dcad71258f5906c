import type { BlobStore } from '../adapters/blobs/store.ts';
import { findUnreferencedBlobs, forgetBlobRows } from '../db/items/blob-rows.ts';
import { internal } from '../pipeline/operation.ts';
import type { JobHandler } from './job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
const BATCH = 500;
/** How long after its start a server waits before it trusts that the contents are its own. */
const UNSURE_MS = 10 * 60_000;
/** Limit for how long a node takes to decide about a content that it has moved away. */
const DECIDES_MS = 60_000;

/** Deletes rows of old contents to which nothing refers; returns those whose file may be deleted. */
export const forgetBlobs = internal(
  'jobs/forget-blobs',
  (tx, input: { hashes: string[]; before: number }): Promise<string[]> =>
    forgetBlobRows(tx.db, input.hashes, input.before),
);

/**
 * Deletes unreferenced contents a day after they were last written: refused uploads, lost exports, purged trash. The
 * row is deleted before the file, so that no row ever lacks its file. Works in batches, since on a large server a list
 * of everything in use would not fit in memory.
 */
export function sweepBlobs(blobs: BlobStore): JobHandler {
  return {
    kind: 'sweep-blobs',
    concurrency: 1,
    run: async (ctx) => {
      if (!blobs.maySweep()) return { kind: 'again', at: ctx.now() + UNSURE_MS };
      const before = ctx.now() - DAY_MS;
      await blobs.sweepTemporary(ctx.now() - HOUR_MS * 6, ctx.now() - DECIDES_MS);
      let batch: string[] = [];
      const deleteBatch = async (): Promise<void> => {
        // Most are in use: only the others need a transaction, which checks again.
        const unwanted = await findUnreferencedBlobs(ctx.db, batch);
        batch = [];
        if (unwanted.length === 0) return;
        const free = await ctx.unitOfWork.run(forgetBlobs, { hashes: unwanted, before });
        for (const hash of free) await blobs.deleteOlder(hash, before);
      };
      for await (const blob of blobs.list()) {
        ctx.signal.throwIfAborted();
        if (blob.writtenAt >= before) continue;
        batch.push(blob.hash);
        if (batch.length >= BATCH) await deleteBatch();
      }
      await deleteBatch();
      return { kind: 'again', at: ctx.now() + 6 * HOUR_MS };
    },
  };
}
