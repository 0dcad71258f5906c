import { join } from 'node:path';
import { explainS3, S3Bucket } from '../adapters/blobs/s3-bucket.ts';
import { systemClock } from '../adapters/clock.ts';
import { markOf } from '../compose-s3.ts';
import type { Config } from '../config/env.ts';
import { openPostgres } from '../db/engine/postgres.ts';
import { kyselyOnSqlite } from '../db/engine/sqlite-driver.ts';
import { openSqlite } from '../db/engine/sqlite.ts';
import { loadSecret, replaceSecret } from '../db/server/settings.ts';
import { BUCKET, TURNS } from '../pipeline/hold-bucket.ts';
import { BackupError, exists, SQLITE_COPY } from './back-up.ts';
import type { CommandResult } from './commands.ts';
import { holdAlone } from './hold-alone.ts';

/** `take-over-bucket`: this database, restored or copied, replaces the one that used the bucket last. */
export async function takeOverBucket(config: Config, rest: readonly string[]): Promise<CommandResult> {
  const { s3, databaseUrl, dataDir } = config;
  if (rest.length > 0) return { ok: false, text: 'Usage: take-over-bucket' };
  if (s3 === null) return { ok: false, text: 'Set S3_BUCKET and what belongs to it to the bucket to take over.' };
  const file = join(dataDir, SQLITE_COPY);
  if (databaseUrl === null && !(await exists(file))) return { ok: false, text: `There is no database in ${dataDir}.` };
  const hold = await holdAlone(config);
  const db = databaseUrl === null ? kyselyOnSqlite(openSqlite(file, 'writer')) : openPostgres(databaseUrl, 1).db;
  const bucket = new S3Bucket(s3);
  try {
    const mark = markOf(bucket, s3);
    const id = await loadSecret(db, BUCKET);
    if (id === undefined) throw new BackupError('The files of this database are in no bucket.');
    const marked = await mark.read();
    if (marked?.id !== id)
      throw new BackupError(`The bucket ${s3.bucket} never held the files of this database: correct S3_BUCKET.`);
    const turn = systemClock.newId();
    // First the database: killed in between, it still knows what the bucket says.
    await replaceSecret(db, TURNS, `${turn} ${marked.turn}`.trim());
    await mark.write({ id, turn });
    return {
      ok: true,
      text: `The bucket ${s3.bucket} is this database's now; a server on the other copy no longer starts, nor deletes anything there. Run "check --read": what was deleted since the copy was made is missing.`,
    };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${explainS3(error, s3)} Run this again.`, { cause: error });
  } finally {
    bucket.close();
    await db.destroy();
    await hold.release();
  }
}
