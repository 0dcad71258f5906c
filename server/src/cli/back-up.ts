import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Clock } from '../adapters/clock.ts';
import { DamagedContent } from '../adapters/blobs/checked-bytes.ts';
import type { BlobStore } from '../adapters/blobs/store.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { openStore, type StorePlace } from './open-store.ts';
import type { Config } from '../config/env.ts';
import { listReferencedBlobs } from '../db/items/blob-rows.ts';
import { openPostgres } from '../db/engine/postgres.ts';
import { kyselyOnSqlite } from '../db/engine/sqlite-driver.ts';
import { copySqlite, openSqlite } from '../db/engine/sqlite.ts';

const run = promisify(execFile);

/** Manifest of a backup. */
export interface BackupManifest {
  product: 'scriptorium';
  format: 1;
  version: string;
  /** ISO time of the database copy; the backup contains nothing later. */
  createdAt: string;
  dialect: 'sqlite' | 'postgres';
  blobs: number;
  bytes: number;
  /** Blobs to which files refer, but which are missing. */
  missing: string[];
}

export const MANIFEST = 'manifest.json';
export const SQLITE_COPY = 'scriptorium.sqlite';
export const POSTGRES_DUMP = 'database.dump';

/** A failed backup or restore: one line with what to do. */
export class BackupError extends Error {}

/**
 * Writes a backup to a new folder while the server is running: first the database as of one moment, then the blobs to
 * which it refers. All of these exist, since a blob is on disk before any row refers to it, and swept only a day after
 * the last row is gone. Every copied blob is verified. The folder gets its name only when it is complete.
 */
export async function backUp(
  config: StorePlace & Pick<Config, 'databaseUrl'>,
  target: string,
  facts: { clock: Clock; version: string },
): Promise<BackupManifest> {
  if (await exists(target)) throw new BackupError(`${target} exists already; name a new folder.`);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(partial, 'blobs'), { recursive: true, mode: 0o700 });
  try {
    const createdAt = new Date(facts.clock.now()).toISOString();
    const copied = await copyDatabase(config, partial, async (db, wanted) =>
      copyBlobs(await openStore(config, db), wanted, join(partial, 'blobs')),
    );
    const manifest: BackupManifest = {
      product: 'scriptorium',
      format: 1,
      version: facts.version,
      createdAt,
      dialect: config.databaseUrl === null ? 'sqlite' : 'postgres',
      ...copied,
    };
    await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await syncTree(partial);
    await rename(partial, target);
    await syncFile(dirname(target));
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the database and then, while it is still open, the contents to which it refers. */
async function copyDatabase<T>(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
  copyContents: (db: Kysely<Schema>, wanted: string[]) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl !== null) {
    // List and dump need no common snapshot. A blob that is only in the list is copied needlessly; one that is only in
    // the dump would be missing, so the list is read after the dump.
    await run('pg_dump', ['--format=custom', `--file=${join(folder, POSTGRES_DUMP)}`], {
      env: postgresEnvironment(config.databaseUrl),
    });
    const { db } = openPostgres(config.databaseUrl, 1);
    try {
      return await copyContents(db, await listReferencedBlobs(db));
    } finally {
      await db.destroy();
    }
  }
  const source = join(config.dataDir, SQLITE_COPY);
  if (!(await exists(source))) throw new BackupError(`There is no database in ${config.dataDir}.`);
  const copy = join(folder, SQLITE_COPY);
  copySqlite(source, copy);
  const db = kyselyOnSqlite(openSqlite(copy, 'reader'));
  try {
    return await copyContents(db, await listReferencedBlobs(db));
  } finally {
    await db.destroy();
  }
}

async function copyBlobs(
  store: Pick<BlobStore, 'sizeOf' | 'copyTo'>,
  hashes: readonly string[],
  folder: string,
): Promise<Pick<BackupManifest, 'blobs' | 'bytes' | 'missing'>> {
  const missing: string[] = [];
  let blobs = 0;
  let bytes = 0;
  for (const hash of hashes) {
    const size = await store.sizeOf(hash);
    if (size === null) {
      missing.push(hash);
      continue;
    }
    const shard = join(folder, hash.slice(0, 2));
    await mkdir(shard, { recursive: true });
    const file = join(shard, hash);
    const isRight = await store.copyTo(hash, file).then(
      async () => (await hashOfFile(file)) === hash,
      (error: unknown) => {
        if (error instanceof DamagedContent) return false;
        throw error;
      },
    );
    if (!isRight)
      throw new BackupError(`The content ${hash} is damaged. Run "check" and bring it back from an older backup.`);
    blobs += 1;
    bytes += size;
  }
  return { blobs, bytes, missing };
}

/** libpq variables, because a URL on the command line would be visible to every user of the machine. */
export function postgresEnvironment(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? url.hostname;
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    PGHOST: decodeURIComponent(host),
    PGPORT: url.port === '' ? '5432' : url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
  };
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

export async function hashOfFile(file: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(file)) digest.update(chunk as Uint8Array);
  return digest.digest('hex');
}

/** Calls fsync on everything, since a backup must be durable. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? syncTree(path) : syncFile(path));
  }
  await syncFile(folder);
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
