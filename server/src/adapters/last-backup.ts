import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'last-backup';

/** Records in the data directory when a complete backup was made. */
export async function noteBackup(dataDir: string, createdAt: string): Promise<void> {
  const file = join(dataDir, FILE);
  await writeFile(`${file}.new`, `${createdAt}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

/** When the last complete backup was made, in ISO 8601; null if unknown. */
export async function readLastBackup(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => '');
  const time = Date.parse(text.trim());
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
