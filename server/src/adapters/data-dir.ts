import { accessSync, constants, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { StartRefused } from '../domain/start-refused.ts';

/** Network file systems, whose locks and syncs a database cannot rely on. */
const NETWORK_TYPES =
  /^(nfs\d?|cifs|smb\d?|smbfs|ncpfs|9p|afs|ceph|glusterfs|lustre|fuse\.(sshfs|glusterfs|s3fs|rclone|ceph-fuse|davfs2?))$/u;

/** Creates the directory if it is missing; refuses one that cannot hold the data. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!statSync(dataDir).isDirectory()) throw new StartRefused(describe(dataDir, 'is no directory'));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw explain(dataDir, error);
  }
  const type = findFileSystem(realpathSync(dataDir), readMounts());
  if (type !== null && NETWORK_TYPES.test(type)) {
    throw new StartRefused(
      `The data directory ${dataDir} is on a network file system (${type}), where locks do not hold: set DATA_DIR to a directory on a local disk.`,
    );
  }
}

/** File system type of a path, from the kernel's mount table; null if unknown. */
export function findFileSystem(path: string, mounts: string): string | null {
  let found: { at: string; type: string } | null = null;
  for (const line of mounts.split('\n')) {
    const [, place, type] = line.split(' ');
    if (place === undefined || type === undefined) continue;
    // The table escapes blanks in octal.
    const at = place.replaceAll(/\\(\d{3})/gu, (_, octal: string) => String.fromCodePoint(Number.parseInt(octal, 8)));
    const holds = at === '/' || path === at || path.startsWith(`${at}/`);
    // Later mounts hide earlier ones at the same path.
    if (holds && (found === null || at.length >= found.at.length)) found = { at, type };
  }
  return found?.type ?? null;
}

function readMounts(): string {
  try {
    return readFileSync('/proc/self/mounts', 'utf8');
  } catch {
    return '';
  }
}

function explain(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EPERM') {
    return new StartRefused(
      describe(dataDir, `cannot be read and written by the user ${userName()}: give it to that user (chown)`),
    );
  }
  if (code === 'EROFS') return new StartRefused(describe(dataDir, 'is on a read-only file system: mount it writable'));
  if (code === 'ENOSPC')
    return new StartRefused(describe(dataDir, `cannot be created: the disk of ${dirname(dataDir)} is full`));
  if (code === 'EEXIST' || code === 'ENOTDIR') return new StartRefused(describe(dataDir, 'is no directory'));
  return error;
}

const describe = (dataDir: string, what: string): string =>
  `The data directory ${dataDir} ${what}, or set DATA_DIR to another directory.`;

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'of this process');
  }
}
