import { deleteClaims, insertClaim, isClaimed } from '../db/items/blob-claims.ts';
import type { Schema } from '../db/schema.ts';
import type { Kysely } from 'kysely';
import { internal } from './operation.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const claimBlob = internal('blobs/claim', async (tx, input: { id: string; hash: string; node: string }) => {
  await insertClaim(tx.db, input);
  return null;
});

const releaseBlobs = internal('blobs/release', async (tx, input: { ids: string[] }) => {
  await deleteClaims(tx.db, input.ids);
  return null;
});

/** Lets nodes that share a blob folder know what the others have claimed. */
export function claimBlobs(
  { db, unitOfWork }: { db: Kysely<Schema>; unitOfWork: UnitOfWork },
  node: string,
  newId: () => string,
) {
  return {
    claim: async (hash: string): Promise<string> => {
      const id = newId();
      await unitOfWork.run(claimBlob, { id, hash, node });
      return id;
    },
    release: async (ids: string[]): Promise<void> => {
      await unitOfWork.run(releaseBlobs, { ids });
    },
    isClaimed: (hash: string): Promise<boolean> => isClaimed(db, hash),
  };
}
