import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as groups from '@scriptorium/contract/operations/groups.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup, loginAdmin } from '../_support/accounts.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let mia: Account;
let group: string;

beforeAll(async () => {
  server = await startServer();
  mia = await createAccount(server, 'Mia');
  group = await createGroup('Paper', mia);
  await createAccount(server, 'Suspended');
  await createAccount(server, 'Unverified');
  const boss = await loginAdmin(server);
  await boss.client.call(adminUsers.updateUser, { email: 'suspended@example.org', accountSuspended: true });
  await boss.client.call(adminUsers.updateUser, { email: 'unverified@example.org', emailVerified: false });
});
afterAll(() => server.dispose());

const add = (named: string) => mia.client.post(groups.addMember.path, { uuid: group, user: named });

test('an unknown address, a suspended account and an unverified one get the same response', async () => {
  const answers = [];
  for (const name of ['nobody', 'suspended', 'unverified']) answers.push(await add(`${name}@example.org`));
  for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]?.body]);
  for (const name of ['suspended', 'unverified']) {
    const { users } = await mia.client.call(user.listUsers, { query: `${name}@example.org` });
    expect(users).toEqual([]);
  }
});

test('guessing addresses is soon limited, and a hit restores the attempt', async () => {
  const lena = await createAccount(server, 'Lena');
  for (let n = 0; n < 35; n += 1) {
    expect((await add(lena.email)).status).toBe(200);
    await mia.client.call(groups.removeMember, { uuid: group, user: lena.email });
  }
  const guesses = [];
  for (let n = 0; n < 40; n += 1) guesses.push((await add(`guess-${n}@example.org`)).status);
  expect(guesses.filter((status) => status === 404).length).toBeLessThanOrEqual(30);
  expect(guesses.at(-1)).toBe(429);
});

test('user searches by full address are limited sooner than by name', async () => {
  const eve = await createAccount(server, 'Eve');
  const ask = async (query: string): Promise<number> => (await eve.client.post(user.listUsers.path, { query })).status;
  const statuses = [];
  for (let n = 0; n < 110; n += 1) statuses.push(await ask(`guess-${n}@example.org`));
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(await ask('Mia')).toBe(200);
});
