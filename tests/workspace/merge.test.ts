import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openPostgres } from '../../server/src/db/engine/postgres.ts';
import { openSqlite } from '../../server/src/db/engine/sqlite.ts';
import { kyselyOnSqlite } from '../../server/src/db/engine/sqlite-driver.ts';
import { loadDocument } from '../../server/src/db/texts/live-documents.ts';
import type { MergePlan } from '../../server/src/domain/texts/merge-plan.ts';
import { followLog } from '../../server/src/model/items/merge-file.ts';
import { getArchiveLink, getAssetLink, readText, uploadFiles } from '@scriptorium/contract/operations/workspace.ts';
import { listVersions, readVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import type { Answer } from '../_support/client.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { makeParagraphs } from '../_support/long-text.ts';
import { LiveEditor } from '../live/live-client.ts';
import { seedRandom } from '../live/simulation/random.ts';
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

const PAPER = `# Forests

We measured 4.2 degrees in the northern plots during the whole of summer.

The southern plots were dry, and nothing grew there for most of the year.

Our results agree with those of earlier studies of the same region.
`;

type Uploaded = OutputOf<typeof uploadFiles>;

async function send(account: Account, name: string, content: string, conflict?: string): Promise<Answer> {
  const form = new FormData();
  form.append('uuid', uuid);
  if (conflict !== undefined) form.append('conflict', conflict);
  form.append('file', new Blob([content]), name);
  return account.client.postRaw(uploadFiles.path, form);
}

async function merge(account: Account, name: string, content: string): Promise<Uploaded['merges']> {
  const answer = await send(account, name, content);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as Uploaded).merges;
}

async function download(account: Account, path: string): Promise<string> {
  const { url } = await account.client.call(getAssetLink, { workspaceUUID: uuid, path, download: true });
  return new TextDecoder().decode(await account.client.download(url));
}

const read = async (path: string): Promise<string> => (await ines.client.call(readText, { uuid, itemPath: path })).text;

/** Replaces the first occurrence by typing, in an editor of its own. */
async function rewrite(account: Account, path: string, old: string, fresh: string): Promise<void> {
  const reviewer = await Reviewer.open(account, { workspace: uuid, path });
  const at = reviewer.text.toString().indexOf(old);
  expect(at, `${old} in ${path}`).toBeGreaterThanOrEqual(0);
  expect(await reviewer.type(at, at + old.length, fresh)).toBe('');
  reviewer.socket.raw.terminate();
}

test('a file downloaded before others wrote does not remove what they wrote, and its changes are merged', async () => {
  await merge(ines, 'paper.md', PAPER);
  const file = await download(ines, 'paper.md');
  const editor = await Reviewer.open(paul, { workspace: uuid, path: 'paper.md' });
  await rewrite(paul, 'paper.md', 'nothing grew', 'only grass grew');
  const merges = await merge(ines, 'paper.md', file.replace('during the whole of', 'all'));
  expect(merges).toMatchObject([{ path: 'paper.md', basis: 'handed-out', merged: 1, same: 0, heldCount: 0, held: [] }]);
  const text = PAPER.replace('nothing grew', 'only grass grew').replace('during the whole of', 'all');
  expect(await read('paper.md')).toBe(text);
  // Someone who has it open sees it happen.
  await editor.pull(2);
  expect(editor.text.toString()).toBe(text);
  editor.socket.raw.terminate();
  const { versions } = await ines.client.call(listVersions, { uuid, itemPath: 'paper.md' });
  expect(versions.some(({ authors }) => authors.some(({ displayName }) => displayName === 'Ines'))).toBe(true);
  expect((await ines.client.call(readVersion, { uuid, itemPath: 'paper.md', version: 1 })).text).toContain('whole of');
});

test("text that others changed differently stays, and the file's version of it becomes a suggestion, once", async () => {
  await merge(ines, 'clash.md', PAPER);
  const file = await download(ines, 'clash.md');
  await rewrite(paul, 'clash.md', '4.2', '4.3');
  const mine = file.replace('4.2', '4.27').replace('earlier studies', 'all earlier studies');
  const merges = await merge(ines, 'clash.md', mine);
  expect(merges).toMatchObject([{ merged: 1, heldCount: 1, held: [{ line: 3, present: '4.3', proposed: '4.27' }] }]);
  const text = PAPER.replace('4.2', '4.3').replace('earlier studies', 'all earlier studies');
  expect(await read('clash.md')).toBe(text);
  const reviewer = await Reviewer.open(paul, { workspace: uuid, path: 'clash.md' });
  const suggestion = merges[0]?.held[0]?.suggestion ?? '';
  expect(reviewer.state.threads.get(suggestion)).toMatchObject({ kind: 'suggestion', status: 'open' });
  // The same file again brings nothing new.
  expect(await merge(ines, 'clash.md', mine)).toMatchObject([
    { merged: 0, same: 1, heldCount: 1, held: [{ suggestion }] },
  ]);
  expect(await read('clash.md')).toBe(text);
  expect(await reviewer.act({ type: 'decide', verdict: 'accept', suggestions: [suggestion] })).toBe('');
  expect(reviewer.text.toString()).toBe(text.replace('4.3', '4.27'));
  expect(await reviewer.agrees()).toBe(true);
  reviewer.socket.raw.terminate();
});

test("an archive records its texts' versions, and a file older than the last download is still recognised by its content", async () => {
  await merge(ines, 'zip.md', PAPER);
  const { url } = await ines.client.call(getArchiveLink, { uuid, itemPaths: ['zip.md'] });
  await ines.client.download(url);
  await rewrite(paul, 'zip.md', 'dry, and', 'dry and dusty, and');
  await download(ines, 'zip.md');
  await rewrite(paul, 'zip.md', 'Our results', 'These results');
  const merges = await merge(ines, 'zip.md', PAPER.replace('# Forests', '# Forests of the north'));
  expect(merges).toMatchObject([{ basis: 'handed-out', merged: 1, heldCount: 0 }]);
  const text = PAPER.replace('dry, and', 'dry and dusty, and').replace('Our results', 'These results');
  expect(await read('zip.md')).toBe(text.replace('# Forests', '# Forests of the north'));
});

test('a file that was never downloaded is compared with the most similar version', async () => {
  await merge(ines, 'guess.md', PAPER);
  await rewrite(ines, 'guess.md', 'the whole of summer', 'summer and autumn');
  const mailed = await read('guess.md');
  for (const word of ['northern', 'southern', 'earlier']) await rewrite(ines, 'guess.md', word, `${word} and other`);
  const merges = await merge(paul, 'guess.md', mailed.replace('degrees', 'kelvin'));
  expect(merges).toMatchObject([{ basis: 'matched', merged: 1, same: 0, heldCount: 0 }]);
  const text = await read('guess.md');
  expect(text).toContain('kelvin');
  expect(text).toContain('southern and other plots');
});

test('a file unlike any version does not replace what others wrote, unless they say so', async () => {
  await merge(ines, 'other.md', PAPER);
  const refused = await send(paul, 'other.md', 'Quite another text about fish.\n');
  expect(refused).toMatchObject({ status: 409, body: { error: 'unknown-base' } });
  expect(await read('other.md')).toBe(PAPER);
  expect((await send(paul, 'other.md', 'Quite another text about fish.\n', 'overwrite')).status).toBe(200);
  expect(await read('other.md')).toBe('Quite another text about fish.\n');
  // What they uploaded themselves is theirs to replace.
  expect(await merge(paul, 'other.md', 'Now about birds.\n')).toEqual([]);
  expect(await merge(paul, 'other.md', 'Quite another text about fish.\n')).toEqual([]);
  expect(await read('other.md')).toBe('Quite another text about fish.\n');
});

test('line endings follow the file, and the used bytes are those of the text', async () => {
  await merge(ines, 'ends.md', PAPER);
  const file = await download(ines, 'ends.md');
  await rewrite(paul, 'ends.md', 'same region', 'same wide region');
  await merge(ines, 'ends.md', file.replace('Forests', 'Woods').replaceAll('\n', '\r\n'));
  const text = PAPER.replace('Forests', 'Woods').replace('same region', 'same wide region').replaceAll('\n', '\r\n');
  expect(await download(ines, 'ends.md')).toBe(text);
});

test('people who type while files are merged lose nothing, and neither do the uploaders', async () => {
  const words = 12;
  const files = 6;
  await merge(ines, 'busy.md', PAPER.repeat(5));
  const open = (): Promise<LiveEditor> => LiveEditor.open(paul.client, { workspace: uuid, path: 'busy.md' });
  const editors = await Promise.all([open(), open(), open()]);
  const spaceIn = (text: string, turn: number): number => {
    const spaces = [...text.matchAll(/ /gu)].map(({ index }) => index);
    return spaces[(turn * 37) % spaces.length] ?? 0;
  };
  const typing = editors.map(async (editor, who) => {
    for (let n = 0; n < words; n += 1) {
      editor.type(spaceIn(editor.text, n * 3 + who) + 1, `typed${who}x${n} `);
      await editor.until(() => editor.isSaved);
    }
  });
  const held: string[] = [];
  const bringing = (async () => {
    for (let n = 0; n < files; n += 1) {
      const file = await download(ines, 'busy.md');
      const at = spaceIn(file, n * 11) + 1;
      const answer = await send(ines, 'busy.md', `${file.slice(0, at)}brought${n} ${file.slice(at)}`);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      for (const one of (answer.body as Uploaded).merges) held.push(...one.held.map(({ proposed }) => proposed));
    }
  })();
  await Promise.all([...typing, bringing]);
  const text = await read('busy.md');
  for (const editor of editors) await editor.until(() => editor.text === text);
  const said = text.split(/\s+/u);
  for (let who = 0; who < editors.length; who += 1)
    for (let n = 0; n < words; n += 1) expect(said.filter((word) => word === `typed${who}x${n}`)).toHaveLength(1);
  for (let n = 0; n < files; n += 1)
    expect(said.includes(`brought${n}`) || held.some((one) => one.includes(`brought${n} `))).toBe(true);
  const strange = said.filter(
    (word) => !PAPER.split(/\s+/u).includes(word) && !/^(typed\dx\d+|brought\d)$/u.test(word),
  );
  expect(strange).toEqual([]);
  for (const editor of editors) editor.stop();
});

test('people who type in a long text while files are merged into it lose nothing, however the two meet', async () => {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`SEED=${seed}`);
  const random = seedRandom(seed);
  // A text of its own, so that another attempt begins with what nobody has written in.
  const name = `long-${randomUUID()}.md`;
  const files = 6;
  // Too long to be merged in the transaction, so what was typed in between makes the server plan again.
  const paragraphs = makeParagraphs(1_300_000, 3);
  await merge(ines, name, paragraphs.join('\n\n'));
  const editor = await LiveEditor.open(paul.client, { workspace: uuid, path: name });
  const over = new AbortController();
  let typed = 0;
  const typing = (async () => {
    while (!over.signal.aborted) {
      for (let keys = 1 + random.below(6); keys > 0; keys -= 1) {
        const space = editor.text.indexOf(' ', random.below(editor.text.length - 2000));
        editor.type(space + 1, `typed${typed} `);
        typed += 1;
        await editor.until(() => editor.isSaved);
      }
      await setTimeout(random.below(700));
    }
  })();
  const refused = new Set<number>();
  const held: string[] = [];
  for (let n = 0; n < files; n += 1) {
    const file = await download(ines, name);
    const at = file.indexOf(' ', random.below(file.length - 2000)) + 1;
    const answer = await send(ines, name, `${file.slice(0, at)}brought${n} ${file.slice(at)}`);
    if (answer.status === 409) refused.add(n);
    else {
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      for (const one of (answer.body as Uploaded).merges) held.push(...one.held.map(({ proposed }) => proposed));
    }
  }
  over.abort();
  await typing;
  const text = await read(name);
  await editor.until(() => editor.text === text);
  const said = text.split(/\s+/u).filter((word) => /\d$/u.test(word));
  expect(said.filter((word) => word.startsWith('typed')).toSorted()).toEqual(
    Array.from({ length: typed }, (_, n) => `typed${n}`).toSorted(),
  );
  for (let n = 0; n < files; n += 1) {
    const isThere = said.includes(`brought${n}`) || held.some((one) => one.includes(`brought${n} `));
    expect(isThere, `file ${n}`).toBe(!refused.has(n));
  }
  expect(text.replaceAll(/(typed|brought)\d+ /gu, '')).toBe(paragraphs.join('\n\n'));
  editor.stop();
});

test('a plan follows what was written up to the document that was read, not what comes while the log is read', async () => {
  const name = `followed-${randomUUID()}.md`;
  await merge(ines, name, 'One two three.\n');
  const editor = await LiveEditor.open(paul.client, { workspace: uuid, path: name });
  const { DATABASE_URL: url } = server.env;
  const db =
    url === undefined
      ? kyselyOnSqlite(openSqlite(join(server.dataDir, 'scriptorium.sqlite'), 'reader'))
      : openPostgres(url, 1).db;
  const { id } = await db.selectFrom('item').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  const { epoch, version } = (await loadDocument(db, id))!;
  const three = { from: 8, to: 8, insert: 'and ' };
  const plan: MergePlan = { epoch, version, basis: 'present', base: { version, at: null }, proposals: [three] };
  editor.type(0, 'typed ');
  await editor.until(() => editor.isSaved);
  const read = (await loadDocument(db, id))!;
  editor.type(0, 'later ');
  await editor.until(() => editor.isSaved);
  const followed = await followLog(db, id, read, plan);
  expect(followed).toMatchObject({ version: read.version, proposals: [{ from: 14, to: 14, insert: 'and ' }] });
  await db.destroy();
  editor.stop();
});

test('comments keep their place on words that an uploaded file left alone, or only changed punctuation of', async () => {
  const rest = '\n\nNobody was there to see it, and nobody would have believed whoever told of it.\n';
  const text = `The quick a brown fox jumps over the lazy dog. It is late.${rest}`;
  const file = `The slow a red fox, they say, leaps over one dog! It is early.${rest}`;
  const quotes = ['a', 'fox', 'over', 'dog', 'is'];
  for (const conflict of ['merge', 'overwrite'] as const) {
    const name = `commented-${conflict}.md`;
    await merge(ines, name, text);
    const reviewer = await Reviewer.open(paul, { workspace: uuid, path: name });
    const threads: string[] = [];
    for (const quote of quotes) {
      const at = text.search(new RegExp(`\\b${quote}\\b`, 'u'));
      threads.push(await reviewer.comment(at, at + quote.length, `On ${quote}`));
    }
    // Comments are not text by anyone, so no base needs to be known.
    const answer = await send(ines, name, file, conflict === 'overwrite' ? conflict : undefined);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await reviewer.pull(reviewer.version + 1);
    expect(reviewer.text.toString()).toBe(file);
    const marks = new Map(reviewer.state.marks.map(({ thread, from, to }) => [thread, file.slice(from, to)]));
    expect(threads.map((thread) => marks.get(thread))).toEqual(quotes);
    reviewer.close();
  }
});

test('a long text is overwritten while somebody types in it: it is the file, and what they type afterwards stays', async () => {
  const text = makeParagraphs(1_300_000, 4).join('\n\n');
  const file = `${text.replaceAll('a', 'ä')}\nThe end.\n`;
  await merge(ines, 'overwritten.md', text);
  const editor = await LiveEditor.open(paul.client, { workspace: uuid, path: 'overwritten.md' });
  const over = new AbortController();
  const typing = (async () => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      editor.type(0, `typed${n} `);
      await editor.until(() => editor.isSaved);
      await setTimeout(400);
    }
  })();
  const answer = await send(ines, 'overwritten.md', file, 'overwrite');
  over.abort();
  await typing;
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect((answer.body as Uploaded).items[0]?.size).toBe(Buffer.byteLength(file));
  const now = await read('overwritten.md');
  expect(now.replace(/^(typed\d+ )*/u, '')).toBe(file);
  await editor.until(() => editor.text === now);
  editor.stop();
  const { versions } = await ines.client.call(listVersions, { uuid, itemPath: 'overwritten.md' });
  expect(versions.length).toBeGreaterThan(1);
  // The same file once more changes nothing.
  const before = await read('overwritten.md');
  expect((await send(ines, 'overwritten.md', before, 'overwrite')).status).toBe(200);
  expect(await read('overwritten.md')).toBe(before);
});
