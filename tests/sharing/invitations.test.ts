import { randomUUID } from 'node:crypto';
import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import * as groups from '@scriptorium/contract/operations/groups.ts';
import * as invitations from '@scriptorium/contract/operations/invitations.ts';
import * as sharing from '@scriptorium/contract/operations/sharing.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import * as workspace from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { freshName } from '../_support/fresh-name.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { awaitMail, awaitToken } from '../accounts/await-mail.ts';

type Role = 'reader' | 'commenter' | 'editor';
const PASSWORD = 'a pass phrase nobody else has';

let server: RunningServer;
let mailbox: Mailbox;
let admin: Account;
let ada: Account;
let uuid: string;
/** Created for each test, with a folder and a paper in it. */
let above: string;
let folder: string;

const guest = (): Client => new Client(server.url);
const newAddress = (): string => `${freshName('invited')}@elsewhere.example`;
const set = (key: string, value: string) => admin.client.call(updateSetting, { key, value } as never);
const invite = (email: string, itemPath = folder, role: Role = 'editor') =>
  ada.client.call(sharing.invite, { uuid, itemPath, email, role });
const open = async (itemPath = folder) =>
  (await ada.client.call(sharing.listInvitations, { uuid, itemPath })).invitations;
const mailedTo = (email: string) => awaitToken(mailbox, email, '/invitation');
const read = (token: string, by = guest()) => by.call(invitations.read, { token });
const accept = (token: string, by: Account) => by.client.call(invitations.accept, { token });
const signUp = (token: string, by = guest()) =>
  by.call(invitations.signUp, { token, displayName: 'Nora', password: PASSWORD });
const told = async (account: Account) =>
  (await account.client.call(getNotifications, {})).notifications.map((each) => each.message);

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url } });
  admin = await loginAdmin(server);
  ada = await createAccount(server, 'Ada');
  uuid = await findWorkspace(ada);
  // Sign-up stays closed; invited people may sign up nevertheless.
  await set('invited_may_sign_up', '1');
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});
beforeEach(async () => {
  await runSql(server, 'delete from rate_limit');
  above = freshName('hidden');
  folder = `${above}/draft`;
  await ada.client.call(workspace.createFolder, { uuid, parentItem: '', name: above });
  await ada.client.call(workspace.createFolder, { uuid, parentItem: above, name: 'draft' });
  await ada.client.call(workspace.createTextFile, { uuid, parentItem: above, name: 'beside.md', content: 'Beside.' });
  await ada.client.call(workspace.createTextFile, { uuid, parentItem: folder, name: 'paper.md', content: 'One.' });
});

describe('someone without an account', () => {
  it('signs up through the e-mail although sign-up is closed, and gets the folder, with the role, and nothing above it', async () => {
    const email = newAddress();
    await invite(email, folder, 'editor');
    const mail = await awaitMail(mailbox, email, '/invitation?token=');
    expect(mail.text).toMatch(/Ada has shared the folder .+draft.+ with you/);
    expect(mail.text).not.toContain(above);
    await ada.client.call(sharing.resendInvitation, {
      uuid,
      itemPath: folder,
      invitation: (await open())[0]?.uuid ?? '',
    });
    const token = await mailedTo(email);
    const shown = await read(token);
    expect(shown).toMatchObject({ to: { kind: 'folder', name: 'draft' }, email, invitedBy: 'Ada', next: 'sign-up' });
    expect(JSON.stringify(shown)).not.toContain(above);

    const nora = guest();
    const { session, workspaceUUID, path } = await signUp(token, nora);
    expect(session?.user).toMatchObject({ email, emailVerified: true });
    expect(path).toBe('');
    await nora.call(workspace.createTextFile, {
      uuid: workspaceUUID,
      parentItem: '',
      name: 'by-nora.md',
      content: 'Hers.',
    });
    const there = { uuid, itemPath: `${folder}/by-nora.md` };
    expect((await ada.client.call(workspace.readText, there)).text).toBe('Hers.');
    expect(await refusal(nora.call(workspace.readText, { uuid, itemPath: `${above}/beside.md` }))).toBe(
      '404 not-found',
    );
    expect(await open()).toEqual([]);
    expect(await told(ada)).toContainEqual('Nora accepted your invitation to “draft”.');
    const { shares } = await ada.client.call(sharing.list, { uuid, itemPath: folder });
    expect(shares).toMatchObject([{ person: { displayName: 'Nora' }, role: 'editor', sharedBy: 'Ada' }]);
    expect(await refusal(read(token))).toBe('422 invalid-token');
  });

  it('is led to a single file, and as a reader may only read it', async () => {
    const email = newAddress();
    await invite(email, `${folder}/paper.md`, 'reader');
    const token = await mailedTo(email);
    expect((await read(token)).to).toEqual({ kind: 'file', name: 'paper.md' });
    const nora = guest();
    const place = await signUp(token, nora);
    expect(place.path).toBe('paper.md');
    const item = { uuid: place.workspaceUUID, itemPath: place.path };
    expect((await nora.call(workspace.readText, item)).text).toBe('One.');
    expect(await refusal(nora.call(workspace.deletePath, item))).toBe('403 forbidden');
  });

  it('declines, and the inviter is notified', async () => {
    const email = newAddress();
    await invite(email);
    const token = await mailedTo(email);
    await guest().call(invitations.decline, { token });
    expect(await open()).toEqual([]);
    expect(await told(ada)).toContainEqual(`${email} declined your invitation to “draft”.`);
    expect(await refusal(signUp(token))).toBe('422 invalid-token');
  });
});

describe('someone with an account', () => {
  it('cannot use a link that was forwarded to them, and accepts their own', async () => {
    const ben = await createAccount(server, freshName('Ben'));
    const eve = await createAccount(server, freshName('Eve'));
    await invite(ben.email);
    const token = await mailedTo(ben.email);
    expect((await read(token, eve.client)).next).toBe('other-account');
    expect(await refusal(accept(token, eve))).toBe('403 forbidden');
    expect(await refusal(signUp(token, eve.client))).toBe('403 already-logged-in');
    expect((await eve.client.call(workspace.list, {})).workspaces).toHaveLength(1);
    expect((await read(token, ben.client)).next).toBe('accept');
    const { workspaceUUID } = await accept(token, ben);
    expect((await ben.client.call(workspace.tree, { uuid: workspaceUUID })).contents).toHaveLength(1);
    expect(await refusal(accept(token, ben))).toBe('422 invalid-token');
  });

  it('with whom it was shared meanwhile has no invitation left', async () => {
    const ben = await createAccount(server, freshName('Ben'));
    await invite(ben.email, folder, 'reader');
    const token = await mailedTo(ben.email);
    await ada.client.call(sharing.add, { uuid, itemPath: folder, user: ben.email, role: 'commenter' });
    expect(await open()).toEqual([]);
    expect(await refusal(accept(token, ben))).toBe('422 invalid-token');
  });

  it('keeps a higher role, and a member of the group gets no share', async () => {
    const group = await createGroup(freshName('Lab'), ada);
    await ada.client.call(workspace.createFolder, { uuid: group, parentItem: '', name: 'draft' });
    const ben = await createAccount(server, freshName('Ben'));
    await ada.client.call(sharing.invite, { uuid: group, itemPath: 'draft', email: ben.email, role: 'reader' });
    const token = await mailedTo(ben.email);
    await ada.client.call(groups.addMember, { uuid: group, user: ben.email });
    expect(await accept(token, ben)).toEqual({ workspaceUUID: group, path: 'draft' });
    expect((await ada.client.call(sharing.list, { uuid: group, itemPath: 'draft' })).shares).toEqual([]);
  });
});

describe('the inviter', () => {
  it('lists, resends and withdraws by the item, and learns nothing about accounts', async () => {
    const known = await createAccount(server, freshName('Known'));
    const unknown = newAddress();
    for (const email of [known.email, unknown]) {
      await invite(email, folder, 'reader');
      expect(await refusal(invite(email))).toBe('409 already-invited');
    }
    const listed = await open();
    expect(listed.map(({ email }) => email)).toEqual(expect.arrayContaining([known.email, unknown]));
    expect(listed[0]).toMatchObject({ role: 'reader', invitedBy: 'Ada', isExpired: false });
    const [first] = listed;
    // The id alone gives no access to an invitation to another item or a group.
    const paper = { uuid, itemPath: `${folder}/paper.md`, invitation: first?.uuid ?? '' };
    const group = { uuid: await createGroup(freshName('Lab'), ada), invitation: first?.uuid ?? '' };
    for (const call of [sharing.resendInvitation, sharing.withdrawInvitation])
      expect(await refusal(ada.client.call(call, paper))).toBe('404 not-found');
    for (const call of [groups.resendInvitation, groups.withdrawInvitation])
      expect(await refusal(ada.client.call(call, group))).toBe('404 not-found');
    expect(await open()).toHaveLength(2);
    const old = await mailedTo(first?.email ?? '');
    const which = { uuid, itemPath: folder, invitation: first?.uuid ?? '' };
    await ada.client.call(sharing.resendInvitation, which);
    const token = await mailedTo(first?.email ?? '');
    expect(await refusal(read(old))).toBe('422 invalid-token');
    expect((await ada.client.call(sharing.withdrawInvitation, which)).invitations).toHaveLength(1);
    expect(await refusal(read(token))).toBe('422 invalid-token');
  });

  it('is told of those who have it already', async () => {
    const ben = await createAccount(server, freshName('Ben'));
    await ada.client.call(sharing.add, { uuid, itemPath: folder, user: ben.email, role: 'reader' });
    expect(await refusal(invite(` ${ben.email} `))).toBe('409 already-member');
    expect(await refusal(invite(ada.email))).toBe('409 already-member');
  });

  it('must be allowed to share: not an editor of the folder, nor a member of the group', async () => {
    const group = await createGroup(freshName('Lab'), ada);
    const ben = await createAccount(server, freshName('Ben'));
    await ada.client.call(groups.addMember, { uuid: group, user: ben.email });
    const email = newAddress();
    expect(await refusal(ben.client.call(sharing.invite, { uuid: group, itemPath: '', email, role: 'reader' }))).toBe(
      '403 forbidden',
    );
    await ada.client.call(sharing.add, { uuid, itemPath: folder, user: ben.email, role: 'editor' });
    const root = (await ada.client.call(workspace.stat, { uuid, itemPath: folder })).item.uuid;
    const there = { uuid: root, itemPath: '' };
    const tried = ben.client.call(sharing.invite, { ...there, email, role: 'reader' });
    expect(await refusal(tried)).toBe('404 not-found');
    expect(await refusal(ben.client.call(sharing.listInvitations, there))).toBe('404 not-found');
  });

  it('cannot flood a mailbox: groups and folders together send three e-mails a day from one person', async () => {
    const email = newAddress();
    const group = await createGroup(freshName('Lab'), ada);
    await ada.client.call(groups.invite, { uuid: group, email, role: 'reader' });
    await invite(email, folder);
    await invite(email, above);
    expect(await refusal(invite(email, `${folder}/paper.md`))).toBe('429 rate-limited');
    expect(await open(`${folder}/paper.md`)).toEqual([]);
  });

  it('has as many open invitations and shares of an item as there can be shares', async () => {
    const { item } = await ada.client.call(workspace.stat, { uuid, itemPath: folder });
    for (let n = 0; n < 99; n += 1)
      await runSql(
        server,
        `insert into invitation (id, workspace_id, item_id, email, email_key, role, token_hash, invited_by, sent_at, expires_at)
         select '${randomUUID()}', '${uuid}', '${item.uuid}', 'a${n}@b.c', 'a${n}@b.c', 'reader', '${item.uuid}-${n}', user_id, 1, 99999999999999
         from workspace where id = '${uuid}'`,
      );
    await invite(newAddress());
    expect(await refusal(invite(newAddress()))).toBe('409 share-limit');
    const ben = await createAccount(server, freshName('Ben'));
    const add = { uuid, itemPath: folder, user: ben.email, role: 'reader' as const };
    expect(await refusal(ada.client.call(sharing.add, add))).toBe('409 share-limit');
    await runSql(server, `delete from invitation where item_id = '${item.uuid}'`);
  });
});

describe('a link', () => {
  it('is void once it has expired, or its item was deleted or moved to another workspace', async () => {
    const email = newAddress();
    await invite(email);
    const token = await mailedTo(email);
    await runSql(server, `update invitation set expires_at = 1 where email = '${email}'`);
    expect(await refusal(signUp(token))).toBe('422 invalid-token');
    expect(await open()).toMatchObject([{ email, isExpired: true }]);
    await invite(email);
    const second = await mailedTo(email);
    const { trashed } = await ada.client.call(workspace.deletePath, { uuid, itemPath: above });
    expect(trashed).toHaveLength(1);
    expect(await refusal(signUp(second))).toBe('422 invalid-token');
    const moved = freshName('moved');
    await ada.client.call(workspace.createFolder, { uuid, parentItem: '', name: moved });
    const other = newAddress();
    await invite(other, moved);
    const third = await mailedTo(other);
    const lab = await createGroup(freshName('Lab'), ada);
    await ada.client.call(workspace.moveItems, {
      uuid,
      itemPaths: [moved],
      targetWorkspace: lab,
      targetFolder: '',
    });
    expect(await refusal(read(third))).toBe('422 invalid-token');
    expect((await ada.client.call(sharing.listInvitations, { uuid: lab, itemPath: moved })).invitations).toEqual([]);
    // Nor if it comes back.
    await ada.client.call(workspace.moveItems, {
      uuid: lab,
      itemPaths: [moved],
      targetWorkspace: uuid,
      targetFolder: '',
    });
    expect(await refusal(read(third))).toBe('422 invalid-token');
  });

  it("ends with its sender's right to share: a manager who is demoted, even if promoted again", async () => {
    const lab = await createGroup(freshName('Lab'), ada);
    const petra = await createAccount(server, freshName('Petra'));
    await ada.client.call(groups.addMember, { uuid: lab, user: petra.email });
    await ada.client.call(groups.addManager, { group: lab, user: petra.email });
    const email = newAddress();
    await petra.client.call(sharing.invite, { uuid: lab, itemPath: '', email, role: 'editor' });
    const token = await mailedTo(email);
    expect((await read(token)).to.kind).toBe('workspace');
    await ada.client.call(groups.removeManager, { group: lab, user: petra.email });
    expect(await refusal(signUp(token))).toBe('422 invalid-token');
    await ada.client.call(groups.addManager, { group: lab, user: petra.email });
    expect(await refusal(signUp(token))).toBe('422 invalid-token');
  });
});
