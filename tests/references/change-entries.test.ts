import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { changeEntries } from '@scriptorium/contract/operations/references.ts';
import { createTextFile, getAssetLink, readText } from '@scriptorium/contract/operations/workspace.ts';
import { listVersions } from '@scriptorium/contract/operations/workspace-versions.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Account, createAccount, createGroup, loginAdmin } from '../_support/accounts.ts';
import type { CallRefused } from '../_support/client.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { freshName } from '../_support/fresh-name.ts';
import { Reviewer } from '../review/reviewer.ts';

let server: BorrowedServer;
let ines: Account;
let paul: Account;
let uuid: string;

beforeAll(async () => {
  server = await borrowServer();
  ines = await createAccount(server, 'Ines');
  paul = await createAccount(server, 'Paul');
  uuid = await createGroup('Lab', ines, paul);
});
afterAll(() => server.dispose());

const SMITH = '@article{smith2020,\n  title = {Forests},\n  doi = {10.1000/abc},\n}';
const LEE = '@book{lee2019, title={Trees}}';
const FILE = `% Ours.\n${SMITH}\n\n${LEE}\nWords between.\n`;

const change = (whose: Account, itemPath: string, before: string | null, after: string | null) =>
  whose.client.call(changeEntries, { uuid, itemPath, changes: [{ before, after }] });
const codeOf = (error: unknown): string => (error as CallRefused).code;
const read = async (itemPath: string): Promise<string> => (await ines.client.call(readText, { uuid, itemPath })).text;

async function download(path: string): Promise<string> {
  const { url } = await ines.client.call(getAssetLink, { workspaceUUID: uuid, path });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await ines.client.download(url));
}

test('an entry of a live .bib is changed where someone else is typing, and both see both', async () => {
  await ines.client.call(createTextFile, { uuid, parentItem: '', name: 'live.bib', content: FILE });
  const editor = await Reviewer.open(paul, { workspace: uuid, path: 'live.bib' });
  const at = editor.text.toString().indexOf('Trees');
  expect(await editor.type(at, at + 5, 'Oaks')).toBe('');
  await change(ines, 'live.bib', SMITH, SMITH.replace('Forests', 'Woods'));
  await editor.pull(2);
  const expected = FILE.replace('Trees', 'Oaks').replace('Forests', 'Woods');
  expect(editor.text.toString()).toBe(expected);
  expect(await read('live.bib')).toBe(expected);
  editor.socket.raw.terminate();
  const { versions } = await ines.client.call(listVersions, { uuid, itemPath: 'live.bib' });
  const writers = versions.flatMap(({ authors }) => authors.map(({ displayName }) => displayName));
  expect(writers).toEqual(expect.arrayContaining(['Ines', 'Paul']));
  // Paul has changed what Ines read.
  expect(await change(ines, 'live.bib', LEE, null).catch(codeOf)).toBe('conflict');
  expect(await read('live.bib')).toBe(expected);
});

test('two people add the same work at once, and it is there once', async () => {
  await ines.client.call(createTextFile, { uuid, parentItem: '', name: 'new.bib' });
  const added = await Promise.all([
    change(ines, 'new.bib', null, '@article{a2020, doi = {10.1/X}}'),
    change(paul, 'new.bib', null, '@article{b2020, doi = {10.1/x}}'),
    change(paul, 'new.bib', null, '@article{c2020, title = {Another}}'),
  ]);
  const keys = added.map(({ entries }) => entries[0]!.key);
  expect(keys[0]).toBe(keys[1]);
  expect((await read('new.bib')).match(/@article/g)).toHaveLength(2);
});

test('several people change a long live .bib at once, and all changes are there', async () => {
  const name = freshName('long.bib');
  const entry = (n: number): string => `@article{key${n},\n  title = {Forests of the north ${n}},\n  year = {2020},\n}`;
  const entries = Array.from({ length: 20_000 }, (_, n) => entry(n));
  await ines.client.upload(uuid, '', [{ name, content: entries.join('\n') }]);
  const woods = (n: number): string => entry(n).replace('Forests', 'Woods');
  const places = [3, 9_000, 19_000];
  await Promise.all(places.map((n, who) => change(who % 2 === 0 ? ines : paul, name, entry(n), woods(n))));
  for (const n of places) entries[n] = woods(n);
  expect(await read(name)).toBe(entries.join('\n'));
  expect(await change(paul, name, entry(3), null).catch(codeOf)).toBe('conflict');
});

test('a .bib too large to be live keeps every byte that is not changed, and nobody overwrites another', async () => {
  const admin = await loginAdmin(server);
  const setLimit = (bytes: number) =>
    admin.client.call(updateSetting, { key: 'max_live_document_bytes', value: String(bytes) });
  await setLimit(1024);
  onTestFinished(async () => void (await setLimit(10 * 1024 * 1024)));
  const many = Array.from({ length: 60 }, (_, n) => `@misc{key${n},\r\n  title = {Title ${n} ä}\r\n}\r\n`).join('\r\n');
  const file = `\uFEFF% Ours.\r\n${many}`;
  await ines.client.upload(uuid, '', [{ name: 'large.bib', content: file }]);
  expect(await ines.client.call(readText, { uuid, itemPath: 'large.bib' }).catch(codeOf)).toBe('not-found');
  const entry = (n: number, title = `Title ${n} ä`): string => `@misc{key${n},\r\n  title = {${title}}\r\n}`;
  const results = await Promise.allSettled([
    change(ines, 'large.bib', entry(3), entry(3, 'Mine').replaceAll('\r', '')),
    change(paul, 'large.bib', entry(40), entry(40, 'His')),
  ]);
  for (const result of results) if (result.status === 'rejected') expect(codeOf(result.reason)).toBe('conflict');
  // The one who came second tries again.
  if (results[0].status === 'rejected') await change(ines, 'large.bib', entry(3), entry(3, 'Mine'));
  if (results[1].status === 'rejected') await change(paul, 'large.bib', entry(40), entry(40, 'His'));
  expect(await download('large.bib')).toBe(file.replace('Title 3 ä', 'Mine').replace('Title 40 ä', 'His'));
  expect(await change(paul, 'large.bib', entry(3), null).catch(codeOf)).toBe('conflict');
});

test('what is not an entry, not a .bib or not theirs is refused, and nothing changes', async () => {
  await ines.client.call(createTextFile, { uuid, parentItem: '', name: 'kept.bib', content: FILE });
  await ines.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content: FILE });
  for (const after of ['', 'words', '@misc{a} @misc{b}', '@string{a = {b}}', '@misc{a, title={}}} @misc{b'])
    expect(await change(ines, 'kept.bib', null, after).catch(codeOf)).toBe('invalid');
  expect(await change(ines, 'kept.bib', LEE, LEE.replace('lee2019', 'smith2020')).catch(codeOf)).toBe('name-taken');
  expect(await change(ines, 'paper.md', LEE, null).catch(codeOf)).toBe('invalid');
  expect(await change(ines, 'none.bib', LEE, null).catch(codeOf)).toBe('not-found');
  const stranger = await createAccount(server, 'Sten');
  expect(await change(stranger, 'kept.bib', LEE, null).catch(codeOf)).toBe('not-found');
  expect(await read('kept.bib')).toBe(FILE);
  expect(await read('paper.md')).toBe(FILE);
});
