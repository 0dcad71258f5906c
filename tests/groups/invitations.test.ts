import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as groups from '@scriptorium/contract/operations/groups.ts';
import * as invitations from '@scriptorium/contract/operations/invitations.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { signup } from '@scriptorium/contract/operations/user.ts';
import { tree } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, loginAdmin } from '../_support/accounts.ts';
import { enrolApp } from '../_support/authenticator.ts';
import { Client } from '../_support/client.ts';
import { freshName } from '../_support/fresh-name.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { awaitMail, awaitToken } from '../accounts/await-mail.ts';

let server: RunningServer;
let mailbox: Mailbox;
let admin: Account;
let ines: Account;
let uuid: string;

const PASSWORD = 'a pass phrase nobody else has';
const guest = (): Client => new Client(server.url);
const newAddress = (): string => `${freshName('invited')}@elsewhere.example`;
const set = (key: string, value: string) => admin.client.call(updateSetting, { key, value } as never);
const told = async (account: Account): Promise<string[]> =>
  (await account.client.call(getNotifications, {})).notifications.map((each) => each.message);

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startServer({ env: { SMTP_URL: mailbox.url } });
  admin = await loginAdmin(server);
  ines = await createAccount(server, 'Ines');
  await set('user_group_management_limit', '0');
});
afterAll(async () => {
  await server.dispose();
  await mailbox.close();
});
beforeEach(async () => {
  await runSql(server, 'delete from rate_limit');
  await set('invited_may_sign_up', '1');
  uuid = await createGroup(freshName('Gait Lab'), ines);
});

async function invite(email: string, role: 'reader' | 'commenter' | 'editor' = 'editor'): Promise<string> {
  await ines.client.call(groups.invite, { uuid, email, role });
  return awaitToken(mailbox, email, '/invitation');
}
const open = async () => (await ines.client.call(groups.listInvitations, { uuid })).invitations;
const read = (token: string, by = guest()) => by.call(invitations.read, { token });
const signUp = (token: string, by = guest(), displayName = 'Nora') =>
  by.call(invitations.signUp, { token, displayName, password: PASSWORD });

describe('someone without an account', () => {
  it('signs up with the invited address, which verifies it, and is in the group with the role', async () => {
    const email = newAddress();
    const token = await invite(email, 'commenter');
    expect(await read(token)).toMatchObject({ email, invitedBy: 'Ines', role: 'commenter', next: 'sign-up' });
    const nora = guest();
    const { session, workspaceUUID } = await signUp(token, nora);
    expect(workspaceUUID).toBe(uuid);
    expect(session?.user).toMatchObject({ email, displayName: 'Nora', emailVerified: true, isAdmin: false });
    expect((await nora.call(tree, { uuid })).contents).toEqual([]);
    const { groups: found } = await nora.call(groups.list, {});
    expect(found[0]?.members.find((member) => member.displayName === 'Nora')).toMatchObject({ role: 'commenter' });
    expect(await told(ines)).toContainEqual(expect.stringContaining('Nora accepted your invitation'));
    expect(await open()).toEqual([]);
    expect(await refusal(read(token))).toBe('422 invalid-token');
    expect(await refusal(signUp(token))).toBe('422 invalid-token');
    expect((await guest().login(email, PASSWORD)).status).toBe(200);
  });

  it('can do so only where sign-up or the setting for invited people allows it', async () => {
    const token = await invite(newAddress());
    await set('invited_may_sign_up', '0');
    expect((await read(token)).next).toBe('closed');
    expect(await refusal(signUp(token))).toBe('403 signup-disabled');
    await set('registration_open', '1');
    await set('signup_policy', 'domain');
    await set('signup_domains', 'university.edu');
    expect((await read(token)).next).toBe('closed');
    await set('signup_domains', 'elsewhere.example');
    expect((await read(token)).next).toBe('sign-up');
    await set('signup_policy', 'approval');
    const { session } = await signUp(token);
    expect(session).toBeNull();
    const members = (await ines.client.call(groups.list, {})).groups.find((group) => group.uuid === uuid)?.members;
    expect(members).toHaveLength(2);
    await set('signup_policy', 'open');
    await set('registration_open', '0');
  });

  it('whose account awaits approval cannot log in before that', async () => {
    const email = newAddress();
    const token = await invite(email);
    await set('invited_may_sign_up', '0');
    await set('registration_open', '1');
    await set('signup_policy', 'approval');
    await signUp(token);
    const refused = await guest().post('/api/auth/login', { email, password: PASSWORD, clientID: '' });
    expect(refused.body).toMatchObject({ error: 'account-not-approved' });
    await admin.client.call(adminUsers.updateUser, { email, approved: true });
    expect((await guest().login(email, PASSWORD)).status).toBe(200);
    await set('signup_policy', 'open');
    await set('registration_open', '0');
  });

  it('declines, and the inviter is notified', async () => {
    const email = newAddress();
    const token = await invite(email);
    await guest().call(invitations.decline, { token });
    expect(await open()).toEqual([]);
    expect(await told(ines)).toContainEqual(expect.stringContaining(`${email} declined your invitation`));
    expect(await refusal(signUp(token))).toBe('422 invalid-token');
  });

  it('takes over an account that a stranger made for the address, whose password and links become void', async () => {
    const email = newAddress();
    await set('registration_open', '1');
    await guest().call(signup, { email, password: 'the pass phrase of a stranger', displayName: 'Mallory' });
    await set('registration_open', '0');
    const foreign = await awaitToken(mailbox, email, '/verify-email');
    const token = await invite(email);
    expect((await read(token)).next).toBe('sign-up');
    const { session } = await signUp(token);
    expect(session?.user.displayName).toBe('Nora');
    expect((await guest().post('/api/user/verify-email', { token: foreign })).body).toMatchObject({
      error: 'invalid-token',
    });
    await expect(guest().login(email, 'the pass phrase of a stranger')).rejects.toMatchObject({ code: 'login-failed' });
  });

  it('gets no session from the link where login requires a second factor, given or to be set up', async () => {
    await set('second_factor', 'everybody');
    const email = newAddress();
    const nora = guest();
    expect(await signUp(await invite(email), nora)).toMatchObject({ next: 'log-in', session: null });
    expect(nora.cookies.get('session')).toBeUndefined();
    const answer = await nora.post('/api/auth/login', { email, password: PASSWORD, clientID: '' });
    expect(answer.body).toMatchObject({ next: 'enrol' });
    await set('second_factor', 'nobody');
    // An account with a second factor, whose address an administrator has marked as unverified.
    const petra = await createAccount(server, freshName('Petra'));
    await enrolApp(petra.client);
    await admin.client.call(adminUsers.updateUser, { email: petra.email, emailVerified: false });
    expect(await signUp(await invite(petra.email))).toMatchObject({ next: 'log-in', session: null });
  });

  it('is refused bad input without losing the link', async () => {
    const token = await invite(newAddress());
    for (const [bad, code] of [
      [{ displayName: '  ' }, '422 invalid'],
      [{ password: 'short' }, '422 weak-password'],
    ] as const)
      expect(
        await refusal(guest().call(invitations.signUp, { token, displayName: 'N', password: PASSWORD, ...bad })),
      ).toBe(code);
    expect((await signUp(token)).session).not.toBeNull();
  });
});

describe('someone with an account', () => {
  it('accepts when logged in with the invited address, compared as for logging in', async () => {
    const tomas = await createAccount(server, freshName('Tomas'));
    const address = tomas.email.replace('tomas', 'TOMAS');
    await ines.client.call(groups.invite, { uuid, email: address, role: 'reader' });
    const token = await awaitToken(mailbox, address, '/invitation');
    expect((await read(token)).next).toBe('log-in');
    expect(await refusal(signUp(token))).toBe('409 email-taken');
    expect((await read(token, tomas.client)).next).toBe('accept');
    expect(await tomas.client.call(invitations.accept, { token })).toEqual({ workspaceUUID: uuid, path: '' });
    expect((await tomas.client.call(tree, { uuid })).contents).toEqual([]);
    expect(await refusal(tomas.client.call(invitations.accept, { token }))).toBe('422 invalid-token');
  });

  it('cannot use a link that was forwarded to them', async () => {
    const token = await invite(newAddress());
    const other = await createAccount(server, freshName('Other'));
    expect((await read(token, other.client)).next).toBe('other-account');
    expect(await refusal(other.client.call(invitations.accept, { token }))).toBe('403 forbidden');
    expect(await refusal(signUp(token, other.client))).toBe('403 already-logged-in');
    expect(await refusal(other.client.call(tree, { uuid }))).toBe('404 not-found');
    expect(await open()).toHaveLength(1);
  });

  it('who was added meanwhile has no invitation left, and keeps the role', async () => {
    const leila = await createAccount(server, freshName('Leila'));
    const token = await invite(leila.email, 'reader');
    await ines.client.call(groups.addMember, { uuid, user: leila.email });
    expect(await open()).toEqual([]);
    expect(await refusal(leila.client.call(invitations.accept, { token }))).toBe('422 invalid-token');
  });

  it('is added once by two simultaneous clicks', async () => {
    const mira = await createAccount(server, freshName('Mira'));
    const token = await invite(mira.email);
    const answers = await Promise.all([1, 2].map(() => mira.client.post(invitations.accept.path, { token })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);
  });

  it('who is an administrator is not taken over by the holder of a link', async () => {
    const boss = await createAccount(server, freshName('Boss'), { admin: true });
    await admin.client.call(adminUsers.updateUser, { email: boss.email, emailVerified: false });
    const token = await invite(boss.email);
    expect((await read(token)).next).toBe('log-in');
    expect(await refusal(signUp(token))).toBe('409 email-taken');
  });

  it('suspended, cannot be let in or given a new password by a link', async () => {
    const sue = await createAccount(server, freshName('Sue'));
    const token = await invite(sue.email);
    await admin.client.call(adminUsers.updateUser, { email: sue.email, accountSuspended: true });
    expect((await read(token)).next).toBe('closed');
    expect(await refusal(signUp(token))).toBe('409 email-taken');
    expect(await refusal(sue.client.call(invitations.accept, { token }))).toBe('401 not-logged-in');
  });
});

describe('the inviter', () => {
  it('gets the same response for an address with an account and for one without', async () => {
    const known = await createAccount(server, freshName('Known'));
    const [one, two] = [known.email, newAddress()];
    const answers = [];
    for (const email of [one, two]) {
      const { body, status } = await ines.client.post(groups.invite.path, { uuid, email, role: 'editor' });
      const [made] = (body as { invitations: groups.Invitation[] }).invitations;
      answers.push({ status, keys: Object.keys(made ?? {}), email: made?.email === email });
    }
    expect(answers[0]).toEqual(answers[1]);
    for (const email of [one, two])
      expect(await refusal(ines.client.call(groups.invite, { uuid, email, role: 'editor' }))).toBe(
        '409 already-invited',
      );
    for (const email of [one, two]) await awaitMail(mailbox, email, '/invitation?token=');
  });

  it('is told who is a member, and cannot invite them', async () => {
    const member = await createAccount(server, freshName('Member'));
    await ines.client.call(groups.addMember, { uuid, user: member.email });
    expect(await refusal(ines.client.call(groups.invite, { uuid, email: ` ${member.email} `, role: 'reader' }))).toBe(
      '409 already-member',
    );
  });

  it('resends with a new link that ends the old one, and withdraws', async () => {
    const email = newAddress();
    const first = await invite(email);
    const [made] = await open();
    expect(made).toMatchObject({ email, role: 'editor', invitedBy: 'Ines', isExpired: false });
    const which = { uuid, invitation: made?.uuid ?? '' };
    await ines.client.call(groups.resendInvitation, which);
    const second = await awaitToken(mailbox, email, '/invitation');
    expect(await refusal(read(first))).toBe('422 invalid-token');
    expect((await read(second)).email).toBe(email);
    expect((await ines.client.call(groups.withdrawInvitation, which)).invitations).toEqual([]);
    expect(await refusal(read(second))).toBe('422 invalid-token');
    for (const gone of [groups.withdrawInvitation, groups.resendInvitation])
      expect(await refusal(ines.client.call(gone, which))).toBe('404 not-found');
  });

  it('of another group cannot reach invitations to this one', async () => {
    const token = await invite(newAddress());
    const [made] = await open();
    const other = await createAccount(server, freshName('Manager'));
    const own = await createGroup(freshName('Own'), other);
    for (const call of [groups.withdrawInvitation, groups.resendInvitation])
      expect(await refusal(other.client.call(call, { uuid: own, invitation: made?.uuid ?? '' }))).toBe('404 not-found');
    expect((await read(token)).next).toBe('sign-up');
  });

  it('sees which have expired and can send them again, with a new link', async () => {
    const email = newAddress();
    const token = await invite(email);
    await runSql(server, `update invitation set expires_at = 1 where email = '${email}'`);
    expect(await refusal(read(token))).toBe('422 invalid-token');
    expect(await refusal(signUp(token))).toBe('422 invalid-token');
    expect(await open()).toMatchObject([{ email, isExpired: true }]);
    await ines.client.call(groups.invite, { uuid, email, role: 'reader' });
    expect(await open()).toMatchObject([{ email, role: 'reader', isExpired: false }]);
  });

  it.each([
    ['demoted', (who: Account) => ines.client.call(groups.removeManager, { group: uuid, user: who.email })],
    ['removed', (who: Account) => ines.client.call(groups.removeMember, { uuid, user: who.email })],
    [
      'suspended',
      (who: Account) => admin.client.call(adminUsers.updateUser, { email: who.email, accountSuspended: true }),
    ],
    ['deleted', (who: Account) => admin.client.call(adminUsers.deleteUser, { email: who.email })],
  ])('%s leaves no link behind that still works', async (_, end) => {
    const petra = await createAccount(server, freshName('Petra'));
    await ines.client.call(groups.addMember, { uuid, user: petra.email });
    await ines.client.call(groups.addManager, { group: uuid, user: petra.email });
    const email = newAddress();
    await petra.client.call(groups.invite, { uuid, email, role: 'editor' });
    const token = await awaitToken(mailbox, email, '/invitation');
    expect((await read(token)).next).toBe('sign-up');
    await end(petra);
    expect(await refusal(read(token))).toBe('422 invalid-token');
    expect(await refusal(signUp(token))).toBe('422 invalid-token');
  });

  it('who deletes the group ends its invitations, even if it is restored', async () => {
    const token = await invite(newAddress());
    await ines.client.call(groups.remove, { uuid });
    expect(await refusal(read(token))).toBe('422 invalid-token');
    await admin.client.post('/api/admin/groups/restore', { uuid });
    expect(await refusal(read(token))).toBe('422 invalid-token');
  });

  it('cannot flood a mailbox: three e-mails a day from one person', async () => {
    const email = newAddress();
    await invite(email);
    const [made] = await open();
    const resend = () => ines.client.post(groups.resendInvitation.path, { uuid, invitation: made?.uuid ?? '' });
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await resend()).status);
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    await ines.client.call(groups.withdrawInvitation, { uuid, invitation: made?.uuid ?? '' });
    expect(await refusal(ines.client.call(groups.invite, { uuid, email, role: 'editor' }))).toBe('429 rate-limited');
  });

  it('is limited per hour, over all groups', async () => {
    const elsewhere = await createGroup(freshName('Elsewhere'), ines);
    const statuses = [];
    for (let n = 0; n < 62; n += 1) {
      const to = { uuid: n % 2 === 0 ? uuid : elsewhere, email: newAddress(), role: 'reader' };
      statuses.push((await ines.client.post(groups.invite.path, to)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  it('leaves no link secret in the database once the e-mail is sent', async () => {
    const email = newAddress();
    const token = await invite(email);
    await expect
      .poll(async () => JSON.stringify(await runSql(server, `select * from mail where recipient = '${email}'`)), {
        timeout: 15_000,
      })
      .toContain('"sent"');
    for (const table of ['invitation', 'mail', 'token', 'event_log', 'notification'])
      expect(JSON.stringify(await runSql(server, `select * from ${table}`))).not.toContain(token);
  });
});

it('an unrequested e-mail says who invites to what, shows no link but ours, and truncates long names', async () => {
  await ines.client.call(groups.update, { uuid, name: `https://evil.example/${'x'.repeat(150)}` });
  const email = newAddress();
  await ines.client.call(groups.invite, { uuid, email, role: 'reader' });
  const { text } = await awaitMail(mailbox, email, '/invitation?token=');
  expect(text).not.toContain('https://evil');
  expect(text).not.toContain('x'.repeat(100));
  expect(text).toContain('view its documents');
});
