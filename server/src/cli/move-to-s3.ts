import { join, resolve } from 'node:path';
import type { Config } from '../config/env.ts';
import { openPostgres } from '../db/engine/postgres.ts';
import { kyselyOnSqlite } from '../db/engine/sqlite-driver.ts';
import { openSqlite } from '../db/engine/sqlite.ts';
import { BackupError, exists, SQLITE_COPY } from './back-up.ts';
import { usageOfCare } from './care-usage.ts';
import type { CommandResult } from './commands.ts';
import { fillBucket } from './fill-bucket.ts';
import { holdAlone } from './hold-alone.ts';
import { describeBytes, Progress } from './progress.ts';

/** `move-to-s3 [FOLDER]`: copies the contents of files into the configured bucket. */
export async function moveToS3(config: Config, rest: readonly string[]): Promise<CommandResult> {
  const [folder = config.blobsDir] = rest;
  if (rest.length > 1) return { ok: false, text: usageOfCare('move-to-s3') };
  if (config.s3 === null)
    return { ok: false, text: 'Set S3_BUCKET and its other settings to the bucket that files are to be moved to.' };
  if (config.databaseUrl === null && !(await exists(join(config.dataDir, SQLITE_COPY))))
    return { ok: false, text: `There is no database in ${config.dataDir}.` };
  if (!(await exists(resolve(folder))))
    throw new BackupError(`There is no folder ${resolve(folder)}: name the one that holds the contents of files.`);
  const hold = await holdAlone(config);
  const db =
    config.databaseUrl === null
      ? kyselyOnSqlite(openSqlite(join(config.dataDir, SQLITE_COPY), 'writer'))
      : openPostgres(config.databaseUrl, 5).db;
  try {
    const progress = new Progress('Moving', (line) => process.stderr.write(`${line}\n`));
    const { contents, bytes, missing } = await fillBucket(config, config.s3, db, resolve(folder), progress);
    const moved = `${contents} contents, ${describeBytes(bytes)}, are in the bucket ${config.s3.bucket}; each was read again and is what it was. The folder ${resolve(folder)} is no longer needed: delete it when the server has run for a while.`;
    if (missing.length === 0) return { ok: true, text: moved };
    return {
      ok: false,
      text: `${moved}\n${missing.length} contents that files name were missing before: run "check", and bring them back from a backup.`,
    };
  } finally {
    await db.destroy();
    await hold.release();
  }
}
