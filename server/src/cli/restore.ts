import { execFile } from 'node:child_process';
import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Clock } from '../adapters/clock.ts';
import type { Config } from '../config/env.ts';
import { forgetSecret } from '../db/server/settings.ts';
import { BUCKET } from '../pipeline/hold-bucket.ts';
import { FOLDER_TURNS, SHARED_FOLDER } from '../pipeline/hold-folder.ts';
import { CHANNELS } from '../pipeline/other-nodes.ts';
import type { Kysely } from 'kysely';
import { deleteObjectRows } from '../db/items/blob-objects.ts';
import type { Schema } from '../db/schema.ts';
import type { StorePlace } from './open-store.ts';
import { hasNodeTable, removeNodes } from '../db/server/nodes.ts';
import { renewEpochs } from '../db/texts/renew-epochs.ts';
import { openPostgres } from '../db/engine/postgres.ts';
import { kyselyOnSqlite } from '../db/engine/sqlite-driver.ts';
import { openSqlite } from '../db/engine/sqlite.ts';
import { holdAlone } from './hold-alone.ts';
import {
  BackupError,
  type BackupManifest,
  exists,
  hashOfFile,
  MANIFEST,
  POSTGRES_DUMP,
  postgresEnvironment,
  SQLITE_COPY,
} from './back-up.ts';

const run = promisify(execFile);

const manifestShape = z.object({
  product: z.literal('scriptorium'),
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  dialect: z.enum(['sqlite', 'postgres']),
  blobs: z.number(),
  bytes: z.number(),
  missing: z.array(z.string()),
});

/**
 * Restores a backup into an empty data directory (and an empty PostgreSQL database). Every document gets a new epoch,
 * so that open tabs know that the past was replaced, keep their text, and merge it instead of overwriting.
 */
export async function restore(
  config: StorePlace & Pick<Config, 'databaseUrl'>,
  source: string,
  clock: Clock,
): Promise<BackupManifest> {
  const manifest = await readManifest(source);
  const dialect = config.databaseUrl === null ? 'sqlite' : 'postgres';
  if (manifest.dialect !== dialect) {
    throw new BackupError(`This backup is of ${manifest.dialect}; the settings name ${dialect}.`);
  }
  const hold = await holdAlone(config);
  try {
    if (await exists(join(config.dataDir, SQLITE_COPY))) {
      throw new BackupError(`${config.dataDir} holds a database already; name an empty data directory.`);
    }
    const contents = join(source, 'blobs');
    const listed = await listContents(contents, manifest);
    const fill = async (db: Kysely<Schema>): Promise<void> => {
      await deleteObjectRows(db);
      await forgetSecret(db, BUCKET);
      await forgetSecret(db, SHARED_FOLDER);
      await forgetSecret(db, FOLDER_TURNS);
      // Otherwise the backed-up installation would hear this one if both use the same Redis.
      await forgetSecret(db, CHANNELS);
      if (config.s3 === null) return;
      const { fillBucket } = await import('./fill-bucket.ts');
      await fillBucket(config, config.s3, db, contents);
    };
    const written: string[] = [];
    try {
      // A bucket's objects are found through rows, so it is filled once these exist.
      if (config.s3 === null) await restoreBlobs(contents, listed, config.blobsDir, written);
      await (config.databaseUrl === null
        ? restoreSqlite(source, config.dataDir, clock, fill)
        : restorePostgres(source, config.databaseUrl, clock, fill));
    } catch (error) {
      // Nothing is left of a backup that could not be restored, least of all damaged contents.
      for (const file of written) await rm(file, { force: true });
      throw error;
    }
    return manifest;
  } finally {
    await hold.release();
  }
}

async function readManifest(source: string): Promise<BackupManifest> {
  const text = await readFile(join(source, MANIFEST), 'utf8').catch(() => {
    throw new BackupError(`${source} is no backup: it has no ${MANIFEST}.`);
  });
  const parsed = manifestShape.safeParse(parseJson(text));
  if (!parsed.success) throw new BackupError(`${source} is no backup that this version can read.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The hashes of the contents. Refuses a backup with anything else, such as links to other files, or with fewer. */
async function listContents(folder: string, { blobs }: BackupManifest): Promise<string[]> {
  const hashes: string[] = [];
  const list = (name: string): Promise<Dirent[]> =>
    readdir(join(folder, name), { withFileTypes: true }).catch(() => {
      throw new BackupError('The backup is not complete: its contents cannot be read.');
    });
  for (const shard of await list('')) {
    if (!shard.isDirectory() || !/^[0-9a-f]{2}$/u.test(shard.name)) refuseStrange(shard.name);
    for (const entry of await list(shard.name)) {
      const isContent = entry.isFile() && /^[0-9a-f]{64}$/u.test(entry.name) && entry.name.startsWith(shard.name);
      if (!isContent) refuseStrange(`${shard.name}/${entry.name}`);
      hashes.push(entry.name);
    }
  }
  if (hashes.length < blobs)
    throw new BackupError(`The backup is not complete: it should have ${blobs} contents and has ${hashes.length}.`);
  return hashes;
}

function refuseStrange(name: string): never {
  throw new BackupError(`The backup has something among its contents that is none: ${JSON.stringify(name)}.`);
}

async function restoreBlobs(
  source: string,
  hashes: readonly string[],
  target: string,
  written: string[],
): Promise<void> {
  for (const hash of hashes) {
    const shard = hash.slice(0, 2);
    const file = join(target, shard, hash);
    await mkdir(join(target, shard), { recursive: true, mode: 0o700 });
    const isThere = await exists(file);
    if (isThere && (await hashOfFile(file)) === hash) continue;
    if (!isThere) written.push(file);
    await copyFile(join(source, shard, hash), file, constants.COPYFILE_FICLONE);
    if ((await hashOfFile(file)) !== hash) throw new BackupError(`The content ${hash} in the backup is damaged.`);
  }
}

type Fill = (db: Kysely<Schema>) => Promise<void>;

async function restoreSqlite(source: string, dataDir: string, clock: Clock, fill: Fill): Promise<void> {
  const partial = join(dataDir, `${SQLITE_COPY}.partial`);
  await rm(partial, { force: true });
  try {
    await copyFile(join(source, SQLITE_COPY), partial);
    const db = kyselyOnSqlite(openSqlite(partial, 'writer'));
    try {
      await renewEpochs(db, clock);
      await fill(db);
    } finally {
      await db.destroy();
    }
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) await rm(partial + end, { force: true });
    if (error instanceof BackupError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The database in the backup is damaged, or not complete: ${why}`, { cause: error });
  }
  // Renamed last, so that an interrupted restore leaves no partial database.
  await rename(partial, join(dataDir, SQLITE_COPY));
}

async function restorePostgres(source: string, databaseUrl: string, clock: Clock, fill: Fill): Promise<void> {
  const { db } = openPostgres(databaseUrl, 1);
  try {
    const tables = await db.introspection.getTables();
    if (tables.length > 0) throw new BackupError('The PostgreSQL database is not empty; name an empty one.');
    await run(
      'pg_restore',
      [
        '--no-owner',
        '--exit-on-error',
        '--single-transaction',
        '--dbname',
        databaseName(databaseUrl),
        join(source, POSTGRES_DUMP),
      ],
      { env: postgresEnvironment(databaseUrl) },
    );
    await renewEpochs(db, clock);
    if (await hasNodeTable(db)) await removeNodes(db);
    await fill(db);
  } finally {
    await db.destroy();
  }
}

const databaseName = (databaseUrl: string): string => decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
