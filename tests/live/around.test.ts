import {
  createFolder,
  createTextFile,
  deletePath,
  moveItems,
  presence,
  renameItem,
  stat,
} from '@scriptorium/contract/operations/workspace.ts';
import { restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { restoreVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import { logout } from '@scriptorium/contract/operations/auth.ts';
import { remove as deleteGroup, removeMember } from '@scriptorium/contract/operations/groups.ts';
import { updateGroup } from '@scriptorium/contract/operations/admin-groups.ts';
import { getData, setData } from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup, loginAdmin, loginAs } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { LiveEditor, newClientId, openSocket } from './live-client.ts';

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: BorrowedServer;
let admin: Account;
let ada: Account;
let ben: Account;
let workspace: string;
let documents = 0;

beforeAll(async () => {
  server = await borrowServer();
  admin = await loginAdmin(server);
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Paper', ada, ben);
});
afterAll(() => server?.dispose());

async function newDocument(content?: string): Promise<{ workspace: string; path: string }> {
  documents += 1;
  const name = `around-${documents}.md`;
  await ada.client.call(createTextFile, {
    uuid: workspace,
    parentItem: '',
    name,
    ...(content === undefined ? {} : { content }),
  });
  return { workspace, path: name };
}

describe('while people type', () => {
  it('a renamed file remains editable', async () => {
    const document = await newDocument();
    const a = await LiveEditor.open(ada.client, document);
    await ben.client.call(renameItem, { uuid: workspace, itemPath: document.path, newName: 'other-name.md' });
    a.type(0, 'kept');
    await a.until(() => a.isSaved);
    const b = await LiveEditor.open(ben.client, { workspace, path: 'other-name.md' });
    expect(b.text).toBe('kept');
    for (const editor of [a, b]) editor.stop();
  });

  it('an upload over the file is one change that open editors receive and merge', async () => {
    const document = await newDocument('one\ntwo\nthree\n');
    const a = await LiveEditor.open(ada.client, document);
    const answer = await ben.client.upload(workspace, '', [{ name: document.path, content: 'one\n2\nthree\nfour\n' }]);
    expect(answer.status).toBe(200);
    a.type(0, 'zero ');
    await a.until(() => a.isSaved && a.text === 'zero one\n2\nthree\nfour\n');
    expect(a.merges).toBe(0);
    a.stop();
  });

  it('a deleted file closes its editors with 4404', async () => {
    const document = await newDocument();
    const socket = await openSocket(ada.client, document);
    await socket.next('get-document');
    await ben.client.call(deletePath, { uuid: workspace, itemPath: document.path });
    expect(await socket.ending()).toBe(4404);
  });

  it('a moved file remains editable in its new place', async () => {
    const document = await newDocument('start');
    await ada.client.call(createFolder, { uuid: workspace, parentItem: '', name: 'elsewhere' });
    const a = await LiveEditor.open(ada.client, document);
    await ben.client.call(moveItems, { uuid: workspace, itemPaths: [document.path], targetFolder: 'elsewhere' });
    a.type(0, 'kept ');
    await a.until(() => a.isSaved);
    const b = await LiveEditor.open(ben.client, { workspace, path: `elsewhere/${document.path}` });
    expect(b.text).toBe('kept start');
    for (const editor of [a, b]) editor.stop();
  });

  it('restoring an older version is one change, and concurrent typing stays', async () => {
    const document = await newDocument('one\ntwo\n');
    const a = await LiveEditor.open(ada.client, document);
    a.type(a.length, 'three\n');
    await a.until(() => a.isSaved);
    a.type(0, 'zero\n');
    await ben.client.call(restoreVersion, { uuid: workspace, itemPath: document.path, version: 0 });
    const b = await LiveEditor.open(ben.client, document);
    await a.until(() => a.isSaved && !a.text.includes('three'));
    await b.until(() => b.text === a.text);
    // The restored text includes what was on disk by then, and nothing later.
    expect(['zero\none\ntwo\n', 'one\ntwo\n']).toContain(a.text);
    a.type(0, 'on ');
    await a.until(() => a.isSaved);
    expect(a.merges).toBe(0);
    for (const editor of [a, b]) editor.stop();
  });

  it('what was typed while the file was in the trash is saved when it is restored', async () => {
    const document = await newDocument('text');
    const a = await LiveEditor.open(ada.client, document);
    const { trashed } = await ben.client.call(deletePath, { uuid: workspace, itemPath: document.path });
    a.type(4, ' and more');
    expect(a.isSaved).toBe(false);
    await ben.client.call(restoreItems, { uuid: workspace, items: trashed });
    await a.until(() => a.isSaved);
    const b = await LiveEditor.open(ben.client, document);
    expect(b.text).toBe('text and more');
    for (const editor of [a, b]) editor.stop();
  });

  it('a file replaced by a blob closes its editors with 4404', async () => {
    const document = await newDocument('text');
    const socket = await openSocket(ada.client, document);
    await socket.next('get-document');
    const binary = new Uint8Array([0xff, 0xfe, 0, 1]);
    await ben.client.upload(workspace, '', [{ name: document.path, content: binary }]);
    expect(await socket.ending()).toBe(4404);
  });

  it('deleting a group closes its documents for all members, and nobody else notices', async () => {
    const group = await createGroup('Ending', ada, ben);
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'x.md' });
    const inside = [ada, ben].map(({ client }) => openSocket(client, { workspace: group, path: 'x.md' }));
    const other = await LiveEditor.open(ben.client, await newDocument());
    for (const socket of await Promise.all(inside)) await socket.next('get-document');
    await ada.client.call(deleteGroup, { uuid: group });
    for (const socket of await Promise.all(inside)) expect(await socket.ending()).toBe(4403);
    other.type(0, 'on');
    await other.until(() => other.isSaved);
    other.stop();
  });

  it('a removed member loses the document at once, and nobody else does', async () => {
    const cleo = await createAccount(server, 'Cleo');
    const group = await createGroup('Short-lived', ada, cleo);
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'x.md' });
    const document = { workspace: group, path: 'x.md' };
    const removed = await openSocket(cleo.client, document);
    await removed.next('get-document');
    const a = await LiveEditor.open(ada.client, document);
    await ada.client.call(removeMember, { uuid: group, user: cleo.email });
    expect(await removed.ending()).toBe(4403);
    a.type(0, 'on');
    await a.until(() => a.isSaved);
    a.stop();
  });

  it('ending a session closes its sockets', async () => {
    const document = await newDocument();
    const session = await loginAs(server, ada);
    const socket = await openSocket(session.client, document);
    await socket.next('get-document');
    await session.client.call(logout, {});
    expect(await socket.ending()).toBe(4401);
  });

  it('a full workspace rejects growth, accepts shrinking, and loses nothing', async () => {
    const group = await createGroup('Small', ada, ben);
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'x.md', content: 'x'.repeat(900) });
    await admin.client.call(updateGroup, { uuid: group, name: 'Small', quota: 1000 });
    const document = { workspace: group, path: 'x.md' };
    const a = await LiveEditor.open(ada.client, document);
    const b = await LiveEditor.open(ben.client, document);
    a.type(0, 'y'.repeat(200));
    await a.until(() => a.errors.length > 0);
    expect(a.errors).toEqual(['over-quota']);
    b.type(0, '', 300);
    await b.until(() => b.isSaved);
    // Reconnects and retries.
    a.cut();
    await a.until(() => a.isSaved);
    await b.until(() => b.text === a.text);
    expect(a.text).toHaveLength(800);
    const { item } = await ada.client.call(stat, { uuid: group, itemPath: 'x.md' });
    expect(item.size).toBe(800);
    for (const editor of [a, b]) editor.stop();
  });

  it('keeps a file with CR LF line endings byte for byte, and counts its bytes as downloaded', async () => {
    const content = 'eins\r\nzwei 😀 \u2028 \u202eabc\r\n';
    await ada.client.upload(workspace, '', [{ name: 'crlf.md', content: `\ufeff${content}` }]);
    const document = { workspace, path: 'crlf.md' };
    const a = await LiveEditor.open(ada.client, document);
    expect(a.text).toBe('eins\nzwei 😀 \u2028 \u202eabc\n');
    a.type(0, 'x\n');
    await a.until(() => a.isSaved);
    const { item } = await ada.client.call(stat, { uuid: workspace, itemPath: 'crlf.md' });
    expect(item.size).toBe(Buffer.byteLength(`\ufeffx\r\n${content}`));
    a.stop();
  });
});

describe('presence', () => {
  it("has everyone's picture once, in however many documents they are", async () => {
    await ben.client.call(setData, { displayName: 'Ben', avatar: PICTURE });
    const opened = [await newDocument('a'), await newDocument('b')];
    const lines = await Promise.all(opened.map((document) => openSocket(ben.client, document)));
    await Promise.all(lines.map((line) => line.next('get-document')));
    const { files, avatars } = await ada.client.call(presence, { uuid: workspace });
    const { user } = await ben.client.call(getData, {});
    const person = { uuid: user.uuid, displayName: 'Ben' };
    for (const { path } of opened) expect(files).toContainEqual({ path, people: [person] });
    expect(avatars).toEqual({ [user.uuid]: user.avatar });
    for (const line of lines) line.raw.close();
  });

  it('tells participants where the others are, by account name, and when they leave', async () => {
    const document = await newDocument('some text');
    const a = await openSocket(ada.client, document, { protocol: '1', clientID: newClientId() });
    const b = await openSocket(ben.client, document, { protocol: '1', clientID: newClientId() });
    const { user } = await ben.client.call(getData, {});
    await a.next('get-document');
    await b.next('get-document');
    a.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
    expect(await a.next('presence')).toEqual({ type: 'presence', people: [], left: [] });
    b.send({ type: 'presence', version: 0, anchor: 2, head: 4 });
    const moved = await a.next('presence');
    const seen = moved.people.filter(({ userId }) => userId === user.uuid);
    expect(seen).toMatchObject([{ label: 'Ben', anchor: 2, head: 4, idle: false }]);
    b.raw.terminate();
    expect((await a.next('presence')).left).toEqual([seen[0]?.id]);
    a.raw.close();
  });
});
