import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../domain/start-refused.ts';

const NAME = 'scriptorium-folder';

/** Never made by us: where a folder is not mounted, an empty one would look like it. */
export function requireFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  throw new StartRefused(`The folder ${folder} of SHARED_FOLDER is not there: mount it on every server.`);
}

/** Id of a folder that servers share; given to it when it is first used. Null: it has none yet. */
export function readFolderId(folder: string): string | null {
  try {
    return readFileSync(join(folder, NAME), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Of two servers that start at once, one names the folder. */
export function nameFolder(folder: string, id: string): string {
  try {
    writeFileSync(join(folder, NAME), `${id}\n`, { mode: 0o600, flag: 'wx', flush: true });
    return id;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFolderId(folder) ?? id;
  }
}
