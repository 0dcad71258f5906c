import type { ErrorBody } from '@scriptorium/contract/errors.ts';
import { MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import * as workspace from '@scriptorium/contract/operations/workspace.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, createAccount, findWorkspace } from '../_support/accounts.ts';
import { comeAsGuest, type Guest, makeLink } from '../_support/guests.ts';
import { runSql } from '../_support/run-sql.ts';
import { makeInput, UNKNOWN_ID } from '../_support/sample-input.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

/**
 * Every call of the contract, made by guests of each role: on what their link opens, on the folder above, and next to
 * it. Written independently of the contract, so that opening a call to guests takes two changes.
 */
const FOR_GUESTS: ReadonlySet<string> = new Set([
  '/api/export/read-locales',
  '/api/export/read-style',
  '/api/links/read-guest',
  '/api/request-ws-ticket',
  '/api/sharing/ask',
  '/api/workspace/describe-paper',
  '/api/workspace/get-asset-link',
  '/api/workspace/list',
  '/api/workspace/read-text',
  '/api/workspace/stat',
  '/api/workspace/tree',
]);
/** For anyone, or for those who are not logged in. */
const FOR_ALL = new Set(CALLS.filter(({ access }) => ['anyone', 'guest'].includes(access.rule)));

const SECRET = 'Zugzwang';
let server: BorrowedServer;
let owner: Account;
let uuid: string;
/** The folder next to the one that the links open. */
let beside: string;
const guests = new Map<string, Guest>();

beforeAll(async () => {
  server = await borrowServer();
  owner = await createAccount(server, 'Owen');
  uuid = await findWorkspace(owner);
  const { client } = owner;
  for (const [parentItem, name] of [
    ['', SECRET],
    [SECRET, 'Shared'],
    [SECRET, 'Beside'],
  ] as const)
    await client.call(workspace.createFolder, { uuid, parentItem, name });
  for (const parentItem of [`${SECRET}/Shared`, `${SECRET}/Beside`, SECRET])
    await client.call(workspace.createTextFile, { uuid, parentItem, name: 'paper.md', content: 'Text.\n' });
  beside = (await client.call(workspace.stat, { uuid, itemPath: `${SECRET}/Beside` })).item.uuid;
  for (const role of MEMBER_ROLES) {
    const { token } = await makeLink(owner, { uuid, itemPath: `${SECRET}/Shared` }, { role });
    guests.set(role, await comeAsGuest(server, token, role));
  }
});
afterAll(() => server.dispose());
beforeEach(() => runSql(server, 'delete from rate_limit'));

const guestWith = (role: string): Guest => guests.get(role) ?? expect.fail(`There is no ${role}.`);

async function send(guest: Guest, operation: (typeof CALLS)[number], base: string, path: string) {
  const { access } = operation;
  const field = 'workspace' in access ? access.workspace : 'uuid';
  const input = makeInput(operation, {
    [field]: base,
    itemPath: path,
    path,
    docPath: path,
    itemPaths: [path],
    files: [path],
    parentItem: '',
    ...(operation.path === '/api/workspace/describe-paper' && { folder: path.replace(/\/?[^/]*$/u, '') }),
    targetFolder: '',
    items: [UNKNOWN_ID],
    name: 'new',
    newName: 'renamed.md',
    expiresAt: null,
  });
  if (operation.body === 'json') return guest.client.post(operation.path, input);
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, String(value));
  form.append('file', new Blob(['content']), 'uploaded.txt');
  return guest.client.postRaw(operation.path, form);
}

const cases = MEMBER_ROLES.flatMap((role) =>
  CALLS.filter((operation) => !FOR_ALL.has(operation)).map((operation) => ({
    path: operation.path,
    operation,
    role,
  })),
);

describe('a guest of a link', () => {
  it.each(cases)('$path as $role', async ({ operation, role }) => {
    const guest = guestWith(role);
    const { access } = operation;
    const inside = await send(guest, operation, guest.place.uuid, 'paper.md');
    if (!FOR_GUESTS.has(operation.path)) {
      expect([inside.status, (inside.body as ErrorBody).error]).toEqual([401, 'not-logged-in']);
      return;
    }
    expect(JSON.stringify(inside.body)).not.toContain(SECRET);
    // The made-up style does not exist.
    if (operation.path !== '/api/export/read-style') expect(inside.status).toBe(200);
    if (access.rule !== 'item') return;
    for (const [base, path] of [
      [uuid, `${SECRET}/Shared/paper.md`],
      [uuid, ''],
      [beside, 'paper.md'],
      [guest.place.uuid, '../paper.md'],
      [guest.place.uuid, `${SECRET}/Beside/paper.md`],
    ] as const) {
      const outside = await send(guest, operation, base, path);
      // The tree is requested as a whole, so only its first field can lead out.
      if (operation.path === '/api/workspace/tree' && base === guest.place.uuid) continue;
      expect([base, path, outside.status]).toEqual([base, path, 404]);
    }
  });

  it('counts as not logged in for calls that require that: they may sign up and log in', async () => {
    const { client } = guestWith('editor');
    const answer = await client.clone().post('/api/auth/login', {
      email: owner.email,
      password: owner.password,
      clientID: 'Test client',
    });
    expect(answer.status).toBe(200);
  });

  it('gets no archive, no old version and nothing of others, whoever gave them the URL', async () => {
    const guest = guestWith('editor');
    const itemPaths = [`${SECRET}/Shared`];
    const archive = await owner.client.call(workspace.getArchiveLink, { uuid, itemPaths });
    expect((await guest.client.get(archive.url)).status).toBe(404);
    const path = `${SECRET}/paper.md`;
    const asset = await owner.client.call(workspace.getAssetLink, { workspaceUUID: uuid, path });
    expect((await guest.client.get(asset.url)).status).toBe(404);
  });
});
