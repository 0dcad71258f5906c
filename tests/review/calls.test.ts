import {
  counts,
  findThread,
  listThreads,
  markSeen,
  readWatch,
  watch,
} from '@scriptorium/contract/operations/review.ts';
import { getData } from '@scriptorium/contract/operations/user.ts';
import { createTextFile, renameItem } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup, type Account } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { Reviewer } from './reviewer.ts';

const TEXT = 'The quick brown fox jumps over the lazy dog.';

let server: BorrowedServer;
let ada: Account;
let ben: Account;
let benId: string;
let uuid: string;
let documents = 0;

beforeAll(async () => {
  server = await borrowServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  benId = (await ben.client.call(getData, {})).user.uuid;
  uuid = await createGroup('Paper', ada, ben);
});
afterAll(() => server?.dispose());

async function newDocument(group = uuid): Promise<{ path: string; writer: Reviewer }> {
  documents += 1;
  const path = `calls-${documents}.md`;
  await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: path });
  const writer = await Reviewer.open(ada, { workspace: group, path });
  await writer.type(0, 0, TEXT);
  return { path, writer };
}

describe('review outside the editor', () => {
  it('counts open threads, and those with something new for the caller', async () => {
    const { path, writer } = await newDocument();
    const resolved = await writer.comment(0, 3);
    await writer.comment(4, 9);
    await writer.suggest(10, 15, 'red');
    await writer.act({ type: 'resolve', thread: resolved });
    const count = async (account: Account) => (await account.client.call(counts, { uuid })).documents.at(-1);
    expect(await count(ben)).toMatchObject({ comments: 1, suggestions: 1, unseen: 2 });
    await ben.client.call(markSeen, { uuid, itemPath: path });
    expect(await count(ben)).toMatchObject({ comments: 1, suggestions: 1, unseen: 0 });
    // One's own actions are not news.
    expect(await count(ada)).toMatchObject({ comments: 1, unseen: 0 });
    writer.close();
  });

  it('names authors without their pictures, which 500 messages would repeat 500 times', async () => {
    const { path, writer } = await newDocument();
    const thread = await writer.comment(0, 3);
    writer.close();
    const author = { uuid: (await ada.client.call(getData, {})).user.uuid, displayName: 'Ada' };
    const listed = await ben.client.call(listThreads, { uuid, itemPath: path });
    expect(listed.threads).toMatchObject([{ author, messages: [{ author }] }]);
    expect(JSON.stringify(listed)).not.toContain('avatar');
    expect(thread).toBe(listed.threads[0]?.uuid);
  });

  it('lists threads in pages, by status, by kind, and those that concern the caller', async () => {
    const { path, writer } = await newDocument();
    const first = await writer.comment(0, 3, 'First');
    const second = await writer.comment(4, 9, 'For Ben', [benId]);
    const suggestion = await writer.suggest(10, 15, 'red');
    await writer.act({ type: 'resolve', thread: first });
    writer.close();
    const list = async (filter: object) =>
      (await ben.client.call(listThreads, { uuid, itemPath: path, ...filter })).threads.map((thread) => thread.uuid);
    expect((await list({})).toSorted()).toEqual([second, suggestion].toSorted());
    expect(await list({ status: ['resolved'] })).toEqual([first]);
    expect(await list({ kind: 'suggestion' })).toEqual([suggestion]);
    // Mentions are recorded by the job that notifies people, right after the commit.
    await expect.poll(() => list({ mine: true }), { timeout: 15_000 }).toEqual([second]);
    expect(await list({ author: benId })).toEqual([]);
    const status = ['open', 'resolved'] as const;
    const page = await ben.client.call(listThreads, { uuid, itemPath: path, status: [...status], limit: 2 });
    const rest = await ben.client.call(listThreads, {
      uuid,
      itemPath: path,
      status: [...status],
      limit: 2,
      cursor: page.next ?? '',
    });
    expect([...page.threads, ...rest.threads].map((thread) => thread.uuid).toSorted()).toEqual(
      [first, second, suggestion].toSorted(),
    );
    expect(rest.next).toBeNull();
    const [thread] = rest.threads;
    expect(thread?.author.displayName).toBe('Ada');
    const wrong = await ben.client.post('/api/review/list-threads', { uuid, itemPath: path, cursor: 'x' });
    expect(wrong.status).toBe(422);
  });

  it('finds a thread where its document is now', async () => {
    const other = await createGroup('Other paper', ada, ben);
    const { path, writer } = await newDocument(other);
    const id = await writer.comment(4, 9, 'Here');
    writer.close();
    const { documents: all } = await ada.client.call(counts, { uuid: other });
    const itemUUID = all.at(-1)?.itemUUID ?? '';
    await ada.client.call(renameItem, { uuid: other, itemPath: path, newName: `renamed-${path}` });
    const found = await ben.client.call(findThread, { itemUUID, threadUUID: id });
    expect(found).toMatchObject({
      workspaceUUID: other,
      itemPath: `renamed-${path}`,
      thread: { quote: 'quick', messages: [{ body: 'Here' }] },
    });
    const unknown = { itemUUID, threadUUID: crypto.randomUUID() };
    expect((await ben.client.post('/api/review/find-thread', unknown)).status).toBe(404);
    // To someone without access, it looks as if there were none.
    const cleo = await createAccount(server, 'Cleo');
    const link = { itemUUID, threadUUID: id };
    expect((await cleo.client.post('/api/review/find-thread', link)).status).toBe(404);
  });

  it('remembers which news of a document each person wants', async () => {
    const { path, writer } = await newDocument();
    writer.close();
    const read = (account: Account) => account.client.call(readWatch, { uuid, itemPath: path });
    expect(await read(ben)).toEqual({
      level: 'mine',
      chosen: null,
      role: 'editor',
      seenAt: null,
      seen: [],
    });
    await ben.client.call(watch, { uuid, itemPath: path, level: 'none' });
    await ben.client.call(markSeen, { uuid, itemPath: path });
    expect(await read(ben)).toMatchObject({ chosen: 'none', level: 'none', seenAt: expect.any(String) as string });
    expect(await read(ada)).toMatchObject({ level: 'mine', role: 'owner' });
  });
});
