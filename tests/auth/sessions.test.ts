import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, loginAdmin, loginAs } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { runSql } from '../_support/run-sql.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let server: BorrowedServer;
beforeAll(async () => {
  server = await borrowServer();
});
afterAll(() => server.dispose());

interface Data {
  sessionUUID: string;
  user: { uuid: string; sessions: { uuid: string; isExpired: boolean; lastSeen: string }[] };
}
const getData = async (client: Client): Promise<Data> => (await client.post('/api/user/get-data')).body as Data;

describe('a session', () => {
  it('ends at logout, for every copy of its cookie', async () => {
    const alice = await createAccount(server, 'Alice');
    const copy = alice.client.clone();
    const answer = await alice.client.post('/api/auth/logout');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect((await copy.post('/api/user/get-data')).status).toBe(401);
    // The page can log in again at once, with the token in the response.
    expect((await alice.client.login(alice.email, alice.password)).status).toBe(200);
  });

  it('can be ended from another one, but only by its own user', async () => {
    const bob = await createAccount(server, 'Bob');
    const second = await loginAs(server, bob);
    const { sessionUUID } = await getData(second.client);
    const eve = await createAccount(server, 'Eve');
    expect((await eve.client.post('/api/auth/terminate-session', { sessionUUID })).status).toBe(404);
    expect((await bob.client.post('/api/auth/terminate-session', { sessionUUID })).status).toBe(200);
    expect((await second.client.post('/api/user/get-data')).status).toBe(401);
    expect((await bob.client.post('/api/auth/terminate-session', { sessionUUID })).status).toBe(404);
  });

  it('expires after 14 days unused, 12 hours for administrators, and 90 days in any case', async () => {
    const carol = await createAccount(server, 'Carol');
    const second = await loginAs(server, carol);
    const { sessionUUID, user } = await getData(second.client);
    const setSeen = (age: number) =>
      runSql(server, `update session set last_seen = ${Date.now() - age} where id = '${sessionUUID}'`);
    const lastSeen = async () => (await runSql(server, `select last_seen from session where id = '${sessionUUID}'`))[0];
    await setSeen(14 * DAY - HOUR);
    expect((await second.client.post('/api/user/get-data')).status).toBe(200);
    // Usage is recorded shortly after the response.
    await expect.poll(async () => Date.now() - Number((await lastSeen())?.['last_seen'])).toBeLessThan(HOUR);
    await setSeen(14 * DAY + HOUR);
    expect((await second.client.post('/api/user/get-data')).status).toBe(401);
    const listed = (await getData(carol.client)).user.sessions.find((session) => session.uuid === sessionUUID);
    expect(listed?.isExpired).toBe(true);

    await runSql(server, `update session set expires_at = ${Date.now() - 1000} where user_id = '${user.uuid}'`);
    expect((await carol.client.post('/api/user/get-data')).status).toBe(401);

    const admin = await loginAdmin(server);
    const adminData = await getData(admin.client);
    const seen = Date.now() - 12 * HOUR - 60_000;
    await runSql(server, `update session set last_seen = ${seen} where id = '${adminData.sessionUUID}'`);
    expect((await admin.client.post('/api/user/get-data')).status).toBe(401);
  });

  it('records when it was last seen at most once a minute', async () => {
    const dave = await createAccount(server, 'Dave');
    const { sessionUUID } = await getData(dave.client);
    const read = async () =>
      Number((await runSql(server, `select last_seen from session where id = '${sessionUUID}'`))[0]?.['last_seen']);
    const before = await read();
    await getData(dave.client);
    expect(await read()).toBe(before);
    const old = before - 61_000;
    await runSql(server, `update session set last_seen = ${old} where id = '${sessionUUID}'`);
    await getData(dave.client);
    await expect.poll(read).toBeGreaterThan(old);
  });

  it('is one of at most 50: the oldest is dropped', async () => {
    const frank = await createAccount(server, 'Frank');
    const { user } = await getData(frank.client);
    const now = Date.now();
    for (let n = 0; n < 49; n += 1) {
      await runSql(
        server,
        `insert into session (id, token_hash, user_id, client_id, created_at, last_seen, expires_at) values ('${randomUUID()}', 'hash-${n}', '${user.uuid}', '', ${now}, ${now + n}, ${now + DAY})`,
      );
    }
    await runSql(
      server,
      `update session set last_seen = ${now - HOUR} where id = '${(await getData(frank.client)).sessionUUID}'`,
    );
    await loginAs(server, frank);
    const [row] = await runSql(
      server,
      `select count(*) as count from session where user_id = '${user.uuid}' and ended_at is null`,
    );
    expect(Number(row?.['count'])).toBe(50);
    expect((await frank.client.post('/api/user/get-data')).status).toBe(401);
  });

  it.each(['', 'x', '"quoted"', 'a'.repeat(8000), 'é'])('does not exist for the cookie %#', async (value) => {
    const answer = await new Client(server.url).send('/api/openapi.json', {
      method: 'GET',
      headers: { cookie: `session=${encodeURIComponent(value)}; session=${encodeURIComponent(value)}` },
    });
    expect(answer.status).toBeLessThan(500);
  });
});
