import { nameFolder, readFolderId, readFolderTurn, writeFolderTurn } from '../adapters/shared-folder.ts';
import { findAnyBlob } from '../db/items/blob-rows.ts';
import { storeSecretOnce, loadSecret, replaceSecret } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import { knows } from '../domain/bucket-turns.ts';
import { StartRefused } from '../domain/start-refused.ts';
import type { Kysely } from 'kysely';
import { internal } from './operation.ts';
import { type PlaceKeys, loadTurns, type PlaceMark } from './place-mark.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** The key under which the database stores the id of its shared folder. */
export const SHARED_FOLDER = 'shared-folder';
/** The key under which the database stores the folder's turns (domain/bucket-turns.ts). */
export const FOLDER_TURNS = 'shared-folder-turns';

/** Stores the id of a folder that is new to the database; of two servers starting at the same time, one wins. */
export const adoptFolder = internal(
  'server/keep-folder',
  async (tx, { id, turn }: { id: string; turn: string }): Promise<string> => {
    if ((await loadSecret(tx.db, SHARED_FOLDER)) === undefined) await replaceSecret(tx.db, FOLDER_TURNS, turn);
    await storeSecretOnce(tx.db, SHARED_FOLDER, id);
    return (await loadSecret(tx.db, SHARED_FOLDER)) ?? id;
  },
);

/** Reads and writes a folder's mark. */
export function markFolder(folder: string): PlaceMark {
  return {
    read: async () => {
      const id = readFolderId(folder);
      return id === null ? null : { id, turn: readFolderTurn(folder) };
    },
    write: async ({ turn }) => writeFolderTurn(folder, turn),
  };
}

export const folderKeys = (folder: string): PlaceKeys => ({
  id: SHARED_FOLDER,
  turns: FOLDER_TURNS,
  foreign: `The folder ${folder} of SHARED_FOLDER is used by another copy of this database: give this copy a folder of its own, or, if it replaces the other one, run "npm run cli -- take-over-folder".`,
});

/**
 * Refuses a folder that the other servers on this database do not use, such as an unmounted one, where files would
 * exist on one server only.
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
  else if (!knows(await loadTurns(db, FOLDER_TURNS), readFolderTurn(folder)))
    throw new StartRefused(folderKeys(folder).foreign);
  const stored = await unitOfWork.run(adoptFolder, {
    id: here ?? nameFolder(folder, newId()),
    turn: readFolderTurn(folder),
  });
  if (stored !== readFolderId(folder)) throw new StartRefused(describe(folder));
}

const describe = (folder: string): string =>
  `The folder ${folder} of SHARED_FOLDER is not the one that this database's files are in: mount the same folder on every server.`;
