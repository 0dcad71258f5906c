import { list, readText } from '@scriptorium/contract/operations/workspace.ts';
import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loginAs, runCli } from '../../_support/accounts.ts';
import { ROOT, startServer } from '../../_support/start-server.ts';

const KEPT = join(ROOT, 'tests/care/schemas');
const STEPS = 1_000_000;
const SNAPSHOT_EVERY = 50_000;
const PEOPLE = 20_000;
const TEXT = 'Shared.\nTyped by Ben. ';
/** Far more than it takes; the actual time is printed. */
const LONGEST_START_MS = 60_000;

/** Makes a release's data large and odd: a history of a million entries, unusual names, dangling rows. */
function swell(file: string): void {
  const database = new Database(file);
  database.pragma('foreign_keys = OFF');
  database.pragma('synchronous = OFF');
  const { id, version } = database
    .prepare<[], { id: string; version: number }>('select id, version from document order by version desc limit 1')
    .get() as { id: string; version: number };
  const now = Date.now();
  const step = deflateSync(JSON.stringify([{ clientID: 'old', changes: [TEXT.length] }]));
  database
    .prepare(
      `with recursive step(n) as (select ? union all select n + 1 from step where n < ?)
       insert into document_update select ?, n, n + 1, ?, '[]', ?, ? from step`,
    )
    .run(version, version + STEPS - 1, id, step, now, now);
  const hash = createHash('sha256').update(TEXT).digest('hex');
  const snapshot = database.prepare(`insert into document_snapshot values (?, ?, ?, ?, ${now})`);
  for (let at = version + SNAPSHOT_EVERY; at <= version + STEPS; at += SNAPSHOT_EVERY)
    snapshot.run(id, at, deflateSync(TEXT), hash);
  database.prepare('update document set version = ? where id = ?').run(version + STEPS, id);

  const names = [
    '',
    ' ',
    'İıſßẞ',
    '\u202e\u200b',
    'a\u0000b',
    '👩‍👩‍👧‍👦',
    "'; drop table item; --",
    'x'.repeat(10_000),
    '%_\\',
    'Ünïcödé',
  ];
  const person = database.prepare(
    `insert into "user" (id, email, email_key, display_name, avatar, password_hash, email_verified, suspended, is_admin,
     preferences, registered_at) values (?, ?, ?, ?, null, null, 0, 0, 0, '{}', 0)`,
  );
  database.transaction(() => {
    for (let n = 0; n < PEOPLE; n += 1) {
      const email = `odd${n}@example.org`;
      person.run(`odd-${n}`, email, email, names[n % names.length]);
    }
  })();
  database.exec(`insert into document_client values ('nothing', 'nobody', 'nobody', 'none', 1, 1, 1)`);
  database.exec(`insert into document_label values ('label', 'nothing', 1, 'A label of nothing', null, 1)`);
  database.close();
}

describe.each(readdirSync(KEPT))('F-39 data of %s, large and odd', (release) => {
  it('F-39 is upgraded at startup within a stated time, and check names only the dangling rows', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'scriptorium-large-'));
    try {
      cpSync(join(KEPT, release, 'blobs'), join(dataDir, 'blobs'), { recursive: true });
      const file = join(dataDir, 'scriptorium.sqlite');
      const database = new Database(file);
      database.pragma('foreign_keys = OFF');
      database.exec(readFileSync(join(KEPT, release, 'sqlite.sql'), 'utf8'));
      database.close();
      swell(file);

      const began = performance.now();
      await using server = await startServer({ env: { DATA_DIR: dataDir } });
      const took = performance.now() - began;
      console.log(
        `${release}: ${STEPS} steps and ${PEOPLE} accounts, upgraded and started in ${(took / 1000).toFixed(1)} s`,
      );
      expect(took).toBeLessThan(LONGEST_START_MS);
      const ada = { email: 'ada@example.org', password: 'Ada: a long pass phrase', displayName: 'Ada' };
      const { client } = await loginAs(server, ada);
      const { workspaces } = await client.call(list, {});
      const group = workspaces.find(({ ownerName }) => ownerName === 'Forest ✓ "quoted"')?.uuid ?? '';
      expect((await client.call(readText, { uuid: group, itemPath: "it's shared.md" })).text).toBe(TEXT);
      const check = await runCli(server, 'check', '--read').catch((error: { stdout: string; stderr: string }) =>
        [error.stdout, error.stderr].join('\n'),
      );
      expect(check).toContain('A row of document_client refers to a row of document that does not exist.');
      expect(check).toContain('A row of document_label refers to a row of document that does not exist.');
      expect(check).toMatch(/^2 faults/mu);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }, 300_000);
});
