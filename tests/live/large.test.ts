import { createTextFile, getAssetLink } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup } from '../_support/accounts.ts';
import type { Account } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { LiveEditor } from './live-client.ts';

/** The product's maximum; `npm test` uses a tenth of it. */
const BIG = process.env['LIVE_LARGE'] === '1';
const MB = 1024 * 1024;
const MAX = (BIG ? 9.9 : 1) * MB;
const LINE = (BIG ? 5 : 0.5) * MB;
const LINES = BIG ? 200_000 : 20_000;
const PASTE = (BIG ? 5 : 1.5) * MB;

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let workspace: string;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Large', ada, ben);
});
afterAll(() => server?.dispose());

async function download(name: string): Promise<Uint8Array> {
  const { url } = await ada.client.call(getAssetLink, { workspaceUUID: workspace, path: name });
  return ada.client.download(url);
}

function fill(part: string, bytes: number): string {
  return part.repeat(Math.floor(bytes / Buffer.byteLength(part)));
}

const PASSAGE =
  'Gr\u00fc\u00dfe \u{1f600}\u{1f469}\u200d\u{1f52c} a\u2028b\u2029c\u0085d \u05d0\u05d1\u05d2 \u202eabc\u202c e\u0301\t';

const FILES: [string, string][] = [
  ['CR LF, a BOM and every odd character', `\ufeff${fill(`${PASSAGE}\r\n`, MAX)}`],
  ['CR alone', fill(`${PASSAGE}\r`, LINE)],
  ['one long line', fill(PASSAGE, LINE)],
  ['many short lines', 'x\n'.repeat(LINES)],
  ['many empty lines', '\r\n'.repeat(LINES)],
  ['as much as a document may hold', fill('0123456789abcde\n', MAX)],
];

describe('a large or odd text', { timeout: 240_000 }, () => {
  for (const [n, [name, content]] of FILES.entries()) {
    it(`${name}: two people type in it and undo, and the file is unchanged, byte for byte`, async () => {
      const document = { workspace, path: `large-${n}.md` };
      const sent = Buffer.from(content);
      const uploaded = await ada.client.upload(workspace, '', [{ name: document.path, content: sent }]);
      expect(uploaded.status).toBe(200);
      expect(Buffer.compare(await download(document.path), sent)).toBe(0);
      const a = await LiveEditor.open(ada.client, document);
      const b = await LiveEditor.open(ben.client, document);
      const length = a.length;
      expect(b.length).toBe(length);
      a.type(0, 'begin\n');
      b.type(length, '\nend');
      await a.until(() => a.isSaved && a.length === length + 10);
      await b.until(() => b.isSaved && b.length === length + 10);
      expect(a.text === b.text).toBe(true);
      expect((await download(document.path)).length).toBeGreaterThan(sent.length);
      a.undo();
      b.undo();
      await a.until(() => a.isSaved && a.length === length);
      await b.until(() => b.isSaved && b.length === length);
      expect(Buffer.compare(await download(document.path), sent)).toBe(0);
      expect([...a.errors, ...b.errors]).toEqual([]);
      for (const editor of [a, b]) editor.stop();
    });
  }

  it('a file with NUL is not text, and is kept byte for byte', async () => {
    const sent = Buffer.from(fill(`${PASSAGE}\u0000\r\n`, LINE));
    await ada.client.upload(workspace, '', [{ name: 'nul.md', content: sent }]);
    expect(Buffer.compare(await download('nul.md'), sent)).toBe(0);
  });

  it('a paste of several megabytes arrives, and so does its undo', async () => {
    const document = { workspace, path: 'paste.md' };
    const start = 'before\nafter';
    const create = { uuid: workspace, parentItem: '', name: document.path, content: start };
    await ada.client.call(createTextFile, create);
    const a = await LiveEditor.open(ada.client, document);
    const b = await LiveEditor.open(ben.client, document);
    const paste = fill(`${PASSAGE}\u0000\n`, PASTE);
    a.type(7, paste);
    b.type(0, 'b');
    await a.until(() => a.isSaved && a.length === start.length + paste.length + 1);
    await b.until(() => b.isSaved && b.length === a.length);
    expect(a.text === `bbefore\n${paste}after`).toBe(true);
    expect(b.text === a.text).toBe(true);
    expect(Buffer.compare(await download(document.path), Buffer.from(a.text))).toBe(0);
    a.undo();
    await a.until(() => a.isSaved && a.text === `b${start}`);
    await b.until(() => b.text === a.text);
    // A redo is another such paste.
    a.redo();
    await a.until(() => a.isSaved && a.length > paste.length);
    await b.until(() => b.text === a.text);
    expect(a.text === `bbefore\n${paste}after`).toBe(true);
    expect([...a.errors, ...b.errors]).toEqual([]);
    for (const editor of [a, b]) editor.stop();
  });
});
