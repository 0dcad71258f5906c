import {
  copyItems,
  createFolder,
  createTextFile,
  deletePath,
  deletePaths,
  list,
  moveItems,
  noteOpened,
  readText,
  searchFiles,
  stat,
  tree,
} from '@scriptorium/contract/operations/workspace.ts';
import { listTrash, purgeItems, restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { labelVersion, listVersions, restoreVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import { continueWriting, recentFiles } from '@scriptorium/contract/operations/desk.ts';
import { describePaper } from '@scriptorium/contract/operations/workspace-paper.ts';
import { add } from '@scriptorium/contract/operations/sharing.ts';
import { requestWsTicket } from '@scriptorium/contract/operations/live.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

let server: BorrowedServer;
let ines: Account;
let tomas: Account;
let uuid: string;
let lab: string;

beforeAll(async () => {
  server = await borrowServer();
  ines = await createAccount(server, 'Ines');
  tomas = await createAccount(server, 'Tomas');
  uuid = await findWorkspace(ines);
  lab = await createGroup('Gait Lab', ines, tomas);
});
afterAll(() => server.dispose());

const make = async (path: string, content = '', id = uuid): Promise<string> => {
  const names = path.split('/');
  const { item } = await ines.client.call(createTextFile, {
    uuid: id,
    parentItem: names.slice(0, -1).join('/'),
    name: names.at(-1) ?? '',
    content,
  });
  return item.uuid;
};
const folder = (parentItem: string, name: string, id = uuid) =>
  ines.client.call(createFolder, { uuid: id, parentItem, name });
const paths = async (at = '', id = uuid): Promise<string[]> =>
  (await ines.client.call(tree, { uuid: id, folder: at })).contents.map((item) => item.path);
const sizeOf = async (id: string): Promise<number> =>
  (await ines.client.call(list, {})).workspaces.find((each) => each.uuid === id)?.size ?? Number.NaN;

test('a deleted item goes to the trash with everything below it, and is restored with its history', async () => {
  await folder('', 'a');
  await folder('a', 'b');
  const id = await make('a/b/deep.md', 'deep');
  const { trashed } = await ines.client.call(deletePath, { uuid, itemPath: 'a' });
  expect(await paths()).not.toContain('a');
  expect(await refusal(ines.client.call(stat, { uuid, itemPath: 'a/b/deep.md' }))).toBe('404 not-found');
  expect(await refusal(ines.client.call(requestWsTicket, { uuid, docPath: 'a/b/deep.md' }))).toBe('404 not-found');
  const { items } = await ines.client.call(listTrash, { uuid });
  expect(items).toMatchObject([{ uuid: trashed[0], name: 'a', size: 4, originalFolder: '', deletedBy: 'Ines' }]);
  expect(Date.parse(items[0]?.expiresAt ?? '') - Date.parse(items[0]?.deletedAt ?? '')).toBe(30 * 86_400_000);
  await ines.client.call(restoreItems, { uuid, items: trashed });
  expect((await ines.client.call(stat, { uuid, itemPath: 'a/b/deep.md' })).item.uuid).toBe(id);
  expect((await ines.client.call(readText, { uuid, itemPath: 'a/b/deep.md' })).text).toBe('deep');
});

test('restored onto a taken name it is "(restored)"; a missing folder is recreated', async () => {
  await folder('', 'r');
  await make('r/x.md', 'old');
  const first = await ines.client.call(deletePath, { uuid, itemPath: 'r/x.md' });
  await make('r/x.md', 'new');
  await ines.client.call(restoreItems, { uuid, items: first.trashed });
  expect(await paths('r')).toEqual(['r/x (restored).md', 'r/x.md']);
  const second = await ines.client.call(deletePath, { uuid, itemPath: 'r/x.md' });
  const whole = await ines.client.call(deletePath, { uuid, itemPath: 'r' });
  const back = await ines.client.call(restoreItems, { uuid, items: second.trashed });
  expect(back.items).toMatchObject([{ path: 'r/x.md' }]);
  await ines.client.call(purgeItems, { uuid, items: whole.trashed });
  expect((await ines.client.call(readText, { uuid, itemPath: 'r/x.md' })).text).toBe('new');
});

test('permanently deleting a folder leaves what was deleted from it before in the trash', async () => {
  await folder('', 'p');
  await make('p/keep.md', 'kept');
  const before = await sizeOf(uuid);
  const file = await ines.client.call(deletePath, { uuid, itemPath: 'p/keep.md' });
  const whole = await ines.client.call(deletePath, { uuid, itemPath: 'p' });
  await ines.client.call(purgeItems, { uuid, items: whole.trashed });
  const back = await ines.client.call(restoreItems, { uuid, items: file.trashed });
  expect(back.items).toMatchObject([{ path: 'keep.md' }]);
  expect(await sizeOf(uuid)).toBe(before);
});

test('several are deleted all or none; the trash is emptied at once and its bytes are freed', async () => {
  await make('one.md', '1');
  await make('two.md', '22');
  const before = await sizeOf(uuid);
  const missing = ines.client.call(deletePaths, { uuid, itemPaths: ['one.md', 'nothing.md'] });
  expect(await refusal(missing)).toBe('404 not-found');
  expect(await paths()).toContain('one.md');
  const { trashed } = await ines.client.call(deletePaths, { uuid, itemPaths: ['one.md', 'two.md'] });
  expect(trashed).toHaveLength(2);
  expect(await refusal(tomas.client.call(restoreItems, { uuid, items: trashed }))).toBe('404 not-found');
  expect(await sizeOf(uuid)).toBe(before);
  const { freedBytes } = await ines.client.call(purgeItems, { uuid });
  expect(freedBytes).toBeGreaterThanOrEqual(3);
  expect(await sizeOf(uuid)).toBe(before - freedBytes);
  expect((await ines.client.call(listTrash, { uuid })).items).toEqual([]);
  expect(await refusal(ines.client.call(deletePath, { uuid, itemPath: '' }))).toBe('409 conflict');
});

test('an item moves with everything below it, and never into itself', async () => {
  await folder('', 'm');
  await folder('m', 'n');
  const id = await make('m/n/t.md', 'text');
  await folder('', 'target');
  await ines.client.call(moveItems, { uuid, itemPaths: ['m/n'], targetFolder: 'target' });
  expect((await ines.client.call(stat, { uuid, itemPath: 'target/n/t.md' })).item.uuid).toBe(id);
  expect(await refusal(ines.client.call(moveItems, { uuid, itemPaths: ['target'], targetFolder: 'target/n' }))).toBe(
    '409 conflict',
  );
  await folder('m', 'n');
  expect(await refusal(ines.client.call(moveItems, { uuid, itemPaths: ['m/n'], targetFolder: 'target' }))).toBe(
    '409 name-taken',
  );
  const kept = { uuid, itemPaths: ['m/n'], targetFolder: 'target', conflict: 'keep-both' as const };
  expect((await ines.client.call(moveItems, kept)).items).toMatchObject([{ path: 'target/n (2)' }]);
});

test('moving and copying between workspaces charges the right one, and requires write access', async () => {
  await make('travel.md', '12345');
  const [own, shared] = [await sizeOf(uuid), await sizeOf(lab)];
  const move = { uuid, itemPaths: ['travel.md'], targetWorkspace: lab, targetFolder: '' };
  await ines.client.call(moveItems, move);
  expect([await sizeOf(uuid), await sizeOf(lab)]).toEqual([own - 5, shared + 5]);
  const copy = { uuid: lab, itemPaths: ['travel.md'], targetFolder: '' };
  expect((await ines.client.call(copyItems, copy)).items).toMatchObject([{ path: 'travel (2).md', size: 5 }]);
  expect((await tomas.client.call(readText, { uuid: lab, itemPath: 'travel (2).md' })).text).toBe('12345');
  const steal = { uuid: lab, itemPaths: ['travel.md'], targetWorkspace: uuid, targetFolder: '' };
  expect(await refusal(tomas.client.call(moveItems, steal))).toBe('404 not-found');
  expect(await refusal(tomas.client.call(copyItems, steal))).toBe('404 not-found');
});

test("files are found by words in their path, only in the user's own workspaces", async () => {
  await folder('', 'Thesis');
  await make('Thesis/Kapitel Drei.md');
  await make('drei.md');
  const names = async (account: Account, query: string): Promise<string[]> =>
    (await account.client.call(searchFiles, { query })).items.map((item) => item.path);
  expect(await names(ines, 'drei')).toEqual(['drei.md', 'Thesis/Kapitel Drei.md']);
  expect(await names(ines, 'thesis drei')).toEqual(['Thesis/Kapitel Drei.md']);
  expect(await names(tomas, 'drei')).toEqual([]);
  expect(await names(ines, '%')).toEqual([]);
});

test('papers are found by their titles, if these are requested', async () => {
  const content = '---\ntitle: Kelp of the north\n---\n\nIt grows.\n';
  await ines.client.upload(uuid, '', [
    { name: 'titled.md', content },
    { name: 'titled.bib', content: '' },
  ]);
  const ask = async (titles?: boolean): Promise<(string | null)[][]> =>
    (await ines.client.call(searchFiles, { query: 'titled', ...(titles && { titles }) })).items
      .map(({ name, title }) => [name, title])
      .toSorted();
  expect(await ask(true)).toEqual([
    ['titled.bib', null],
    ['titled.md', 'Kelp of the north'],
  ]);
  expect((await ask()).map(([, title]) => title)).toEqual([null, null]);
});

test('every paper is found by its title, opened or not, and by its new one when that changes', async () => {
  const group = await createGroup('Library', ines, tomas);
  const write = (name: string, title: string) =>
    ines.client.upload(group, '', [{ name, content: `---\ntitle: ${title}\n---\n\nWords.\n` }]);
  await write('a1.md', 'Migrating zooplankton');
  await write('zooplankton.md', 'Something else');
  const ask = async (by: Account, query: string): Promise<(string | null)[][]> =>
    (await by.client.call(searchFiles, { query, titles: true })).items.map(({ name, title }) => [name, title]);
  expect(await ask(tomas, 'zooplankton')).toEqual([
    ['zooplankton.md', 'Something else'],
    ['a1.md', 'Migrating zooplankton'],
  ]);
  expect(await ask(tomas, 'library ZOOPLANKTON migr')).toEqual([['a1.md', 'Migrating zooplankton']]);
  await write('a1.md', 'Resting plankton');
  expect(await ask(tomas, 'migrating')).toEqual([]);
  expect(await ask(tomas, 'resting')).toEqual([['a1.md', 'Resting plankton']]);
  // Nobody else learns of it, and items in the trash are not found.
  const other = await createAccount(server, 'Olga');
  expect(await ask(other, 'resting')).toEqual([]);
  await ines.client.call(deletePath, { uuid: group, itemPath: 'a1.md' });
  expect(await ask(tomas, 'resting')).toEqual([]);
});

test('of files with equal names, the one in the open workspace comes first', async () => {
  const group = await createGroup('Nearby', ines);
  await make('paper.bib');
  await ines.client.upload(group, '', [{ name: 'paper.bib', content: '' }]);
  const first = async (near?: string): Promise<string | undefined> =>
    (await ines.client.call(searchFiles, { query: 'paper', ...(near && { near }) })).items[0]?.workspaceUUID;
  expect(await first(uuid)).toBe(uuid);
  expect(await first(group)).toBe(group);
  // Someone else's workspace makes no difference.
  expect((await tomas.client.call(searchFiles, { query: 'paper', near: group })).items).toEqual([]);
});

test('of files whose names begin alike, the one opened last comes first', async () => {
  const lena = await createAccount(server, 'Lena');
  const { client } = lena;
  const own = await findWorkspace(lena);
  for (const name of ['draft.pdf', 'draft.md', 'draft.bib']) await client.upload(own, '', [{ name, content: 'x' }]);
  const names = async (): Promise<string[]> =>
    (await client.call(searchFiles, { query: 'draft' })).items.map((item) => item.name);
  await client.call(noteOpened, { uuid: own, itemPath: 'draft.pdf' });
  expect((await names())[0]).toBe('draft.pdf');
  await client.call(noteOpened, { uuid: own, itemPath: 'draft.md' });
  expect((await names()).slice(0, 2)).toEqual(['draft.md', 'draft.pdf']);
});

test('recently opened files are listed newest first, without deleted ones', async () => {
  await make('first.md');
  await make('second.md');
  for (const itemPath of ['first.md', 'second.md', 'first.md']) await ines.client.call(noteOpened, { uuid, itemPath });
  const recent = async (): Promise<string[]> =>
    (await ines.client.call(recentFiles, {})).files.map((file) => file.path);
  expect((await recent()).slice(0, 2)).toEqual(['first.md', 'second.md']);
  await ines.client.call(deletePath, { uuid, itemPath: 'first.md' });
  expect(await recent()).toEqual(['second.md']);
});

test('the paper opened last is offered for resuming, with what others have done since', async () => {
  const group = await createGroup('Desk', ines, tomas);
  const upload = (by: Account, content: string) => by.client.upload(group, '', [{ name: 'paper.md', content }]);
  const page = async (by: Account) => (await by.client.call(continueWriting, {})).page;
  await upload(ines, '---\ntitle: Drift\nauthor: Ines\n---\n\n# Start\n\nOne *two* three.');
  await ines.client.upload(group, '', [{ name: 'data.csv', content: 'a,b' }]);
  for (const itemPath of ['paper.md', 'data.csv']) await ines.client.call(noteOpened, { uuid: group, itemPath });
  const blocks = [
    { kind: 'heading', text: 'Start' },
    { kind: 'paragraph', text: 'One two three.' },
  ];
  expect(await page(ines)).toMatchObject({ path: 'paper.md', title: 'Drift', authors: ['Ines'], blocks, since: null });
  expect((await ines.client.call(recentFiles, { titles: true })).files.slice(0, 2)).toMatchObject([
    { name: 'data.csv', title: null },
    { name: 'paper.md', title: 'Drift' },
  ]);
  await upload(tomas, '---\ntitle: Drift\nauthor: Ines\n---\n\n# Start\n\nOne *two* three four five.');
  expect((await page(ines))?.since).toEqual({
    people: [{ uuid: expect.any(String), displayName: 'Tomas' }],
    words: { added: 2, removed: 0 },
  });
  // One's own writing counts as seen, and nobody is notified of their own changes.
  await upload(ines, '---\ntitle: Drift\nauthor: Ines\n---\n\n# Start\n\nOne four five.');
  expect((await page(ines))?.since).toBeNull();
  await ines.client.call(deletePath, { uuid: group, itemPath: 'paper.md' });
  expect((await page(ines))?.path).not.toBe('paper.md');
});

test('a folder says which paper it is about, and how many of its citations are found', async () => {
  const group = await createGroup('Project', ines, tomas);
  const describe = async (by: Account, folder: string) =>
    (await by.client.call(describePaper, { uuid: group, folder })).paper;
  const content =
    '---\ntitle: Drift\nauthor: [Ines, Tomas]\nbibliography: ../works.bib\n---\n\nAs @one and [@two; @one] in @fig:depth and @Tbl-sites.';
  await ines.client.call(createFolder, { uuid: group, parentItem: '', name: 'draft' });
  await ines.client.upload(group, 'draft', [
    { name: 'paper.md', content },
    { name: 'notes.md', content: '# N' },
  ]);
  await ines.client.upload(group, '', [{ name: 'works.bib', content: '@book{one, title = {One}}' }]);
  expect(await describe(tomas, 'draft')).toEqual({
    path: 'draft/paper.md',
    title: 'Drift',
    authors: ['Ines', 'Tomas'],
    words: 9,
    citations: { cited: 2, found: 1 },
    result: null,
  });
  expect(await describe(tomas, '')).toBeNull();
  expect(await refusal(tomas.client.call(describePaper, { uuid: group, folder: 'nowhere' }))).toBe('404 not-found');
  // Someone who only has the folder does not learn what is next to it.
  const kai = await createAccount(server, 'Kai');
  await ines.client.call(add, { uuid: group, itemPath: 'draft', user: kai.email, role: 'reader' });
  const { item } = await ines.client.call(stat, { uuid: group, itemPath: 'draft' });
  expect((await kai.client.call(describePaper, { uuid: item.uuid, folder: '' })).paper).toMatchObject({
    path: 'paper.md',
    citations: { cited: 2, found: 0 },
  });
});

test('a version is named, unnamed, and one passage of it restored', async () => {
  await make('v.md', 'one two three');
  await ines.client.upload(uuid, '', [{ name: 'v.md', content: 'one 2 3' }]);
  await ines.client.call(labelVersion, { uuid, itemPath: 'v.md', version: 0, name: 'Submitted' });
  const labels = async (): Promise<(string | undefined)[]> =>
    (await ines.client.call(listVersions, { uuid, itemPath: 'v.md' })).versions.map((version) => version.label);
  expect(await labels()).toEqual([undefined, 'Submitted']);
  await ines.client.call(labelVersion, { uuid, itemPath: 'v.md', version: 0, name: '' });
  expect(await labels()).toEqual([undefined, undefined]);
  const passage = { baseVersion: 1, from: 4, to: 5, text: 'two' };
  await ines.client.call(restoreVersion, { uuid, itemPath: 'v.md', passage });
  expect((await ines.client.call(readText, { uuid, itemPath: 'v.md' })).text).toBe('one two 3');
  expect(await refusal(ines.client.call(restoreVersion, { uuid, itemPath: 'v.md', passage }))).toBe('409 conflict');
  expect(await refusal(ines.client.call(restoreVersion, { uuid, itemPath: 'v.md', version: 99 }))).toBe(
    '404 not-found',
  );
});
