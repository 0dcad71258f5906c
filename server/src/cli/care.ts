import { join, resolve } from 'node:path';
import type { Kysely } from 'kysely';
import { systemClock } from '../adapters/clock.ts';
import { noteBackup } from '../adapters/last-backup.ts';
import type { Config } from '../config/env.ts';
import { checkIntegrity } from '../db/server/check-integrity.ts';
import type { Finding } from '../db/server/finding.ts';
import { openPostgres } from '../db/engine/postgres.ts';
import type { Schema } from '../db/schema.ts';
import { openSqlite } from '../db/engine/sqlite.ts';
import { kyselyOnSqlite } from '../db/engine/sqlite-driver.ts';
import { VERSION } from '../config/version.ts';
import { backUp, BackupError, exists, SQLITE_COPY } from './back-up.ts';
import { isCareCommand, refuseCare, usageOfCare } from './care-usage.ts';
import type { CommandResult } from './commands.ts';
import { holdAlone } from './hold-alone.ts';
import { openStore } from './open-store.ts';
import { restore } from './restore.ts';

const MAX_LINES = 200;
/** More damage than this is beyond repair. */
const MAX_REPAIRS = 100_000;
const CHECK_WORDS = new Set(['--read', '--repair', '--cut']);

/**
 * Maintenance commands on the files themselves, beside a running server (`backup`, `check`) or in place of one
 * (`restore`, `check --repair`, `move-to-s3`, `take-over-bucket`, `take-over-folder`, `move-to-postgres`). Undefined
 * for other commands.
 */
export async function careForData(config: Config, args: readonly string[]): Promise<CommandResult | undefined> {
  const [command = '', ...rest] = args;
  const refused = isCareCommand(command) ? refuseCare(command, rest) : undefined;
  if (refused !== undefined) return refused;
  try {
    if (command === 'backup') return await runBackup(config, rest);
    if (command === 'restore') return await runRestore(config, rest);
    if (command === 'check') return await runCheck(config, rest);
    if (command === 'move-to-s3') {
      const { moveToS3 } = await import('./move-to-s3.ts');
      return await moveToS3(config, rest);
    }
    if (command === 'take-over-bucket') {
      const { takeOverBucket } = await import('./take-over.ts');
      return await takeOverBucket(config, rest);
    }
    if (command === 'take-over-folder') {
      const { takeOverFolder } = await import('./take-over.ts');
      return await takeOverFolder(config, rest);
    }
    if (command === 'move-to-postgres') {
      const { moveToPostgres } = await import('./move-to-postgres.ts');
      return await moveToPostgres(config, rest);
    }
    return undefined;
  } catch (error) {
    if (error instanceof BackupError) return { ok: false, text: error.message };
    throw error;
  }
}

async function runBackup(config: Config, rest: readonly string[]): Promise<CommandResult> {
  const [folder] = rest;
  if (folder === undefined || rest.length > 1) return { ok: false, text: usageOfCare('backup') };
  const target = resolve(folder);
  const manifest = await backUp(config, target, { clock: systemClock, version: VERSION });
  const missing = manifest.missing.length;
  // Failing to record the backup does not fail it.
  const unnoted =
    missing === 0 ? await noteBackup(config.dataDir, manifest.createdAt).catch(describeUnnoted) : undefined;
  const text = `Backup of ${manifest.createdAt} in ${target}: database, ${manifest.blobs} contents, ${manifest.bytes} bytes.`;
  return missing === 0
    ? { ok: true, text: unnoted === undefined ? text : `${text}\n${unnoted}` }
    : { ok: false, text: `${text}\n${missing} contents that files name are missing; run "check".` };
}

function describeUnnoted(error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  return `The date of the backup could not be recorded, so the dashboard goes on asking for one: ${why}`;
}

async function runRestore(config: Config, rest: readonly string[]): Promise<CommandResult> {
  const [folder] = rest;
  if (folder === undefined || rest.length > 1) return { ok: false, text: usageOfCare('restore') };
  const manifest = await restore(config, resolve(folder), systemClock);
  return {
    ok: true,
    text: `Restored the backup of ${manifest.createdAt} into ${config.dataDir}. Run "check", then start the server.`,
  };
}

async function runCheck(config: Config, rest: readonly string[]): Promise<CommandResult> {
  if (rest.some((word) => !CHECK_WORDS.has(word)) || (rest.includes('--cut') && !rest.includes('--repair'))) {
    return { ok: false, text: usageOfCare('check') };
  }
  const repair = rest.includes('--repair');
  if (config.databaseUrl === null && !(await exists(join(config.dataDir, SQLITE_COPY)))) {
    return { ok: false, text: `There is no database in ${config.dataDir}.` };
  }
  // Repairs need exclusive access; checking does not.
  const hold = repair ? await holdAlone(config) : undefined;
  try {
    let findings: Finding[] = [];
    const repaired: Finding[] = [];
    await withDatabase(config, repair, async (db) => {
      const blobs = await openStore(config, db);
      const dialect = config.databaseUrl === null ? 'sqlite' : 'postgres';
      const options = { dialect, blobs, readBlobs: rest.includes('--read'), ids: systemClock } as const;
      // Repairs may reveal further faults: a text's new size, then a sum of sizes.
      for (let before = -1; before !== repaired.length && repaired.length < MAX_REPAIRS;) {
        before = repaired.length;
        findings = [];
        for await (const finding of checkIntegrity(db, options)) {
          const mend = finding.repair ?? (rest.includes('--cut') ? finding.cut : undefined);
          if (repair && mend !== undefined) {
            await mend();
            repaired.push(finding);
          } else findings.push(finding);
        }
      }
    });
    return report(findings, repaired);
  } finally {
    await hold?.release();
  }
}

/** Orphaned blobs only use space until they are swept, so they are mentioned, but no fault. */
function report(findings: readonly Finding[], repaired: readonly Finding[]): CommandResult {
  const faults = findings.filter((finding) => finding.kind !== 'blob-orphan');
  const lines = [
    ...repaired.slice(0, MAX_LINES).map((finding) => `repaired  ${finding.message}`),
    ...findings.slice(0, MAX_LINES).map((finding) => `${finding.kind}  ${finding.message}`),
    ...(findings.length > MAX_LINES ? [`… and ${findings.length - MAX_LINES} more`] : []),
    `${faults.length} faults, ${findings.length - faults.length} contents without a file, ${repaired.length} repaired.`,
  ];
  return { ok: faults.length === 0, text: lines.join('\n') };
}

/** All reads of a check see one snapshot, even while people are typing. */
async function withDatabase(
  config: Config,
  write: boolean,
  work: (db: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  if (config.databaseUrl !== null) {
    const { db } = openPostgres(config.databaseUrl, 1);
    try {
      await db.transaction().setIsolationLevel('repeatable read').execute(work);
    } finally {
      await db.destroy();
    }
    return;
  }
  const database = openSqlite(join(config.dataDir, SQLITE_COPY), write ? 'writer' : 'reader');
  const db = kyselyOnSqlite(database);
  try {
    database.exec('begin');
    await work(db);
    database.exec('commit');
  } finally {
    await db.destroy();
  }
}
