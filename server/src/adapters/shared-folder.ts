import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../domain/start-refused.ts';

const NAME = 'scriptorium-folder';
/** A separate file: the id is written once, and this every ten minutes. */
const TURN = 'scriptorium-turn';

/** Never created by us, since an unmounted folder would look like an empty one. */
export function requireFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  throw new StartRefused(`The folder ${folder} of SHARED_FOLDER is not there: mount it on every server.`);
}

/** The id of a folder shared by servers, assigned on first use; null if there is none yet. */
export function readFolderId(folder: string): string | null {
  return readIfThere(join(folder, NAME));
}

/** See domain/bucket-turns.ts; initially empty. */
export function readFolderTurn(folder: string): string {
  return readIfThere(join(folder, TURN)) ?? '';
}

/** Servers that do this at the same time write the same turn. */
export function writeFolderTurn(folder: string, turn: string): void {
  const written = join(folder, `${TURN}.${process.pid}`);
  writeFileSync(written, `${turn}\n`, { mode: 0o600, flush: true });
  renameSync(written, join(folder, TURN));
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Of two servers starting at the same time, one assigns the id. */
export function nameFolder(folder: string, id: string): string {
  try {
    writeFileSync(join(folder, NAME), `${id}\n`, { mode: 0o600, flag: 'wx', flush: true });
    return id;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFolderId(folder) ?? id;
  }
}
