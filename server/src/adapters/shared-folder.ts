import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../domain/start-refused.ts';

const NAME = 'scriptorium-folder';
/** Apart from the id, which is written only once, whereas this is written every ten minutes. */
const TURN = 'scriptorium-turn';

/** We never create the folder: if it is not mounted, we would write to an empty one in its place. */
export function requireFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  throw new StartRefused(`The folder ${folder} of SHARED_FOLDER does not exist: mount it on every server.`);
}

/** The id of a folder shared by servers, assigned on first use; null if there is none yet. */
export function readFolderId(folder: string): string | null {
  return readIfThere(join(folder, NAME));
}

/** See domain/bucket-turns.ts; '' at first. */
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

/** Assigns an id to a shared folder, and returns it. If another server was faster, returns that one's id. */
export function nameFolder(folder: string, id: string): string {
  try {
    writeFileSync(join(folder, NAME), `${id}\n`, { mode: 0o600, flag: 'wx', flush: true });
    return id;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFolderId(folder) ?? id;
  }
}
