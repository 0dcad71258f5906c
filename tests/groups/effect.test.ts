import { addMember, leave, removeMember } from '@scriptorium/contract/operations/groups.ts';
import { getNotifications } from '@scriptorium/contract/operations/user.ts';
import { createTextFile, getArchiveLink, getAssetLink, tree } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { openSocket } from '../live/live-client.ts';

let server: RunningServer;
let ines: Account;
let tomas: Account;
let uuid: string;

beforeAll(async () => {
  server = await startServer();
  ines = await createAccount(server, 'Ines');
  tomas = await createAccount(server, 'Tomas');
  uuid = await createGroup('Gait Lab', ines, tomas);
  await ines.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content: '# Paper\n' });
});
afterAll(() => server.dispose());

const SECOND = { timeout: 1000, interval: 20 };

test.each([
  ['is removed', () => ines.client.call(removeMember, { uuid, user: tomas.email })],
  ['leaves', () => tomas.client.call(leave, { uuid })],
])('a user who %s loses socket, link and tree within a second, and regains them when added', async (_, end) => {
  const document = { workspace: uuid, path: 'paper.md' };
  const socket = await openSocket(tomas.client, document);
  await socket.next('get-document');
  const { url } = await tomas.client.call(getAssetLink, { workspaceUUID: uuid, path: 'paper.md' });
  const zip = await tomas.client.call(getArchiveLink, { uuid, itemPaths: ['paper.md'] });
  expect((await tomas.client.get(url)).status).toBe(200);

  await end();
  await expect.poll(() => socket.closed?.code, SECOND).toBe(4403);
  for (const link of [url, zip.url]) expect((await tomas.client.get(link)).status).toBe(404);
  expect(await refusal(tomas.client.call(tree, { uuid }))).toBe('404 not-found');
  expect(await refusal(openSocket(tomas.client, document))).toBe('404 not-found');

  await ines.client.call(addMember, { uuid, user: tomas.email });
  expect((await tomas.client.get(url)).status).toBe(200);
  const again = await openSocket(tomas.client, document);
  expect((await again.next('get-document')).document).toEqual(['# Paper', '']);
  again.raw.close();
  const { notifications } = await tomas.client.call(getNotifications, {});
  expect(notifications.map((each) => each.message).filter((message) => message.includes('Gait Lab'))).not.toEqual([]);
});
