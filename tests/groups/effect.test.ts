import { addMember, leave, removeMember, setRole } from '@scriptorium/contract/operations/groups.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import {
  createTextFile,
  getArchiveLink,
  getAssetLink,
  list,
  renameItem,
  tree,
} from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { schedule } from '@scriptorium/contract/operations/export.ts';
import { listenToEvents } from '../_support/listen-to-events.ts';
import { LiveEditor, openSocket } from '../live/live-client.ts';

let server: BorrowedServer;
let ines: Account;
let tomas: Account;
let uuid: string;

beforeAll(async () => {
  server = await borrowServer();
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

test('a member who becomes a reader stops writing within a second, everywhere, and still reads', async () => {
  const document = { workspace: uuid, path: 'paper.md' };
  const editor = await LiveEditor.open(tomas.client, document);
  editor.type(0, 'Kept. ');
  await editor.until(() => editor.isSaved);
  const socket = await openSocket(tomas.client, document);
  await using stream = await listenToEvents(server, tomas.client);
  const { url } = await tomas.client.call(getAssetLink, { workspaceUUID: uuid, path: 'paper.md' });
  const { defaultsFiles } = (await tomas.client.post('/api/export/list-defaults')).body as {
    defaultsFiles: { uuid: string }[];
  };
  const roleOf = async (): Promise<string | undefined> =>
    (await tomas.client.call(list, {})).workspaces.find((workspace) => workspace.uuid === uuid)?.role;
  expect(await roleOf()).toBe('editor');

  await ines.client.call(setRole, { uuid, user: tomas.email, role: 'reader' });
  // The socket is reopened with the new role, and open pages are told to check theirs.
  await expect.poll(() => socket.closed, SECOND).not.toBeNull();
  await expect.poll(() => stream.events.map((event) => event.topic), SECOND).toContain('groups');
  expect(await roleOf()).toBe('reader');
  editor.type(0, 'Too late. ');
  await editor.until(() => editor.peer.inFlight.length === 0 && !editor.text.includes('Too late.'));
  editor.stop();
  const late = await openSocket(tomas.client, document);
  const opened = await late.next('get-document');
  expect(opened.document?.join('\n')).toBe('Kept. # Paper\n');
  late.raw.close();
  for (const call of [
    () => tomas.client.call(renameItem, { uuid, itemPath: 'paper.md', newName: 'mine.md' }),
    () => tomas.client.call(createTextFile, { uuid, parentItem: '', name: 'mine.md' }),
    () => tomas.client.call(schedule, { uuid, files: ['paper.md'], profileUuid: defaultsFiles[0]?.uuid ?? '' }),
  ])
    expect(await refusal(call())).toBe('403 forbidden');
  // Reading continues to work: tree, links and archives.
  expect((await tomas.client.call(tree, { uuid })).contents.map((item) => item.path)).toEqual(['paper.md']);
  expect((await tomas.client.get(url)).status).toBe(200);
  const zip = await tomas.client.call(getArchiveLink, { uuid, itemPaths: ['paper.md'] });
  expect((await tomas.client.get(zip.url)).status).toBe(200);
  await ines.client.call(setRole, { uuid, user: tomas.email, role: 'editor' });
  await tomas.client.call(renameItem, { uuid, itemPath: 'paper.md', newName: 'report.md' });
});
