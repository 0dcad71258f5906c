import { getArchiveLink, getAssetLink, readText, uploadFiles } from '@scriptorium/contract/operations/workspace.ts';
import { listVersions, readVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount, createGroup } from '../_support/accounts.ts';
import type { Answer } from '../_support/client.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { LiveEditor } from '../live/live-client.ts';
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
