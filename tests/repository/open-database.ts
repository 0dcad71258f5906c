import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../server/src/adapters/clock.ts';
import type { ServerFacts } from '../../server/src/pipeline/operation.ts';
import type { InternalWork } from '../../server/src/pipeline/operation.ts';
import type { Committed } from '../../server/src/pipeline/transaction.ts';
import { openStorage, type Storage } from '../../server/src/storage.ts';
import { createDatabase } from '../_support/postgres.ts';

export interface OpenDatabase extends Storage {
  /** Commits, in order. */
  commits: Committed[];
  /** For `withDatabase`. */
  dataDir: string;
  env: Record<string, string>;
  dispose(): Promise<void>;
}

export const FACTS: ServerFacts = {
  appName: 'Scriptorium',
  publicUrl: 'http://localhost',
  maxQuota: 10_000_000_000,
  lookups: false,
  mailTransport: 'outbox',
  mailFrom: 'test@example.org',
  mailDailyQuota: 500,
  dialect: process.env['DB'] === 'postgres' ? 'postgres' : 'sqlite',
};

/** The product's storage on an empty database: SQLite with its writer or, with `DB=postgres`, a new database. */
export async function openDatabase(): Promise<OpenDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-db-'));
  const databaseUrl = FACTS.dialect === 'postgres' ? await createDatabase() : null;
  const commits: Committed[] = [];
  const storage = await openStorage(
    { dataDir, databaseUrl, poolSize: 10, self: { id: newId(), place: dataDir, version: 'test' } },
    FACTS,
    (committed) => void commits.push(committed),
    (error) => {
      throw error;
    },
    () => undefined,
  );
  return {
    ...storage,
    commits,
    dataDir,
    env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl },
    dispose: async () => {
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs one of the server's internal transactions. */
export function transact<I, O>(database: OpenDatabase, part: InternalWork<I, O>, input: I): Promise<O> {
  return database.unitOfWork.run(part, input, 'test');
}

export const newId = (): string => systemClock.newId();
