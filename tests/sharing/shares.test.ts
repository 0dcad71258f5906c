import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { recentFiles } from '@scriptorium/contract/operations/desk.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import * as groups from '@scriptorium/contract/operations/groups.ts';
import * as sharing from '@scriptorium/contract/operations/sharing.ts';
import * as workspace from '@scriptorium/contract/operations/workspace.ts';
import { listTrash, restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace } from '../_support/accounts.ts';
import { freshName } from '../_support/fresh-name.ts';
import { listenToEvents } from '../_support/listen-to-events.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { LiveEditor, openSocket } from '../live/live-client.ts';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let cleo: Account;
let uuid: string;
/** A folder of Ada's with a paper and a folder in it, created for each test. */
let folder: string;
let root: string;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  cleo = await createAccount(server, 'Cleo');
  uuid = await findWorkspace(ada);
});
afterAll(() => server.dispose());
beforeEach(async () => {
  await runSql(server, 'delete from rate_limit');
  folder = freshName('hidden');
  const { client } = ada;
  await client.call(workspace.createFolder, { uuid, parentItem: '', name: folder });
  await client.call(workspace.createFolder, { uuid, parentItem: folder, name: 'draft' });
  await client.call(workspace.createTextFile, { uuid, parentItem: folder, name: 'beside.md', content: 'Beside.' });
  await client.call(workspace.createTextFile, {
    uuid,
    parentItem: `${folder}/draft`,
    name: 'paper.md',
    content: 'One.',
  });
  root = await idOf(`${folder}/draft`);
});

const idOf = async (itemPath: string): Promise<string> =>
  (await ada.client.call(workspace.stat, { uuid, itemPath })).item.uuid;
type Role = 'reader' | 'commenter' | 'editor';
const share = async (
  itemPath: string,
  role: Role,
  more: { expiresAt?: string; user?: string; group?: string } = { user: ben.email },
) => {
  const named = more.user === undefined && more.group === undefined ? { user: ben.email } : {};
  return ada.client.call(sharing.add, { uuid, itemPath, role, ...named, ...more });
};
const end = (itemPath: string, id: string) => ada.client.call(sharing.remove, { uuid, itemPath, share: id });
const read = (by: Account, base: string, itemPath: string) =>
  by.client.call(workspace.readText, { uuid: base, itemPath });
const shared = async (by: Account) =>
  (await by.client.call(workspace.list, {})).workspaces.filter(({ ownerType }) => ownerType === 'shared');

describe('sharing a folder', () => {
  it('notifies the person, lists it for them and shows who can see it and why', async () => {
    await share(`${folder}/draft`, 'commenter');
    const { notifications } = await ben.client.call(getNotifications, {});
    expect(notifications[0]).toMatchObject({
      message: 'Ada shared “draft” with you.',
      actionUrl: `/workspace/${root}/`,
    });
    expect((await shared(ben)).find(({ uuid: id }) => id === root)).toMatchObject({
      ownerName: 'draft',
      role: 'commenter',
    });
    const seen = await ada.client.call(sharing.list, { uuid, itemPath: `${folder}/draft/paper.md` });
    expect(seen).toMatchObject({
      mayShare: true,
      owner: { type: 'user', name: 'Ada' },
      memberCount: 1,
      shares: [
        { person: { displayName: 'Ben' }, role: 'commenter', inheritedFrom: `${folder}/draft`, sharedBy: 'Ada' },
      ],
    });
  });

  it('gives the highest role of the item and what is above it', async () => {
    await share(folder, 'reader');
    await share(`${folder}/draft`, 'editor');
    const top = await idOf(folder);
    await ben.client.call(workspace.createFolder, { uuid: top, parentItem: 'draft', name: 'by Ben' });
    expect(await refusal(ben.client.call(workspace.createFolder, { uuid: top, parentItem: '', name: 'x' }))).toBe(
      '403 forbidden',
    );
  });

  it("notifies of a whole workspace as such, one's own or a group's", async () => {
    const nora = await createAccount(server, 'Nora');
    const group = await createGroup('Gait lab', nora);
    const newest = async () => (await ben.client.call(getNotifications, {})).notifications[0]?.message;
    for (const [of, message] of [
      [await findWorkspace(nora), 'Nora shared their whole workspace with you.'],
      [group, 'Nora shared the whole workspace “Gait lab” with you.'],
    ] as const) {
      await nora.client.call(sharing.add, { uuid: of, itemPath: '', role: 'reader', user: ben.email });
      expect(await newest()).toBe(message);
    }
  });

  it('leaves the shared item itself where its owners put it', async () => {
    await share(`${folder}/draft`, 'editor');
    const { client } = ben;
    expect(await refusal(client.call(workspace.renameItem, { uuid: root, itemPath: '', newName: 'mine' }))).toBe(
      '403 forbidden',
    );
    expect(await refusal(client.call(workspace.deletePath, { uuid: root, itemPath: '' }))).toBe('403 forbidden');
    const own = await findWorkspace(ben);
    const out = { uuid: root, itemPaths: ['paper.md'], targetWorkspace: own, targetFolder: '' };
    expect(await refusal(client.call(workspace.moveItems, out))).toBe('403 forbidden');
    const { items } = await client.call(workspace.copyItems, out);
    expect(items[0]).toMatchObject({ path: 'paper.md' });
    expect((await read(ben, own, 'paper.md')).text).toBe('One.');
    // Nor can moving put something of theirs into someone else's workspace.
    const into = { uuid: own, itemPaths: ['paper.md'], targetWorkspace: root, targetFolder: '' };
    expect(await refusal(client.call(workspace.moveItems, into))).toBe('403 forbidden');
    const copied = await client.call(workspace.copyItems, into);
    expect(copied.items[0]?.path).toBe('paper (2).md');
    expect(await read(ada, uuid, `${folder}/draft/paper (2).md`)).toMatchObject({ text: 'One.' });
  });

  it('follows the item when it is renamed or moved, and ends for what is moved out, trashed or moved away', async () => {
    await share(`${folder}/draft`, 'reader');
    const { client } = ada;
    await client.call(workspace.renameItem, { uuid, itemPath: folder, newName: `${folder} renamed` });
    folder = `${folder} renamed`;
    expect((await read(ben, root, 'paper.md')).text).toBe('One.');
    await client.call(workspace.moveItems, { uuid, itemPaths: [`${folder}/draft/paper.md`], targetFolder: folder });
    expect(await refusal(read(ben, root, 'paper.md'))).toBe('404 not-found');
    await client.call(workspace.moveItems, {
      uuid,
      itemPaths: [`${folder}/beside.md`],
      targetFolder: `${folder}/draft`,
    });
    expect((await read(ben, root, 'beside.md')).text).toBe('Beside.');
    const { trashed } = await client.call(workspace.deletePath, { uuid, itemPath: `${folder}/draft` });
    expect(await refusal(read(ben, root, 'beside.md'))).toBe('404 not-found');
    expect(await shared(ben).then((all) => all.map(({ uuid: id }) => id))).not.toContain(root);
    await client.call(restoreItems, { uuid, items: trashed });
    expect((await read(ben, root, 'beside.md')).text).toBe('Beside.');
    const group = await createGroup(freshName('Elsewhere'), ada);
    await client.call(workspace.moveItems, {
      uuid,
      itemPaths: [`${folder}/draft`],
      targetWorkspace: group,
      targetFolder: '',
    });
    expect(await refusal(read(ben, root, 'beside.md'))).toBe('404 not-found');
    await client.call(workspace.moveItems, {
      uuid: group,
      itemPaths: ['draft'],
      targetWorkspace: uuid,
      targetFolder: '',
    });
    expect(await refusal(read(ben, root, 'beside.md'))).toBe('404 not-found');
  });

  it('shows in the trash what was deleted in it, even if another folder had its name before', async () => {
    const { client } = ada;
    await client.call(workspace.createTextFile, {
      uuid,
      parentItem: `${folder}/draft`,
      name: 'old.md',
      content: 'Old.',
    });
    const old = await client.call(workspace.deletePath, { uuid, itemPath: `${folder}/draft/old.md` });
    await client.call(workspace.deletePath, { uuid, itemPath: `${folder}/draft` });
    await client.call(workspace.createFolder, { uuid, parentItem: folder, name: 'draft' });
    await client.call(workspace.createTextFile, {
      uuid,
      parentItem: `${folder}/draft`,
      name: 'new.md',
      content: 'New.',
    });
    await share(`${folder}/draft`, 'editor');
    root = await idOf(`${folder}/draft`);
    const gone = await ben.client.call(workspace.deletePath, { uuid: root, itemPath: 'new.md' });
    const { items } = await ben.client.call(listTrash, { uuid: root });
    expect(items).toMatchObject([{ name: 'new.md', originalFolder: '' }]);
    expect(await refusal(ben.client.call(restoreItems, { uuid: root, items: old.trashed }))).toBe('404 not-found');
    const restored = await ben.client.call(restoreItems, { uuid: root, items: gone.trashed });
    expect(restored.items[0]?.path).toBe('new.md');
  });

  it('counts uploads against the workspace they are in', async () => {
    await share(`${folder}/draft`, 'editor');
    const before = (await ada.client.call(workspace.list, {})).workspaces[0]?.size ?? 0;
    await ben.client.upload(root, '', [{ name: 'data.bin', content: new Uint8Array(5000) }]);
    expect((await ada.client.call(workspace.list, {})).workspaces[0]?.size).toBe(before + 5000);
    expect(await idOf(`${folder}/draft/data.bin`)).toBeTruthy();
  });
});

describe('sharing a single file', () => {
  it('shows this file by its name and nothing else', async () => {
    const paper = await idOf(`${folder}/draft/paper.md`);
    await share(`${folder}/draft/paper.md`, 'editor');
    expect((await ben.client.call(workspace.tree, { uuid: paper })).contents).toMatchObject([{ path: 'paper.md' }]);
    expect((await ben.client.call(workspace.tree, { uuid: paper, folder: '' })).contents).toHaveLength(1);
    expect((await read(ben, paper, 'paper.md')).text).toBe('One.');
    expect(await refusal(ben.client.call(workspace.createFolder, { uuid: paper, parentItem: '', name: 'x' }))).toBe(
      '409 not-a-folder',
    );
    expect(
      await refusal(ben.client.call(workspace.renameItem, { uuid: paper, itemPath: 'paper.md', newName: 'beside.md' })),
    ).toBe('403 forbidden');
    expect(await refusal(read(ben, paper, 'beside.md'))).toBe('404 not-found');
    await ben.client.call(workspace.noteOpened, { uuid: paper, itemPath: 'paper.md' });
    const { files } = await ben.client.call(recentFiles, {});
    expect(files[0]).toMatchObject({ workspaceUUID: paper, path: 'paper.md', workspaceName: 'paper.md' });
  });
});

describe('sharing with a group', () => {
  it('is for its members, as long as they are members', async () => {
    const group = await createGroup(freshName('Readers'), ada, ben);
    await share(`${folder}/draft`, 'reader', { group });
    expect((await read(ben, root, 'paper.md')).text).toBe('One.');
    expect(await refusal(read(cleo, root, 'paper.md'))).toBe('404 not-found');
    const socket = await openSocket(ben.client, { workspace: root, path: 'paper.md' });
    await socket.next('get-document');
    await ada.client.call(groups.removeMember, { uuid: group, user: ben.email });
    expect(await socket.ending()).toBe(CLOSE.accessWithdrawn);
    expect(await refusal(read(ben, root, 'paper.md'))).toBe('404 not-found');
  });

  it('can raise what a member of the group may do with one item', async () => {
    const group = await createGroup(freshName('Lab'), ada, ben);
    await ada.client.call(groups.setRole, { uuid: group, user: ben.email, role: 'reader' });
    for (const name of ['open', 'closed'])
      await ada.client.call(workspace.createFolder, { uuid: group, parentItem: '', name });
    await ada.client.call(sharing.add, { uuid: group, itemPath: 'open', user: ben.email, role: 'editor' });
    const make = (parentItem: string) =>
      ben.client.call(workspace.createFolder, { uuid: group, parentItem, name: 'x' });
    await make('open');
    expect(await refusal(make('closed'))).toBe('403 forbidden');
    expect(
      await refusal(ben.client.call(workspace.moveItems, { uuid: group, itemPaths: ['closed'], targetFolder: 'open' })),
    ).toBe('403 forbidden');
  });

  it('is not possible with groups the sharer is not in', async () => {
    const group = await createGroup(freshName('Foreign'), ben);
    expect(await refusal(share(`${folder}/draft`, 'reader', { group }))).toBe('404 not-found');
  });
});

describe('open documents', () => {
  it('close within a second of the end of a share, and what was acknowledged stays', async () => {
    const { share: id } = await share(`${folder}/draft`, 'editor');
    const editor = await LiveEditor.open(ben.client, { workspace: root, path: 'paper.md' });
    editor.type(4, ' Two.');
    await editor.until(() => editor.isSaved);
    const socket = await openSocket(ben.client, { workspace: root, path: 'paper.md' });
    await socket.next('get-document');
    const began = performance.now();
    await end(`${folder}/draft`, id);
    expect(await socket.ending()).toBe(CLOSE.accessWithdrawn);
    expect(performance.now() - began).toBeLessThan(1000);
    expect((await read(ada, uuid, `${folder}/draft/paper.md`)).text).toBe('One. Two.');
    expect(await refusal(ben.client.call(workspace.stat, { uuid: root, itemPath: 'paper.md' }))).toBe('404 not-found');
    editor.stop();
  });

  it("are reopened with another role, and a reader's typing is refused", async () => {
    const { share: id } = await share(`${folder}/draft`, 'editor');
    const path = `${folder}/draft`;
    const socket = await openSocket(ben.client, { workspace: root, path: 'paper.md' });
    await socket.next('get-document');
    await ada.client.call(sharing.update, { uuid, itemPath: path, share: id, role: 'reader', expiresAt: null });
    expect(await socket.ending()).toBe(CLOSE.restarting);
    const reader = await openSocket(ben.client, { workspace: root, path: 'paper.md' });
    const { currentVersion } = await reader.next('get-document');
    reader.send({
      type: 'push-updates',
      clientVersion: currentVersion,
      updates: [{ clientID: 'b', changes: [[0, 'No.'], 4] }],
    });
    expect((await reader.next('error')).code).toBe('forbidden');
    reader.raw.close();
  });

  it('close when a share expires, or the document is moved out of what is shared', async () => {
    const soon = new Date(Date.now() + 1500).toISOString();
    await share(`${folder}/draft`, 'editor', { user: ben.email, expiresAt: soon });
    const socket = await openSocket(ben.client, { workspace: root, path: 'paper.md' });
    await socket.next('get-document');
    expect(await socket.ending()).toBe(CLOSE.accessWithdrawn);
    expect(Date.now() - Date.parse(soon)).toBeLessThan(1000);
    expect(await refusal(read(ben, root, 'paper.md'))).toBe('404 not-found');
    await share(`${folder}/draft`, 'editor');
    const again = await openSocket(ben.client, { workspace: root, path: 'paper.md' });
    await again.next('get-document');
    await ada.client.call(workspace.moveItems, { uuid, itemPaths: [`${folder}/draft/paper.md`], targetFolder: folder });
    expect(await again.ending()).toBe(CLOSE.accessWithdrawn);
  });

  it('and open pages hear of changes only through the shared item', async () => {
    const { share: id } = await share(`${folder}/draft`, 'reader');
    await using listener = await listenToEvents(server, ben.client);
    await ada.client.call(workspace.createFolder, { uuid, parentItem: `${folder}/draft`, name: 'new' });
    await expect
      .poll(() => listener.events)
      .toContainEqual(expect.objectContaining({ topic: 'workspace', workspaceUUID: root }));
    expect(JSON.stringify(listener.events)).not.toContain(uuid);
    await end(`${folder}/draft`, id);
    const heard = (topic: string, of?: string): number =>
      listener.events.filter((event) => event.topic === topic && event.workspaceUUID === of).length;
    await expect.poll(() => heard('groups')).toBe(1);
    const before = heard('workspace', root);
    await ada.client.call(workspace.createFolder, { uuid, parentItem: `${folder}/draft`, name: 'newer' });
    // Anything received about that would come before this.
    await share(folder, 'reader');
    await expect.poll(() => heard('groups')).toBe(2);
    expect(heard('workspace', root)).toBe(before);
  });
});

describe('sharing', () => {
  it('is for the owner or a manager; two ids of different items never meet in one call', async () => {
    const { share: id } = await share(`${folder}/draft`, 'editor');
    const group = await createGroup(freshName('Ours'), ada, ben);
    await ada.client.call(workspace.createFolder, { uuid: group, parentItem: '', name: 'x' });
    const asMember = { uuid: group, itemPath: 'x', user: cleo.email, role: 'reader' as const };
    expect(await refusal(ben.client.call(sharing.add, asMember))).toBe('403 forbidden');
    expect((await ben.client.call(sharing.list, { uuid: group, itemPath: 'x' })).mayShare).toBe(false);
    // A manager of another workspace, with the id of a share that is not theirs.
    const own = await findWorkspace(ben);
    await ben.client
      .call(workspace.createFolder, { uuid: own, parentItem: '', name: freshName('mine') })
      .catch(() => undefined);
    const mine = (await ben.client.call(workspace.tree, { uuid: own })).contents[0]?.path ?? '';
    const foreign = { uuid: own, itemPath: mine, share: id };
    expect(await refusal(ben.client.call(sharing.remove, foreign))).toBe('404 not-found');
    expect(await refusal(ben.client.call(sharing.update, { ...foreign, role: 'editor', expiresAt: null }))).toBe(
      '404 not-found',
    );
  });

  it('reveals nothing about accounts one cannot share with, and guessing is stopped', async () => {
    const nobody = () => share(`${folder}/draft`, 'reader', { user: `${freshName('nobody')}@example.org` });
    for (let at = 0; at < 30; at += 1) expect(await refusal(nobody())).toBe('404 not-found');
    expect(await refusal(nobody())).toBe('429 rate-limited');
  });

  it('is limited per item and per workspace', async () => {
    const name = freshName('crowd');
    const count = 'with recursive n (i) as (select 1 union all select i + 1 from n where i < 100)';
    await runSql(
      server,
      `${count} insert into user_group (id, name, name_key, created_at) select '${name}-' || i, 'G', 'g', 1 from n`,
    );
    const fill = async (itemPath: string): Promise<void> => {
      const item = await idOf(itemPath);
      await runSql(
        server,
        `insert into item_share (id, item_id, workspace_id, group_id, role, shared_at)
         select '${item}' || id, '${item}', '${uuid}', id, 'reader', 1 from user_group where id like '${name}-%'`,
      );
    };
    await fill(`${folder}/draft`);
    expect(await refusal(share(`${folder}/draft`, 'reader'))).toBe('409 share-limit');
    await share(folder, 'reader');
    await fill(`${folder}/beside.md`);
    await fill(`${folder}/draft/paper.md`);
    expect(await refusal(share(folder, 'reader', { user: cleo.email }))).toBe('409 share-limit');
    await runSql(server, `delete from user_group where id like '${name}-%'`);
  });

  it('can be undone by the recipient, who takes it off their list', async () => {
    await share(`${folder}/draft`, 'editor');
    await ben.client.call(sharing.leave, { item: root });
    expect(await refusal(read(ben, root, 'paper.md'))).toBe('404 not-found');
    expect(await refusal(ben.client.call(sharing.leave, { item: root }))).toBe('404 not-found');
    expect((await ada.client.call(sharing.list, { uuid, itemPath: `${folder}/draft` })).shares).toEqual([]);
  });
});
