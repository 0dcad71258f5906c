import { colorOfId } from '@scriptorium/contract/rules/person-color.ts';
import { createUser, listUsers } from '@scriptorium/contract/operations/admin-users.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountByCalls, loginAdmin } from '../_support/accounts.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

it('people of a lab have different colours, whoever created their accounts', async () => {
  const admin = await loginAdmin(server);
  for (const name of ['Ada', 'Ben', 'Mei', 'Noor']) await createAccountByCalls(server, name);
  for (const name of ['chiara', 'dora', 'marek', 'owen', 'layla'])
    await admin.client.call(createUser, {
      email: `${name}@lab.example`,
      displayName: name,
      quota: 1_000_000,
      isAdmin: false,
    });
  const { users } = await admin.client.call(listUsers, {});
  expect(users).toHaveLength(10);
  expect(new Set(users.map(({ uuid }) => colorOfId(uuid))).size).toBe(10);
});
