/**
 * How long the admin lists take with 10,000 users and 2,000 groups.
 *
 *     node bench/admin-lists/measure.ts            SQLite
 *     DB=postgres node bench/admin-lists/measure.ts
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openPostgres } from '../../server/src/db/engine/postgres.ts';
import type { Schema } from '../../server/src/db/schema.ts';
import { kyselyOnSqlite } from '../../server/src/db/engine/sqlite-driver.ts';
import { openSqlite } from '../../server/src/db/engine/sqlite.ts';
import { createGroup } from '../../server/src/db/groups/groups.ts';
import { insertUser, updateUser } from '../../server/src/db/accounts/users.ts';
import { loginAdmin } from '../../tests/_support/accounts.ts';
import startClusterForRun from '../../tests/_support/prepare-run.ts';
import { startServer } from '../../tests/_support/start-server.ts';

const USERS = 10_000;
const GROUPS = 2_000;
const ROUNDS = 40;
/** Unmeasured calls, to get the code compiled. */
const WARM_UP = 5;
/** p95 limit per list, in milliseconds. */
const LIMIT = 200;
const DATABASE_FILE = 'scriptorium.sqlite';

const stopCluster = await startClusterForRun();
const server = await startServer();
let failed = false;
try {
  await server.stop();
  await seed();
  await server.start();
  const { client } = await loginAdmin(server);
  const calls: [string, string, object][] = [
    ['users, first page', '/api/admin/users/list', { limit: 50 }],
    ['users, last page', '/api/admin/users/list', { limit: 50, offset: USERS - 50 }],
    ['users, search', '/api/admin/users/list', { limit: 50, search: 'son 77' }],
    ['users, filter and sort by use', '/api/admin/users/list', { limit: 50, status: 'suspended', sort: 'size' }],
    ['users, sort by last seen', '/api/admin/users/list', { limit: 50, sort: 'lastSeen', descending: true }],
    ['groups, first page', '/api/admin/groups/list', { limit: 50 }],
    ['groups, search', '/api/admin/groups/list', { limit: 50, search: 'group 1' }],
    ['event log, first page', '/api/admin/event-log/get', { limit: 100 }],
    ['event log, search', '/api/admin/event-log/get', { limit: 100, search: 'person 77' }],
    ['dashboard', '/api/admin/overview', {}],
    ['finding people', '/api/user/list-users', { query: 'person 99' }],
    ['all users, no paging', '/api/admin/users/list', {}],
    ['all groups, no paging', '/api/admin/groups/list', {}],
  ];
  console.log(
    `${process.env['DB'] ?? 'sqlite'}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}`,
  );
  for (const [name, path, input] of calls) {
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const start = performance.now();
      const answer = await client.post(path, input);
      if (round >= WARM_UP) times.push(performance.now() - start);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
    times.sort((a, b) => a - b);
    const median = times[ROUNDS / 2] ?? 0;
    const worst = times.at(-1) ?? 0;
    const nearlyAll = times[Math.ceil(ROUNDS * 0.95) - 1] ?? 0;
    if (nearlyAll > LIMIT) failed = true;
    const figures = [
      ['median', median],
      ['p95', nearlyAll],
      ['worst', worst],
    ].map(([label, time]) => `${label} ${Number(time).toFixed(1).padStart(7)} ms`);
    console.log(`${name.padEnd(32)} ${figures.join(', ')}`);
  }
} finally {
  await server.dispose();
  await stopCluster();
}
if (failed) {
  console.error(`A list took longer than ${LIMIT} ms (p95).`);
  process.exitCode = 1;
}

async function seed(): Promise<void> {
  const url = server.env['DATABASE_URL'];
  const fill = async (within: Kysely<Schema>): Promise<void> => {
    const now = 1_700_000_000_000;
    const ids: string[] = [];
    for (let n = 0; n < USERS; n += 1) {
      const id = crypto.randomUUID();
      ids.push(id);
      await insertUser(within, {
        id,
        email: `person.${n}@calder.example`,
        displayName: `Person ${n} ${n % 3 === 0 ? 'Larsson' : 'Vogt'} ${n % 100}`,
        passwordHash: null,
        emailVerified: n % 7 !== 0,
        isAdmin: n % 500 === 0,
        quota: 100_000_000,
        workspaceId: crypto.randomUUID(),
        rootId: crypto.randomUUID(),
        now: now + n * 1000,
      });
      if (n % 11 === 0) await updateUser(within, id, { suspended: 1 });
      await within
        .insertInto('session')
        .values({
          id: crypto.randomUUID(),
          token_hash: crypto.randomUUID(),
          user_id: id,
          client_id: 'Firefox 143 on Linux',
          created_at: now,
          authenticated_at: now,
          last_seen: now + n * 777,
          expires_at: now + 1e9,
          ended_at: null,
        })
        .execute();
      await within
        .insertInto('event_log')
        .values({
          category: 'user',
          type: 'user.signed-up',
          message: `person ${n} signed up`,
          actor_id: id,
          actor_name: `Person ${n}`,
          details: '{}',
          created_at: now + n,
        })
        .execute();
    }
    for (let n = 0; n < GROUPS; n += 1) {
      const id = crypto.randomUUID();
      const ownerId = ids[n] ?? '';
      await createGroup(within, {
        id,
        rootId: crypto.randomUUID(),
        name: `Group ${n}`,
        ownerId,
        quota: 500_000_000,
        now,
      });
      for (let m = 1; m <= 6; m += 1) {
        await within
          .insertInto('membership')
          .values({
            group_id: id,
            user_id: ids[GROUPS + ((n * 5 + m * 13) % (USERS - GROUPS))] ?? '',
            is_manager: 0,
            joined_at: now + m,
          })
          .execute();
      }
    }
  };
  if (url === undefined) {
    const database = openSqlite(join(server.dataDir, DATABASE_FILE), 'writer');
    database.exec('begin immediate');
    await fill(kyselyOnSqlite(database));
    database.exec('commit');
    database.close();
  } else {
    const { db } = openPostgres(url, 2);
    await db.transaction().execute(fill);
    await db.destroy();
  }
}
