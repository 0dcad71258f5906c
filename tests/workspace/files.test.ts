import {
  createFolder,
  createTextFile,
  deletePath,
  getAssetLink,
  list,
  readText,
  renameItem,
  stat,
  tree,
} from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, findWorkspace } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';

let server: BorrowedServer;
let ines: Account;
let tomas: Account;
let uuid: string;

beforeAll(async () => {
  server = await borrowServer();
  ines = await createAccount(server, 'Ines');
  tomas = await createAccount(server, 'Tomas');
  uuid = await findWorkspace(ines);
});
afterAll(() => server.dispose());

const make = async (parentItem: string, name: string, content?: string) =>
  (await ines.client.call(createTextFile, { uuid, parentItem, name, ...(content !== undefined && { content }) })).item;
const folder = async (parentItem: string, name: string) =>
  (await ines.client.call(createFolder, { uuid, parentItem, name })).item;
const used = async (): Promise<number> => {
  const { workspaces } = await ines.client.call(list, {});
  return workspaces.find((workspace) => workspace.uuid === uuid)?.size ?? Number.NaN;
};

test('a new user has an empty workspace with the default quota', async () => {
  const { workspaces } = await tomas.client.call(list, {});
  expect(workspaces).toMatchObject([
    { ownerType: 'user', ownerName: 'Tomas', size: 0, quota: 100 * 1024 * 1024, fileCount: 0 },
  ]);
  const { contents } = await tomas.client.call(tree, { uuid: workspaces[0]?.uuid ?? '' });
  expect(contents).toEqual([]);
});

test.each([
  ['notes', 'notes.md'],
  ['  paper.tex ', 'paper.tex'],
  ['refs.bib', 'refs.bib'],
  ['data.json', 'data.json'],
  ['a.YAML', 'a.YAML'],
  ['//lead.md', 'lead.md'],
  ['\\\\back', 'back.md'],
  ['md', 'md.md'],
  ['CON', 'CON.md'],
  ['-rf', '-rf.md'],
  ['$(id)', '$(id).md'],
])('a text file named %j becomes %j', async (typed, name) => {
  expect((await make('', typed)).name).toBe(name);
});

test.each([
  [''],
  ['   '],
  ['/a/b.md'],
  ['a\u202eb.md'],
  ['a\u200b.md'],
  ['tab\t.md'],
  [`${'x'.repeat(256)}.md`],
  ['/'],
])('the name %j is rejected', async (name) => {
  expect(await refusal(make('', name))).toBe('422 invalid-name');
});

test('names are unique within a folder, bytewise after NFC', async () => {
  await folder('', 'names');
  await make('names', 'é.md');
  expect(await refusal(make('names', 'e\u0301.md'))).toBe('409 name-taken');
  expect((await make('names', 'É.md')).name).toBe('É.md');
  expect((await make('names', 'A.md')).path).toBe('names/A.md');
  expect((await make('names', 'a.md')).path).toBe('names/a.md');
  expect(await refusal(folder('names', 'a.md'))).toBe('409 name-taken');
});

test('nothing can be created in a missing folder or below a file', async () => {
  await make('', 'file.md');
  expect(await refusal(make('missing', 'x.md'))).toBe('404 not-found');
  expect(await refusal(make('file.md', 'x.md'))).toBe('409 not-a-folder');
  expect(await refusal(make('../x', 'x.md'))).toBe('422 invalid');
});

test('the tree shows folders with their counts, whole or folder by folder', async () => {
  await folder('', 'tree');
  await folder('tree', 'inner');
  await make('tree/inner', 'deep.md', 'deep');
  const one = await ines.client.call(tree, { uuid, folder: '/tree' });
  expect(one.contents).toMatchObject([{ path: 'tree/inner', type: 'directory', itemCount: 1 }]);
  const all = await ines.client.call(tree, { uuid });
  const top = all.contents.find((item) => item.path === 'tree');
  expect(top?.children?.[0]?.children).toMatchObject([{ path: 'tree/inner/deep.md', size: 4, live: true }]);
});

test('an item is renamed in place, with everything below it', async () => {
  await folder('', 'old');
  const item = await make('old', 'in.md', 'text');
  const renamed = await ines.client.call(renameItem, { uuid, itemPath: 'old', newName: 'new' });
  expect(renamed.item).toMatchObject({ path: 'new', itemCount: 1 });
  expect((await ines.client.call(stat, { uuid, itemPath: 'new/in.md' })).item.uuid).toBe(item.uuid);
  expect(await refusal(ines.client.call(stat, { uuid, itemPath: 'old/in.md' }))).toBe('404 not-found');
  expect((await ines.client.call(renameItem, { uuid, itemPath: 'new', newName: 'NEW' })).item.path).toBe('NEW');
  await folder('', 'taken');
  expect(await refusal(ines.client.call(renameItem, { uuid, itemPath: 'NEW', newName: 'taken' }))).toBe(
    '409 name-taken',
  );
  expect(await refusal(ines.client.call(renameItem, { uuid, itemPath: '', newName: 'x' }))).toBe('409 conflict');
  expect(await refusal(ines.client.call(renameItem, { uuid, itemPath: 'NEW', newName: '../x' }))).toBe(
    '422 invalid-name',
  );
});

test('renaming between text and binary converts, and nothing is lost on the way back', async () => {
  const before = await used();
  await make('', 'convert.md', 'kept through it all\n');
  const asPng = await ines.client.call(renameItem, { uuid, itemPath: 'convert.md', newName: 'convert.bin' });
  expect(asPng.item.live).toBe(false);
  const { url } = await ines.client.call(getAssetLink, { workspaceUUID: uuid, path: 'convert.bin' });
  expect(new TextDecoder().decode(await ines.client.download(url))).toBe('kept through it all\n');
  const back = await ines.client.call(renameItem, { uuid, itemPath: 'convert.bin', newName: 'convert.md' });
  expect(back.item.live).toBe(true);
  expect((await ines.client.call(readText, { uuid, itemPath: 'convert.md' })).text).toBe('kept through it all\n');
  expect(await used()).toBe(before + 20);
});

test('a foreign workspace looks like a missing one', async () => {
  const absent = '00000000-0000-4000-8000-000000000000';
  for (const itemPath of ['', 'notes.md']) {
    expect(await refusal(tomas.client.call(stat, { uuid, itemPath }))).toBe('404 not-found');
    expect(await refusal(tomas.client.call(stat, { uuid: absent, itemPath }))).toBe('404 not-found');
  }
  expect(await refusal(tomas.client.call(deletePath, { uuid, itemPath: 'notes.md' }))).toBe('404 not-found');
  expect(await refusal(tomas.client.call(getAssetLink, { workspaceUUID: uuid, path: 'notes.md' }))).toBe(
    '404 not-found',
  );
});

test('fifty simultaneous creations of one path give one success', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => refusal(make('', 'race.md', 'x'))));
  expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
  expect(answers.filter((answer) => answer === '409 name-taken')).toHaveLength(49);
});

test('a path can be 64 names deep, also after moving and renaming', async () => {
  let path = '';
  for (let depth = 1; depth <= 64; depth += 1) {
    const name = depth === 1 ? 'deep' : 'd';
    await folder(path, name);
    path = path === '' ? name : `${path}/${name}`;
  }
  expect(await refusal(folder(path, 'd'))).toBe('422 invalid-name');
});
