import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { findCitations, listBibliographies, replaceKeys } from '@scriptorium/contract/operations/references.ts';
import { createFolder, createTextFile, deletePath, readText } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Account, createAccount, createGroup, loginAdmin } from '../_support/accounts.ts';
import type { CallRefused } from '../_support/client.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { Reviewer } from '../review/reviewer.ts';

let server: BorrowedServer;
let ines: Account;
let paul: Account;

beforeAll(async () => {
  server = await borrowServer();
  ines = await createAccount(server, 'Ines');
  paul = await createAccount(server, 'Paul');
});
afterAll(() => server.dispose());

const SMITH = '@article{smith2020,\n  title = {Forests},\n}';
const BIB = `% Ours.\n${SMITH}\n\n@book{lee2019, title={Trees}}\n`;
const HEAD = '---\nbibliography: [refs.bib, ../other.bib]\nreferences:\n- id: own\n  title: Own\n---\n\n';

async function makeWorkspace(): Promise<{
  uuid: string;
  write: (path: string, content: string) => Promise<unknown>;
  read: (itemPath: string) => Promise<string>;
}> {
  const uuid = await createGroup('Lab', ines, paul);
  const write = (path: string, content: string) => {
    const at = path.lastIndexOf('/');
    const place = { uuid, parentItem: path.slice(0, Math.max(0, at)), name: path.slice(at + 1) };
    return ines.client.call(createTextFile, { ...place, content });
  };
  const read = async (itemPath: string) => (await paul.client.call(readText, { uuid, itemPath })).text;
  return { uuid, write, read };
}

const codeOf = (error: unknown): string => (error as CallRefused).code;

test("citations in a workspace's texts are listed, in parts, without deleted ones", async () => {
  const { uuid, write } = await makeWorkspace();
  await ines.client.call(createFolder, { uuid, parentItem: '', name: 'parts' });
  await write('refs.bib', BIB);
  await write('parts/a.md', `${HEAD}As @smith2020 [p. 3] and \`@code\`\nsay [@lee2019; @smith2020].\n`);
  await write('b.tex', 'See \\cite{smith2020}.\n');
  await write('c.txt', 'Not @cited\n');
  await write('gone.md', 'See @gone.\n');
  await ines.client.call(deletePath, { uuid, itemPath: 'gone.md' });
  const { files } = await paul.client.call(listBibliographies, { uuid });
  expect(files.map(({ path, live }) => [path, live])).toEqual([['refs.bib', true]]);
  const { texts, next } = await paul.client.call(findCitations, { uuid });
  expect(next).toBeNull();
  expect(texts.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: 'b.tex', keys: [{ key: 'smith2020', count: 1 }], bibliographies: [], defined: [], places: [] },
    {
      path: 'parts/a.md',
      keys: [
        { key: 'smith2020', count: 2 },
        { key: 'lee2019', count: 1 },
      ],
      bibliographies: ['refs.bib', '../other.bib'],
      defined: ['own'],
      places: [],
    },
  ]);
  const lines = await paul.client.call(findCitations, { uuid, keys: ['lee2019'] });
  expect(lines.texts.map(({ path, places }) => [path, places])).toEqual([
    ['parts/a.md', [{ line: 9, text: 'say [@lee2019; @smith2020].' }]],
  ]);

  // Larger than one call reads.
  const large = 'Words of a text that is long. '.repeat(33_000);
  for (const name of ['l1.md', 'l2.md', 'l3.md', 'l4.md']) await write(name, `@${name.slice(0, 2)} ${large}`);
  const found: string[] = [];
  let calls = 0;
  for (let behind: string | undefined; calls === 0 || behind !== undefined; calls += 1) {
    const part = await paul.client.call(findCitations, { uuid, ...(behind !== undefined && { behind }) });
    found.push(...part.texts.map(({ path }) => path));
    behind = part.next ?? undefined;
  }
  expect(calls).toBeGreaterThan(1);
  expect(found.toSorted()).toEqual(['b.tex', 'l1.md', 'l2.md', 'l3.md', 'l4.md', 'parts/a.md']);
});

test('entries of several files are merged along with the keys in texts, all or nothing', async () => {
  const { uuid, write, read } = await makeWorkspace();
  const twin = '@misc{forests, title = {Forests}}';
  await write('refs.bib', BIB);
  await write('other.bib', `${twin}\n@misc{more, title = {More}}\n`);
  await write('third.bib', `${twin}\n`);
  await write('a.md', 'As [@forests, p. 3] and @smith2020 say.\n');
  const copy = twin.replace('forests', 'smith2020');
  const merge = (change: object = {}) =>
    ines.client.call(replaceKeys, {
      uuid,
      itemPath: 'refs.bib',
      changes: [{ before: SMITH, after: SMITH.replace('Forests', 'The forests') }],
      otherPaths: ['other.bib', 'third.bib'],
      otherChanges: [[{ before: twin, after: copy }], [{ before: twin, after: null }]],
      itemPaths: ['a.md'],
      keys: [{ from: 'forests', to: 'smith2020' }],
      places: 1,
      ...change,
    });
  const texts = () => Promise.all(['refs.bib', 'other.bib', 'third.bib', 'a.md'].map(read));
  const before = await texts();
  for (const [change, code] of [
    [{ otherChanges: [[{ before: twin, after: copy }]] }, 'invalid'],
    [{ otherPaths: ['other.bib', 'refs.bib'] }, 'invalid'],
    [{ otherPaths: ['other.bib', 'a.md'] }, 'invalid'],
    [{ otherPaths: ['other.bib', 'nowhere.bib'] }, 'not-found'],
    [{ otherChanges: [[{ before: twin, after: copy }], [{ before: SMITH, after: null }]] }, 'conflict'],
    [{ places: 2 }, 'conflict'],
  ] as const)
    expect([change, await merge(change).catch(codeOf)]).toEqual([change, code]);
  expect(await texts()).toEqual(before);
  const done = await merge();
  expect(done.others.map(({ entries }) => entries)).toEqual([
    [{ key: 'smith2020', isWritten: true }],
    [{ key: '', isWritten: true }],
  ]);
  expect(await texts()).toEqual([
    BIB.replace('Forests', 'The forests'),
    `${copy}\n@misc{more, title = {More}}\n`,
    '',
    'As [@smith2020, p. 3] and @smith2020 say.\n',
  ]);
});

test('an entry is removed from another file only if its key there does not stand for another work', async () => {
  const { uuid, write, read } = await makeWorkspace();
  const twin = '@misc{forests, title = {Forests}}';
  const files = {
    'refs.bib': BIB,
    'other.bib': `${twin}\n@misc{Smith2020, title = {Rivers}}\n`,
    'a.md': 'As @forests.\n',
  };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  const merge = (...others: object[]) =>
    ines.client.call(replaceKeys, {
      uuid,
      itemPath: 'refs.bib',
      changes: [{ before: SMITH, after: SMITH }],
      otherPaths: ['other.bib'],
      otherChanges: [[{ before: twin, after: null }, ...others]] as { before: string; after: null }[][],
      itemPaths: ['a.md'],
      keys: [{ from: 'forests', to: 'smith2020' }],
      places: 1,
    });
  expect(await merge().catch(codeOf)).toBe('name-taken');
  expect(await Promise.all(Object.keys(files).map(read))).toEqual(Object.values(files));
  // It is the same work, so it is removed as well.
  await merge({ before: '@misc{Smith2020, title = {Rivers}}', after: null });
  expect(await Promise.all(['other.bib', 'a.md'].map(read))).toEqual(['', 'As @smith2020.\n']);
});

test('a key is renamed in five texts and its file while someone types in one of them, and back', async () => {
  const { uuid, write, read } = await makeWorkspace();
  await write('refs.bib', BIB);
  const texts = ['a.md', 'b.md', 'c.md', 'd.md'];
  for (const name of texts) await write(name, `Text ${name} [@smith2020, p. 3] \`@smith2020\`, @smith2020x.\n`);
  await write('e.tex', '\\cite{lee2019,smith2020}\n');
  const editor = await Reviewer.open(paul, { workspace: uuid, path: 'a.md' });
  expect(await editor.type(0, 4, 'Words')).toBe('');
  const rename = (from: string, to: string, places: number) =>
    ines.client.call(replaceKeys, {
      uuid,
      itemPath: 'refs.bib',
      changes: [{ before: SMITH.replace('smith2020', from), after: SMITH.replace('smith2020', to) }],
      itemPaths: [...texts, 'e.tex'],
      keys: [{ from, to }],
      places,
    });
  // The count differs from what was seen: nothing changes.
  expect(await rename('smith2020', 'smith', 4).catch(codeOf)).toBe('conflict');
  expect(await read('refs.bib')).toBe(BIB);
  await rename('smith2020', 'smith', 5);
  await editor.pull(2);
  expect(editor.text.toString()).toBe('Words a.md [@smith, p. 3] `@smith2020`, @smith2020x.\n');
  expect(await read('d.md')).toBe('Text d.md [@smith, p. 3] `@smith2020`, @smith2020x.\n');
  expect(await read('e.tex')).toBe('\\cite{lee2019,smith}\n');
  expect(await read('refs.bib')).toBe(BIB.replace('{smith2020,', '{smith,'));
  await rename('smith', 'smith2020', 5);
  expect(await read('refs.bib')).toBe(BIB);
  editor.socket.raw.terminate();
  // An entry that someone has changed stops all of it.
  const other = SMITH.replace('Forests', 'Woods');
  const stale = { uuid, itemPath: 'refs.bib', itemPaths: texts, keys: [{ from: 'smith2020', to: 'x' }], places: 4 };
  expect(
    await ines.client.call(replaceKeys, { ...stale, changes: [{ before: other, after: null }] }).catch(codeOf),
  ).toBe('conflict');
  expect(await read('b.md')).toContain('[@smith2020, p. 3]');
});

test('in a file too large to be live, too, all or nothing', async () => {
  const admin = await loginAdmin(server);
  const { uuid, write, read } = await makeWorkspace();
  await write('a.md', 'See @key7.\n');
  const setLimit = (bytes: number) =>
    admin.client.call(updateSetting, { key: 'max_live_document_bytes', value: String(bytes) });
  await setLimit(1024);
  onTestFinished(async () => void (await setLimit(10 * 1024 * 1024)));
  const many = Array.from({ length: 60 }, (_, n) => `@misc{key${n},\n  title = {Title ${n}}\n}\n`).join('\n');
  await ines.client.upload(uuid, '', [{ name: 'large.bib', content: many }]);
  const entry = '@misc{key7,\n  title = {Title 7}\n}';
  const input = { uuid, itemPath: 'large.bib', itemPaths: ['a.md'], keys: [{ from: 'key7', to: 'seven' }] };
  const changes = [{ before: entry, after: entry.replace('key7', 'seven') }];
  expect(await ines.client.call(replaceKeys, { ...input, changes, places: 2 }).catch(codeOf)).toBe('conflict');
  const { modifiedAt } = await ines.client.call(replaceKeys, { ...input, changes, places: 1 });
  expect(await read('a.md')).toBe('See @seven.\n');
  const { files } = await ines.client.call(listBibliographies, { uuid });
  expect(files).toMatchObject([{ path: 'large.bib', live: false, modifiedAt: modifiedAt.after }]);
});

test('a text that does not cite, is named twice or is not theirs is refused', async () => {
  const { uuid, write, read } = await makeWorkspace();
  await write('refs.bib', BIB);
  await write('a.md', 'See @smith2020.\n');
  await write('b.txt', 'See @smith2020.\n');
  const call = (account: Account, more: Record<string, unknown>) =>
    account.client
      .call(replaceKeys, {
        uuid,
        itemPath: 'refs.bib',
        changes: [{ before: SMITH, after: SMITH.replace('smith2020', 'x') }],
        itemPaths: ['a.md'],
        keys: [{ from: 'smith2020', to: 'x' }],
        places: 1,
        ...more,
      })
      .catch(codeOf);
  expect(await call(ines, { itemPaths: ['a.md', 'b.txt'] })).toBe('invalid');
  expect(await call(ines, { itemPaths: ['a.md', 'a.md'] })).toBe('invalid');
  expect(await call(ines, { itemPaths: ['/a.md', 'a.md'] })).toBe('invalid');
  expect(await call(ines, { itemPaths: ['none.md'] })).toBe('not-found');
  expect(await call(ines, { itemPath: 'a.md' })).toBe('invalid');
  expect(await call(ines, { keys: [] })).toBe('invalid');
  const stranger = await createAccount(server, 'Sten');
  expect(await call(stranger, {})).toBe('not-found');
  expect(await stranger.client.call(findCitations, { uuid }).catch(codeOf)).toBe('not-found');
  expect(await stranger.client.call(listBibliographies, { uuid }).catch(codeOf)).toBe('not-found');
  expect([await read('refs.bib'), await read('a.md')]).toEqual([BIB, 'See @smith2020.\n']);
});
