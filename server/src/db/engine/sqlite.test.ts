import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';

test('only the first connection creates a database: a removed one is not replaced with an empty one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-sqlite-'));
  const file = join(folder, 'a.sqlite');
  try {
    for (const open of [() => openSqlite(file, 'reader'), () => openSqlite(file, 'writer', true)]) {
      expect(open).toThrow('unable to open database file');
      expect(existsSync(file)).toBe(false);
    }
    openSqlite(file, 'writer').close();
    openSqlite(file, 'reader').close();
    expect(existsSync(file)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
