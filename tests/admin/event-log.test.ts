import { getEventLog } from '@scriptorium/contract/operations/admin.ts';
import { add, remove } from '@scriptorium/contract/operations/sharing.ts';
import { createFolder, createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace, loginAdmin } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { freshName } from '../_support/fresh-name.ts';
import { comeAsGuest, makeLink } from '../_support/guests.ts';

let server: BorrowedServer;
let admin: Account;
let ada: Account;
let ben: Account;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  admin = await loginAdmin(server);
});
afterAll(() => server.dispose());

/** The log without what differs from run to run. */
async function readLog(search: string) {
  const { events } = await admin.client.call(getEventLog, { search, limit: 100 });
  return events
    .map(({ type, message, actorName }) => [type, message.replace(/ from [0-9a-f.:]+$/u, ''), actorName])
    .toReversed();
}

it('says where a shared item is, what kind it is and who acted, but never its name', async () => {
  const group = freshName('Plasma');
  // Others share this server, and their items have names too.
  const hidden = freshName('hidden');
  const uuid = await createGroup(group, ada, ben);
  await ada.client.call(createTextFile, { uuid, parentItem: '', name: `${hidden}.md` });
  const { token } = await makeLink(ada, { uuid, itemPath: `${hidden}.md` }, { role: 'commenter' });
  await comeAsGuest(server, token, 'Rae');

  const log = await readLog(group);
  expect(log.filter(([type]) => !String(type).startsWith('group.'))).toEqual([
    ['link.created', `A link to a document in the group “${group}” was created (can comment)`, 'Ada'],
    ['guest.came', `Rae (guest) opened a link by Ada to a document in the group “${group}”`, 'Rae (guest)'],
  ]);
  expect(JSON.stringify(await admin.client.call(getEventLog, { limit: 100 }))).not.toContain(hidden);
});

it('names the owner of a personal workspace, and with whom it is no longer shared', async () => {
  const cara = await createAccount(server, freshName('Cara'));
  const uuid = await findWorkspace(cara);
  await cara.client.call(createFolder, { uuid, parentItem: '', name: 'secret' });
  const { share } = await cara.client.call(add, {
    uuid,
    itemPath: 'secret',
    user: ben.email,
    role: 'editor',
    expiresAt: null,
  });
  await cara.client.call(remove, { uuid, itemPath: 'secret', share });

  const folder = /^A folder in Cara\S*’s workspace (?:was|is no longer) shared with Ben/u;
  const log = (await readLog('a folder in Cara')).map(([type, message, by]) => [
    type,
    folder.test(String(message)),
    by,
  ]);
  expect(log).toEqual([
    ['item.shared', true, expect.stringMatching(/^Cara/u)],
    ['item.unshared', true, expect.stringMatching(/^Cara/u)],
  ]);
});

it('names people who log in or sign up, although nobody was logged in before', async () => {
  const log = await readLog(ada.email);
  expect(log).toContainEqual(['user.logged-in', expect.stringContaining('logged in'), 'Ada']);
});
