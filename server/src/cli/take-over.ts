import { join } from 'node:path';
import { explainS3, S3Bucket } from '../adapters/blobs/s3-bucket.ts';
import { systemClock } from '../adapters/clock.ts';
import { requireFolder } from '../adapters/shared-folder.ts';
import { markOf } from '../compose-s3.ts';
import type { Config } from '../config/env.ts';
import { openPostgres } from '../db/engine/postgres.ts';
import { kyselyOnSqlite } from '../db/engine/sqlite-driver.ts';
import { openSqlite } from '../db/engine/sqlite.ts';
import { loadSecret, replaceSecret } from '../db/server/settings.ts';
import { bucketKeys } from '../pipeline/hold-bucket.ts';
import { folderKeys, markFolder } from '../pipeline/hold-folder.ts';
import type { PlaceKeys, PlaceMark } from '../pipeline/place-mark.ts';
import { BackupError, exists, SQLITE_COPY } from './back-up.ts';
import { usageOfCare } from './care-usage.ts';
import type { CommandResult } from './commands.ts';
import { holdAlone } from './hold-alone.ts';

/** `take-over-bucket`: this database, restored or copied, replaces the one that last used the bucket. */
export async function takeOverBucket(config: Config, rest: readonly string[]): Promise<CommandResult> {
  const { s3 } = config;
  if (rest.length > 0) return { ok: false, text: usageOfCare('take-over-bucket') };
  if (s3 === null) return { ok: false, text: 'Set S3_BUCKET and its other settings to the bucket to take over.' };
  const bucket = new S3Bucket(s3);
  const mark = markOf(bucket, s3);
  try {
    return await takeOver(config, mark, bucketKeys(mark), {
      place: `bucket ${s3.bucket}`,
      correct: 'S3_BUCKET',
      explain: (error) => explainS3(error, s3),
    });
  } finally {
    bucket.close();
  }
}

/** `take-over-folder`: the same for a folder shared by servers. */
export async function takeOverFolder(config: Config, rest: readonly string[]): Promise<CommandResult> {
  const { sharedFolder: folder } = config;
  if (rest.length > 0) return { ok: false, text: usageOfCare('take-over-folder') };
  if (folder === null) return { ok: false, text: 'Set SHARED_FOLDER to the folder to take over.' };
  requireFolder(folder);
  return takeOver(config, markFolder(folder), folderKeys(folder), {
    place: `folder ${folder}`,
    correct: 'SHARED_FOLDER',
    explain: (error) => `The folder ${folder} could not be written to (${String(error)}).`,
  });
}

async function takeOver(
  config: Config,
  mark: PlaceMark,
  keys: PlaceKeys,
  { place, correct, explain }: { place: string; correct: string; explain: (error: unknown) => string },
): Promise<CommandResult> {
  const { databaseUrl, dataDir } = config;
  const file = join(dataDir, SQLITE_COPY);
  if (databaseUrl === null && !(await exists(file))) return { ok: false, text: `There is no database in ${dataDir}.` };
  const hold = await holdAlone(config);
  const db = databaseUrl === null ? kyselyOnSqlite(openSqlite(file, 'writer')) : openPostgres(databaseUrl, 1).db;
  try {
    const id = await loadSecret(db, keys.id);
    if (id === undefined) throw new BackupError(`The files of this database are not in a ${place.split(' ')[0]}.`);
    const marked = await mark.read();
    if (marked?.id !== id)
      throw new BackupError(`The ${place} never held the files of this database: correct ${correct}.`);
    const turn = systemClock.newId();
    // The database first: if killed in between, it still knows the place's turn.
    await replaceSecret(db, keys.turns, `${turn} ${marked.turn}`.trim());
    await mark.write({ id, turn });
    return {
      ok: true,
      text: `The ${place} belongs to this database now; a server on the other copy no longer starts or deletes anything there. Run "check --read": it names what was deleted since the copy was made.`,
    };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${explain(error)} Run this again.`, { cause: error });
  } finally {
    await db.destroy();
    await hold.release();
  }
}
