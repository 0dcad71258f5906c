import { deleteDirectory as contract } from '@scriptorium/contract/operations/admin-directories.ts';
import {
  deleteDirectoryRow,
  deleteDirectoryTokens,
  releaseSomeOfDirectory,
  lockDirectory,
} from '../../../db/accounts/directories.ts';
import { internal, sliced } from '../../../pipeline/operation.ts';
import { failAbsent } from './describe-directory.ts';

interface Input {
  directoryUUID: string;
}

/** Rows per call; a step makes as many calls as it has time for. */
const AT_ONCE = 100;

/** Stops the directory from making any further calls. */
export const revokeDirectoryAccess = internal(
  'admin/silence-directory',
  async (tx, { directoryUUID: id }: Input): Promise<null> => {
    const { name } = (await lockDirectory(tx.db, id)) ?? failAbsent();
    // Recorded here, so that it is logged even if the deletion stops halfway.
    for (const label of await deleteDirectoryTokens(tx.db, id))
      tx.record({ type: 'directory.token-revoked', name, label });
    return null;
  },
  { access: contract.access },
);

/** Returns how many rows were deleted, and whether there are more. */
export const deleteDirectoryRows = internal(
  'admin/forget-some-of-directory',
  async (tx, { directoryUUID: id }: Input): Promise<{ count: number; isDone: boolean }> => {
    if ((await lockDirectory(tx.db, id)) === undefined) failAbsent();
    let count = 0;
    for (;;) {
      const some = await releaseSomeOfDirectory(tx.db, id, AT_ONCE);
      count += some;
      if (some === 0) return { count, isDone: true };
      if (!tx.hasTime()) return { count, isDone: false };
    }
  },
  { access: contract.access },
);

export const removeDirectory = internal(
  'admin/remove-directory',
  async (tx, { directoryUUID: id }: Input): Promise<null> => {
    const { name } = (await lockDirectory(tx.db, id)) ?? failAbsent();
    await deleteDirectoryRow(tx.db, id);
    tx.record({ type: 'directory.deleted', name });
    return null;
  },
  { access: contract.access },
);

/**
 * A directory may have tens of thousands of people, so it is deleted in steps. If that stops halfway, the directory
 * still exists, without tokens, and can be deleted again.
 */
export const deleteDirectory = sliced(contract, async (ctx, { directoryUUID }) => {
  await ctx.asCaller(revokeDirectoryAccess, { directoryUUID });
  for (;;) {
    ctx.signal.throwIfAborted();
    const { count, isDone } = await ctx.asCaller(deleteDirectoryRows, { directoryUUID });
    ctx.advance(count);
    if (isDone) break;
  }
  await ctx.asCaller(removeDirectory, { directoryUUID });
  return {};
});
