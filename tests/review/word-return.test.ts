import { listJobs } from '@scriptorium/contract/operations/export.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { listThreads } from '@scriptorium/contract/operations/review.ts';
import { add as share } from '@scriptorium/contract/operations/sharing.ts';
import {
  createFolder,
  createTextFile,
  deletePath,
  readText,
  stat,
} from '@scriptorium/contract/operations/workspace.ts';
import { bringBackWord } from '@scriptorium/contract/operations/workspace-word.ts';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endJob, insertJob } from '../../server/src/db/server/jobs.ts';
import { readHeads } from '../../server/src/db/texts/live-documents.ts';
import { requireNoneAdded } from '../../server/src/model/texts/add-word-return.ts';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { withDatabase } from '../_support/fill-workspace.ts';
import {
  COMMENTS,
  editWord as edit,
  packZip as pack,
  trackWords as track,
  wordRun as run,
} from '../_support/word-file.ts';
import { unzip } from '../accounts/unzip.ts';
import { allPlaces, exportWord as exportFrom, makeCommented, readPlaces } from './many-comments.ts';
import { Reviewer } from './reviewer.ts';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let uuid: string;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  uuid = await createGroup('Lab', ada, ben);
});
afterAll(() => server.dispose());

const PAPER = `# Forests

We measured *4.2 degrees* in the northern plots during the whole of summer.

The southern plots were dry, and nothing grew there for most of the year.

- oak
- beech

Our results agree with those of earlier studies of the same region.
`;

const exportWord = (path: string): Promise<Buffer> => exportFrom(ada, uuid, path);

type Returned = OutputOf<typeof bringBackWord>;

async function send(account: Account, path: string, file: Uint8Array<ArrayBuffer>, apply: boolean, base = uuid) {
  const form = new FormData();
  form.append('uuid', base);
  form.append('itemPath', path);
  form.append('apply', String(apply));
  form.append('file', new Blob([file]), 'paper.docx');
  return account.client.postRaw(bringBackWord.path, form);
}

async function bring(account: Account, path: string, file: Buffer, apply = false, base = uuid): Promise<Returned> {
  const answer = await send(account, path, new Uint8Array(file), apply, base);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Returned;
}

const read = async (path: string): Promise<string> => (await ada.client.call(readText, { uuid, itemPath: path })).text;

async function rewrite(account: Account, path: string, old: string, fresh: string): Promise<void> {
  const reviewer = await Reviewer.open(account, { workspace: uuid, path });
  const at = reviewer.text.toString().indexOf(old);
  expect(await reviewer.type(at, at + old.length, fresh)).toBe('');
  reviewer.close();
}

test("what was done in Word becomes suggestions and comments under the authors' names, though others kept writing", async () => {
  await ada.client.upload(uuid, '', [{ name: 'paper.md', content: PAPER }]);
  const docx = await exportWord('paper.md');
  const properties = (await unzip(docx)).get('docProps/custom.xml')?.toString() ?? '';
  expect(properties).toMatch(/name="scriptorium-source"><vt:lpwstr>[0-9a-f-]{36}@0</u);
  expect(properties).toContain('name="scriptorium-export"');
  await rewrite(ben, 'paper.md', 'earlier studies', 'other people');
  const back = await edit(
    docx,
    (xml) => {
      const tracked = track(track(xml, 'the whole of', 'all'), 'nothing', 'only grass');
      const start = '<w:commentRangeStart w:id="70"/>';
      return tracked
        .replace(
          'most of the year',
          `most of</w:t></w:r>${start}${run(' the year')}<w:commentRangeEnd w:id="70"/><w:r><w:t>`,
        )
        .replace('Our results', 'Our new results');
    },
    COMMENTS,
  );
  const compared = await bring(ada, 'paper.md', back);
  expect(compared).toMatchObject({
    state: 'compared',
    base: { version: 0, isCertain: true },
    changes: 3,
    comments: 2,
    people: [
      { name: 'Grace Hopper', changes: 2, comments: 1 },
      { name: null, changes: 1, comments: 0 },
      { name: 'Alan', changes: 0, comments: 1 },
    ],
    unplacedCount: 0,
  });
  // So far nothing was added, and nothing is charged or kept.
  const before = await Reviewer.open(ben, { workspace: uuid, path: 'paper.md' });
  expect(before.contents).toEqual([]);
  expect(await bring(ada, 'paper.md', back, true)).toMatchObject({
    state: 'added',
    added: { suggestions: 3, comments: 2 },
  });
  const reviewer = await Reviewer.open(ben, { workspace: uuid, path: 'paper.md' });
  const told = reviewer.contents.map(({ name, word, messages }) => ({
    name,
    word,
    said: messages.map((message) => [message.word?.name, message.body]),
  }));
  const grace = { name: 'Grace Hopper', at: Date.UTC(2026, 10, 20, 9, 30) };
  expect(told.filter(({ said }) => said.length === 0)).toEqual(
    expect.arrayContaining([
      { name: 'Ada', word: grace, said: [] },
      { name: 'Ada', word: { name: null, at: null }, said: [] },
    ]),
  );
  expect(told.find(({ said }) => said.length > 0)).toMatchObject({
    name: 'Ada',
    said: [
      ['Grace Hopper', 'Which year?'],
      ['Alan', 'The last one.'],
    ],
  });
  // A script sees the same as the editor.
  const { threads } = await ben.client.call(listThreads, { uuid, itemPath: 'paper.md' });
  const inFile = { name: 'Grace Hopper', at: '2026-11-20T09:30:00.000Z' };
  expect(threads.filter(({ kind }) => kind === 'suggestion').map(({ fromWord }) => fromWord)).toEqual(
    expect.arrayContaining([inFile, inFile, { name: null, at: null }]),
  );
  expect(threads.find(({ kind }) => kind === 'comment')?.messages).toMatchObject([
    { body: 'Which year?', author: { displayName: 'Ada' }, fromWord: { name: 'Grace Hopper' } },
    { body: 'The last one.', author: { displayName: 'Ada' }, fromWord: { name: 'Alan' } },
  ]);
  // The text is unchanged until someone accepts.
  expect(await read('paper.md')).toBe(PAPER.replace('earlier studies', 'other people'));
  const suggestions = [...reviewer.state.threads].filter(([, { kind }]) => kind === 'suggestion').map(([id]) => id);
  expect(await reviewer.act({ type: 'decide', verdict: 'accept', suggestions })).toBe('');
  const wanted = PAPER.replace('earlier studies', 'other people')
    .replace('the whole of', 'all')
    .replace('nothing grew', 'only grass grew')
    .replace('Our results', 'Our new results');
  expect(await read('paper.md')).toBe(wanted);
  // The same file has no effect the second time, and one with the same changes adds nothing.
  expect(await bring(ben, 'paper.md', back, true)).toEqual({ state: 'known' });
  const again = await edit(back, (xml) => `${xml}\n`);
  expect(await bring(ada, 'paper.md', again, true)).toMatchObject({ added: { suggestions: 0, comments: 0 }, same: 3 });
  before.close();
  reviewer.close();
});

test('a file without a mark is compared with the most similar version, and says so', async () => {
  await ada.client.upload(uuid, '', [{ name: 'plain.md', content: PAPER }]);
  const parts = await unzip(await exportWord('plain.md'));
  parts.delete('docProps/custom.xml');
  await rewrite(ben, 'plain.md', 'earlier studies', 'other people');
  const back = await edit(await pack(parts), (xml) => xml.replace('the whole of', 'all'));
  expect(await bring(ada, 'plain.md', back)).toMatchObject({
    state: 'compared',
    base: { isCertain: false },
    changes: 1,
    unplacedCount: 0,
  });
});

test('what is listed instead of added: changes to what an export generates', async () => {
  const bib = '@book{knuth, author={Donald Knuth}, title={The TeXbook}, year={1984}}';
  const text = '---\nbibliography: refs.bib\n---\n\nAs was shown [@knuth] long ago.\n';
  await ada.client.upload(uuid, '', [
    { name: 'refs.bib', content: bib },
    { name: 'cited.md', content: text },
  ]);
  const docx = await exportWord('cited.md');
  const xml = (await unzip(docx)).get('word/document.xml')?.toString() ?? '';
  // A citation has the same style from its first bracket to its last.
  for (const part of ['(', 'Knuth 1984', ')'])
    expect(xml).toContain(`<w:rStyle w:val="Citation" /></w:rPr><w:t xml:space="preserve">${part}</w:t>`);
  const back = await edit(docx, (all) => all.replace('Knuth 1984', 'Knuth 1985'));
  expect(await bring(ada, 'cited.md', back)).toMatchObject({
    changes: 0,
    unplacedCount: 1,
    unplaced: [{ removed: '1984', added: '1985', why: 'generated' }],
  });
});

test('the file of someone who has only a folder is compared with what is in a shared folder, whatever it was exported with', async () => {
  const above = 'Zugzwang';
  await ada.client.call(createFolder, { uuid, parentItem: '', name: above });
  await ada.client.call(createFolder, { uuid, parentItem: above, name: 'joint' });
  const bib = '@misc{gambit, title = {On Gambits}, author = {Doe, Jo}, year = {2020}}';
  await ada.client.call(createTextFile, { uuid, parentItem: above, name: 'outside.bib', content: bib });
  const content = `---\nbibliography: ../outside.bib\n---\n\n${PAPER}\nWe cite [@gambit].\n`;
  await ada.client.call(createTextFile, { uuid, parentItem: `${above}/joint`, name: 'paper.md', content });
  const olga = await createAccount(server, 'Olga');
  await ada.client.call(share, { uuid, itemPath: `${above}/joint`, user: olga.email, role: 'commenter' });
  const root = (await ada.client.call(stat, { uuid, itemPath: `${above}/joint` })).item.uuid;
  const docx = await exportWord(`${above}/joint/paper.md`);
  // Altered text makes the comparison show the original: here, what the export printed from a file outside the folder.
  const back = await edit(docx, (xml) => xml.replaceAll('Gambits', 'Openings').replace('the whole of', 'all'));
  expect(JSON.stringify(await bring(ada, `${above}/joint/paper.md`, back))).toContain('Gambits');
  const own = await bring(olga, 'paper.md', back, false, root);
  // The citation of a work that is not shared is printed differently, so it counts as changed as well.
  expect(own).toMatchObject({ state: 'compared', changes: 2 });
  for (const hidden of ['Gambits', above]) expect(JSON.stringify(own)).not.toContain(hidden);
  expect(await bring(olga, 'paper.md', back, true, root)).toMatchObject({ state: 'added', added: { suggestions: 2 } });
});

test('other files are refused with a message each', async () => {
  await ada.client.upload(uuid, '', [
    { name: 'one.md', content: PAPER },
    { name: 'two.md', content: 'Nothing of the kind.\n' },
  ]);
  const refused = async (path: string, file: Uint8Array<ArrayBuffer>) => {
    const { status, body } = await send(ada, path, file, true);
    return `${status} ${(body as { message: string }).message}`;
  };
  const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const bytes = (buffered: Buffer) => new Uint8Array(buffered);
  expect(await refused('one.md', bytes(ole))).toMatch(/415 .*old Word document/u);
  const encrypted = Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]);
  expect(await refused('one.md', bytes(encrypted))).toMatch(/415 .*password/u);
  expect(await refused('one.md', bytes(Buffer.from('just text')))).toMatch(/415 .*not a Word document/u);
  expect(await refused('one.md', bytes(await pack(new Map([['a.txt', Buffer.from('a')]]))))).toMatch(
    /415 .*not a Word/u,
  );
  const word = (xml: string) => pack(new Map([['word/document.xml', Buffer.from(xml)]]));
  expect(await refused('one.md', bytes(await word('<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>')))).toMatch(/422|409/u);
  expect(await refused('one.md', bytes(await word(`<w:document>${' '.repeat(9_000_000)}</w:document>`)))).toMatch(
    /422 .*far more/u,
  );
  const words = Array.from({ length: 600_000 }, () => Math.random().toString(36).slice(2, 3)).join(' ');
  expect(await refused('one.md', bytes(await word(`<w:document><w:p>${run(words)}</w:p></w:document>`)))).toMatch(
    /422 .*too long/u,
  );
  const other = await exportWord('one.md');
  expect(await refused('two.md', bytes(other))).toMatch(/422 .*another document/u);
  const parts = await unzip(other);
  parts.delete('docProps/custom.xml');
  expect(await refused('two.md', bytes(await pack(parts)))).toMatch(/409 .*not match any version/u);
});

test('if cancelled on the way, nothing is added; the same file can be added afterwards', async () => {
  await ada.client.upload(uuid, '', [{ name: 'left.md', content: PAPER }]);
  const docx = await exportWord('left.md');
  const back = await edit(docx, (xml) => track(xml, 'the whole of', 'all'));
  const form = new FormData();
  form.append('uuid', uuid);
  form.append('itemPath', 'left.md');
  form.append('apply', 'true');
  form.append('file', new Blob([new Uint8Array(back)]), 'left.docx');
  // The export is gone and must be made again, which takes long enough to leave in the meantime.
  const { jobs } = await ada.client.call(listJobs, { limit: 50 });
  const outputPath = jobs.find((job) => job.outputPath?.includes('left') === true)?.outputPath ?? '';
  await ada.client.call(deletePath, { uuid, itemPath: outputPath });
  const leaving = new AbortController();
  const sent = ada.client.postRaw(bringBackWord.path, form, {}, leaving.signal);
  setTimeout(() => leaving.abort(), 150);
  await expect(sent).rejects.toThrow();
  expect(await bring(ada, 'left.md', back)).toMatchObject({ state: 'compared', changes: 1 });
  expect((await ada.client.call(listThreads, { uuid, itemPath: 'left.md' })).threads).toEqual([]);
  expect(await bring(ada, 'left.md', back, true)).toMatchObject({ state: 'added', added: { suggestions: 1 } });
  expect(await bring(ada, 'left.md', back)).toEqual({ state: 'known' });
});

test('hundreds of comments are added in steps that keep nobody waiting, once, where they belong, while others type', async () => {
  const count = 1500;
  const back = await makeCommented(ada, uuid, 'many.md', count);
  const logged = server.log().length;
  const typist = await Reviewer.open(ben, { workspace: uuid, path: 'many.md' });
  const sent = Promise.all([1, 2].map(() => send(ada, 'many.md', new Uint8Array(back), true)));
  const done = new AbortController();
  void sent.finally(() => done.abort());
  for (let typed = 0; !done.signal.aborted; typed += 1) expect(await typist.type(0, 0, `${typed} `)).toBe('');
  typist.close();
  const answers = await sent;
  expect(answers.filter(({ body }) => (body as { state?: string }).state === 'added')).toHaveLength(1);
  expect(await readPlaces(ada, uuid, 'many.md')).toEqual(allPlaces(count));
  const waits = server.log().slice(logged).split('\n');
  expect(waits.filter((line) => /kept everybody waiting/u.test(line) && /word/u.test(line))).toEqual([]);
}, 120_000);

test('what is left of a file is added by whoever is adding it, not by a second attempt that finds only a little left', async () => {
  const back = await makeCommented(ada, uuid, 'twice.md', 60);
  const file = createHash('sha256').update(back).digest('hex');
  await withDatabase(server, async (db) => {
    const item = await db
      .selectFrom('item')
      .innerJoin('document', 'document.id', 'item.id')
      .select(['item.id', 'document.epoch', 'document.version'])
      .where('item.name', '=', 'twice.md')
      .executeTakeFirstOrThrow();
    const id = await insertJob(db, {
      id: randomUUID(),
      kind: 'bring-back-word',
      payload: '{}',
      uniqueKey: `word ${item.id} ${file}`,
      runAt: Date.now() + 600_000,
      maxAttempts: 1,
      createdBy: null,
      now: Date.now(),
    });
    expect((await send(ada, 'twice.md', new Uint8Array(back), true)).body).toMatchObject({
      message: 'This file is being added already.',
    });
    await endJob(db, { id: id ?? '', state: 'failed', error: 'refused', now: Date.now() });

    const planned = { itemId: item.id, epoch: item.epoch, version: Number(item.version) };
    await rewrite(ben, 'twice.md', 'number7', 'number seven');
    await requireNoneAdded(db, planned);
    expect(await bring(ada, 'twice.md', back, true)).toMatchObject({ state: 'added', added: { comments: 60 } });
    await expect(requireNoneAdded(db, planned)).rejects.toThrow('Changes from Word have just been added to this text.');
    const { version } = (await readHeads(db, [item.id])).get(item.id) ?? planned;
    await requireNoneAdded(db, { ...planned, version });
  });
});

test('nobody can name another author from a browser', async () => {
  const reviewer = await Reviewer.open(ben, { workspace: uuid, path: 'plain.md' });
  const effect = {
    type: 'thread' as const,
    id: crypto.randomUUID(),
    anchor: null,
    message: crypto.randomUUID(),
    body: 'I am Grace.',
    mentions: [],
    word: { name: 'Grace Hopper', at: 0 },
  };
  expect(await reviewer.act(effect).catch(() => 'closed')).not.toBe('');
  const after = await Reviewer.open(ada, { workspace: uuid, path: 'plain.md' });
  expect(after.contents).toEqual([]);
  after.close();
});
