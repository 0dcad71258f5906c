import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { systemClock } from './adapters/clock.ts';
import { applyPushes } from './db/texts/apply-pushes.ts';
import { pushTexts } from './db/texts/push-texts.ts';
import { awaitMigrationLock, migrate } from './db/engine/migrate.ts';
import { openPostgres, QUERY_TIMEOUT_MS } from './db/engine/postgres.ts';
import { storeSharedSettings } from './db/server/nodes.ts';
import type { Schema } from './db/schema.ts';
import { Checkpoints } from './db/engine/checkpoints.ts';
import { openSqlite } from './db/engine/sqlite.ts';
import { copyBeforeMigration, refuseLostDatabase, watchFile } from './db/engine/sqlite-file.ts';
import { refuseUnfinishedMove } from './db/engine/unfinished-move.ts';
import { kyselyOnSqlite } from './db/engine/sqlite-driver.ts';
import { leaseDatabase, type Self } from './pipeline/node-lease.ts';
import type { LivePush } from './pipeline/live-commit.ts';
import type { ServerFacts } from './pipeline/operation.ts';
import { PostgresUnitOfWork } from './pipeline/postgres-unit-of-work.ts';
import { SqliteUnitOfWork } from './pipeline/sqlite-unit-of-work.ts';
import type { CommitListener, HoldListener, UnitOfWork } from './pipeline/unit-of-work.ts';

/** Pool connections for pushes: more than the number of cores would only wait for each other. */
const PUSH_CONNECTIONS = 8;

export interface Storage {
  /** For reading: a read-only connection in this process (SQLite), or the pool. */
  db: Kysely<Schema>;
  unitOfWork: UnitOfWork;
  close(): Promise<void>;
}

/** Opens and migrates the database and starts its writer. */
export async function openStorage(
  place: { dataDir: string; databaseUrl: string | null; poolSize: number; self: Self },
  server: ServerFacts,
  listener: CommitListener,
  onDeath: (error: Error) => void,
  onHold: HoldListener,
): Promise<Storage> {
  return place.databaseUrl === null
    ? openOneFile(join(place.dataDir, 'scriptorium.sqlite'), server, listener, onDeath, onHold)
    : openPool(place.databaseUrl, place.poolSize, place.self, server, listener, onDeath);
}

async function openOneFile(
  file: string,
  server: ServerFacts,
  listener: CommitListener,
  onDeath: (error: Error) => void,
  onHold: HoldListener,
): Promise<Storage> {
  refuseLostDatabase(file);
  const first = kyselyOnSqlite(openSqlite(file, 'writer'));
  try {
    await migrate(first, 'sqlite', { copyFirst: (next) => copyBeforeMigration(file, next), allowNewerTables: true });
  } finally {
    await first.destroy();
  }

  const checkpoints = new Checkpoints(file, onDeath);
  const unitOfWork = await SqliteUnitOfWork.start(
    new URL('./writer.ts', import.meta.url),
    { file, server },
    systemClock,
    listener,
    { onDeath, onHold, onWrite: () => checkpoints.wake() },
  );
  const watch = watchFile(file, onDeath);
  const db = kyselyOnSqlite(openSqlite(file, 'reader'));
  return {
    db,
    unitOfWork,
    close: async () => {
      watch.end();
      await unitOfWork.close();
      await checkpoints.close();
      await db.destroy();
    },
  };
}

async function openPool(
  url: string,
  poolSize: number,
  self: Self,
  server: ServerFacts,
  listener: CommitListener,
  onDeath: (error: Error) => void,
): Promise<Storage> {
  // Before the migration: a release must not change the tables of a running server that cannot work with the new ones.
  const early = await leaseDatabase(url, self, onDeath);
  try {
    const first = openPostgres(url, 1).db;
    try {
      await awaitMigrationLock(first);
      await refuseUnfinishedMove(first);
      // Migrations may take long on a large database, unlike later queries.
      await migrate(first, 'postgres', { allowNewerTables: true });
      if (self.shared !== undefined && self.shared !== '') await storeSharedSettings(first, self.id, self.shared);
    } finally {
      await first.destroy();
    }
    const lease = early ?? (await leaseDatabase(url, self, onDeath));
    // With PostgreSQL, transactions run in this thread.
    const { warmUp } = await import('./domain/mail/compose-mail.ts');
    warmUp();
    const { db } = openPostgres(url, poolSize, QUERY_TIMEOUT_MS, self.id);
    const pushes = {
      apply: applyPushes,
      call: (on: Kysely<Schema>, group: readonly LivePush[]) => pushTexts(on, self.id, group),
      connections: Math.max(1, Math.min(PUSH_CONNECTIONS, poolSize >> 1)),
    };
    const unitOfWork = new PostgresUnitOfWork(db, { clock: systemClock, server }, pushes, listener, onDeath);
    return {
      db,
      unitOfWork,
      close: async () => {
        await unitOfWork.close();
        await db.destroy();
        await lease?.release();
      },
    };
  } catch (error) {
    await early?.release();
    throw error;
  }
}
