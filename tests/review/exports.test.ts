import {
  getJobLog,
  listDefaults,
  listJobs,
  schedule,
  type ExportReview,
} from '@scriptorium/contract/operations/export.ts';
import { createTextFile, getAssetLink, readText } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccount, createGroup, type Account } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { unzip } from '../accounts/unzip.ts';
import { readBack } from '../export/_support/read-result.ts';
import { Reviewer } from './reviewer.ts';

const TEXT = '# Results\n\nThe quick brown fox jumps over the lazy dog.\n';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let workspace: string;
let documents = 0;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Paper', ada, ben);
});
afterAll(() => server?.dispose());

/** A document with a comment that has a reply, a resolved comment, and a suggestion. */
async function newReviewed(): Promise<string> {
  documents += 1;
  const path = `paper-${documents}.md`;
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: path });
  const a = await Reviewer.open(ada, { workspace, path });
  await a.type(0, 0, TEXT);
  const b = await Reviewer.open(ben, { workspace, path });
  const at = (word: string) => [TEXT.indexOf(word), TEXT.indexOf(word) + word.length] as const;
  const first = await b.comment(...at('brown fox'), 'Which **fox**?');
  await a.pull(b.version);
  await a.act({ type: 'reply', thread: first, message: crypto.randomUUID(), body: 'The red one', mentions: [] });
  const second = await a.comment(...at('dog'), 'A cat?');
  await a.act({ type: 'resolve', thread: second });
  await b.pull(a.version);
  await b.suggest(...at('lazy'), 'sleeping');
  a.close();
  b.close();
  return path;
}

async function exportAs(profile: string, path: string, review?: ExportReview) {
  const { defaultsFiles } = await ada.client.call(listDefaults, {});
  const profileUuid = defaultsFiles.find(({ name }) => name === profile)?.uuid ?? '';
  const wanted = { uuid: workspace, profileUuid, files: [path], ...(review && { review }) };
  const { job } = await ada.client.call(schedule, wanted);
  const done = await vi.waitFor(
    async () => {
      const { jobs } = await ada.client.call(listJobs, { limit: 200 });
      const found = jobs.find(({ id }) => id === job.id);
      if (found?.state !== 'done') throw new Error(`still ${found?.state}`);
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
  const { log } = await ada.client.call(getJobLog, { jobId: job.id });
  return { job: done, warnings: log.filter(({ level }) => level === 'warning').map(({ message }) => message) };
}

async function exportWord(path: string, review?: ExportReview): Promise<Buffer> {
  const { job } = await exportAs('Word', path, review);
  const asked = { workspaceUUID: workspace, path: job.outputPath ?? '' };
  const { url } = await ada.client.call(getAssetLink, asked);
  return Buffer.from(await ada.client.download(url));
}

describe('an export of a document under review', () => {
  it('leaves comments and suggestions out unless asked for', async () => {
    const path = await newReviewed();
    const plain = `plain-${path}`;
    await ada.client.upload(workspace, '', [{ name: plain, content: Buffer.from(TEXT) }]);
    const { text } = await ada.client.call(readText, { uuid: workspace, itemPath: path });
    expect(text).toBe(TEXT);
    const parts = await unzip(await exportWord(path));
    const clean = await unzip(await exportWord(plain));
    expect(parts.get('word/comments.xml')?.toString()).not.toContain('<w:comment ');
    expect(parts.get('word/document.xml')?.equals(clean.get('word/document.xml') ?? Buffer.alloc(0))).toBe(true);
  });

  it('shows them in Word: comments with replies and status, tracked changes with their authors', async () => {
    const bytes = await exportWord(await newReviewed(), 'show');
    expect(await readBack('docx', bytes, { 'track-changes': 'reject' })).toContain('over the lazy dog');
    expect(await readBack('docx', bytes, { 'track-changes': 'accept' })).toContain('over the sleeping dog');
    const parts = await unzip(bytes);
    const comments = parts.get('word/comments.xml')?.toString() ?? '';
    const bodies = [...comments.matchAll(/<w:comment [^>]*w:author="(\w+)".*?<\/w:comment>/gsu)];
    expect(bodies.map(([whole, author]) => `${author}: ${whole.replaceAll(/<[^>]*>/gu, '')}`)).toEqual([
      'Ben: Which fox?',
      'Ada: The red one',
      'Ada: A cat?',
    ]);
    const threads = parts.get('word/commentsExtended.xml')?.toString() ?? '';
    expect(threads.match(/paraIdParent/gu)).toHaveLength(1);
    expect(threads.match(/done="1"/gu)).toHaveLength(1);
    expect(parts.get('word/document.xml')?.toString()).toMatch(/<w:ins [^>]*w:author="Ben"/u);
  });

  it('has all suggestions accepted on request, while the document stays unchanged', async () => {
    const path = await newReviewed();
    const { job } = await exportAs('Markdown', path, 'accept');
    const { text } = await ada.client.call(readText, { uuid: workspace, itemPath: job.outputPath ?? '' });
    expect(text).toContain('over the sleeping dog');
    expect((await ada.client.call(readText, { uuid: workspace, itemPath: path })).text).toBe(TEXT);
  });

  it('reports it if a format cannot show them', async () => {
    const { warnings } = await exportAs('HTML', await newReviewed(), 'show');
    expect(warnings).toEqual(['Only Word documents show comments and suggestions; they were left out.']);
  });
});
