import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { systemClock } from '../adapters/clock.ts';
import { lockDataDir } from '../adapters/data-lock.ts';
import { namePlace } from '../adapters/node-id.ts';
import type { Config } from '../config/env.ts';
import { VERSION } from '../config/version.ts';
import { migrate } from '../db/engine/migrate.ts';
import { openPostgres } from '../db/engine/postgres.ts';
import { kyselyOnSqlite, type SqliteDatabase } from '../db/engine/sqlite-driver.ts';
import { copyBeforeMigration, movedName } from '../db/engine/sqlite-file.ts';
import { openSqlite } from '../db/engine/sqlite.ts';
import {
  columnsOf,
  countRows,
  describeTables,
  findNul,
  hashRows,
  keyOf,
  readMatchingRows,
  readSlice,
  setSequences,
  type Table,
  timeRow,
  writeSlice,
} from '../db/engine/table-slices.ts';
import {
  beginMove,
  emptyTable,
  endMove,
  MOVE_SECRET,
  saveProgress,
  PROGRESS_TABLE,
  readProgress,
  readState,
  dropForeignKeys,
  tryMigrationLock,
} from '../db/engine/unfinished-move.ts';
import { checkIntegrity } from '../db/server/check-integrity.ts';
import { storeSecretOnce, loadSecret } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import { leaseDatabase } from '../pipeline/node-lease.ts';
import { BackupError, exists, SQLITE_COPY } from './back-up.ts';
import { usageOfCare } from './care-usage.ts';
import type { CommandResult } from './commands.ts';
import { openStore } from './open-store.ts';
import { Progress } from './progress.ts';

/** Value recorded for a table that is complete. */
const DONE = 'done';
const SHOWN_FAULTS = 20;

interface Ends {
  source: SqliteDatabase;
  db: Kysely<Schema>;
}

/**
 * `move-to-postgres`: copies the SQLite database in DATA_DIR to the one at DATABASE_URL. If killed, it can be resumed.
 * The file is renamed last, so that nobody continues with the old one by mistake.
 */
export async function moveToPostgres(config: Config, rest: readonly string[]): Promise<CommandResult> {
  if (rest.length > 0) return { ok: false, text: usageOfCare('move-to-postgres') };
  const { databaseUrl } = config;
  if (databaseUrl === null)
    return { ok: false, text: 'Set DATABASE_URL to the empty PostgreSQL database that everything is to be moved to.' };
  const file = join(config.dataDir, SQLITE_COPY);
  if (!(await exists(file))) return { ok: false, text: `There is no database in ${config.dataDir}.` };
  const lock = lockDataDir(config.dataDir);
  try {
    const source = openSqlite(file, 'writer');
    const known = kyselyOnSqlite(source);
    let moved: Moved;
    try {
      await migrate(known, 'sqlite', { copyFirst: (next) => copyBeforeMigration(file, next) });
      await storeSecretOnce(known, MOVE_SECRET, systemClock.newId());
      const id = (await loadSecret(known, MOVE_SECRET)) ?? '';
      moved = await fillDatabase(config, databaseUrl, source, id);
    } finally {
      await known.destroy();
    }
    renameSync(file, movedName(file));
    return report(moved, movedName(file));
  } finally {
    lock.release();
  }
}

interface Moved {
  rows: number;
  tables: number;
  faults: string[];
}

function report({ rows, tables, faults }: Moved, kept: string): CommandResult {
  const text =
    `${rows} rows in ${tables} tables are in PostgreSQL; each was read again and is what it was. ` +
    `Keep DATABASE_URL in the settings and start the server. The old database is kept as ${kept}: delete it when the server has run for a while.`;
  if (faults.length === 0) return { ok: true, text };
  return {
    ok: false,
    text: [text, `${faults.length} faults were there before; see "check".`, ...faults.slice(0, SHOWN_FAULTS)].join(
      '\n',
    ),
  };
}

/** Fills the target, which is locked meanwhile, as by a server. */
async function fillDatabase(config: Config, url: string, source: SqliteDatabase, id: string): Promise<Moved> {
  const first = openPostgres(url, 1).db;
  let lease: Awaited<ReturnType<typeof leaseDatabase>> = null;
  const self = {
    id: systemClock.newId(),
    place: namePlace(config.dataDir, () => systemClock.newId()),
    version: VERSION,
  };
  try {
    if (!(await tryMigrationLock(first)))
      throw new BackupError(
        'Another Scriptorium process is at work on the PostgreSQL database. Wait for it, or stop it.',
      );
    const state = await readState(first, id);
    if (state === 'other')
      throw new BackupError('The PostgreSQL database is not empty; name an empty one in DATABASE_URL.');
    if (state === 'finished') return await confirmFinished(first, source);
    if (state === 'empty') await beginMove(first, id);
    await migrate(first, 'postgres');
    lease = await leaseDatabase(url, self, (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
  } finally {
    await first.destroy();
  }
  const { db } = openPostgres(url, 2, undefined, self.id);
  try {
    await dropForeignKeys(db);
    const tables = await listTables(db, source);
    const rows = await copyAll({ source, db }, tables);
    await endMove(db, id, (tx) => setSequences(tx, source));
    return { rows, tables: tables.length, faults: await listFaults(config, url) };
  } finally {
    await db.destroy();
    await lease?.release();
  }
}

/** Either the last run was killed before it could rename the file, or someone went back to the file and wrote to it. */
async function confirmFinished(db: Kysely<Schema>, source: SqliteDatabase): Promise<Moved> {
  const tables = await listTables(db, source);
  let rows = 0;
  for (const table of tables) {
    if (!(await isSame({ source, db }, table)))
      throw new BackupError(
        'The PostgreSQL database was filled from this one before, and one of the two has changed since. Set DATABASE_URL and start the server to use that one, or name an empty database to move again.',
      );
    rows += countRows(source, table);
  }
  return { rows, tables: tables.length, faults: [] };
}

async function listTables(db: Kysely<Schema>, source: SqliteDatabase): Promise<Table[]> {
  const tables = await describeTables(db, (name) => name === PROGRESS_TABLE);
  for (const { name, columns } of tables) {
    const theirs = columnsOf(source, name).join();
    if (theirs !== columns.map((column) => column.name).join())
      throw new Error(`The table ${name} has other columns in SQLite: ${theirs}.`);
  }
  return tables;
}

/** Copies what is missing, then compares everything; returns the number of rows. */
async function copyAll(ends: Ends, tables: readonly Table[]): Promise<number> {
  const counts = new Map(tables.map((table) => [table, countRows(ends.source, table)]));
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let cost = 0;
  for (const [table, count] of counts) cost += count * (await timeRow(ends.db, ends.source, table));
  const progress = new Progress('Moving', (line) => process.stderr.write(`${line}\n`), { noun: ['row', 'rows'] });
  progress.announce({ files: rows, bytes: 0 }, { perFile: rows === 0 ? 0 : cost / rows, perByte: 0 });
  const tell = (moved: number): void => progress.note(0, moved);
  for (const table of tables) await copyTable(ends, table, tell);
  progress.turn('Reading everything again');
  for (const table of tables) {
    if (await isSame(ends, table, tell)) continue;
    // The server ran between two runs, and changed rows that had been copied.
    await emptyTable(ends.db, table.name);
    await copyTable(ends, table, tell);
    if (!(await isSame(ends, table, tell)))
      throw new BackupError(`The table ${table.name} is not the same in PostgreSQL. Nothing has been switched over.`);
  }
  return rows;
}

async function copyTable({ source, db }: Ends, table: Table, tell: (rows: number) => void): Promise<void> {
  let after = await readProgress(db, table.name);
  while (after !== DONE) {
    const slice = readSlice(source, table, after === undefined ? null : JSON.parse(after));
    const column = findNul(table, slice.rows);
    if (column !== undefined)
      throw new BackupError(
        `A ${column} in the table ${table.name} contains the character NUL, which PostgreSQL cannot store. Nothing has been switched over.`,
      );
    const last = slice.rows.at(-1);
    const next = slice.isLast || last === undefined ? DONE : JSON.stringify(keyOf(table, last));
    await db.transaction().execute(async (tx) => {
      if (slice.rows.length > 0) await writeSlice(tx, table, slice.rows);
      await saveProgress(tx, table.name, next);
    });
    tell(slice.rows.length);
    after = next;
  }
}

async function isSame({ source, db }: Ends, table: Table, tell?: (rows: number) => void): Promise<boolean> {
  let after: ReturnType<typeof keyOf> | null = null;
  for (;;) {
    const slice = readSlice(source, table, after);
    const theirs = await readMatchingRows(db, table, after, slice);
    if (theirs.length !== slice.rows.length || hashRows(theirs) !== hashRows(slice.rows)) return false;
    tell?.(slice.rows.length);
    const last = slice.rows.at(-1);
    if (slice.isLast || last === undefined) return true;
    after = keyOf(table, last);
  }
}

/**
 * Checks heads, sizes and contents as `check` does. Since every row is the same, what is wrong now was wrong before.
 */
async function listFaults(config: Config, url: string): Promise<string[]> {
  process.stderr.write('Checking texts and contents.\n');
  const { db } = openPostgres(url, 1);
  const faults: string[] = [];
  try {
    const blobs = await openStore(config, db);
    const options = { dialect: 'postgres', blobs, readBlobs: false, ids: systemClock } as const;
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        for await (const { kind, message } of checkIntegrity(tx, options))
          if (kind !== 'blob-orphan') faults.push(`${kind}  ${message}`);
      });
  } finally {
    await db.destroy();
  }
  return faults;
}
