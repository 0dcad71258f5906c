import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../../domain/start-refused.ts';
import { copySqlite } from './sqlite.ts';

const POLL_MS = 2000;
const SHARD = /^[0-9a-f]{2}$/u;

/**
 * Refuses to start if the data directory has blobs but no database: it was lost, or is being restored. The sweeper of a
 * new, empty database would delete the blobs.
 */
export function refuseLostDatabase(file: string): void {
  if (existsSync(file)) return;
  if (existsSync(movedName(file))) {
    throw new StartRefused(
      `The database in ${dirname(file)} was moved to PostgreSQL: set DATABASE_URL. (To go back to the state before the move, ` +
        `stop every server and rename ${basename(movedName(file))} to ${basename(file)}.)`,
    );
  }
  const blobs = join(dirname(file), 'blobs');
  if (!existsSync(blobs) || !readdirSync(blobs).some((name) => SHARD.test(name))) return;
  throw new StartRefused(
    `${dirname(file)} contains files but no database (${basename(file)}): restore a backup into an empty ` +
      'directory ("npm run cli -- restore FOLDER"), or set DATABASE_URL if the database was PostgreSQL.',
  );
}

/** The database file's name once its content has been moved to PostgreSQL. */
export const movedName = (file: string): string => `${file}.moved`;

/** Copies the database before the migration `next` and returns the copy's path. An existing copy is kept. */
export function copyBeforeMigration(file: string, next: string): string {
  const copy = `${file}.before-${next}`;
  if (existsSync(copy)) return copy;
  const partial = `${copy}.partial`;
  rmSync(partial, { force: true });
  copySqlite(file, partial);
  renameSync(partial, copy);
  return copy;
}

/** Detects that the open file was replaced or deleted, in which case writes would go to an unlinked file. */
export function watchFile(file: string, onLoss: (error: Error) => void): { end(): void } {
  const { ino } = statSync(file);
  const timer = setInterval(() => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.ino === ino) return;
    clearInterval(timer);
    const what = now === undefined ? 'was removed' : 'was replaced by another file';
    onLoss(new Error(`The database ${file} ${what} while the server was using it.`));
  }, POLL_MS);
  timer.unref();
  return { end: () => clearInterval(timer) };
}
