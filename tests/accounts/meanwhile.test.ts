import { createGroup as createFor } from '@scriptorium/contract/operations/admin-groups.ts';
import { deleteUser } from '@scriptorium/contract/operations/admin-users.ts';
import { addManager, addMember, handOver, list } from '@scriptorium/contract/operations/groups.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, createGroup, loginAdmin } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { TwoAtOnce } from '../_support/two-at-once.ts';

let server: RunningServer;
let both: TwoAtOnce;
beforeAll(async () => {
  server = await startServer();
  both = await TwoAtOnce.prepare(server, ['update of owner_id on user_group', 'update of email_key on "user"']);
});
afterAll(async () => {
  await both.end();
  await server.dispose();
});

it('a group handed to someone whose account is being deleted goes with it, and is not left without an owner', async () => {
  const [ada, ben] = [await createAccount(server, 'Ada'), await createAccount(server, 'Ben')];
  const uuid = await createGroup('Kelp', ada, ben);
  await ada.client.call(addManager, { group: uuid, user: ben.email });
  const admin = await loginAdmin(server);
  await both.during(
    () => ada.client.call(handOver, { uuid, user: ben.email }),
    () => admin.client.call(deleteUser, { email: ben.email }),
  );
  expect((await ada.client.call(list, {})).groups).toEqual([]);
});

it('nobody is added to a group, nor given one, while their account is being deleted', async () => {
  const [ada, ben, cem] = [
    await createAccount(server, 'Ada'),
    await createAccount(server, 'Ben'),
    await createAccount(server, 'Cem'),
  ];
  const uuid = await createGroup('Wrack', ada);
  const admin = await loginAdmin(server);
  const [, added] = await both.during(
    () => admin.client.call(deleteUser, { email: ben.email }),
    () => refusal(ada.client.call(addMember, { uuid, user: ben.email })),
  );
  const [, made] = await both.during(
    () => admin.client.call(deleteUser, { email: cem.email }),
    () => refusal(admin.client.call(createFor, { name: 'Tang', owner: cem.email })),
  );
  expect([added, made]).toEqual(['404 not-found', '404 not-found']);
});
