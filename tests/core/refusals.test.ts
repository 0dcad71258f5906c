import { getEventLog } from '@scriptorium/contract/operations/admin.ts';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { expect, it } from 'vitest';
import { createAccount, findWorkspace, loginAdmin } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { runSql } from '../_support/run-sql.ts';
import { startServer } from '../_support/start-server.ts';
import { connectSocket, openSocket } from '../live/live-client.ts';

it('refusals are in the event log, the first at once and the rest aggregated', async () => {
  await using server = await startServer();
  const eve = await createAccount(server, 'Eve');
  for (let n = 0; n < 30; n += 1) {
    expect((await eve.client.post('/api/admin/settings/get')).status).toBe(403);
    await eve.client.post('/api/workspace/tree', { uuid: '00000000-0000-4000-8000-000000000000' });
    await new Client(server.url).post('/api/auth/login', { email: 'nobody@example.org', password: 'guess' });
  }
  const admin = await loginAdmin(server);
  const read = async (type: string): Promise<string[]> => {
    const { events } = await admin.client.call(getEventLog, { search: 'refused (', limit: 1000 });
    return events.filter((event) => event.type === type).map(({ message }) => message);
  };
  await expect.poll(() => read('access.denied')).toHaveLength(2);
  expect((await read('access.denied')).toSorted()).toEqual([
    'A call of /api/admin/settings/get from 127.0.0.1 was refused (not permitted)',
    'A call of /api/workspace/tree from 127.0.0.1 was refused (not permitted)',
  ]);
  expect(await read('limit.reached')).toHaveLength(1);
  await server.stop();
  const rows = await runSql(server, "select message from event_log where type = 'access.denied' order by seq");
  expect(
    rows
      .map((row) => row['message'])
      .slice(2)
      .toSorted(),
  ).toEqual([
    '29 more calls of /api/admin/settings/get from 1 address were refused (not permitted)',
    '29 more calls of /api/workspace/tree from 1 address were refused (not permitted)',
  ]);
}, 120_000);

it('refusals of sockets, files and event streams are in the event log too', async () => {
  await using server = await startServer({ env: { SOCKETS_PER_USER: '1' } });
  const ada = await createAccount(server, 'Ada');
  const eve = await createAccount(server, 'Eve');
  const workspace = await findWorkspace(ada);
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: 'a.md' });

  // Someone else's link and ticket.
  const { url } = (await ada.client.post('/api/workspace/get-asset-link', { workspaceUUID: workspace, path: 'a.md' }))
    .body as { url: string };
  expect((await eve.client.get(url)).status).toBe(404);
  const { ticket } = await ada.client.call(requestWsTicket, { uuid: workspace, docPath: 'a.md' });
  expect(await connectSocket(eve.client, { ticket }).ending()).toBe(4401);
  const streams = await fetch(`${server.url}/api/events`, {
    headers: { cookie: ada.client.cookieHeader(), 'sec-fetch-site': 'cross-site' },
  });
  expect(streams.status).toBe(403);
  // One more socket than a person may have.
  const first = await openSocket(ada.client, { workspace, path: 'a.md' });
  await first.next('get-document');
  expect(await (await openSocket(ada.client, { workspace, path: 'a.md' })).ending()).toBe(4429);
  first.raw.terminate();

  const admin = await loginAdmin(server);
  const read = async (): Promise<string[]> => {
    const { events } = await admin.client.call(getEventLog, { search: 'refused (', limit: 1000 });
    return events.map(({ type, message }) => `${type} ${/of (\S+)/u.exec(message)?.[1] ?? ''}`).toSorted();
  };
  await expect
    .poll(read)
    .toEqual([
      'access.denied /api/events',
      'access.denied /documents',
      'access.denied /files/:link',
      'limit.reached /documents',
    ]);
}, 120_000);
