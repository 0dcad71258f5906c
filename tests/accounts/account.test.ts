import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminGroups from '@scriptorium/contract/operations/admin-groups.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as groups from '@scriptorium/contract/operations/groups.ts';
import { addMember, leave, remove } from '@scriptorium/contract/operations/groups.ts';
import * as bell from '@scriptorium/contract/operations/notifications.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createAccount,
  createAccountByCalls,
  createGroup,
  findWorkspace,
  loginAdmin,
} from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { awaitToken } from './await-mail.ts';
import { unzip } from './unzip.ts';

/** One pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: RunningServer;
let mailbox: Mailbox;
let boss: Account;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url } });
  boss = await loginAdmin(server);
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});

const refusal = (code: string) => expect.objectContaining({ code });

/** A one-pixel PNG. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('the profile', () => {
  it('keeps name, picture and preferences that are not named in the call', async () => {
    const ivy = await createAccount(server, 'Ivy');
    const first = await ivy.client.call(user.setData, { displayName: '  Ivy Ray ', avatar: PIXEL });
    expect(first.user).toMatchObject({ displayName: 'Ivy Ray', avatar: PIXEL, preferences: { theme: 'system' } });
    await ivy.client.call(user.setData, { displayName: 'Ivy', preferences: { theme: 'dark' } });
    const { user: read } = await ivy.client.call(user.getData, {});
    expect(read).toMatchObject({
      displayName: 'Ivy',
      avatar: PIXEL,
      preferences: { theme: 'dark', mailOnGroupAdded: true },
    });
    await ivy.client.call(user.setData, { displayName: 'Ivy', avatar: '' });
    expect((await ivy.client.call(user.getData, {})).user.avatar).toBeNull();
  });

  it('rejects blank names and invalid pictures', async () => {
    const joe = await createAccount(server, 'Joe');
    // Blank, a zero-width space, a Hangul filler, the Braille pattern blank, and a name that ends its line.
    for (const displayName of [' ', '\u200b', '\u3164', '\u2800', 'Joe\u2028'])
      await expect(joe.client.call(user.setData, { displayName })).rejects.toThrow(refusal('invalid'));
    for (const avatar of [
      'https://example.org/x.png',
      'data:image/svg+xml;base64,PHN2Zy8+',
      PIXEL.replace('iVBOR', 'AAAAA'),
    ]) {
      await expect(joe.client.call(user.setData, { displayName: 'Joe', avatar })).rejects.toThrow(refusal('invalid'));
    }
  });
});

describe('finding users', () => {
  it('takes three letters, and shows e-mail addresses only to administrators and exact matches', async () => {
    const [kim, lea] = [await createAccount(server, 'Kimberly'), await createAccount(server, 'Leander')];
    const find = async (account: Account, query?: string) =>
      (await account.client.call(user.listUsers, query === undefined ? {} : { query })).users;
    expect(await find(kim)).toEqual([]);
    expect(await find(kim, 'le')).toEqual([]);
    // People are found by name only by those they share a group with.
    expect(await find(kim, 'LEAN')).toEqual([]);
    const group = await createGroup('Finders', kim, lea);
    expect(await find(kim, 'LEAN')).toEqual([{ uuid: expect.any(String), displayName: 'Leander', avatar: null }]);
    expect(await find(kim, 'Leander@Example.org')).toEqual([expect.objectContaining({ email: lea.email })]);
    expect(await find(kim, 'leander@')).toEqual([]);
    expect(await find(boss, 'leander@')).toEqual([expect.objectContaining({ email: lea.email })]);
    expect((await find(boss)).length).toBeGreaterThan(3);
    await lea.client.call(leave, { uuid: group });
    expect(await find(kim, 'LEAN')).toEqual([]);
    await kim.client.call(addMember, { uuid: group, user: lea.email });
    await boss.client.call(adminUsers.updateUser, { email: lea.email, accountSuspended: true });
    for (const query of ['LEAN', lea.email]) expect(await find(kim, query)).toEqual([]);
    await boss.client.call(adminUsers.updateUser, { email: lea.email, accountSuspended: false });
    await kim.client.call(remove, { uuid: group });
    expect(await find(kim, 'LEAN')).toEqual([]);
  });
});

describe('notifications', () => {
  it('are read, marked, removed and paged only by their owner', async () => {
    const [max, ned] = [await createAccount(server, 'Max'), await createAccount(server, 'Ned')];
    for (const name of ['One', 'Two', 'Three']) await createGroup(name, max, ned);
    const { notifications } = await ned.client.call(bell.getNotifications, {});
    expect(notifications.map((each) => [each.message, each.read])).toEqual([
      ['Max added you to the group “Three”.', false],
      ['Max added you to the group “Two”.', false],
      ['Max added you to the group “One”.', false],
    ]);
    const page = await ned.client.call(bell.getNotifications, {
      limit: 1,
      before: notifications[0]?.time ?? '',
    });
    expect(page).toEqual({ notifications: [notifications[1]], more: true });
    const uuid = notifications[0]?.uuid ?? '';
    await expect(max.client.call(bell.markNotificationRead, { uuid })).rejects.toThrow(refusal('not-found'));
    await expect(max.client.call(bell.removeNotification, { uuid })).rejects.toThrow(refusal('not-found'));
    await ned.client.call(bell.markNotificationRead, { uuid });
    await ned.client.call(bell.removeNotification, { uuid: notifications[1]?.uuid ?? '' });
    const left = await ned.client.call(bell.getNotifications, {});
    expect(left.notifications.map((each) => each.read)).toEqual([true, false]);
    await ned.client.call(bell.markAllNotificationsRead, {});
    expect((await ned.client.call(bell.getNotifications, {})).notifications.every((each) => each.read)).toBe(true);
  });

  it('say whose act they tell of, unless the sentence does not, and their pictures come apart', async () => {
    const [max, ned] = [await createAccount(server, 'Max'), await createAccount(server, 'Ned')];
    const group = await createGroup('Pictured', max, ned);
    const [{ user: author }, { user: told }] = [
      await max.client.call(user.getData, {}),
      await ned.client.call(user.getData, {}),
    ];
    await max.client.call(groups.addManager, { group, user: told.uuid });
    const list = async () =>
      (await ned.client.call(bell.getNotifications, {})).notifications.map(({ said, by }) => [said?.code, by]);
    const by = { uuid: author.uuid, displayName: 'Max' };
    expect(await list()).toEqual([
      ['group-manager', undefined],
      ['group-added', by],
    ]);
    await max.client.call(user.setData, { displayName: 'Maxine', avatar: DOT });
    expect(await ned.client.call(bell.listNotifiers, {})).toEqual({
      people: [{ uuid: author.uuid, displayName: 'Maxine', avatar: DOT }],
    });
    expect(await max.client.call(bell.listNotifiers, {})).toEqual({ people: [] });
    await boss.client.call(adminUsers.deleteUser, { email: max.email });
    expect((await list()).map(([, who]) => who)).not.toContainEqual(expect.anything());
    expect(await ned.client.call(bell.listNotifiers, {})).toEqual({ people: [] });
  });
});

describe('optional mails', () => {
  it('are turned off with one click, without logging in', async () => {
    const [oda, pia] = [await createAccount(server, 'Oda'), await createAccount(server, 'Pia')];
    await createGroup('First', oda, pia);
    const token = await awaitToken(mailbox, pia.email, '/unsubscribe');
    const guest = new Client(server.url);
    await expect(guest.call(user.unsubscribe, { token: `${token}x` })).rejects.toThrow(refusal('invalid-token'));
    const other = token.replace('group-added', 'export-finished');
    await expect(guest.call(user.unsubscribe, { token: other })).rejects.toThrow(refusal('invalid-token'));
    expect(await guest.call(user.unsubscribe, { token })).toEqual({ kind: 'group-added' });
    expect((await pia.client.call(user.getData, {})).user.preferences.mailOnGroupAdded).toBe(false);
    await createGroup('Second', oda, pia);
    const { mails } = await boss.client.call(admin.listMails, {});
    expect(mails.filter((mail) => mail.recipient === pia.email && mail.kind === 'group-added')).toHaveLength(1);
  });
});

describe('one-click unsubscribe in mail programs (RFC 8058)', () => {
  const press = (address: string, body = 'List-Unsubscribe=One-Click') =>
    fetch(address, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });

  it('works from the header alone, without cookies, any number of times', async () => {
    const [ria, sam] = [await createAccount(server, 'Ria'), await createAccount(server, 'Sam')];
    await createGroup('Third', ria, sam);
    await awaitToken(mailbox, sam.email, '/unsubscribe');
    const mail = mailbox.mails.find(({ to, text }) => to.includes(sam.email) && text.includes('List-Unsubscribe:'));
    const [, address = ''] = /^List-Unsubscribe: <(.+)>\r?$/m.exec(mail?.text ?? '') ?? [];
    expect(new URL(address).pathname).toBe('/unsubscribe');
    expect(mail?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const here = `${server.url}/unsubscribe${new URL(address).search}`;
    const isWanted = async () => (await sam.client.call(user.getData, {})).user.preferences.mailOnGroupAdded;

    // Link scanners, other forms and other tokens change nothing.
    expect((await fetch(here)).status).toBe(200);
    expect((await fetch(here, { method: 'HEAD' })).status).toBe(200);
    expect((await press(here, 'a=b')).status).toBe(400);
    expect((await press(`${here}x`)).status).toBe(422);
    expect((await press(`${server.url}/unsubscribe`)).status).toBe(422);
    expect(
      (await fetch(here, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).ok,
    ).toBe(false);
    expect(await isWanted()).toBe(true);
    for (let pressed = 0; pressed < 2; pressed += 1) expect((await press(here)).status).toBe(200);
    expect(await isWanted()).toBe(false);
  });

  it('is not in mandatory mails', async () => {
    await createAccountByCalls(server, 'Una');
    const find = () => mailbox.mails.find(({ text }) => text.includes('/verify-email'))?.text;
    await expect.poll(find).toBeDefined();
    expect(find()).not.toContain('List-Unsubscribe');
  });
});

describe('the data export', () => {
  it('is a zip of profile, sessions, notifications and files, only for its owner', async () => {
    const [uma, vic] = [await createAccount(server, 'Uma'), await createAccount(server, 'Vic')];
    const workspace = await findWorkspace(uma);
    await uma.client.post('/api/workspace/create-folder', { uuid: workspace, parentItem: '', name: 'Drafts' });
    await uma.client.upload(workspace, 'Drafts', [
      { name: 'note.md', content: '# A note\r\n' },
      { name: 'raw.bin', content: new Uint8Array([0, 255, 0, 1]) },
    ]);
    const { url } = await uma.client.call(user.requestDataArchive, {});
    const files = await unzip(await uma.client.download(url));
    expect([...files.keys()].toSorted()).toEqual([
      'files/Drafts/',
      'files/Drafts/note.md',
      'files/Drafts/raw.bin',
      'notifications.json',
      'profile.json',
      'sessions.json',
      'workspaces.json',
    ]);
    expect(files.get('files/Drafts/note.md')?.toString()).toBe('# A note\r\n');
    expect([...(files.get('files/Drafts/raw.bin') ?? [])]).toEqual([0, 255, 0, 1]);
    expect(JSON.parse(files.get('profile.json')?.toString() ?? '')).toMatchObject({ email: uma.email });
    expect((await vic.client.get(url)).status).toBe(404);
    expect((await new Client(server.url).get(url)).status).toBe(404);
  });
});

describe('deleting your own account', () => {
  it('deletes the groups it owns, leaves the others intact, and takes effect at once', async () => {
    const [rex, sue, tim] = [
      await createAccount(server, 'Rex'),
      await createAccount(server, 'Sue'),
      await createAccount(server, 'Tim'),
    ];
    const own = await createGroup('Owned by Rex', rex, sue);
    const other = await createGroup('Owned by Sue', sue, rex, tim);
    await expect(rex.client.call(user.deleteAccount, { password: 'wrong' })).rejects.toThrow(refusal('wrong-password'));
    await rex.client.call(user.deleteAccount, { password: rex.password });
    expect((await rex.client.post('/api/user/get-data')).status).toBe(401);
    await expect(new Client(server.url).login(rex.email, rex.password)).rejects.toThrow(refusal('login-failed'));
    const { groups } = await boss.client.call(adminGroups.listGroups, {});
    expect(groups.map((group) => group.uuid)).not.toContain(own);
    expect(groups.find((group) => group.uuid === other)?.members.map((member) => member.displayName)).toEqual([
      'Sue',
      'Tim',
    ]);
    const { notifications } = await sue.client.call(bell.getNotifications, {});
    expect(notifications[0]?.message).toContain('Owned by Rex');
    const { events } = await boss.client.call(admin.getEventLog, { search: 'account of Rex' });
    expect(events).toEqual([expect.objectContaining({ category: 'user', actorName: 'Rex' })]);
  });
});
