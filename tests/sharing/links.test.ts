import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import * as links from '@scriptorium/contract/operations/links.ts';
import { login } from '@scriptorium/contract/operations/auth.ts';
import { remove as removeGroup } from '@scriptorium/contract/operations/groups.ts';
import { listPeople } from '@scriptorium/contract/operations/review.ts';
import { add, leave } from '@scriptorium/contract/operations/sharing.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import * as workspace from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin, mustPost } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { freshName } from '../_support/fresh-name.ts';
import { comeAsGuest, type Guest, makeLink } from '../_support/guests.ts';
import { listenToEvents } from '../_support/listen-to-events.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { BEHIND_BALANCER } from '../_support/about-one.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { connectSocket, LiveEditor, openSocket } from '../live/live-client.ts';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let admin: Account;
let uuid: string;
/** A folder of Ada's with a folder and a paper in it, created for each test. */
let folder: string;
let draft: string;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  admin = await loginAdmin(server);
  uuid = await findWorkspace(ada);
});
afterAll(() => server.dispose());
beforeEach(async () => {
  await runSql(server, 'delete from rate_limit');
  folder = freshName('hidden');
  draft = `${folder}/draft`;
  const { client } = ada;
  await client.call(workspace.createFolder, { uuid, parentItem: '', name: folder });
  await client.call(workspace.createFolder, { uuid, parentItem: folder, name: 'draft' });
  await client.call(workspace.createTextFile, { uuid, parentItem: folder, name: 'beside.md', content: 'Beside.' });
  await client.call(workspace.createTextFile, { uuid, parentItem: draft, name: 'paper.md', content: 'One.' });
});

const read = (by: { client: Client }, base: string, itemPath: string) =>
  by.client.call(workspace.readText, { uuid: base, itemPath });
const live = (guest: Guest) => LiveEditor.open(guest.client, { workspace: guest.place.uuid, path: 'paper.md' });
const set = (key: 'share_links' | 'share_guests', value: '0' | '1') =>
  mustPost(admin.client, '/api/admin/settings/update', { key, value });
const change = (link: string, terms: Record<string, unknown>) =>
  mustPost(ada.client, '/api/sharing/update-link', {
    uuid,
    itemPath: draft,
    link,
    label: '',
    role: 'editor',
    accountsOnly: false,
    expiresAt: null,
    ...terms,
  });
const withdraw = (link: string) => ada.client.call(links.withdrawLink, { uuid, itemPath: draft, link });

describe('a link', () => {
  it('is shown once, listed without its secret, and counts visitors', async () => {
    const { link, token } = await makeLink(
      ada,
      { uuid, itemPath: draft },
      { label: 'For the referees', role: 'reader' },
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    await comeAsGuest(server, token, 'Gast');
    const guest = await comeAsGuest(server, token, 'Zweiter');
    // The same browser again is the same guest.
    await guest.client.call(links.openLink, { token });
    const listed = await ada.client.call(links.listLinks, { uuid, itemPath: draft });
    expect(listed.links).toMatchObject([
      { uuid: link, label: 'For the referees', role: 'reader', uses: 2, hasPassword: false, createdBy: 'Ada' },
    ]);
    expect(JSON.stringify(listed)).not.toContain(token);
    expect(JSON.stringify(await runSql(server, 'select * from share_link'))).not.toContain(token);
    expect(JSON.stringify(await runSql(server, 'select * from event_log'))).not.toContain(token);
    expect(server.log()).not.toContain(token);
  });

  it('to a folder above is listed with where it leads, and is changed there', async () => {
    const { link } = await makeLink(ada, { uuid, itemPath: draft }, { label: 'To the folder' });
    await makeLink(ada, { uuid, itemPath: `${draft}/paper.md` }, { label: 'To the paper' });
    const of = async (itemPath: string) => (await ada.client.call(links.listLinks, { uuid, itemPath })).links;
    expect((await of(`${draft}/paper.md`)).map(({ label, inheritedFrom }) => [label, inheritedFrom])).toEqual([
      ['To the paper', null],
      ['To the folder', draft],
    ]);
    expect((await of(draft)).map(({ label, inheritedFrom }) => [label, inheritedFrom])).toEqual([
      ['To the folder', null],
    ]);
    expect(await of(`${folder}/beside.md`)).toEqual([]);
    const where = { uuid, itemPath: `${draft}/paper.md`, link };
    expect(await refusal(ada.client.call(links.withdrawLink, where))).toBe('404 not-found');
  });

  it('does not reveal whom it is shared with to someone who merely opened it', async () => {
    const carl = await createAccount(server, 'Carl');
    const dora = await createAccount(server, 'Dora');
    await ada.client.call(add, { uuid, itemPath: draft, user: carl.email, role: 'editor', expiresAt: null });
    const { token } = await makeLink(ada, { uuid, itemPath: draft }, { role: 'commenter' });
    const { uuid: root } = await dora.client.call(links.openLink, { token });
    const names = async (by: Account) =>
      (await by.client.call(listPeople, { uuid: root, itemPath: 'paper.md' })).people.map((each) => each.displayName);
    expect(await names(dora)).toEqual(['Ada']);
    expect(await names(carl)).toEqual(['Ada', 'Carl']);
    // Being named in a share, not having the link, is what counts.
    await ada.client.call(add, { uuid, itemPath: draft, user: dora.email, role: 'reader', expiresAt: null });
    expect(await names(dora)).toEqual(['Ada', 'Carl', 'Dora']);
  });

  it('shows no address of someone without a name, to guests or to others it is shared with', async () => {
    const nameless = await createAccount(server, 'Nameless');
    const own = await findWorkspace(nameless);
    await runSql(server, `update "user" set display_name = '' where email = '${nameless.email}'`);
    await nameless.client.call(workspace.createTextFile, {
      uuid: own,
      parentItem: '',
      name: 'paper.md',
      content: 'One.',
    });
    const { token } = await makeLink(nameless, { uuid: own, itemPath: '' });
    await nameless.client.call(add, { uuid: own, itemPath: '', user: ben.email, role: 'editor', expiresAt: null });
    const guest = await comeAsGuest(server, token);
    const root = guest.place.uuid;
    const watcher = await openSocket(guest.client, { workspace: root, path: 'paper.md' });
    await watcher.next('get-document');
    const own2 = await openSocket(nameless.client, { workspace: own, path: 'paper.md' });
    await own2.next('get-document');
    watcher.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
    own2.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
    const seen: string[] = [];
    while (!seen.includes('No name')) seen.push(...(await watcher.next('presence')).people.map(({ label }) => label));
    const shown = [
      seen,
      await new Client(server.url).call(links.readLink, { token }),
      await guest.client.call(workspace.list, {}),
      await ben.client.call(workspace.list, {}),
      await ben.client.call(listPeople, { uuid: root, itemPath: 'paper.md' }),
      await ben.client.call(listVersions, { uuid: root, itemPath: 'paper.md' }),
      await ben.client.call(getNotifications, {}),
    ];
    expect(JSON.stringify(shown)).not.toContain(nameless.email);
    for (const socket of [watcher, own2]) socket.raw.terminate();
  });

  it('lets someone with an account in while it lives, and is on their list', async () => {
    const { link, token } = await makeLink(ada, { uuid, itemPath: draft }, { role: 'commenter', accountsOnly: true });
    expect(await ben.client.call(links.readLink, { token })).toMatchObject({
      name: 'draft',
      sharedBy: 'Ada',
      as: 'Ben',
    });
    const { uuid: root, isGuest } = await ben.client.call(links.openLink, { token });
    expect(isGuest).toBe(false);
    expect((await read(ben, root, 'paper.md')).text).toBe('One.');
    const { workspaces } = await ben.client.call(workspace.list, {});
    expect(workspaces.find((each) => each.uuid === root)).toMatchObject({
      ownerName: 'draft',
      role: 'commenter',
      shared: { from: 'Ada', sharedBy: 'Ada', isOwn: true },
    });
    await withdraw(link);
    expect(await refusal(read(ben, root, 'paper.md'))).toBe('404 not-found');
    await ada.client.call(links.restoreLink, { uuid, itemPath: draft, link });
    expect((await read(ben, root, 'paper.md')).text).toBe('One.');
    await ben.client.call(leave, { item: root });
    expect(await refusal(read(ben, root, 'paper.md'))).toBe('404 not-found');
  });

  it('to a single file shows only that', async () => {
    const { token } = await makeLink(ada, { uuid, itemPath: `${draft}/paper.md` }, { role: 'reader' });
    const guest = await comeAsGuest(server, token);
    expect(guest.place).toMatchObject({ path: 'paper.md', type: 'file', isGuest: true });
    const { contents } = await guest.client.call(workspace.tree, { uuid: guest.place.uuid });
    expect(contents.map(({ path }) => path)).toEqual(['paper.md']);
    const { workspaces } = await guest.client.call(workspace.list, {});
    expect(workspaces).toMatchObject([{ uuid: guest.place.uuid, role: 'reader', size: 0 }]);
    expect(JSON.stringify([contents, workspaces, guest.place])).not.toContain(folder);
  });

  it("shows the paper's beginning to those who may open it", async () => {
    const titled = `${folder}/titled`;
    await ada.client.call(workspace.createFolder, { uuid, parentItem: folder, name: 'titled' });
    const content = '---\ntitle: Kelp forests\nauthor: [Ada, Ben]\n---\n\nText.\n';
    await ada.client.call(workspace.createTextFile, { uuid, parentItem: titled, name: 'kelp.md', content });
    const paper = {
      title: 'Kelp forests',
      authors: ['Ada', 'Ben'],
      blocks: [{ kind: 'paragraph', text: 'Text.' }],
    };
    const stranger = new Client(server.url);
    for (const itemPath of [titled, `${titled}/kelp.md`]) {
      const open = await makeLink(ada, { uuid, itemPath });
      expect(await stranger.call(links.readLink, { token: open.token })).toMatchObject({ paper });
      const members = await makeLink(ada, { uuid, itemPath }, { accountsOnly: true });
      expect(await stranger.call(links.readLink, { token: members.token })).toMatchObject({ name: null, paper: null });
      expect(await ben.client.call(links.readLink, { token: members.token })).toMatchObject({ paper });
    }
    const plain = await makeLink(ada, { uuid, itemPath: draft });
    expect(await stranger.call(links.readLink, { token: plain.token })).toMatchObject({ name: 'draft', paper: null });
  });

  it('is refused in the same way whether it is wrong, withdrawn, expired, in the trash or switched off', async () => {
    const { link, token } = await makeLink(ada, { uuid, itemPath: draft });
    const refusals: unknown[] = [];
    const note = async (tried: string) => {
      const client = new Client(server.url);
      for (const [path, input] of [
        ['/api/links/read', { token: tried }],
        ['/api/links/open', { token: tried, name: 'Gast' }],
      ] as const) {
        const { status, body } = await client.post(path, input);
        refusals.push({ path, status, ...(body as object), requestId: null });
      }
    };
    await note('x'.repeat(43));
    await withdraw(link);
    await note(token);
    await ada.client.call(links.restoreLink, { uuid, itemPath: draft, link });
    await set('share_links', '0');
    await note(token);
    await set('share_links', '1');
    await runSql(server, `update share_link set expires_at = 1 where id = '${link}'`);
    await note(token);
    await runSql(server, `update share_link set expires_at = null where id = '${link}'`);
    await ada.client.call(workspace.deletePath, { uuid, itemPath: draft });
    await note(token);
    const [reading, opening] = refusals;
    for (const [i, each] of refusals.entries()) expect(each).toEqual(i % 2 === 0 ? reading : opening);
    expect(reading).toMatchObject({ status: 422, error: 'invalid-token' });
  });

  it('with a password reveals nothing before it, and limits guesses by address and by link', async () => {
    const password = 'correct horse battery';
    const { link, token } = await makeLink(ada, { uuid, itemPath: draft }, { password });
    const client = new Client(server.url);
    expect(await client.call(links.readLink, { token })).toMatchObject({
      name: null,
      paper: null,
      needsPassword: true,
    });
    expect(await refusal(client.call(links.openLink, { token, name: 'Gast' }))).toBe('403 link-password');
    for (let i = 0; i < 10; i += 1)
      expect(await refusal(client.call(links.openLink, { token, name: 'Gast', password: `guess number ${i}` }))).toBe(
        '403 link-password',
      );
    expect(await refusal(client.call(links.openLink, { token, name: 'Gast', password }))).toBe('429 rate-limited');
    await runSql(server, 'delete from rate_limit');
    const guest = await comeAsGuest(server, token, 'Gast', password);
    expect((await read(guest, guest.place.uuid, 'paper.md')).text).toBe('One.');
    // A new password is asked of everyone again, who then are who they were.
    await change(link, { password: 'another horse battery' });
    expect(await refusal(read(guest, guest.place.uuid, 'paper.md'))).toBe('401 not-logged-in');
    expect(await refusal(guest.client.call(links.openLink, { token, password }))).toBe('403 link-password');
    await guest.client.call(links.openLink, { token, password: 'another horse battery' });
    expect((await read(guest, guest.place.uuid, 'paper.md')).text).toBe('One.');
    expect((await ada.client.call(links.listLinks, { uuid, itemPath: draft })).links[0]?.uses).toBe(1);
  });

  it('with the right password lets in a whole seminar from one address', async () => {
    const password = 'correct horse battery';
    const { token } = await makeLink(ada, { uuid, itemPath: draft }, { password });
    for (let i = 0; i < 12; i += 1) await comeAsGuest(server, token, `Guest ${i}`, password);
  });

  it("ends with its creator's rights", async () => {
    const carl = await createAccount(server, 'Carl');
    const group = await createGroup('Lab', ada, carl);
    await mustPost(ada.client, '/api/groups/add-manager', { group, user: carl.email });
    const place = { uuid: group, itemPath: '' };
    const { token } = await makeLink(carl, place);
    const guest = await comeAsGuest(server, token);
    await mustPost(admin.client, '/api/admin/users/update', { email: carl.email, accountSuspended: true });
    expect(await refusal(guest.client.call(workspace.tree, { uuid: guest.place.uuid }))).toBe('401 not-logged-in');
    await mustPost(admin.client, '/api/admin/users/update', { email: carl.email, accountSuspended: false });
    await guest.client.call(workspace.tree, { uuid: guest.place.uuid });
    await mustPost(ada.client, '/api/groups/remove-manager', { group, user: carl.email });
    expect(await refusal(guest.client.call(workspace.tree, { uuid: guest.place.uuid }))).toBe('401 not-logged-in');
    expect(await refusal(guest.client.call(links.openLink, { token, name: 'Gast' }))).toBe('422 invalid-token');
  });

  it('is created only by those who may share, and changed only through its own item', async () => {
    const { link } = await makeLink(ada, { uuid, itemPath: draft });
    const terms = { label: '', role: 'reader', accountsOnly: false, expiresAt: null } as const;
    expect(
      await refusal(ada.client.call(links.updateLink, { uuid, itemPath: `${folder}/beside.md`, link, ...terms })),
    ).toBe('404 not-found');
    const { token } = await makeLink(ada, { uuid, itemPath: draft });
    const { uuid: root } = await ben.client.call(links.openLink, { token });
    for (const base of [uuid, root])
      expect(await refusal(ben.client.call(links.createLink, { uuid: base, itemPath: '', ...terms }))).toBe(
        '404 not-found',
      );
    await set('share_links', '0');
    expect(await refusal(ada.client.call(links.createLink, { uuid, itemPath: draft, ...terms }))).toBe(
      '403 links-disabled',
    );
    await set('share_links', '1');
  });
});

describe('a guest', () => {
  it('is no longer one once logged in, even when that session has ended', async () => {
    const { token } = await makeLink(ada, { uuid, itemPath: draft });
    const { client } = await comeAsGuest(server, token);
    await client.call(login, { email: ben.email, password: ben.password });
    expect(client.cookies.has('guest')).toBe(false);
    // One that another tab has used since.
    const { client: other } = await comeAsGuest(server, token);
    client.cookies.set('guest', other.cookies.get('guest') ?? '');
    const { user } = await ben.client.call(getData, {});
    await runSql(server, `delete from session where user_id = '${user.uuid}'`);
    expect(await refusal(client.call(workspace.list, {}))).toBe('401 not-logged-in');
    // Opening a link again makes them a guest again.
    await client.call(links.openLink, { token, name: 'Gast' });
    expect((await client.call(workspace.list, {})).workspaces).toHaveLength(1);
    await ben.client.call(login, { email: ben.email, password: ben.password });
  });

  it('writes live under their own name, marked as a guest, in presence and history', async () => {
    const { token } = await makeLink(ada, { uuid, itemPath: draft });
    const guest = await comeAsGuest(server, token, 'Ada');
    const editor = await live(guest);
    const watcher = await openSocket(ada.client, { workspace: uuid, path: `${draft}/paper.md` });
    await editor.until(() => editor.text === 'One.');
    editor.type(0, 'Two. ');
    await editor.until(() => editor.isSaved);
    await watcher.next('get-document');
    const second = await openSocket(guest.client, { workspace: guest.place.uuid, path: 'paper.md' });
    await second.next('get-document');
    watcher.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
    second.send({ type: 'presence', version: 0, anchor: 0, head: 0 });
    const seen: (string | undefined)[] = [];
    while (!seen.includes('Ada (guest)'))
      seen.push(...(await watcher.next('presence')).people.map(({ label }) => label));
    expect(seen.filter((label) => label !== 'Ada (guest)' && label !== 'Ada')).toEqual([]);
    second.raw.terminate();
    expect((await read(ada, uuid, `${draft}/paper.md`)).text).toBe('Two. One.');
    const { versions } = await ada.client.call(listVersions, { uuid, itemPath: `${draft}/paper.md` });
    expect(versions[0]?.authors).toMatchObject([{ displayName: 'Ada (guest)' }]);
    editor.stop();
    watcher.raw.terminate();
  });

  it.each(['Ada (owner)', '\u202eadA', '', ' '.repeat(9), 'x'.repeat(61)])('cannot be called “%s”', async (name) => {
    const { token } = await makeLink(ada, { uuid, itemPath: draft });
    expect(await refusal(comeAsGuest(server, token, name))).toBe('422 invalid');
  });

  it('of a read-only link reads, and nothing they send is accepted', async () => {
    const { token } = await makeLink(ada, { uuid, itemPath: draft }, { role: 'reader' });
    const guest = await comeAsGuest(server, token);
    const editor = await live(guest);
    await editor.until(() => editor.text === 'One.');
    editor.type(0, 'No. ');
    await editor.until(() => editor.errors.length > 0);
    expect((await read(ada, uuid, `${draft}/paper.md`)).text).toBe('One.');
    editor.stop();
  });

  it('is not let in where a link requires an account, or guests are switched off', async () => {
    const { token } = await makeLink(ada, { uuid, itemPath: draft }, { accountsOnly: true });
    expect(await new Client(server.url).call(links.readLink, { token })).toMatchObject({
      needsAccount: true,
      name: null,
    });
    expect(await refusal(comeAsGuest(server, token))).toBe('403 account-needed');
    const open = await makeLink(ada, { uuid, itemPath: draft });
    const guest = await comeAsGuest(server, open.token);
    await set('share_guests', '0');
    expect(await refusal(read(guest, guest.place.uuid, 'paper.md'))).toBe('401 not-logged-in');
    expect(await refusal(comeAsGuest(server, open.token))).toBe('403 account-needed');
    const { uuid: root } = await ben.client.call(links.openLink, { token: open.token });
    expect((await read(ben, root, 'paper.md')).text).toBe('One.');
    await set('share_guests', '1');
  });

  it('has only the grants of their own link, and a copied cookie of another link opens nothing more', async () => {
    await ada.client.call(workspace.createFolder, { uuid, parentItem: folder, name: 'other' });
    await ada.client.call(workspace.createTextFile, {
      uuid,
      parentItem: `${folder}/other`,
      name: 'paper.md',
      content: 'Other.',
    });
    const one = await makeLink(ada, { uuid, itemPath: draft });
    const two = await makeLink(ada, { uuid, itemPath: `${folder}/other` }, { role: 'reader' });
    const first = await comeAsGuest(server, one.token, 'First');
    const second = await comeAsGuest(server, two.token, 'Second');
    expect(await refusal(read(first, second.place.uuid, 'paper.md'))).toBe('404 not-found');
    expect(await refusal(read(second, first.place.uuid, 'paper.md'))).toBe('404 not-found');
    // A forwarded link creates a second guest rather than reusing the first.
    const forwarded = await comeAsGuest(server, one.token, 'First');
    const me = await first.client.call(links.readGuest, {});
    expect((await forwarded.client.call(links.readGuest, {})).guest?.uuid).not.toBe(me.guest?.uuid);
    // A ticket only works with the cookie of the one who requested it.
    const { ticket } = (await mustPost(first.client, '/api/request-ws-ticket', {
      uuid: first.place.uuid,
      docPath: 'paper.md',
    })) as { ticket: string };
    expect(await connectSocket(forwarded.client, { ticket }).ending()).toBe(CLOSE.notLoggedIn);
  });

  it('never gets the response to what a guest of another link requests at the same time', async () => {
    const one = await makeLink(ada, { uuid, itemPath: draft });
    const two = await makeLink(ada, { uuid, itemPath: `${folder}/beside.md` });
    const first = await comeAsGuest(server, one.token, 'First');
    const second = await comeAsGuest(server, two.token, 'Second');
    const asking = [first, first, second, first, second, second];
    const answers = await Promise.all(asking.map(({ client }) => client.call(workspace.list, {})));
    expect(answers.map(({ workspaces }) => workspaces.map((each) => each.uuid))).toEqual(
      asking.map(({ place }) => [place.uuid]),
    );
  });

  it("counts towards the storage of the workspace's owner", async () => {
    const { token } = await makeLink(ada, { uuid, itemPath: draft });
    const guest = await comeAsGuest(server, token);
    const [before] = (await ada.client.call(workspace.list, {})).workspaces;
    const editor = await live(guest);
    await editor.until(() => editor.text === 'One.');
    editor.type(0, 'x'.repeat(5000));
    await editor.until(() => editor.isSaved);
    const [after] = (await ada.client.call(workspace.list, {})).workspaces;
    expect(after?.size).toBeGreaterThanOrEqual((before?.size ?? 0) + 5000);
    editor.stop();
  });

  it('stops being one, and is limited in number by address', async () => {
    const { token } = await makeLink(ada, { uuid, itemPath: draft });
    const guest = await comeAsGuest(server, token);
    const copy = guest.client.clone();
    await guest.client.call(links.leaveLink, {});
    expect(await refusal(read(guest, guest.place.uuid, 'paper.md'))).toBe('401 not-logged-in');
    expect(await refusal(read({ client: copy }, guest.place.uuid, 'paper.md'))).toBe('401 not-logged-in');
    const client = new Client(server.url);
    let flooded = 0;
    for (let i = 0; i < 101; i += 1) {
      client.cookies.delete('guest');
      if ((await client.post('/api/links/open', { token, name: 'Flood' })).status === 429) flooded += 1;
    }
    expect(flooded).toBeGreaterThan(0);
  });
});

describe('guests of one link', () => {
  it('do not take the places of those who could not come back, and what they wrote keeps their names', async () => {
    const { link, token } = await makeLink(ada, { uuid, itemPath: draft });
    const writer = await comeAsGuest(server, token, 'Writer');
    const editor = await live(writer);
    await editor.until(() => editor.text === 'One.');
    editor.type(0, 'Two. ');
    await editor.until(() => editor.isSaved);
    editor.stop();
    const gone = Array.from({ length: 1000 }, (_, i) => `('${link} ${i}', '${link}', '${link} ${i}', 'Old', 0, 1, 2)`);
    await runSql(
      server,
      `insert into guest (id, link_id, token_hash, name, edition, created_at, expires_at) values ${gone.join(', ')}`,
    );
    await comeAsGuest(server, token, 'Late');
    // As the server does with guests of long ago.
    await runSql(server, `delete from guest where link_id = '${link}' and name = 'Writer'`);
    const { versions } = await ada.client.call(listVersions, { uuid, itemPath: `${draft}/paper.md` });
    expect(versions[0]?.authors).toMatchObject([{ displayName: 'Writer (guest)' }]);
  });

  // Each server counts its own streams.
  it.skipIf(BEHIND_BALANCER)("share one person's limit of open streams, however many names they take", async () => {
    const { token } = await makeLink(ada, { uuid, itemPath: draft }, { role: 'reader' });
    const beside = await makeLink(ada, { uuid, itemPath: draft }, { role: 'reader' });
    const steady = await comeAsGuest(server, token, 'Steady');
    const other = await comeAsGuest(server, beside.token, 'Other');
    const kept = [await listenToEvents(server, steady.client), await listenToEvents(server, other.client)];
    const flood = await Promise.all(
      Array.from({ length: 11 }, async (_, i) => (await comeAsGuest(server, token, `Flood ${i}`)).client),
    );
    const streams = await Promise.all(
      flood.flatMap((client) => Array.from({ length: 28 }, () => listenToEvents(server, client))),
    );
    // Of 308 in the flood and one before it, 300 may stay open.
    await expect.poll(() => streams.filter((stream) => stream.ended()).length, { interval: 20 }).toBe(9);
    expect(kept.map((stream) => stream.ended())).toEqual([false, false]);
    for (const stream of [...streams, ...kept]) await stream[Symbol.asyncDispose]();
  });
});

/** How everything open ends, within a second, when a guest loses access. */
describe('what ends while a guest is there', () => {
  const ways: [string, (link: string) => Promise<unknown>, () => Promise<unknown>][] = [
    ['the link is withdrawn', withdraw, () => Promise.resolve()],
    ['the password is changed', (link) => change(link, { password: 'another horse battery' }), () => Promise.resolve()],
    ['the link is for accounts now', (link) => change(link, { accountsOnly: true }), () => Promise.resolve()],
    ['guests are switched off', () => set('share_guests', '0'), () => set('share_guests', '1')],
    ['links are switched off', () => set('share_links', '0'), () => set('share_links', '1')],
  ];
  it.each(ways)('when %s: socket, stream, link and calls', async (_what, act, undo) => {
    const { link, token } = await makeLink(ada, { uuid, itemPath: draft });
    const guest = await comeAsGuest(server, token);
    const root = guest.place.uuid;
    const editor = await live(guest);
    await editor.until(() => editor.text === 'One.');
    editor.type(0, 'Kept. ');
    await editor.until(() => editor.isSaved);
    editor.stop();
    const { url } = await guest.client.call(workspace.getAssetLink, { workspaceUUID: root, path: 'paper.md' });
    expect((await guest.client.get(url)).status).toBe(200);
    const socket = await openSocket(guest.client, { workspace: root, path: 'paper.md' });
    await socket.next('get-document');
    const events = await listenToEvents(server, guest.client);
    await act(link);
    const began = performance.now();
    expect(await socket.ending()).toBe(CLOSE.accessWithdrawn);
    await expect.poll(() => events.ended(), { interval: 20 }).toBe(true);
    expect(performance.now() - began).toBeLessThan(1500);
    expect((await guest.client.get(url)).status).toBe(404);
    expect(await refusal(read(guest, root, 'paper.md'))).toBe('401 not-logged-in');
    await undo();
    // What was acknowledged stays.
    expect((await read(ada, uuid, `${draft}/paper.md`)).text).toBe('Kept. One.');
  });

  it('when the link expires, even at a time chosen meanwhile', async () => {
    const { link, token } = await makeLink(ada, { uuid, itemPath: draft });
    const guest = await comeAsGuest(server, token);
    const document = { workspace: guest.place.uuid, path: 'paper.md' };
    const first = await openSocket(guest.client, document);
    await first.next('get-document');
    const events = await listenToEvents(server, guest.client);
    const end = Date.now() + 1500;
    await change(link, { expiresAt: new Date(end).toISOString() });
    // It reconnects and from then on watches for that day.
    expect(await first.ending()).toBe(CLOSE.restarting);
    const second = await openSocket(guest.client, document);
    expect(await second.ending()).toBe(CLOSE.accessWithdrawn);
    expect(Date.now()).toBeGreaterThanOrEqual(end);
    await expect.poll(() => events.ended(), { interval: 20 }).toBe(true);
    expect(Date.now() - end).toBeLessThan(1500);
  });

  it.each(['suspended', 'deleted', 'without its group'] as const)(
    'when the account that created the link is %s: sockets and streams of guests and other visitors',
    async (what) => {
      const maker = await createAccount(server, freshName('maker'));
      const group = what === 'without its group' ? await createGroup(freshName('Lab'), maker) : null;
      const place = { uuid: group ?? (await findWorkspace(maker)), itemPath: '' };
      await maker.client.call(workspace.createTextFile, {
        uuid: place.uuid,
        parentItem: '',
        name: 'paper.md',
        content: 'One.',
      });
      const { token } = await makeLink(maker, place);
      const guest = await comeAsGuest(server, token);
      const comer = await createAccount(server, freshName('comer'));
      const { uuid: root } = await comer.client.call(links.openLink, { token });
      const document = { workspace: root, path: 'paper.md' };
      const sockets = [await openSocket(guest.client, document), await openSocket(comer.client, document)];
      for (const socket of sockets) await socket.next('get-document');
      const events = await listenToEvents(server, guest.client);
      const others = await listenToEvents(server, comer.client);
      const act = {
        suspended: () =>
          mustPost(admin.client, '/api/admin/users/update', { email: maker.email, accountSuspended: true }),
        deleted: () => mustPost(admin.client, '/api/admin/users/delete', { email: maker.email }),
        'without its group': () => maker.client.call(removeGroup, { uuid: place.uuid }),
      }[what];
      await act();
      const began = performance.now();
      for (const socket of sockets) expect(await socket.ending()).toBe(CLOSE.accessWithdrawn);
      await expect.poll(() => events.ended(), { interval: 20 }).toBe(true);
      await expect.poll(() => others.events.some(({ topic }) => topic === 'groups'), { interval: 20 }).toBe(true);
      expect(performance.now() - began).toBeLessThan(1500);
      expect(await refusal(guest.client.call(workspace.list, {}))).toBe('401 not-logged-in');
      await others[Symbol.asyncDispose]();
    },
  );

  it('is reopened with what they may now do when the role is changed', async () => {
    const { link, token } = await makeLink(ada, { uuid, itemPath: draft });
    const guest = await comeAsGuest(server, token);
    const socket = await openSocket(guest.client, { workspace: guest.place.uuid, path: 'paper.md' });
    await socket.next('get-document');
    await change(link, { role: 'reader' });
    expect(await socket.ending()).toBe(CLOSE.restarting);
    expect((await guest.client.call(workspace.list, {})).workspaces[0]?.role).toBe('reader');
  });
});
