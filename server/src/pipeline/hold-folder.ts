import { nameFolder, readFolderId } from '../adapters/shared-folder.ts';
import { findAnyBlob } from '../db/items/blob-rows.ts';
import { keepSecret, loadSecret } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import { StartRefused } from '../domain/start-refused.ts';
import type { Kysely } from 'kysely';
import { internal } from './operation.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Under which name the database knows the folder of its files. */
export const SHARED_FOLDER = 'shared-folder';

const keepFolder = internal('server/keep-folder', async (tx, { id }: { id: string }): Promise<string> => {
  await keepSecret(tx.db, SHARED_FOLDER, id);
  return (await loadSecret(tx.db, SHARED_FOLDER)) ?? id;
});

/**
 * Refuses a folder that is not the one the other servers on this database use, such as one that was not mounted: files
 * would be at one server only.
 */
export async function holdFolder(
  parts: { db: Kysely<Schema>; unitOfWork: UnitOfWork; newId: () => string },
  folder: string,
  holds: (hash: string) => Promise<boolean>,
): Promise<void> {
  const { db, unitOfWork, newId } = parts;
  const here = readFolderId(folder);
  const known = await loadSecret(db, SHARED_FOLDER);
  if (known === undefined) {
    const blob = await findAnyBlob(db);
    if (blob !== undefined && !(await holds(blob)))
      throw new StartRefused(
        `The folder ${folder} of SHARED_FOLDER does not hold the files of this database: copy the folder "blobs" of DATA_DIR into it first.`,
      );
  } else if (here !== known) throw new StartRefused(describe(folder));
  const stored = await unitOfWork.run(keepFolder, { id: here ?? nameFolder(folder, newId()) });
  if (stored !== readFolderId(folder)) throw new StartRefused(describe(folder));
}

const describe = (folder: string): string =>
  `The folder ${folder} of SHARED_FOLDER is not the one that this database's files are in: mount the same folder on every server.`;
