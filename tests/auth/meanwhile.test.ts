import { login } from '@scriptorium/contract/operations/auth.ts';
import { updateUser } from '@scriptorium/contract/operations/admin-users.ts';
import { beginTotp, confirmTotp } from '@scriptorium/contract/operations/factors.ts';
import { changePassword, getData } from '@scriptorium/contract/operations/user.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAccount, loginAdmin, runCli } from '../_support/accounts.ts';
import { codeAt, takeFirstStep } from '../_support/authenticator.ts';
import { Client } from '../_support/client.ts';
import { refusal } from '../_support/refusal.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

/* Two transactions at once, which only PostgreSQL has. One is held where it writes its last row. */

const GATE = 4711;

let server: RunningServer;
let database: pg.Client;
beforeAll(async () => {
  server = await startServer();
  database = new pg.Client({ connectionString: server.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`create function hold() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${GATE}); return new; end $$`);
  for (const table of ['session', 'totp'])
    await database.query(`create trigger hold before insert on ${table} for each row execute function hold()`);
});
afterAll(async () => {
  await database.end();
  await server.dispose();
});

const countWaiting = async (): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    `select count(distinct pid)::int as count from pg_locks where not granted`,
  );
  return rows[0]?.count ?? 0;
};

/** Lets the second begin while the first is at its last row, and both go on once it has ended, or waits. */
async function during<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  await database.query(`select pg_advisory_lock(${GATE})`);
  const one = first();
  await vi.waitUntil(async () => (await countWaiting()) === 1, { timeout: 20_000, interval: 20 });
  let hasEnded = false;
  const other = second().finally(() => (hasEnded = true));
  await vi.waitUntil(async () => hasEnded || (await countWaiting()) > 1, { timeout: 20_000, interval: 20 });
  await database.query(`select pg_advisory_unlock(${GATE})`);
  return Promise.all([one, other]);
}

it('a login with the old password does not outlive a new one', async () => {
  const ada = await createAccount(server, 'Ada');
  const { email, password } = ada;
  const thief = new Client(server.url);
  await during(
    () => thief.call(login, { email, password, clientID: 'Thief' }),
    () => ada.client.call(changePassword, { email, oldPassword: password, newPassword: 'another long pass phrase' }),
  );
  expect(await refusal(thief.call(getData, {}))).toBe('401 not-logged-in');
  expect(await refusal(ada.client.call(getData, {}))).toBe('accepted');
});

it('a login does not outlive a suspension that it meets', async () => {
  const ben = await createAccount(server, 'Ben');
  const boss = await loginAdmin(server);
  const { email, password } = ben;
  const late = new Client(server.url);
  await during(
    () => late.call(login, { email, password, clientID: 'Late' }),
    () => boss.client.call(updateUser, { email, accountSuspended: true }),
  );
  await boss.client.call(updateUser, { email, accountSuspended: false });
  expect(await refusal(late.call(getData, {}))).toBe('401 not-logged-in');
});

it('of two who set up the required app at once, the second finds that there is one', async () => {
  const cem = await createAccount(server, 'Cem');
  await runCli(server, 'settings', 'set', 'second_factor', 'everybody');
  const [mine, thief] = [await takeFirstStep(server, cem), await takeFirstStep(server, cem)];
  const [own, stolen] = [await mine.client.call(beginTotp, {}), await thief.client.call(beginTotp, {})];
  const [, refused] = await during(
    () => mine.client.call(confirmTotp, { code: codeAt(own.secret) }),
    () => refusal(thief.client.call(confirmTotp, { code: codeAt(stolen.secret) })),
  );
  expect(refused).toBe('401 flow-ended');
});
