import { getNotifications } from '@scriptorium/contract/operations/notifications.ts';
import { add, ask, list } from '@scriptorium/contract/operations/sharing.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import * as workspace from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, createAccount, findWorkspace } from '../_support/accounts.ts';
import type { Client } from '../_support/client.ts';
import { freshName } from '../_support/fresh-name.ts';
import { comeAsGuest, makeLink } from '../_support/guests.ts';
import { refusal } from '../_support/refusal.ts';
import { runSql } from '../_support/run-sql.ts';
import { UNKNOWN_ID } from '../_support/sample-input.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let benId: string;
let uuid: string;
/** A folder of Ada's with “paper.md”, created for each test. */
let folder: string;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  benId = (await ben.client.call(getData, {})).user.uuid;
  uuid = await findWorkspace(ada);
});
afterAll(() => server.dispose());
beforeEach(async () => {
  await runSql(server, 'delete from rate_limit');
  await runSql(server, 'delete from notification');
  folder = freshName('asked');
  await ada.client.call(workspace.createFolder, { uuid, parentItem: '', name: folder });
  await ada.client.call(workspace.createTextFile, { uuid, parentItem: folder, name: 'paper.md', content: 'One.' });
});

const readTold = async (): Promise<{ message: string; actionUrl: string | null }[]> => {
  const { notifications } = await ada.client.call(getNotifications, {});
  return notifications.map(({ message, actionUrl }) => ({ message, actionUrl: actionUrl ?? null }));
};
const askFor = (client: Client, path: string, where = uuid) => client.call(ask, { uuid: where, path });
const look = async (asker: string, itemPath = folder) => {
  const found = await ada.client.call(list, { uuid, itemPath, asker });
  return found.asker;
};

it('notifies the owner once, whose dialog names the person until it is shared with them', async () => {
  await askFor(ben.client, folder);
  await askFor(ben.client, folder);
  const actionUrl = `/workspace/${uuid}/${folder}?asker=${benId}`;
  expect(await readTold()).toEqual([{ message: `Ben is asking for access to “${folder}”.`, actionUrl }]);
  expect(await look(benId)).toMatchObject({ name: 'Ben', person: { uuid: benId } });
  // Nobody is named who has not asked for this very item.
  expect(await look(benId, `${folder}/paper.md`)).toBeNull();
  expect(await look(UNKNOWN_ID)).toBeNull();
  await ada.client.call(add, { uuid, itemPath: folder, user: benId, role: 'reader' });
  expect(await look(benId)).toBeNull();
});

it('responds the same for what does not exist, and notifies nobody', async () => {
  for (const [where, path] of [
    [uuid, 'absent'],
    [uuid, `${folder}/paper.md/below`],
    [uuid, '..'],
    [UNKNOWN_ID, ''],
  ] as const)
    expect(await askFor(ben.client, path, where)).toEqual({});
  // Someone who sees everything has nothing to ask for.
  expect(await askFor(ada.client, folder)).toEqual({});
  expect(await readTold()).toEqual([]);
});

it('is for the folder if someone sees a document without it, also as a guest', async () => {
  const { token } = await makeLink(ada, { uuid, itemPath: `${folder}/paper.md` }, { role: 'commenter' });
  const guest = await comeAsGuest(server, token, 'Rita');
  await askFor(guest.client, guest.place.path, guest.place.uuid);
  // A guest cannot ask for anything their link does not open.
  await askFor(guest.client, folder);
  const [told, ...more] = await readTold();
  expect(told?.message).toBe(`Rita (guest) is asking for access to “${folder}”.`);
  expect(more).toEqual([]);
  const asker = told?.actionUrl?.split('=')[1] ?? '';
  expect(await look(asker)).toEqual({ name: 'Rita (guest)', person: null });
});

it('is limited per person', async () => {
  for (let at = 0; at < 20; at += 1) await askFor(ben.client, `absent-${at}`);
  expect(await refusal(askFor(ben.client, 'absent'))).toBe('429 rate-limited');
});
