import { copyItems, readText, stat } from '@scriptorium/contract/operations/workspace.ts';
import {
  compareAuthors,
  readAuthors,
  readShares,
  readSteps,
  showShares,
} from '@scriptorium/contract/operations/workspace-authors.ts';
import { labelVersion, listVersions, restoreVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import { refusal } from '../_support/refusal.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { LiveEditor } from '../live/live-client.ts';
import { runSql } from '../_support/run-sql.ts';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let uuid: string;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  uuid = await createGroup('Authors', ada, ben);
});
afterAll(() => server.dispose());

type Coloured = Omit<OutputOf<typeof readAuthors>, 'version'>;

/** "Ada:5 Ben:3", with "-" before deletions and "=" for what is unchanged in a comparison. */
function tell({ people, authors, runs }: Coloured): string {
  const told: string[] = [];
  for (let i = 0; i + 1 < runs.length; i += 2) {
    const mark = runs[i + 1] ?? 0;
    const names = (authors[Math.abs(mark) - 1] ?? []).map((number) => people[number]?.displayName).join('|');
    told.push(`${mark === 0 ? '=' : mark < 0 ? `-${names}` : names}:${runs[i]}`);
  }
  return told.join(' ');
}

const authorsOf = async (itemPath: string, version?: number): Promise<string> =>
  tell(await ada.client.call(readAuthors, { uuid, itemPath, ...(version !== undefined && { version }) }));
const compare = async (itemPath: string, from: number, to: number): Promise<string> =>
  tell(await ben.client.call(compareAuthors, { uuid, itemPath, from, to }));
const versionOf = async (itemPath: string): Promise<number> =>
  (await ada.client.call(readText, { uuid, itemPath })).version;

async function upload(account: Account, name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void> {
  expect((await account.client.upload(uuid, '', [{ name, content }])).status).toBe(200);
}

async function write(account: Account, path: string, ...edits: [from: number, insert: string, to?: number][]) {
  const editor = await LiveEditor.open(account.client, { workspace: uuid, path });
  for (const [from, insert, to] of edits) {
    editor.type(from, insert, to);
    await editor.until(() => editor.isSaved);
  }
  editor.stop();
  return versionOf(path);
}

test('a text typed by two people shows who wrote which part, who deleted what, and in which steps', async () => {
  await upload(ada, 'two.md', 'The first words.');
  const first = await write(ben, 'two.md', [16, ' Ben adds.'], [4, '', 10]);
  const last = await write(ada, 'two.md', [4, 'last '], [0, 'So: ']);
  expect((await ada.client.call(readText, { uuid, itemPath: 'two.md' })).text).toBe('So: The last words. Ben adds.');
  expect(await authorsOf('two.md')).toBe('Ada:19 Ben:10');
  expect(await authorsOf('two.md', 0)).toBe('Ada:16');
  expect(await compare('two.md', 0, last)).toBe('Ada:4 =:4 -Ben:6 Ada:5 =:6 Ben:10');
  expect(await compare('two.md', first, last)).toBe('Ada:4 =:4 Ada:5 =:16');
  expect(await compare('two.md', last, last)).toBe('=:29');
  const { people, authors, steps, more } = await ben.client.call(readSteps, {
    uuid,
    itemPath: 'two.md',
    after: 0,
    until: last,
  });
  expect(more).toBe(false);
  const told = steps
    .map(({ version, mark, changes }) => ({ version, by: people[authors[mark - 1]?.[0] ?? 0]?.displayName, changes }))
    .filter(({ changes }) => changes.some((section) => typeof section !== 'number'));
  expect(told.map(({ by, changes }) => [by, changes])).toEqual([
    ['Ben', [16, [0, ' Ben adds.']]],
    ['Ben', [4, [6], 16]],
    ['Ada', [4, [0, 'last '], 16]],
    ['Ada', [[0, 'So: '], 25]],
  ]);
});

test('uploads, restores and copies have authors, and a blob that becomes a text belongs to its uploader', async () => {
  await upload(ada, 'paper.md', 'one\ntwo\n');
  await upload(ben, 'paper.md', 'one\n2\n');
  expect(await authorsOf('paper.md')).toBe('Ada:4 Ben:1 Ada:1');
  await ada.client.call(restoreVersion, { uuid, itemPath: 'paper.md', version: 0 });
  expect(await authorsOf('paper.md')).toBe('Ada:8');
  expect(await compare('paper.md', 1, 2)).toBe('=:4 -Ada:1 Ada:3 =:1');
  const { items } = await ben.client.call(copyItems, { uuid, itemPaths: ['paper.md'], targetFolder: '' });
  expect(await authorsOf(items[0]?.path ?? '')).toBe('Ben:8');
  await upload(ada, 'turn.txt', new Uint8Array([0xff, 0xfe]));
  await upload(ben, 'turn.txt', 'now a text');
  expect(await authorsOf('turn.txt')).toBe('Ben:10');
});

test('a deleted account is named as such, and its text stays attributed', async () => {
  const cleo = await createAccount(server, 'Cleo');
  await ada.client.post('/api/groups/add-member', { uuid, user: cleo.email });
  await upload(ada, 'gone.md', 'Ada. ');
  await write(cleo, 'gone.md', [5, 'Cleo.']);
  expect(await authorsOf('gone.md')).toBe('Ada:5 Cleo:5');
  await runSql(server, `update "user" set display_name = '', email = '', deleted_at = 1 where email = '${cleo.email}'`);
  expect(await authorsOf('gone.md')).toBe('Ada:5 Deleted account:5');
});

test('history composed by an earlier release lists the possible authors', async () => {
  await upload(ada, 'old.md', 'Old.');
  const { item } = await ada.client.call(stat, { uuid, itemPath: 'old.md' });
  const findUser = async ({ email }: Account): Promise<unknown> =>
    (await runSql(server, `select id from "user" where email = '${email}'`))[0]?.['id'];
  const spans = JSON.stringify([
    { user: await findUser(ada), name: 'Ada', from: 0, to: 2 },
    { user: await findUser(ben), name: 'Ben', from: 2, to: 5 },
  ]);
  const changes = Buffer.from(JSON.stringify([{ clientID: 'composed', changes: [4, [0, ' More.']] }]));
  const bytes = process.env['DB'] === 'postgres' ? `'\\x${changes.toString('hex')}'` : `x'${changes.toString('hex')}'`;
  await runSql(
    server,
    `insert into document_update (document_id, from_version, to_version, changes, authors, form, started_at, ended_at)
     values ('${item.uuid}', 0, 5, ${bytes}, '${spans}', 'composed', 1, 60000)`,
  );
  await runSql(server, `update document set version = 5 where id = '${item.uuid}'`);
  expect(await authorsOf('old.md')).toBe('Ada:4 Ada|Ben:6');
  expect(await compare('old.md', 0, 5)).toBe('=:4 Ada|Ben:6');
  expect(await refusal(ada.client.call(readAuthors, { uuid, itemPath: 'old.md', version: 3 }))).toBe('404 not-found');
});

test('one passage is restored even after newer edits elsewhere, but not if it was changed meanwhile', async () => {
  await upload(ada, 'passage.md', 'Alpha beta gamma delta.');
  const base = await write(ben, 'passage.md', [6, 'BETA', 10]);
  await write(ada, 'passage.md', [0, 'Newer. '], [24, 'very ']);
  const passage = { baseVersion: base, from: 6, to: 10, text: 'beta' };
  await ben.client.call(restoreVersion, { uuid, itemPath: 'passage.md', passage });
  const { text } = await ada.client.call(readText, { uuid, itemPath: 'passage.md' });
  expect(text).toBe('Newer. Alpha beta gamma very delta.');
  const refused = ben.client.call(restoreVersion, { uuid, itemPath: 'passage.md', passage });
  await expect(refused).rejects.toThrow(
    'Somebody has changed this passage in the meantime. Compare again to see it as it is now.',
  );
  const after = await versionOf('passage.md');
  for (const wrong of [
    { ...passage, baseVersion: after + 1 },
    { ...passage, from: 7, to: 6 },
    { ...passage, baseVersion: after, to: 1000 },
    { ...passage, to: 1000 },
  ]) {
    const code = refusal(ben.client.call(restoreVersion, { uuid, itemPath: 'passage.md', passage: wrong }));
    expect(await code).toBe('422 invalid');
  }
  expect(await versionOf('passage.md')).toBe(after);
});

test('a named version can have a note', async () => {
  await upload(ada, 'named.md', 'text');
  const label = {
    uuid,
    itemPath: 'named.md',
    version: 0,
    name: 'Submitted',
    note: 'To the journal.\r\nWithout figures. ',
  };
  await ada.client.call(labelVersion, label);
  const { versions } = await ben.client.call(listVersions, { uuid, itemPath: 'named.md' });
  expect(versions[0]).toMatchObject({ label: 'Submitted', note: 'To the journal.\nWithout figures.' });
});

test('a version names the sections in which something changed, of Markdown only', async () => {
  const text = '# Aims\n\nWhy.\n\n# Means\n\nHow.\n\n# Ends\n\nWhat.\n\n# Thanks\n\nTo all.\n';
  for (const name of ['sections.md', 'sections.txt']) {
    await upload(ada, name, text);
    await write(ben, name, [text.indexOf('To all') + 2, ' you'], [text.indexOf('How') + 3, ' so']);
  }
  const list = async (itemPath: string) => (await ada.client.call(listVersions, { uuid, itemPath })).versions;
  expect((await list('sections.md'))[0]).toMatchObject({
    wordsAdded: 2,
    sections: ['Means', 'Thanks'],
    moreSections: 0,
  });
  expect((await list('sections.md')).at(-1)).not.toHaveProperty('sections');
  expect((await list('sections.txt'))[0]).not.toHaveProperty('sections');
  await upload(ada, 'sections.md', text.replaceAll('.', '!'));
  expect((await list('sections.md'))[0]).toMatchObject({ sections: ['Aims', 'Means', 'Ends'], moreSections: 1 });
});

test("each person's share is shown only if a manager chose to", async () => {
  await upload(ada, 'shares.md', 'Ada wrote this.');
  await write(ben, 'shares.md', [15, ' Ben.']);
  const at = { uuid, itemPath: 'shares.md' };
  expect(await ben.client.call(readShares, at)).toEqual({ shown: false, mayChange: false, shares: [], unclear: 0 });
  expect(await refusal(ben.client.call(showShares, { uuid, shown: true }))).toBe('403 forbidden');
  await ada.client.call(showShares, { uuid, shown: true });
  const { shown, mayChange, shares } = await ada.client.call(readShares, at);
  expect({ shown, mayChange }).toEqual({ shown: true, mayChange: true });
  expect(shares.map(({ person, characters }) => [person.displayName, characters])).toEqual([
    ['Ada', 15],
    ['Ben', 5],
  ]);
  await ada.client.call(showShares, { uuid, shown: false });
  expect((await ben.client.call(readShares, at)).shares).toEqual([]);
});

test('rejects a version the text does not have', async () => {
  await upload(ada, 'range.md', 'text');
  const at = { uuid, itemPath: 'range.md' };
  expect(await refusal(ada.client.call(readAuthors, { ...at, version: 1 }))).toBe('404 not-found');
  expect(await refusal(ada.client.call(compareAuthors, { ...at, from: 0, to: 9_007_199_254_740_991 }))).toBe(
    '404 not-found',
  );
  expect(await refusal(ada.client.call(compareAuthors, { ...at, from: 1, to: 0 }))).toBe('422 invalid');
  expect(await refusal(ada.client.call(readSteps, { ...at, after: 1, until: 0 }))).toBe('422 invalid');
  expect(await refusal(ada.client.call(readSteps, { ...at, after: 0, until: 2 }))).toBe('404 not-found');
  expect(await refusal(ada.client.call(readAuthors, { uuid, itemPath: 'turn-not.md' }))).toBe('404 not-found');
  await upload(ada, 'bytes.bin', new Uint8Array([0xff, 0]));
  expect(await refusal(ada.client.call(readAuthors, { uuid, itemPath: 'bytes.bin' }))).toBe('404 not-found');
});
