import { removeMember } from '@scriptorium/contract/operations/groups.ts';
import { add, remove } from '@scriptorium/contract/operations/sharing.ts';
import {
  createFolder,
  createTextFile,
  deletePath,
  moveItems,
  renameItem,
  searchTexts,
} from '@scriptorium/contract/operations/workspace.ts';
import { listTrash, purgeItems, restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { listVersions, restoreVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup, findWorkspace } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { LiveEditor } from '../live/live-client.ts';

/** The index is some seconds behind the texts. */
const SOON = { timeout: 60_000, interval: 500 };

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let eve: Account;
let home: string;
let group: string;

const make = (name: string, content: string, uuid = home, parentItem = '') =>
  ada.client.call(createTextFile, { uuid, parentItem, name, content });
const find = async (query: string, who = ada) => (await who.client.call(searchTexts, { query })).texts;
const namesOf = async (query: string, who = ada): Promise<string[]> => (await find(query, who)).map(({ path }) => path);

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  eve = await createAccount(server, 'Eve');
  home = await findWorkspace(ada);
  group = await createGroup('Forest', ada, ben);
  await make('plain.md', '# On kelp\n\nThe quokkaword grows in the Åkerfält.\n');
  await make('titled.md', '---\ntitle: Quokkaword and its friends\n---\n\nOne more quokkaword.\n');
  await make(
    'marked.md',
    'Some **quokkabold** and un**quokk**able.\n\n| Head | quokkacell |\n|---|---|\n| 1 | 2 |\n\n![A quokkacaption](x.png)\n',
  );
  await make('scripts.md', 'Исследование сна. 睡眠研究方法。 دِرَاسَة\n');
  await make('long.md', `${'filler words of no use\n\n'.repeat(20_000)}at the quokkaend\n`);
  await ada.client.call(createFolder, { uuid: home, parentItem: '', name: 'Given' });
  await make('given.md', 'A quokkagiven text.\n', home, 'Given');
  await make('grouped.md', 'A quokkagroup text.\n', group);
});
afterAll(() => server.dispose());

test('words are found, whatever their case, accents, markup and script; titles first', async () => {
  await expect.poll(() => namesOf('quokka'), SOON).toHaveLength(6);
  for (const word of ['unquokkable', '研究', 'quokkaend']) await expect.poll(() => namesOf(word), SOON).toHaveLength(1);
  expect(await namesOf('QUOKKAWORD')).toEqual(['titled.md', 'plain.md']);
  expect(await namesOf('quokkawo')).toEqual(['titled.md', 'plain.md']);
  // Only in the title, where the search by name finds it.
  expect(await namesOf('friends')).toEqual([]);
  expect(await namesOf('akerfalt quokkaword')).toEqual(['plain.md']);
  expect(await namesOf('"quokkaword grows"')).toEqual(['plain.md']);
  expect(await namesOf('"grows quokkaword"')).toEqual([]);
  expect(await namesOf('quokkawo grows')).toEqual([]);
  for (const word of ['quokkabold', 'unquokkable', 'quokkacell', 'quokkacaption', 'quokkabold quokkacell'])
    expect(await namesOf(word), word).toEqual(['marked.md']);
  for (const word of ['исслед', '研究', '眠研究方', 'دراسة']) expect(await namesOf(word), word).toEqual(['scripts.md']);
  // In different parts of the index.
  expect(await namesOf('filler quokkaend')).toEqual(['long.md']);
  const [text] = await find('grows quokkaw');
  expect(text).toMatchObject({ workspaceUUID: home, workspaceName: 'Ada', name: 'plain.md', title: 'On kelp' });
  expect(text?.snippet).toContainEqual({ text: 'quokkaword', isMatch: true });
  expect(text?.find).toBe('quokkaw');
});

test('nothing that is typed is an error', async () => {
  const queries = [
    '"',
    '*',
    'a OR',
    'NEAR(a b)',
    "it's",
    ':* & |',
    '\\',
    '-',
    '(',
    'ﷺ',
    '½ ⒈ ℀',
    'x'.repeat(200),
    'title:a',
    '^a',
    'a+b',
    'a b c d e f g h i j k l',
  ];
  for (const query of queries)
    expect((await ada.client.post('/api/workspace/search-texts', { query })).status, query).toBe(200);
  expect((await ada.client.post('/api/workspace/search-texts', { query: 'x'.repeat(201) })).status).toBe(422);
});

test('only what someone may read is found, and no longer than they may', async () => {
  expect(await find('quokka', eve)).toEqual([]);
  expect(await namesOf('quokka', ben)).toEqual(['grouped.md']);
  const { share } = await ada.client.call(add, { uuid: home, itemPath: 'Given', user: eve.email, role: 'reader' });
  const [shared, ...others] = await find('quokka', eve);
  expect(others).toEqual([]);
  expect(shared).toMatchObject({ workspaceName: 'Given', path: 'given.md' });
  expect(JSON.stringify(shared)).not.toContain(home);
  await ada.client.call(remove, { uuid: home, itemPath: 'Given', share });
  expect(await find('quokka', eve)).toEqual([]);
  await ada.client.call(removeMember, { uuid: group, user: ben.email });
  expect(await find('quokka', ben)).toEqual([]);
});

test('a text is found where it is, not in the trash, and by its current words', async () => {
  await ada.client.call(renameItem, { uuid: home, itemPath: 'Given', newName: 'Moved' });
  expect(await namesOf('quokkagiven')).toEqual(['Moved/given.md']);
  await ada.client.call(deletePath, { uuid: home, itemPath: 'Moved' });
  expect(await namesOf('quokkagiven')).toEqual([]);
  const listGone = async (): Promise<string[]> =>
    (await ada.client.call(listTrash, { uuid: home })).items.map(({ uuid }) => uuid);
  await ada.client.call(restoreItems, { uuid: home, items: await listGone() });
  expect(await namesOf('quokkagiven')).toEqual(['Moved/given.md']);
  await ada.client.call(moveItems, { uuid: home, itemPaths: ['Moved/given.md'], targetFolder: '' });
  expect(await namesOf('quokkagiven')).toEqual(['given.md']);

  // Its words are indexed under the workspace; Ben is in no other.
  const other = await createGroup('Moved', ada, ben);
  const move = (uuid: string, targetWorkspace: string) =>
    ada.client.call(moveItems, { uuid, itemPaths: ['given.md'], targetFolder: '', targetWorkspace });
  await move(home, other);
  await expect.poll(() => find('quokkagiven', ben), SOON).toMatchObject([{ workspaceUUID: other, path: 'given.md' }]);
  await move(other, home);
  expect(await find('quokkagiven', ben)).toEqual([]);
  await expect.poll(() => find('quokkagiven'), SOON).toMatchObject([{ workspaceUUID: home, path: 'given.md' }]);

  const editor = await LiveEditor.open(ada.client, { workspace: home, path: 'plain.md' });
  const before = (await ada.client.call(listVersions, { uuid: home, itemPath: 'plain.md' })).versions[0];
  editor.type(editor.length, 'Now with a quokkanew.\n');
  await editor.until(() => editor.isSaved);
  await expect.poll(() => namesOf('quokkanew'), SOON).toEqual(['plain.md']);
  // At once: deleted text is not found, although it is still in the index.
  await ada.client.call(restoreVersion, { uuid: home, itemPath: 'plain.md', version: before?.version ?? 0 });
  expect(await namesOf('quokkanew')).toEqual([]);
  expect(await namesOf('akerfalt')).toEqual(['plain.md']);
  editor.stop();

  await ada.client.call(deletePath, { uuid: home, itemPath: 'given.md' });
  await ada.client.call(purgeItems, { uuid: home, items: await listGone() });
  expect(await namesOf('quokkagiven')).toEqual([]);
});
