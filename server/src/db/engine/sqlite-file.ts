import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../../domain/start-refused.ts';
import { copySqlite } from './sqlite.ts';

const LOOK_MS = 2000;
const SHARD = /^[0-9a-f]{2}$/u;

/**
 * A data directory with contents and no database has lost it, or waits for the end of a restore: a new one there would
 * look like a server on which nobody ever was, and its sweeper would remove the contents.
 */
export function refuseLostDatabase(file: string): void {
  if (existsSync(file)) return;
  const blobs = join(dirname(file), 'blobs');
  if (!existsSync(blobs) || !readdirSync(blobs).some((name) => SHARD.test(name))) return;
  throw new StartRefused(
    `${dirname(file)} holds contents of files and no database (${basename(file)}): restore a backup into an empty ` +
      'directory ("npm run cli -- restore FOLDER"), or set DATABASE_URL if the database was PostgreSQL.',
  );
}

/** Copies the database beside itself before it is migrated; answers where. A copy of an earlier try is kept. */
export function keepCopy(file: string, next: string): string {
  const copy = `${file}.before-${next}`;
  if (existsSync(copy)) return copy;
  const partial = `${copy}.partial`;
  rmSync(partial, { force: true });
  copySqlite(file, partial);
  renameSync(partial, copy);
  return copy;
}

/** Tells when the file at this place is no longer the one that was opened: what is written then is in no file that has a name. */
export function watchFile(file: string, onLoss: (error: Error) => void): { end(): void } {
  const { ino } = statSync(file);
  const timer = setInterval(() => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.ino === ino) return;
    clearInterval(timer);
    const what = now === undefined ? 'was removed' : 'was replaced by another file';
    onLoss(new Error(`The database ${file} ${what} while the server used it.`));
  }, LOOK_MS);
  timer.unref();
  return { end: () => clearInterval(timer) };
}
