import * as admin from '@scriptorium/contract/operations/admin.ts';
import * as adminGroups from '@scriptorium/contract/operations/admin-groups.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, loginAdmin } from '../_support/accounts.ts';
import { runSql } from '../_support/run-sql.ts';
import { ADMIN, type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let boss: Account;

beforeAll(async () => {
  server = await startServer();
  boss = await loginAdmin(server);
});
afterAll(() => server.dispose());

const refusal = (code: string) => expect.objectContaining({ code });

async function readUser(email: string): Promise<adminUsers.AdminUser | undefined> {
  const { users } = await boss.client.call(adminUsers.listUsers, { search: email });
  return users.find((user) => user.email === email);
}

/** Transactions that PostgreSQL aborted because of deadlocks; SQLite has a single writer. */
async function countDeadlocks(): Promise<number> {
  if (process.env['DB'] !== 'postgres') return 0;
  const [row] = await runSql(server, 'select deadlocks from pg_stat_database where datname = current_database()');
  return Number(row?.['deadlocks']);
}

async function readEvents(search: string) {
  return (await boss.client.call(admin.getEventLog, { search })).events;
}

describe('an administrator', () => {
  it('creates an account, which gets a link and has no password yet', async () => {
    const { user } = await boss.client.call(adminUsers.createUser, {
      email: ' New@Example.org ',
      displayName: 'New Person',
      quota: 10 * 1024 * 1024,
      isAdmin: false,
    });
    expect(user).toMatchObject({
      email: 'New@Example.org',
      displayName: 'New Person',
      quota: 10 * 1024 * 1024,
      emailVerified: false,
      hasPassword: false,
      isAdmin: false,
      size: 0,
    });
    const { mails } = await boss.client.call(admin.listMails, {});
    expect(mails[0]).toMatchObject({ kind: 'set-password', recipient: 'New@Example.org' });
    expect(JSON.stringify(mails)).not.toContain('token=');
    expect(await readEvents('new@example.org')).toEqual([
      expect.objectContaining({ category: 'admin', type: 'user.created', actorName: 'Administrator' }),
    ]);
  });

  it('cannot create an account for a taken address, in any spelling', async () => {
    const again = { email: 'NEW@EXAMPLE.ORG', displayName: 'X', quota: 1000, isAdmin: false };
    await expect(boss.client.call(adminUsers.createUser, again)).rejects.toThrow(refusal('email-taken'));
  });

  it('cannot set a blank name or more than the maximum quota', async () => {
    const someone = { email: 'x@example.org', displayName: 'X', quota: 1000, isAdmin: false };
    await expect(boss.client.call(adminUsers.createUser, { ...someone, displayName: '  ' })).rejects.toThrow(
      refusal('invalid'),
    );
    await expect(boss.client.call(adminUsers.createUser, { ...someone, quota: 2 ** 45 })).rejects.toThrow(
      refusal('invalid'),
    );
    expect(await readUser('x@example.org')).toBeUndefined();
  });

  it('changes name, quota, role and state; each change is logged with old and new value', async () => {
    await boss.client.call(adminUsers.updateUser, { email: 'new@example.org', displayName: 'Newer', quota: 5000 });
    expect(await readUser('New@Example.org')).toMatchObject({ displayName: 'Newer', quota: 5000 });
    const [event] = await readEvents('to “Newer”');
    expect(JSON.parse(event?.details ?? '{}')).toMatchObject({
      changes: { displayName: { before: 'New Person', after: 'Newer' }, quota: { before: 10485760, after: 5000 } },
    });
  });

  it('leaves no trace of a change that changes nothing', async () => {
    const before = (await boss.client.call(admin.getEventLog, {})).events.length;
    await boss.client.call(adminUsers.updateUser, { email: 'new@example.org', quota: 5000 });
    expect((await boss.client.call(admin.getEventLog, {})).events).toHaveLength(before);
  });

  it('suspends an account, which ends its sessions and blocks its login', async () => {
    const ann = await createAccount(server, 'Ann');
    await boss.client.call(adminUsers.updateUser, { email: ann.email, accountSuspended: true });
    expect((await ann.client.post('/api/user/get-data')).status).toBe(401);
    await expect(ann.client.login(ann.email, ann.password)).rejects.toThrow(refusal('account-suspended'));
    await expect(ann.client.login(ann.email, 'a wrong password')).rejects.toThrow(refusal('login-failed'));
    await boss.client.call(adminUsers.updateUser, { email: ann.email, accountSuspended: false });
    expect((await ann.client.login(ann.email, ann.password)).status).toBe(200);
  });

  it('changes several accounts or, if one is missing, none', async () => {
    const bob = await createAccount(server, 'Bob');
    const emails = [bob.email, 'nobody@example.org'];
    await expect(boss.client.call(adminUsers.updateUsers, { emails, quota: 7777 })).rejects.toThrow(
      refusal('not-found'),
    );
    expect(await readUser(bob.email)).not.toMatchObject({ quota: 7777 });
    const done = await boss.client.call(adminUsers.updateUsers, {
      emails: [bob.email, 'new@example.org'],
      quota: 7777,
    });
    expect(done).toEqual({ updated: 2 });
    expect(await readUser(bob.email)).toMatchObject({ quota: 7777 });
  });

  it("lists and ends a user's sessions", async () => {
    const cleo = await createAccount(server, 'Cleo');
    const { sessions, ownedGroups } = await boss.client.call(adminUsers.listUserSessions, { email: cleo.email });
    expect(sessions).toEqual([expect.objectContaining({ clientID: 'Test client', isExpired: false })]);
    expect(ownedGroups).toEqual([]);
    expect(await boss.client.call(adminUsers.endUserSessions, { email: cleo.email })).toEqual({ ended: 1 });
    expect((await cleo.client.post('/api/user/get-data')).status).toBe(401);
  });

  it('deletes an account; its name stays in the event log', async () => {
    const dora = await createAccount(server, 'Dora');
    await boss.client.call(adminUsers.deleteUser, { email: dora.email });
    expect(await readUser(dora.email)).toBeUndefined();
    expect((await dora.client.post('/api/user/get-data')).status).toBe(401);
    expect(await readEvents('account of Dora')).toEqual([expect.objectContaining({ type: 'user.deleted' })]);
    await expect(boss.client.call(adminUsers.deleteUser, { email: dora.email })).rejects.toThrow(refusal('not-found'));
  });

  it('deletes the groups an account owns, and can restore them for the other members', async () => {
    const [eve, finn] = [await createAccount(server, 'Eve'), await createAccount(server, 'Finn')];
    const { group } = await boss.client.call(adminGroups.createGroup, { name: 'Shared', owner: eve.email });
    await boss.client.post('/api/groups/add-member', { uuid: group.uuid, user: finn.email });
    expect((await boss.client.call(adminUsers.listUserSessions, { email: eve.email })).ownedGroups).toEqual([
      { uuid: group.uuid, name: 'Shared' },
    ]);
    await boss.client.call(adminUsers.deleteUsers, { emails: [eve.email] });
    const gone = await boss.client.call(adminGroups.listGroups, { search: 'Shared' });
    expect(gone).toEqual({ groups: [], total: 0 });
    const deleted = await boss.client.call(adminGroups.listGroups, { search: 'Shared', deleted: true });
    expect(deleted.groups).toEqual([expect.objectContaining({ uuid: group.uuid, deletedAt: expect.any(String) })]);
    await boss.client.call(adminGroups.restoreGroup, { uuid: group.uuid });
    const restored = await boss.client.call(adminGroups.getGroup, { uuid: group.uuid });
    expect(restored.group.members).toEqual([
      expect.objectContaining({ displayName: 'Finn', isManager: true, isOwner: true }),
    ]);
  });
});

describe('the last administrator', () => {
  it.each([
    ['demoted', { isAdmin: false }],
    ['suspended', { accountSuspended: true }],
    ['made unverified', { emailVerified: false }],
  ])('cannot be %s', async (_, change) => {
    await expect(boss.client.call(adminUsers.updateUser, { email: ADMIN.email, ...change })).rejects.toThrow(
      refusal('last-admin'),
    );
    expect(await readUser(ADMIN.email)).toMatchObject({ isAdmin: true, accountSuspended: false, emailVerified: true });
  });

  it('cannot be deleted by anyone, alone or in bulk', async () => {
    await expect(boss.client.call(adminUsers.deleteUser, { email: ADMIN.email })).rejects.toThrow(
      refusal('last-admin'),
    );
    const emails = [ADMIN.email, 'new@example.org'];
    await expect(boss.client.call(adminUsers.deleteUsers, { emails })).rejects.toThrow(refusal('last-admin'));
    expect((await boss.client.post('/api/user/delete-account', { password: boss.password })).status).toBe(409);
    expect(await readUser('New@Example.org')).toBeDefined();
  });

  it('remains when two administrators demote each other simultaneously, without deadlock', async () => {
    const before = await countDeadlocks();
    for (let round = 0; round < 5; round += 1) {
      const gus = await createAccount(server, `Gus${round}`, { admin: true });
      await Promise.allSettled([
        boss.client.call(adminUsers.updateUser, { email: gus.email, isAdmin: false }),
        gus.client.call(adminUsers.updateUser, { email: ADMIN.email, isAdmin: false }),
      ]);
      const left = [ADMIN, gus].filter(Boolean);
      const answers = await Promise.all(
        [boss, gus].map(({ client }) => client.post('/api/admin/users/list', { role: 'admin' })),
      );
      const seen = answers.find((answer) => answer.status === 200)?.body as { users: { email: string }[] } | undefined;
      expect(seen?.users.length).toBeGreaterThanOrEqual(1);
      // The remaining administrator undoes everything.
      const winner = answers[0]?.status === 200 ? boss : gus;
      await winner.client.call(adminUsers.updateUser, { email: ADMIN.email, isAdmin: true });
      await boss.client.call(adminUsers.updateUser, { email: gus.email, isAdmin: false });
      expect(left).toHaveLength(2);
    }
    expect(await countDeadlocks()).toBe(before);
  });
});

describe('the list of users', () => {
  it('is searched, filtered, sorted and paged', async () => {
    const all = await boss.client.call(adminUsers.listUsers, {});
    expect(all.users).toHaveLength(all.total);
    const page = await boss.client.call(adminUsers.listUsers, { sort: 'email', descending: true, offset: 1, limit: 2 });
    const emails = all.users
      .map((user) => user.email.toLowerCase())
      .toSorted()
      .toReversed();
    expect(page.users.map((user) => user.email.toLowerCase())).toEqual(emails.slice(1, 3));
    expect(page.total).toBe(all.total);
    const admins = await boss.client.call(adminUsers.listUsers, { role: 'admin' });
    expect(admins.users.map((user) => user.email)).toEqual([ADMIN.email]);
    const unverified = await boss.client.call(adminUsers.listUsers, { status: 'unverified' });
    expect(unverified.users.map((user) => user.email)).toEqual(['New@Example.org']);
  });

  it('treats search wildcards literally', async () => {
    for (const search of ['%', '_', '\\', "' or 1=1 --"]) {
      expect((await boss.client.call(adminUsers.listUsers, { search })).users).toEqual([]);
    }
  });

  it('finds names in any alphabet and case', async () => {
    await boss.client.call(adminUsers.createUser, {
      email: 'omer@example.org',
      displayName: 'Ömer Ńowak',
      quota: 1000,
      isAdmin: false,
    });
    for (const search of ['ömer', 'ÖMER', 'Ömer', 'nowak'.replace('n', 'ń'), 'omer', 'NOWAK']) {
      expect((await boss.client.call(adminUsers.listUsers, { search })).users).toHaveLength(1);
    }
  });

  it('is sorted by name as people expect, and so is the list of groups', async () => {
    const names = ['Zora Sort', 'émile Sort', 'Ada Sort', 'Øystein Sort', 'Åsa Sort', 'eva Sort', 'Łukasz Sort'];
    const inOrder = ['Ada', 'Åsa', 'émile', 'eva', 'Łukasz', 'Øystein', 'Zora'].map((name) => `${name} Sort`);
    for (const [at, displayName] of names.entries()) {
      const email = `sort.${at}@example.org`;
      await boss.client.call(adminUsers.createUser, { email, displayName, quota: 1000, isAdmin: false });
      await boss.client.call(adminGroups.createGroup, { name: displayName, owner: email });
    }
    const listNames = async (range: { offset?: number; limit?: number; descending?: boolean }): Promise<string[][]> => {
      const { users } = await boss.client.call(adminUsers.listUsers, { search: 'sort', ...range });
      const { groups } = await boss.client.call(adminGroups.listGroups, { search: 'sort', ...range });
      return [users.map((user) => user.displayName), groups.map((group) => group.name)];
    };
    expect(await listNames({})).toEqual([inOrder, inOrder]);
    expect(await listNames({ offset: 2, limit: 3 })).toEqual([inOrder.slice(2, 5), inOrder.slice(2, 5)]);
    const down = inOrder.toReversed();
    expect(await listNames({ descending: true })).toEqual([down, down]);

    // A renamed user moves to the new position.
    await boss.client.call(adminUsers.updateUser, { email: 'sort.2@example.org', displayName: 'Žofie Sort' });
    const [users] = await listNames({});
    expect(users).toEqual([...inOrder.slice(1, 6), 'Žofie Sort', 'Zora Sort']);
  });
});

describe('a user who is not an administrator', () => {
  it('may call nothing in the admin area', async () => {
    const hal = await createAccount(server, 'Hal');
    for (const operation of Object.values(admin)) {
      if (typeof operation !== 'object' || operation === null || !('access' in operation)) continue;
      expect((await hal.client.post(operation.path)).status, operation.path).toBe(403);
    }
  });
});
