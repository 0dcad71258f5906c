import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import {
  addManager,
  addMember,
  create,
  type Group,
  handOver,
  leave,
  list,
  remove,
  removeManager,
  removeMember,
  update,
} from '@scriptorium/contract/operations/groups.ts';
import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { add as share } from '@scriptorium/contract/operations/sharing.ts';
import {
  createTextFile,
  getArchiveLink,
  getAssetLink,
  list as listWorkspaces,
  readText,
  stat,
  tree,
} from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup, loginAdmin } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';

let server: RunningServer;
let admin: Account;
let ines: Account;
let tomas: Account;
let leila: Account;

beforeAll(async () => {
  server = await startServer();
  admin = await loginAdmin(server);
  ines = await createAccount(server, 'Ines');
  tomas = await createAccount(server, 'Tomas');
  leila = await createAccount(server, 'Leila');
});
afterAll(() => server.dispose());

const find = async (account: Account, uuid: string): Promise<Group | undefined> =>
  (await account.client.call(list, {})).groups.find((group) => group.uuid === uuid);
const told = async (account: Account): Promise<string[]> =>
  (await account.client.call(getNotifications, {})).notifications.map((each) => each.message);

test('the creator of a group owns and manages it, and its workspace has the same uuid', async () => {
  const { group } = await ines.client.call(create, { groupName: '  Gait Lab ' });
  expect(group).toMatchObject({ name: 'Gait Lab', ownerName: 'Ines', size: 0, quota: 500 * 1024 * 1024 });
  expect(group.members).toMatchObject([{ displayName: 'Ines', isManager: true, isOwner: true }]);
  const { workspaces } = await ines.client.call(listWorkspaces, {});
  expect(workspaces).toContainEqual(
    expect.objectContaining({ uuid: group.uuid, ownerType: 'group', ownerName: 'Gait Lab' }),
  );
});

test.each([[''], ['   '], ['x'.repeat(201)]])('a group cannot be called %j', async (groupName) => {
  expect(await refusal(ines.client.call(create, { groupName }))).toBe('422 invalid');
});

test('a member is added by uuid or e-mail, sees the workspace at once and is notified', async () => {
  const uuid = await createGroup('Added', ines);
  expect(await refusal(tomas.client.call(tree, { uuid }))).toBe('404 not-found');
  await ines.client.call(addMember, { uuid, user: ' TOMAS@example.org' });
  expect((await tomas.client.call(tree, { uuid })).contents).toEqual([]);
  expect((await told(tomas))[0]).toBe('Ines added you to the group “Added”.');
  const self = (await find(tomas, uuid))?.members.find((member) => member.displayName === 'Tomas');
  expect(await refusal(ines.client.call(addMember, { uuid, user: self?.uuid ?? '' }))).toBe('409 already-member');
  expect(await refusal(ines.client.call(addMember, { uuid, user: 'nobody@example.org' }))).toBe('404 not-found');
});

test('only managers manage; to everyone else the group does not exist', async () => {
  const uuid = await createGroup('Rights', ines, tomas);
  expect(await refusal(tomas.client.call(addManager, { group: uuid, user: tomas.email }))).toBe('403 forbidden');
  expect(await refusal(tomas.client.call(update, { uuid, name: 'Mine' }))).toBe('403 forbidden');
  expect(await refusal(tomas.client.call(remove, { uuid }))).toBe('403 forbidden');
  expect(await refusal(leila.client.call(addMember, { uuid, user: leila.email }))).toBe('404 not-found');
  expect(await refusal(leila.client.call(leave, { uuid }))).toBe('404 not-found');
  await ines.client.call(update, { uuid, name: 'Renamed' });
  expect((await find(tomas, uuid))?.name).toBe('Renamed');
  expect(await refusal(ines.client.call(update, { uuid, name: '  ' }))).toBe('422 invalid');
});

test('a group always has a manager, and nobody demotes themselves', async () => {
  const uuid = await createGroup('Managers', ines, tomas);
  expect(await refusal(ines.client.call(leave, { uuid }))).toBe('409 last-manager');
  expect(await refusal(ines.client.call(removeManager, { group: uuid, user: ines.email }))).toBe('409 self-demotion');
  expect(await refusal(ines.client.call(removeMember, { uuid, user: ines.email }))).toBe('409 last-manager');
  expect(await refusal(ines.client.call(addManager, { group: uuid, user: leila.email }))).toBe('409 not-a-member');
  await ines.client.call(addManager, { group: uuid, user: tomas.email });
  await tomas.client.call(removeManager, { group: uuid, user: ines.email });
  expect((await find(ines, uuid))?.members).toMatchObject([
    { displayName: 'Ines', isManager: false, isOwner: false },
    { displayName: 'Tomas', isManager: true, isOwner: true },
  ]);
});

test('when the owner leaves, the longest-serving manager inherits and is notified', async () => {
  const uuid = await createGroup('Heirs', ines, tomas, leila);
  for (const heir of [leila, tomas]) await ines.client.call(addManager, { group: uuid, user: heir.email });
  await ines.client.call(leave, { uuid });
  expect(await refusal(ines.client.call(tree, { uuid }))).toBe('404 not-found');
  expect(await find(leila, uuid)).toMatchObject({ ownerName: 'Tomas' });
  expect(await told(tomas)).toContain('You are now the owner of the group “Heirs”.');
});

test('a removed member loses access at once and is notified; an administrator may remove the last manager', async () => {
  const uuid = await createGroup('Removed', ines, tomas);
  await ines.client.call(removeMember, { uuid, user: tomas.email });
  expect(await refusal(tomas.client.call(tree, { uuid }))).toBe('404 not-found');
  expect((await told(tomas))[0]).toBe('You were removed from the group “Removed”.');
  await ines.client.call(addMember, { uuid, user: tomas.email });
  await admin.client.call(removeMember, { uuid, user: ines.email });
  expect(await find(tomas, uuid)).toMatchObject({ ownerName: 'Tomas', members: [{ isManager: true }] });
});

test('only the owner can transfer a group, to a member who then manages it', async () => {
  const uuid = await createGroup('Handed', ines, tomas, leila);
  await ines.client.call(addManager, { group: uuid, user: tomas.email });
  expect(await refusal(tomas.client.call(handOver, { uuid, user: tomas.email }))).toBe('403 forbidden');
  const { group } = await ines.client.call(handOver, { uuid, user: leila.email });
  expect(group.ownerName).toBe('Leila');
  expect(group.members.find((member) => member.displayName === 'Leila')).toMatchObject({
    isManager: true,
    isOwner: true,
  });
});

test('a group is handed over by its owner or an administrator, and no longer by its former owner', async () => {
  const uuid = await createGroup('Relay', ines, tomas);
  const to = (by: Account, whom: Account) => refusal(by.client.call(handOver, { uuid, user: whom.email }));
  expect(await to(tomas, tomas)).toBe('403 forbidden');
  expect(await to(leila, leila)).toBe('404 not-found');
  expect(await to(ines, leila)).toBe('409 not-a-member');
  await ines.client.call(handOver, { uuid, user: tomas.email });
  // Still a manager, and no more than that.
  expect(await find(ines, uuid)).toMatchObject({ ownerName: 'Tomas' });
  expect((await find(ines, uuid))?.members.find(({ displayName }) => displayName === 'Ines')).toMatchObject({
    isManager: true,
    isOwner: false,
  });
  expect(await to(ines, ines)).toBe('403 forbidden');
  await admin.client.call(handOver, { uuid, user: ines.email });
  expect(await find(tomas, uuid)).toMatchObject({ ownerName: 'Ines' });
});

test('a member who leaves takes nothing that belongs to the group: not what they wrote, shared or had links to', async () => {
  const uuid = await createGroup('Staying', ines, tomas);
  await ines.client.call(addManager, { group: uuid, user: tomas.email });
  await tomas.client.call(createTextFile, { uuid, parentItem: '', name: 'his.md', content: 'Written by Tomas.' });
  const { item } = await tomas.client.call(stat, { uuid, itemPath: 'his.md' });
  const { url } = await tomas.client.call(getAssetLink, { workspaceUUID: uuid, path: 'his.md' });
  const archive = await tomas.client.call(getArchiveLink, { uuid, itemPaths: [''] });
  // Managers share with others, never with themselves.
  const toSelf = { uuid, itemPath: 'his.md', user: tomas.email, role: 'editor' as const };
  expect(await refusal(tomas.client.call(share, toSelf))).toBe('409 already-member');
  await tomas.client.call(leave, { uuid });
  for (const link of [url, archive.url]) expect((await tomas.client.get(link)).status).toBe(404);
  for (const base of [uuid, item.uuid])
    expect(await refusal(tomas.client.call(readText, { uuid: base, itemPath: 'his.md' }))).toBe('404 not-found');
  expect(await refusal(tomas.client.call(share, toSelf))).toBe('404 not-found');
  const own = (await tomas.client.call(listWorkspaces, {})).workspaces.map((each) => each.uuid);
  for (const base of [uuid, item.uuid]) expect(own).not.toContain(base);
  const kept = await ines.client.call(readText, { uuid, itemPath: 'his.md' });
  expect(kept.text).toBe('Written by Tomas.');
});

test('a deleted group disappears for its members, who are notified', async () => {
  const uuid = await createGroup('Deleted', ines, tomas);
  await ines.client.call(remove, { uuid });
  for (const account of [ines, tomas]) {
    expect(await find(account, uuid)).toBeUndefined();
    expect(await refusal(account.client.call(tree, { uuid }))).toBe('404 not-found');
  }
  expect((await told(tomas))[0]).toBe('Ines deleted the group “Deleted”.');
});

test("other users' groups are listed for administrators only", async () => {
  expect(await refusal(tomas.client.call(list, { email: ines.email }))).toBe('403 forbidden');
  expect((await admin.client.call(list, { email: ines.email })).groups.length).toBeGreaterThan(0);
});

test('the limit of managed groups holds at creation, even ten at once, and at promotion', async () => {
  const greta = await createAccount(server, 'Greta');
  await admin.client.call(updateSetting, { key: 'user_group_management_limit', value: '2' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => refusal(greta.client.call(create, { groupName: `G${at}` }))),
  );
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(2);
  expect(answers.filter((answer) => answer === '409 group-limit')).toHaveLength(8);
  await admin.client.call(updateSetting, { key: 'user_group_management_limit', value: '0' });
  const uuid = await createGroup('Limit', ines, greta);
  await admin.client.call(updateSetting, { key: 'user_group_management_limit', value: '2' });
  expect(await refusal(ines.client.call(addManager, { group: uuid, user: greta.email }))).toBe('409 group-limit');
  await admin.client.call(updateSetting, { key: 'user_group_management_limit', value: '0' });
});

test('if users may not create groups, the call is rejected too', async () => {
  await admin.client.call(updateSetting, { key: 'user_group_creation', value: '0' });
  expect(await refusal(ines.client.call(create, { groupName: 'No' }))).toBe('403 groups-disabled');
  await admin.client.call(updateSetting, { key: 'user_group_creation', value: '1' });
});
