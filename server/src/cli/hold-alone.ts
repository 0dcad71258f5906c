import { systemClock } from '../adapters/clock.ts';
import { lockDataDir } from '../adapters/data-lock.ts';
import { namePlace } from '../adapters/node-id.ts';
import type { Config } from '../config/env.ts';
import { VERSION } from '../config/version.ts';
import { openPostgres } from '../db/engine/postgres.ts';
import { refuseUnfinishedMove } from '../db/engine/unfinished-move.ts';
import { leaseDatabase } from '../pipeline/node-lease.ts';

/**
 * Locks data directory and database for a command that must not run beside a server. If the database lock is lost
 * meanwhile, this process was suspended for long, and ends.
 */
export async function holdAlone(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
): Promise<{ release(): Promise<void> }> {
  const lock = lockDataDir(config.dataDir);
  try {
    const newId = (): string => systemClock.newId();
    const self = { id: newId(), place: namePlace(config.dataDir, newId), version: VERSION };
    const lost = (error: Error): void => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    };
    if (config.databaseUrl !== null) await refuseUnfinished(config.databaseUrl);
    const lease = config.databaseUrl === null ? null : await leaseDatabase(config.databaseUrl, self, lost);
    return {
      release: async () => {
        await lease?.release();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function refuseUnfinished(databaseUrl: string): Promise<void> {
  const { db } = openPostgres(databaseUrl, 1);
  try {
    await refuseUnfinishedMove(db);
  } finally {
    await db.destroy();
  }
}
