import { findDirectoryToken, storeDirectoryProblem, noteDirectoryCall } from '../../db/accounts/directories.ts';
import { internal } from '../../pipeline/operation.ts';

/** For administrators: when a directory last called, and which calls were refused. */
export const noteCall = internal(
  'scim/note-call',
  async (
    tx,
    { tokenId, problem }: { tokenId: string; problem: { call: string; message: string } | null },
  ): Promise<null> => {
    const token = await findDirectoryToken(tx.db, { tokenId });
    // The token has been revoked.
    if (token === undefined) return null;
    const { directory_id } = token;
    await noteDirectoryCall(tx.db, { tokenId, directoryId: directory_id, now: tx.now });
    if (problem !== null) await storeDirectoryProblem(tx.db, { id: tx.newId(), directory_id, at: tx.now, ...problem });
    return null;
  },
);
