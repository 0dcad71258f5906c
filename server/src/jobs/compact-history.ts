import { dropSnapshots, findOldHistories, packRows, readHistory, replaceRows } from '../db/texts/document-history.ts';
import type { PackedRow } from '../db/texts/document-history.ts';
import { OperationError } from '@scriptorium/contract/errors.ts';
import { findEpoch, findStaleAuthorship, insertAuthorship, packAuthorship } from '../db/texts/authorship.ts';
import { getAuthorship } from '../model/texts/authorship.ts';
import { DamagedText } from '../domain/damage.ts';
import { planSlices } from '../domain/texts/history-slices.ts';
import { internal } from '../pipeline/operation.ts';
import type { JobContext, JobHandler } from './job.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DOCUMENTS_AT_ONCE = 100;
/** Steps after which authorship is stored again. */
const STALE_AFTER_STEPS = 5000;

/** One slice per transaction, packed and verified beforehand: typing has to wait for it, so it must be short. */
export const replaceSlice = internal('jobs/replace-slice', (tx, input: PackedRow): Promise<boolean> =>
  replaceRows(tx.db, input),
);

export const dropOldSnapshots = internal(
  'jobs/drop-snapshots',
  async (tx, input: { documentId: string; versions: readonly number[] }): Promise<null> => {
    await dropSnapshots(tx.db, input.documentId, input.versions);
    return null;
  },
);

/** Does nothing if the document has a new epoch by now, in which versions differ. */
export const storeAuthorship = internal(
  'jobs/keep-authors',
  async (tx, input: { documentId: string; epoch: string; version: number; packed: Uint8Array }): Promise<null> => {
    if ((await findEpoch(tx.db, input.documentId)) !== input.epoch) return null;
    await insertAuthorship(tx.db, {
      itemId: input.documentId,
      version: input.version,
      packed: input.packed,
      now: tx.now,
    });
    return null;
  },
);

/** Packs history older than a day by the minute, and after thirty days by session. Keeps every step and its author. */
export const compactHistory: JobHandler = {
  kind: 'compact-history',
  concurrency: 1,
  run: async (ctx) => {
    const { db, unitOfWork, signal } = ctx;
    let after = '';
    for (;;) {
      const ids = await findOldHistories(db, ctx.now() - DAY_MS, after, DOCUMENTS_AT_ONCE);
      for (const documentId of ids) {
        signal.throwIfAborted();
        const { rows, fixed, surplus } = await readHistory(db, documentId);
        // Snapshots first: only versions with a snapshot need a row boundary.
        if (surplus.length > 0) await unitOfWork.run(dropOldSnapshots, { documentId, versions: surplus });
        for (const slice of planSlices(rows, fixed, ctx.now())) {
          signal.throwIfAborted();
          const [first, last] = [slice[0], slice.at(-1)];
          const packed = first && last ? await packRows(db, documentId, first.from, last.to) : null;
          if (packed) await unitOfWork.run(replaceSlice, packed);
        }
      }
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
    }
    await storeStaleAuthorship(ctx);
    return { kind: 'again', at: ctx.now() + 6 * HOUR_MS };
  },
};

/** Stores authorship regularly, so that nobody has to wait while years of history are read. */
async function storeStaleAuthorship({ db, unitOfWork, signal }: JobContext): Promise<void> {
  let after = '';
  for (;;) {
    const documents = await findStaleAuthorship(db, STALE_AFTER_STEPS, after, DOCUMENTS_AT_ONCE);
    for (const { id: documentId, epoch, version } of documents) {
      signal.throwIfAborted();
      const authorship = await getAuthorship(db, documentId, version).catch((error: unknown) => {
        // Unreadable history is reported when someone reads it, and must not hold up other documents.
        if (error instanceof OperationError || error instanceof DamagedText) return null;
        throw error;
      });
      if (authorship === null) continue;
      await unitOfWork.run(storeAuthorship, { documentId, epoch, version, packed: packAuthorship(authorship) });
    }
    const last = documents.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
