import type { ErrorBody } from '@scriptorium/contract/errors.ts';
import type { Access, May, Operation } from '@scriptorium/contract/operation.ts';
import { add, list, remove } from '@scriptorium/contract/operations/sharing.ts';
import { MEMBER_ROLES } from '@scriptorium/contract/operations/groups.ts';
import * as workspace from '@scriptorium/contract/operations/workspace.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { CALLS } from '@scriptorium/contract/operations/all.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, createAccount, findWorkspace, loginAdmin, mustPost } from '../_support/accounts.ts';
import type { Answer } from '../_support/client.ts';
import { runSql } from '../_support/run-sql.ts';
import { makeInput } from '../_support/sample-input.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

/**
 * Every call that names a workspace or an item, made by people who only have a folder of it: what they may do there,
 * that they can do nothing elsewhere, and that no reply names a folder above.
 */
type ItemAccess = Extract<Access, { rule: 'workspace-member' | 'item' }>;
const IN_WORKSPACES = CALLS.filter(({ access }) => access.rule === 'item' || access.rule === 'workspace-member');

/** In the names and texts of everything around what is shared. */
const SECRET = 'Zugzwang';
const ABOVE = `${SECRET} plans/inner`;

let server: BorrowedServer;
let owner: Account;
let uuid: string;
let profileUuid: string;
let pdfProfile: string;
/** Each has the same folder, with a different role. */
const people = new Map<string, Account>();
let root: string;
let counter = 0;

beforeAll(async () => {
  server = await borrowServer();
  owner = await createAccount(server, 'Owen');
  uuid = await findWorkspace(owner);
  const { client } = owner;
  await client.call(workspace.createFolder, { uuid, parentItem: '', name: `${SECRET} plans` });
  await client.call(workspace.createFolder, { uuid, parentItem: `${SECRET} plans`, name: 'inner' });
  await client.call(workspace.createFolder, { uuid, parentItem: ABOVE, name: 'Shared' });
  await client.call(workspace.createTextFile, { uuid, parentItem: ABOVE, name: `${SECRET}.md`, content: SECRET });
  root = (await client.call(workspace.stat, { uuid, itemPath: `${ABOVE}/Shared` })).item.uuid;
  for (const role of MEMBER_ROLES) {
    const person = await createAccount(server, `The ${role}`.replace(' ', ''));
    people.set(role, person);
    await client.call(add, { uuid, itemPath: `${ABOVE}/Shared`, user: person.email, role });
  }
  const { client: admin } = await loginAdmin(server);
  const profiles = (await mustPost(admin, '/api/export/list-defaults', {})) as {
    defaultsFiles: { uuid: string; extension: string }[];
  };
  profileUuid = profiles.defaultsFiles[0]?.uuid ?? '';
  pdfProfile = profiles.defaultsFiles.find(({ extension }) => extension === 'pdf')?.uuid ?? '';
});
afterAll(() => server.dispose());

const NEEDED: Record<May, 'reader' | 'commenter' | 'editor' | 'owner'> = {
  view: 'reader',
  comment: 'commenter',
  edit: 'editor',
  move: 'editor',
  share: 'owner',
};

/**
 * Written independently of the policy: what someone with this role can do in the shared folder according to the call's
 * access.
 */
function expectedFor(access: ItemAccess, role: 'reader' | 'commenter' | 'editor'): 'in' | 403 | 404 {
  if (access.rule === 'workspace-member' && access.within !== true) return 404;
  if (access.rule === 'item' && access.membersOnly === true) return 404;
  const all = access.rule === 'item' ? Object.values<May>(access.targets) : [access.may];
  return all.every((may) => isAtLeast(role, NEEDED[may])) ? 'in' : 403;
}

/** Tried with the id of a version or an upload that does not exist. */
const NAMES_NOTHING = new Set([
  '/api/workspace/get-version-link',
  '/api/workspace/delete-version',
  '/api/import/inspect',
  '/api/import/run',
]);

const isBib = ({ path }: Operation): boolean =>
  ['/api/references/change-entries', '/api/references/replace-keys'].includes(path);

async function makeFile(operation: Operation, folder: string): Promise<string> {
  counter += 1;
  const extension = isBib(operation) ? 'bib' : 'md';
  const name = `file-${counter}.${extension}`;
  await owner.client.call(workspace.createTextFile, { uuid, parentItem: folder, name, content: 'Text.\n' });
  return name;
}

async function prepare(operation: Operation, base: string, name: string, folder: string) {
  const { access } = operation as { access: ItemAccess };
  const given: Record<string, unknown> = {
    [access.workspace]: base,
    itemPath: name,
    path: name,
    docPath: name,
    itemPaths: [name],
    files: [name],
    parentItem: folder,
    targetFolder: folder,
    name: `new-${counter}`,
    newName: `renamed-${counter}.md`,
    profileUuid: operation.path === '/api/export/set-proof' ? pdfProfile : profileUuid,
    version: 0,
    from: 0,
    to: 0,
    after: 0,
    until: 0,
  };
  if (operation.path === '/api/workspace/restore-items')
    given['items'] = (
      await owner.client.call(workspace.deletePath, { uuid, itemPath: `${ABOVE}/Shared/${name}` })
    ).trashed;
  if (operation.path === '/api/workspace/tree' && folder !== '') given['folder'] = folder;
  if (operation.path === '/api/workspace/describe-paper') given['folder'] = folder;
  if (operation.path === '/api/workspace/move-items' && folder === '') {
    const made = `folder-${counter}`;
    await owner.client.call(workspace.createFolder, { uuid, parentItem: `${ABOVE}/Shared`, name: made });
    given['targetFolder'] = made;
  }
  if (isBib(operation)) given['changes'] = [{ before: null, after: '@misc{new, title = {New}}' }];
  if (operation.path === '/api/references/replace-keys') {
    given['itemPaths'] = [];
    given['otherPaths'] = [];
    given['otherChanges'] = [];
    given['keys'] = [{ from: 'old', to: 'new' }];
    given['places'] = 0;
  }
  if (operation.path === '/api/workspace/upload-files') given['itemPath'] = folder;
  return makeInput(operation, given);
}

async function send(by: Account, operation: Operation, input: Record<string, unknown>): Promise<Answer> {
  if (operation.body === 'json') return by.client.post(operation.path, input);
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.append(name, String(value));
  form.append('file', new Blob(['content']), `uploaded-${counter}.txt`);
  return by.client.postRaw(operation.path, form);
}

const personWith = (role: string): Account => people.get(role) ?? owner;
const codeOf = (answer: Answer): string => (answer.body as ErrorBody).error;

const cases = IN_WORKSPACES.flatMap((operation) =>
  MEMBER_ROLES.map((role) => ({ path: operation.path, operation, role })),
);

describe('someone with a shared folder', () => {
  it.each(cases)('$path as $role', async ({ operation, role }) => {
    const person = personWith(role);
    const expected = expectedFor(operation.access as ItemAccess, role);
    const name = await makeFile(operation, `${ABOVE}/Shared`);

    const inside = await send(person, operation, await prepare(operation, root, name, ''));
    expect(JSON.stringify(inside.body)).not.toContain(SECRET);
    if (expected === 'in') {
      expect(inside.status).toBeLessThan(500);
      expect(['not-logged-in', 'forbidden', 'invalid']).not.toContain(codeOf(inside));
      if (!NAMES_NOTHING.has(operation.path)) expect(inside.status).not.toBe(404);
    } else expect(inside.status).toBe(expected);

    // By the workspace itself, whose UUID may be known from elsewhere.
    const named = await prepare(operation, uuid, `${ABOVE}/Shared/${name}`, `${ABOVE}/Shared`).catch(() => null);
    if (named !== null) expect((await send(person, operation, named)).status).toBe(404);
    if (operation.access.rule !== 'item') return;

    // Out of it by path, and a neighbouring folder by id.
    for (const [base, path] of [
      [root, `../${SECRET}.md`],
      [root, `${ABOVE}/${SECRET}.md`],
    ] as const) {
      const answer = await send(person, operation, await prepare(operation, base, path, '..'));
      expect([403, 404]).toContain(answer.status);
    }
  });
});

describe('what is around a shared folder', () => {
  it('is in no list, search, trash or presence of someone who has only that folder', async () => {
    const editor = personWith('editor');
    const { client } = editor;
    const { workspaces } = await client.call(workspace.list, {});
    expect(workspaces.find(({ ownerType }) => ownerType === 'shared')).toMatchObject({
      uuid: root,
      ownerName: 'Shared',
      role: 'editor',
      size: 0,
      shared: { type: 'directory', from: 'Owen', sharedBy: 'Owen', isOwn: true },
    });
    expect(JSON.stringify(await client.call(workspace.tree, { uuid: root }))).not.toContain(SECRET);
    expect(await client.call(workspace.searchFiles, { query: SECRET })).toEqual({ items: [] });
    const found = await client.call(workspace.searchFiles, { query: 'file-' });
    expect(found.items[0]).toMatchObject({ workspaceUUID: root, workspaceName: 'Shared' });
    expect(found.items[0]?.path).toMatch(/^file-\d+\.(?:md|bib)$/);
  });

  it('ends with the share, at once, for every call', async () => {
    const reader = personWith('reader');
    const name = await makeFile(workspace.stat, `${ABOVE}/Shared`);
    expect((await reader.client.post('/api/workspace/stat', { uuid: root, itemPath: name })).status).toBe(200);
    const { url } = await reader.client.call(workspace.getAssetLink, { workspaceUUID: root, path: name });
    const archive = await reader.client.call(workspace.getArchiveLink, { uuid: root, itemPaths: [''] });
    expect((await reader.client.get(url)).status).toBe(200);
    const { shares } = await owner.client.call(list, { uuid, itemPath: `${ABOVE}/Shared` });
    const own = shares.find(({ person }) => person?.displayName === reader.displayName);
    await owner.client.call(remove, { uuid, itemPath: `${ABOVE}/Shared`, share: own?.uuid ?? '' });
    expect((await reader.client.get(url)).status).toBe(404);
    expect((await reader.client.get(archive.url)).status).toBe(404);
    await runSql(server, 'delete from rate_limit');
    for (const operation of IN_WORKSPACES) {
      const answer = await send(reader, operation, await prepare(operation, root, name, ''));
      expect([operation.path, answer.status]).toEqual([operation.path, 404]);
    }
  });
});
