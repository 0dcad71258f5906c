import * as adminDirectories from '@scriptorium/contract/operations/admin-directories.ts';
import * as adminGroups from '@scriptorium/contract/operations/admin-groups.ts';
import * as adminUsers from '@scriptorium/contract/operations/admin-users.ts';
import * as admin from '@scriptorium/contract/operations/admin.ts';
import { CALLS, OPERATIONS } from '@scriptorium/contract/operations/all.ts';
import * as groups from '@scriptorium/contract/operations/groups.ts';
import * as user from '@scriptorium/contract/operations/user.ts';
import { createTextFile, list } from '@scriptorium/contract/operations/workspace.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { awaitToken } from '../accounts/await-mail.ts';
import { type Account, createAccount, loginAdmin, loginAs, runCli } from '../_support/accounts.ts';
import { Client } from '../_support/client.ts';
import { addDirectory, Directory } from '../_support/directory.ts';
import { FULL } from '../_support/full.ts';
import { freshName } from '../_support/fresh-name.ts';
import { listenToEvents } from '../_support/listen-to-events.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../_support/openid-provider.ts';
import { addProvider, logInAt } from '../_support/providers.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { type Mailbox, startMailbox } from '../_support/smtp.ts';
import { ADMIN, type RunningServer, startServer } from '../_support/start-server.ts';
import { openSocket } from '../live/live-client.ts';

let server: RunningServer;
let mailbox: Mailbox;
let university: OpenIdProvider;
let boss: Account;
/** Trusted for example.edu; does not take over existing accounts. */
let entra: Directory;
let entraId: string;

beforeAll(async () => {
  [mailbox, university] = await Promise.all([startMailbox(), startOpenIdProvider()]);
  server = await startServer({ env: { SMTP_URL: mailbox.url, PRIVATE_PROVIDERS: university.issuer } });
  boss = await loginAdmin(server);
  const made = await addDirectory(server, boss.client);
  [entra, entraId] = [made.client, made.directory.uuid];
});
afterAll(async () => {
  await server.dispose();
  await Promise.all([mailbox.close(), university.close()]);
});
beforeEach(() => runSql(server, 'delete from rate_limit'));

const addressOf = (name: string, domain = 'example.edu'): string => `${name.toLowerCase()}@${domain}`;
const isLoggedIn = async (client: Client): Promise<boolean> => (await client.post('/api/user/get-data')).status === 200;
const find = async (email: string) =>
  (await boss.client.call(adminUsers.listUsers, { search: email })).users.find((each) => each.email === email);
const directoryOf = async (uuid: string) =>
  (await boss.client.call(adminDirectories.listDirectories, {})).directories.find((each) => each.uuid === uuid);

/** Someone from the directory who has set a password. */
async function somebody(directory = entra): Promise<{ id: string; account: Account }> {
  const name = freshName('Person');
  const email = addressOf(name);
  const id = await directory.person(email, { displayName: name });
  const output = await runCli(server, 'user', 'reset-link', '--email', email).catch(() => '');
  const token = /token=([\w-]+)/u.exec(output)?.[1] ?? '';
  const password = `${name}: a long pass phrase`;
  await new Client(server.url).call(user.resetPassword, { token, password });
  return { id, account: await loginAs(server, { email, password, displayName: name }) };
}

describe('a token', () => {
  it('is shown once, kept as a hash, and refused once revoked', async () => {
    const { client, directory } = await addDirectory(server, boss.client, { name: 'Short-lived' });
    expect((await client.send('GET', '/Users')).status).toBe(200);
    const rows = await runSql(server, 'select * from directory_token');
    expect(JSON.stringify(rows)).not.toContain(client.token);
    const { directories } = await boss.client.call(adminDirectories.listDirectories, {});
    expect(JSON.stringify(directories)).not.toContain(client.token);
    const tokenUUID = directory.tokens[0]?.uuid ?? '';
    await boss.client.call(adminDirectories.revokeDirectoryToken, { tokenUUID });
    expect((await client.send('GET', '/Users')).status).toBe(401);
    await boss.client.call(adminDirectories.deleteDirectory, { directoryUUID: directory.uuid });
    const { events } = await boss.client.call(admin.getEventLog, { search: 'Short-lived' });
    expect(events.map(({ message }) => message)).toEqual([
      'The directory “Short-lived” was deleted',
      'The token “First” of the directory “Short-lived” was revoked',
      'The token “First” was created for the directory “Short-lived”',
      'The directory “Short-lived” was added',
    ]);
  });

  it('is created by administrators with their password, and by nobody else', async () => {
    const { client } = await createAccount(server, freshName('Member'));
    const input = { directoryUUID: entraId, label: 'Mine' };
    expect(await refusal(client.call(adminDirectories.createDirectoryToken, input))).toBe('403 forbidden');
    await runSql(server, 'update session set authenticated_at = 0');
    expect(await refusal(boss.client.call(adminDirectories.createDirectoryToken, input))).toBe('403 step-up-required');
    boss = await loginAdmin(server);
  });

  it("that is missing, malformed, unknown or a person's always gets the same response", async () => {
    const { client } = await createAccount(server, freshName('Member'));
    const session = client.cookieHeader();
    const answers = [];
    for (const headers of [
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: `Basic ${Buffer.from('admin:secret').toString('base64')}` },
      { authorization: `Bearer ${'x'.repeat(43)}` },
      { authorization: `Bearer ${'x'.repeat(5000)}` },
      { authorization: 'Bearer nothing', cookie: session },
    ])
      for (const path of ['/Users', '/Users/1', '/Groups', '/ServiceProviderConfig', '/nothing/here'])
        answers.push(await entra.send('GET', path, undefined, headers));
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([
        401,
        {
          schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
          status: '401',
          detail: 'This needs a valid token.',
        },
      ]);
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  it('opens nothing of the API, and no call of a directory is an API call', async () => {
    const own = OPERATIONS.filter((operation) => !CALLS.includes(operation));
    expect(own.map(({ path }) => path.split('/')[2])).toEqual(Array.from({ length: 10 }, () => 'scim'));
    for (const { path } of own) expect((await boss.client.post(path, {})).status).toBe(404);
    const authorization = `Bearer ${entra.token}`;
    for (const path of ['/api/user/get-data', '/api/admin/users/list', '/api/workspace/list'])
      expect((await new Client(server.url).post(path, {}, { authorization })).status).toBe(401);
  });
});

describe('requests as made by Entra ID', () => {
  it('discover what is supported', async () => {
    expect((await entra.send('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
    });
    const { body } = await entra.send('GET', '/Schemas');
    expect(body.Resources.map(({ id }) => id)).toEqual([
      'urn:ietf:params:scim:schemas:core:2.0:User',
      'urn:ietf:params:scim:schemas:core:2.0:Group',
    ]);
    expect((await entra.send('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User')).body.name).toBe('User');
    expect((await entra.send('GET', '/ResourceTypes')).body.totalResults).toBe(2);
    expect((await entra.send('GET', '/ResourceTypes/Group')).body.endpoint).toBe('/Groups');
    expect((await entra.send('GET', '/Me')).status).toBe(404);
    expect((await entra.send('POST', '/Bulk', {})).status).toBe(404);
  });

  it('look someone up, create, change and disable them', async () => {
    const userName = `Test_User_${randomUUID()}`;
    const email = `test_user_${randomUUID()}@example.edu`;
    const none = await entra.send('GET', `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`);
    expect(none.body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 0,
      startIndex: 1,
      itemsPerPage: 0,
      Resources: [],
    });
    const made = await entra.send('POST', '/Users', {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:User',
        'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
      ],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName,
      active: true,
      emails: [{ primary: true, type: 'work', value: email }],
      meta: { resourceType: 'User' },
      name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
      roles: [],
    });
    expect(made.status).toBe(201);
    expect(made.headers.get('content-type')).toBe('application/scim+json; charset=utf-8');
    expect(made.headers.get('location')).toBe(made.body.meta.location);
    const { id } = made.body;
    const path = `/Users/${id}`;
    expect((await entra.send('GET', path)).body).toEqual(made.body);
    for (const filter of [
      `userName eq "${userName.toUpperCase()}"`,
      'externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"',
      `emails[type eq "work"].value eq "${email}"`,
      `emails.value eq "${email}" and active eq true`,
      'displayName eq "givenName familyName"',
      `id eq "${id}"`,
    ]) {
      const { body } = await entra.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      expect(body.Resources).toEqual([made.body]);
    }
    expect(await find(email)).toMatchObject({
      displayName: 'givenName familyName',
      emailVerified: true,
      isAdmin: false,
    });

    const newEmail = `updated_${email}`;
    const updated = await entra.patch(
      path,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: newEmail },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
    );
    expect(updated.status).toBe(200);
    expect(updated.body.emails).toEqual([{ value: newEmail, type: 'work', primary: true }]);
    expect(await find(newEmail)).toMatchObject({ displayName: 'givenName updatedFamilyName' });

    const disabled = await entra.patch(path, { op: 'Replace', path: 'active', value: 'False' });
    expect(disabled.body.active).toBe(false);
    expect(await find(newEmail)).toMatchObject({ accountSuspended: true });
    await entra.patch(path, { op: 'Replace', path: 'active', value: 'True' });
    expect(await find(newEmail)).toMatchObject({ accountSuspended: false });
    expect((await entra.send('DELETE', path)).status).toBe(204);
    expect((await entra.send('GET', path)).status).toBe(404);
    expect(await find(newEmail)).toMatchObject({ accountSuspended: true });
  });

  it('create groups and move people in and out, without listing members in between', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const made = await entra.send('POST', '/Groups', {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:Group',
        'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
      ],
      externalId: randomUUID(),
      displayName: freshName('Laboratory'),
      meta: { resourceType: 'Group' },
    });
    expect([made.status, made.body.members]).toEqual([201, []]);
    const { id, displayName } = made.body;
    const query = `excludedAttributes=members&filter=${encodeURIComponent(`displayName eq "${displayName}"`)}`;
    const found = await entra.send('GET', `/Groups?${query}`);
    expect(found.body.Resources.map((each) => Object.keys(each))).toEqual([
      ['schemas', 'id', 'externalId', 'displayName', 'meta'],
    ]);
    const path = `/Groups/${id}`;
    const add = { op: 'Add', path: 'members', value: [{ $ref: null, value: first.id }] };
    const added = await entra.patch(path, add);
    expect([added.status, added.body]).toEqual([204, null]);
    await entra.patch(path, { op: 'Add', path: 'members', value: [{ $ref: null, value: second.id }] });
    const isIn = async (member: string): Promise<number> => {
      const filter = `id eq "${id}" and members eq "${member}"`;
      return (await entra.send('GET', `/Groups?filter=${encodeURIComponent(filter)}`)).body.totalResults;
    };
    expect([await isIn(first.id), await isIn(second.id), await isIn(entraId)]).toEqual([1, 1, 0]);
    const { workspaces } = await first.account.client.call(list, {});
    expect(workspaces.map(({ uuid }) => uuid)).toContain(id);
    await entra.patch(path, { op: 'Replace', path: 'displayName', value: `${displayName} two` });
    await entra.patch(path, { op: 'Remove', path: 'members', value: [{ $ref: null, value: first.id }] });
    const { body } = await entra.send('GET', path);
    expect([body.displayName, body.members]).toEqual([`${displayName} two`, [{ value: second.id, type: 'User' }]]);
    const { group } = await boss.client.call(adminGroups.getGroup, { uuid: id });
    expect(group.name).toBe(`${displayName} two`);
    expect(group.members.map(({ role, provider, isManager }) => [role, provider, isManager])).toEqual([
      ['editor', 'Entra', false],
    ]);
  });
});

describe('requests as made by Okta', () => {
  it('create someone, update them as a whole, and deactivate them', async () => {
    const email = addressOf(freshName('okta'));
    const profile = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: email,
      name: { givenName: 'Test', familyName: 'User' },
      emails: [{ primary: true, value: email, type: 'work' }],
      displayName: 'Test User',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    };
    const filter = encodeURIComponent(`userName eq "${email}"`);
    expect((await entra.send('GET', `/Users?filter=${filter}&startIndex=1&count=100`)).body.totalResults).toBe(0);
    const made = await entra.send('POST', '/Users', profile);
    expect(made.status).toBe(201);
    expect(JSON.stringify(made.body)).not.toContain('1mz050nq');
    expect(await refusal(new Client(server.url).login(email, '1mz050nq'))).toBe('401 login-failed');
    const again = await entra.send('POST', '/Users', profile);
    expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);
    const path = `/Users/${made.body.id}`;
    const changed = await entra.send('PUT', path, {
      ...profile,
      id: made.body.id,
      displayName: 'Another User',
      name: { givenName: 'Another', middleName: '', familyName: 'User' },
    });
    expect([changed.status, changed.body.displayName]).toEqual([200, 'Another User']);
    expect(await find(email)).toMatchObject({ displayName: 'Another User' });
    const off = await entra.patch(path, { op: 'replace', value: { active: false } });
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect(await find(email)).toMatchObject({ accountSuspended: true });
    // A PUT without `active` does not let anyone back in.
    const { active: _, ...silent } = profile;
    expect((await entra.send('PUT', path, silent)).body.active).toBe(false);
    expect((await entra.send('PUT', path, { ...silent, active: true })).body.active).toBe(true);
    expect(await find(email)).toMatchObject({ accountSuspended: false });
  });

  it('push a group: name it, replace and exchange its members, and unlink it', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const displayName = freshName('Pushed');
    const id = await entra.group(displayName);
    const path = `/Groups/${id}`;
    const all = [{ value: first.id, display: first.account.email }];
    expect((await entra.patch(path, { op: 'replace', path: 'members', value: all })).status).toBe(204);
    const exchange = await entra.patch(
      path,
      { op: 'remove', path: `members[value eq "${first.id}"]` },
      { op: 'add', path: 'members', value: [{ value: second.id, display: second.account.email }] },
      { op: 'replace', value: { id, displayName: `${displayName} too` } },
    );
    expect(exchange.status).toBe(204);
    expect((await entra.send('GET', path)).body).toMatchObject({
      displayName: `${displayName} too`,
      members: [{ value: second.id }],
    });
    const whole = await entra.send('PUT', path, { displayName, members: [{ value: first.id }, { value: second.id }] });
    expect([whole.status, whole.body.members.length]).toEqual([200, 2]);
    expect((await entra.send('GET', '/Groups?startIndex=1&count=100')).body.itemsPerPage).toBeGreaterThan(0);
    expect((await entra.send('DELETE', path)).status).toBe(204);
    expect((await entra.send('GET', path)).status).toBe(404);
  });
});

describe('requests as made by authentik', () => {
  it('send an operation for each member, and replace a group with all of it', async () => {
    const people = [await somebody(), await somebody()];
    const displayName = freshName('Authentik');
    const group = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'], displayName, externalId: randomUUID() };
    const made = await entra.send('POST', '/Groups', group);
    const { id } = made.body;
    const each = (op: string) => people.map((one) => ({ op, path: 'members', value: [{ value: one.id }] }));
    expect((await entra.patch(`/Groups/${id}`, ...each('add'))).status).toBe(204);
    const value = { ...group, id, displayName: `${displayName} two` };
    expect((await entra.patch(`/Groups/${id}`, { op: 'replace', path: null, value })).status).toBe(204);
    const { body } = await entra.send('GET', `/Groups/${id}`);
    expect([body.displayName, body.members.length]).toEqual([value.displayName, 2]);
    expect((await entra.send('POST', '/Groups', group)).body.scimType).toBe('uniqueness');
    await entra.patch(`/Groups/${id}`, ...each('remove'));
    expect((await entra.send('GET', `/Groups/${id}`)).body.members).toEqual([]);
  });
});

describe('someone who is deactivated', () => {
  it('is out within a second: sessions, sockets and streams; their texts stay, and are theirs again when they return', async () => {
    const { id, account } = await somebody();
    const { client } = account;
    const { workspaces } = await client.call(list, {});
    const document = { workspace: workspaces[0]?.uuid ?? '', path: 'paper.md' };
    await client.call(createTextFile, {
      uuid: document.workspace,
      parentItem: '',
      name: document.path,
      content: 'Text',
    });
    const socket = await openSocket(client, document);
    await socket.next('get-document');
    await using stream = await listenToEvents(server, client);
    const before = performance.now();
    expect((await entra.patch(`/Users/${id}`, { op: 'replace', value: { active: false } })).status).toBe(200);
    expect(await socket.ending()).toBe(4401);
    await expect.poll(() => stream.ended()).toBe(true);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(await isLoggedIn(client)).toBe(false);
    expect(await refusal(new Client(server.url).login(account.email, account.password))).toBe('401 account-suspended');
    expect((await entra.send('DELETE', `/Users/${id}`)).status).toBe(204);
    // Created again in the directory, they are the same person as before.
    expect(await entra.person(account.email)).toBe(id);
    const back = await loginAs(server, account);
    expect((await back.client.call(list, {})).workspaces[0]?.uuid).toBe(document.workspace);
  });

  it('stays out if it was an administrator who suspended them', async () => {
    const { id, account } = await somebody();
    await boss.client.call(adminUsers.updateUser, { email: account.email, accountSuspended: true });
    for (const active of [true, false, true]) await entra.patch(`/Users/${id}`, { op: 'replace', value: { active } });
    expect(await find(account.email)).toMatchObject({ accountSuspended: true });
    await entra.send('DELETE', `/Users/${id}`);
    await entra.person(account.email);
    expect(await find(account.email)).toMatchObject({ accountSuspended: true });
  });

  it('stays out if an administrator has suspended them since', async () => {
    const { id, account } = await somebody();
    const { email } = account;
    await entra.patch(`/Users/${id}`, { op: 'replace', value: { active: false } });
    await boss.client.call(adminUsers.updateUser, { email, accountSuspended: false });
    await boss.client.call(adminUsers.updateUser, { email, accountSuspended: true });
    await entra.patch(`/Users/${id}`, { op: 'replace', value: { active: true } });
    expect(await find(email)).toMatchObject({ accountSuspended: true });
  });

  it('is out even if the same call gives an address that this directory may not use', async () => {
    const { id, account } = await somebody();
    const userName = 'left@example.org';
    const put = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName, emails: [{ value: userName }] };
    expect((await entra.send('PUT', `/Users/${id}`, { ...put, active: false })).status).toBe(200);
    expect(await find(account.email)).toMatchObject({ accountSuspended: true });
    expect((await entra.send('PUT', `/Users/${id}`, { ...put, active: true })).status).toBe(400);
  });

  it('keeps a name given here until the directory sends another', async () => {
    const { id, account } = await somebody();
    await boss.client.call(adminUsers.updateUser, { email: account.email, displayName: 'Preferred' });
    await entra.patch(`/Users/${id}`, { op: 'replace', path: 'externalId', value: 'e-1' });
    expect(await find(account.email)).toMatchObject({ displayName: 'Preferred' });
    await entra.patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: 'Married' });
    expect(await find(account.email)).toMatchObject({ displayName: 'Married' });
  });
});

describe('a directory', () => {
  it('may only use addresses in its domains', async () => {
    for (const email of ['a@example.org', 'a@notexample.edu', 'a@example.edu.example.org']) {
      const { status, body } = await entra.send('POST', '/Users', { userName: email });
      expect([status, body.scimType]).toEqual([400, 'invalidValue']);
    }
    const { id } = await somebody();
    const { status } = await entra.patch(`/Users/${id}`, {
      op: 'replace',
      path: 'emails',
      value: [{ value: 'a@example.org' }],
    });
    expect(status).toBe(400);
  });

  it('does not get existing accounts unless the administrator allowed it, and gets the same response for all', async () => {
    const account = await createAccount(server, freshName('Member'));
    const email = addressOf(freshName('moved'));
    await boss.client.call(adminUsers.updateUser, { email: account.email, newEmail: email });
    const refused = await entra.send('POST', '/Users', { userName: email });
    expect([refused.status, refused.body.scimType]).toEqual([409, 'uniqueness']);
    expect(await isLoggedIn(account.client)).toBe(true);
    const chief = await createAccount(server, freshName('Chief'), { admin: true });
    const chiefEmail = addressOf(freshName('chief'));
    await boss.client.call(adminUsers.updateUser, { email: chief.email, newEmail: chiefEmail });
    const { client: adopting } = await addDirectory(server, boss.client, { name: 'Adopting', adopts: true });
    // It cannot take over administrators or people of other directories, and learns nothing more about them.
    const { account: managed } = await somebody();
    for (const taken of [chiefEmail, managed.email]) {
      const answer = await adopting.send('POST', '/Users', { userName: taken });
      expect([answer.status, answer.body.detail]).toEqual([409, refused.body.detail.replace(email, taken)]);
    }
    const id = await adopting.person(email);
    expect(await isLoggedIn(account.client)).toBe(true);
    await adopting.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false });
    expect(await isLoggedIn(account.client)).toBe(false);
    const { events } = await boss.client.call(admin.getEventLog, { search: email });
    expect(events.map(({ message }) => message)).toContain(
      `The account ${email} is now managed by the directory “Adopting”`,
    );
  });

  it("takes over an account whose address nobody has verified as if it were nobody's", async () => {
    const email = addressOf(freshName('squatted'));
    await runCli(server, 'settings', 'set', 'registration_open', '1');
    const squatter = { email, displayName: 'Squatter', password: 'a stranger’s pass phrase' };
    await new Client(server.url).call(user.signup, squatter);
    await runCli(server, 'settings', 'set', 'registration_open', '0');
    await entra.person(email, { displayName: 'Owner' });
    expect(await find(email)).toMatchObject({ displayName: 'Owner', emailVerified: true });
    expect(await refusal(new Client(server.url).login(email, squatter.password))).toBe('401 login-failed');
  });

  it('makes no administrators, and takes over neither their mailboxes nor the last of them', async () => {
    const { id, account } = await somebody();
    const path = `/Users/${id}`;
    for (const body of [{ isAdmin: true }, { roles: [{ value: 'admin' }] }, { entitlements: ['admin'], is_admin: 1 }])
      await entra.send('PUT', path, { userName: account.email, ...body });
    expect(await find(account.email)).toMatchObject({ isAdmin: false });
    await boss.client.call(adminUsers.updateUser, { email: account.email, isAdmin: true });
    const email = addressOf(freshName('attacker'));
    const moved = await entra.patch(path, { op: 'replace', path: 'emails', value: [{ value: email }] });
    expect(moved.status).toBe(403);
    const chief = await loginAs(server, account);
    const others = (await boss.client.call(adminUsers.listUsers, {})).users.filter(
      (each) => each.isAdmin && each.email !== account.email,
    );
    const setOthers = async (isAdmin: boolean): Promise<void> => {
      for (const other of others)
        if (other.email !== ADMIN.email)
          await chief.client.call(adminUsers.updateUser, { email: other.email, isAdmin });
      await chief.client.call(adminUsers.updateUser, { email: ADMIN.email, isAdmin });
    };
    await setOthers(false);
    for (const [method, body] of [
      ['PATCH', { Operations: [{ op: 'replace', value: { active: false } }] }],
      ['PUT', { userName: account.email, active: false }],
      ['DELETE', undefined],
    ] as const)
      expect((await entra.send(method, path, body)).status).toBe(409);
    expect(await isLoggedIn(chief.client)).toBe(true);
    await setOthers(true);
    boss = await loginAdmin(server);
    // One administrator of several may be removed.
    expect((await entra.send('DELETE', path)).status).toBe(204);
    expect(await isLoggedIn(chief.client)).toBe(false);
  });

  it("sees and changes only its own people and groups, and gets the same response for others' and for missing ones", async () => {
    const { client: other } = await addDirectory(server, boss.client, { name: 'Other' });
    const member = await createAccount(server, freshName('Member'));
    const { user: own } = await member.client.call(user.getData, {});
    const { group } = await member.client.call(groups.create, { groupName: freshName('Private') });
    const { id } = await somebody();
    const groupId = await entra.group(freshName('Entra'), id);
    for (const filter of [`userName eq "${member.email}"`, `emails.value eq "${member.email}"`, `id eq "${id}"`])
      expect((await other.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.totalResults).toBe(0);
    expect((await other.send('GET', '/Users')).body.totalResults).toBe(0);
    expect((await other.send('GET', '/Groups')).body.totalResults).toBe(0);
    const absent = await other.send('GET', `/Users/${randomUUID()}`);
    expect(absent.status).toBe(404);
    for (const path of [`/Users/${id}`, `/Users/${own.uuid}`, `/Groups/${groupId}`, `/Groups/${group.uuid}`])
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', { userName: 'x@example.edu', displayName: 'x' }],
        [
          'PATCH',
          { Operations: [{ op: 'replace', value: { active: false, displayName: 'x', userName: 'x@example.edu' } }] },
        ],
        ['DELETE', undefined],
      ] as const) {
        const { status, body: answer } = await other.send(method, path, body);
        expect([path, method, status, answer]).toEqual([path, method, 404, absent.body]);
      }
    // Of the same request at the same time, too, although some wait for others.
    const lists = await Promise.all(
      Array.from({ length: 6 }, () => [entra.send('GET', '/Groups'), other.send('GET', '/Groups')]).flat(),
    );
    expect(lists.filter((_list, at) => at % 2 === 1).map(({ body }) => body.totalResults)).toEqual([0, 0, 0, 0, 0, 0]);
    const strange = { displayName: 'Strange', members: [{ value: id }] };
    expect((await other.send('POST', '/Groups', strange)).body.scimType).toBe('invalidValue');
    expect((await other.send('GET', '/Groups')).body.totalResults).toBe(0);
  });

  it("gets invalid requests refused in its own protocol's words", async () => {
    const ask = async (filter: string) => (await entra.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body;
    for (const filter of [
      'userName co "a"',
      'title eq "x"',
      'userName eq "a" or active eq true',
      '"',
      'a'.repeat(2000),
    ])
      expect(await ask(filter)).toMatchObject({ status: '400' });
    expect(await ask('userName pr')).toMatchObject({ scimType: 'invalidFilter' });
    const { id } = await somebody();
    const patch = async (operation: unknown) => (await entra.patch(`/Users/${id}`, operation)).body.scimType;
    expect(await patch({ op: 'replace', path: 'emails[', value: 'x' })).toBe('invalidPath');
    expect(await patch({ op: 'explode' })).toBe('invalidSyntax');
    expect(await patch({ op: 'replace', path: 'userName', value: 7 })).toBe('invalidValue');
    for (const body of ['[]', 'text', '{"userName":"a","userName":"b"}', '{'])
      expect((await entra.send('POST', '/Users', body)).body.scimType).toBe('invalidSyntax');
    const form = await entra.send('POST', '/Users', 'userName=a', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    expect((await entra.send('POST', '/Users', { userName: 'a'.repeat(1024 * 1024) })).status).toBe(413);
    expect((await entra.send('GET', '/Users?count=x')).status).toBe(400);
    expect((await entra.send('GET', '/Users?filter=a&filter=b')).status).toBe(400);
    expect((await entra.send('GET', '/Users?count=0')).body).toMatchObject({ itemsPerPage: 0, Resources: [] });
    expect((await entra.send('GET', '/Users/%00')).status).toBe(400);
    expect((await entra.send('GET', "/Users/'%20or%201=1")).status).toBe(404);
  });

  it('does not end the server by JSON nested without end', async () => {
    const id = await entra.person(addressOf(freshName('Person')));
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const answer = await entra.send('PATCH', `/Users/${id}`, `{"Operations":[{"op":"add","value":${deep}}]}`);
    expect(answer.status).toBe(400);
    expect((await entra.send('GET', `/Users/${id}`)).status).toBe(200);
  });

  it('is shown to administrators: its last call, and what it was refused', async () => {
    const { client, directory } = await addDirectory(server, boss.client, { name: 'Watched' });
    await client.send('GET', '/Users');
    await client.send('POST', '/Users', { userName: 'a@example.org' });
    await expect
      .poll(async () => (await directoryOf(directory.uuid))?.problems)
      .toMatchObject([
        {
          call: 'POST /Users',
          message: 'The address a@example.org is not of a domain that this directory is trusted for.',
        },
      ]);
    const shown = await directoryOf(directory.uuid);
    expect(shown?.lastCallAt).not.toBeNull();
    expect(shown?.tokens[0]?.usedAt).not.toBeNull();
  });

  it('is limited in calls per minute, over all its tokens', async () => {
    const { client, directory } = await addDirectory(server, boss.client, { name: 'Busy' });
    await client.send('GET', '/Users');
    await runSql(server, `update rate_limit set count = 3000 where key = 'scim directory:${directory.uuid}'`);
    const { token } = await boss.client.call(adminDirectories.createDirectoryToken, {
      directoryUUID: directory.uuid,
      label: 'Second',
    });
    const { status, headers } = await new Directory(server, token).send('GET', '/Groups');
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await entra.send('GET', '/Users?count=1')).status).toBe(200);
  });

  it('can have people sent an e-mail to set a password, if the administrator wants that', async () => {
    const { client } = await addDirectory(server, boss.client, { name: 'Mailing', sendsMail: true });
    const email = addressOf(freshName('mailed'));
    await client.person(email);
    const token = await awaitToken(mailbox, email, '/reset-password');
    await new Client(server.url).call(user.resetPassword, { token, password: 'a new long pass phrase' });
    await new Client(server.url).login(email, 'a new long pass phrase');
  });
});

describe('someone created by a directory', () => {
  it('logs in through a provider that is trusted for the domain, to the account that waits for them', async () => {
    const provider = await addProvider(boss.client, university, { trustedDomains: 'example.edu' });
    university.register(provider.redirectUrl);
    const name = freshName('Scholar');
    const email = addressOf(name);
    const id = await entra.person(email, { displayName: name });
    const groupId = await entra.group(freshName('Waiting'), id);
    const arrive = async (person: object) => {
      university.person = person as OpenIdProvider['person'];
      const client = new Client(server.url);
      await logInAt(client, university, provider.uuid);
      return client;
    };
    const sub = `sub-${name}`;
    expect(await refusal(arrive({ sub, email, email_verified: false, name }))).toBe('401 no-account');
    const client = await arrive({ sub, email, email_verified: true, name });
    const { user: own } = await client.call(user.getData, {});
    expect(own.uuid).toBe(id);
    expect((await client.call(list, {})).workspaces.map(({ uuid }) => uuid)).toContain(groupId);
    // Once it belongs to someone, nobody else gets in by its address.
    expect(await refusal(arrive({ sub: `other-${sub}`, email, email_verified: true, name }))).toBe('409 link-first');
  });
});

describe('a group of a directory', () => {
  it('keeps people who were added by hand, its owner and its last manager, and its texts', async () => {
    const [manager, second] = [await somebody(), await somebody()];
    const byHand = await createAccount(server, freshName('Guest'));
    const uuid = await entra.group(freshName('Kept'), manager.id, second.id);
    await boss.client.call(groups.addMember, { uuid, user: byHand.email });
    await boss.client.call(groups.addManager, { group: uuid, user: manager.account.email });
    await manager.account.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content: 'Text' });
    // The token sees only its own people.
    expect((await entra.send('GET', `/Groups/${uuid}`)).body.members).toHaveLength(2);
    const document = await openSocket(second.account.client, { workspace: uuid, path: 'paper.md' });
    await document.next('get-document');
    const before = performance.now();
    await entra.send('PUT', `/Groups/${uuid}`, { displayName: 'Kept on', members: [] });
    expect(await document.ending()).toBe(4403);
    expect(performance.now() - before).toBeLessThan(1000);
    const members = async () =>
      (await boss.client.call(adminGroups.getGroup, { uuid })).group.members.map((each) => [
        each.displayName,
        each.isManager,
      ]);
    expect((await members()).toSorted()).toEqual(
      [
        [manager.account.displayName, true],
        [byHand.displayName, false],
      ].toSorted(),
    );
    expect((await entra.send('DELETE', `/Groups/${uuid}`)).status).toBe(204);
    expect((await members()).length).toBe(2);
    const { client } = byHand;
    expect((await client.call(list, {})).workspaces.map((each) => each.uuid)).toContain(uuid);
    // Named again, it is the same group.
    expect(await entra.group('Kept on', second.id)).toBe(uuid);
    expect((await members()).length).toBe(3);
  });

  it('has no manager until an administrator names one, and nobody inherits it', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const uuid = await entra.group(freshName('Flat'), first.id, second.id);
    await first.account.client.call(groups.leave, { uuid });
    const { group } = await boss.client.call(adminGroups.getGroup, { uuid });
    expect(group.members.map(({ displayName, isManager }) => [displayName, isManager])).toEqual([
      [second.account.displayName, false],
    ]);
    expect(await refusal(second.account.client.call(groups.update, { uuid, name: 'Mine' }))).toBe('403 forbidden');
    await entra.send('DELETE', `/Users/${second.id}`);
    expect((await boss.client.call(adminGroups.getGroup, { uuid })).group.members).toEqual([]);
  });

  it('is inherited by nobody when its directory is deleted and a member leaves, or when it is released', async () => {
    const [first, second] = [await somebody(), await somebody()];
    const uuid = await entra.group(freshName('Released'), first.id);
    await boss.client.call(groups.addMember, { uuid, user: second.account.email });
    await entra.send('PUT', `/Groups/${uuid}`, { displayName: 'Released', members: [{ value: second.id }] });
    expect((await entra.send('DELETE', `/Groups/${uuid}`)).status).toBe(204);
    const { group } = await boss.client.call(adminGroups.getGroup, { uuid });
    // Added by hand before the directory named them, so not the directory's to remove.
    expect(group.members.map(({ displayName, isManager }) => [displayName, isManager])).toEqual([
      [second.account.displayName, false],
    ]);
    expect(await refusal(second.account.client.call(groups.update, { uuid, name: 'Mine' }))).toBe('403 forbidden');
  });

  // PostgreSQL takes three times as long, and runs the same statements in the other tests.
  if (FULL || process.env['DB'] !== 'postgres')
    it('takes more people than fit into one step', { timeout: 120_000 }, async () => {
      const domain = `${freshName('large').toLowerCase()}.example.edu`;
      const { client, directory } = await addDirectory(server, boss.client, { name: 'Large', domains: domain });
      const ids: string[] = [];
      for (let at = 0; at < 240; at += 20) {
        const some = Array.from({ length: 20 }, (_, more) => client.person(`p${at + more}@${domain}`));
        ids.push(...(await Promise.all(some)));
      }
      const uuid = await client.group('Everybody', ...ids);
      expect((await client.send('GET', `/Groups/${uuid}`)).body.members).toHaveLength(240);
      expect(await directoryOf(directory.uuid)).toMatchObject({ people: 240, groups: 1 });
      expect((await client.send('GET', '/Users?startIndex=201&count=500')).body).toMatchObject({
        totalResults: 240,
        startIndex: 201,
        itemsPerPage: 40,
      });
      expect((await client.send('PUT', `/Groups/${uuid}`, { displayName: 'Everybody', members: [] })).status).toBe(200);
      expect((await client.send('GET', `/Groups/${uuid}`)).body.members).toEqual([]);
      await boss.client.call(adminDirectories.deleteDirectory, { directoryUUID: directory.uuid });
    });
});
