import { randomUUID } from 'node:crypto';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import { setRole } from '@scriptorium/contract/operations/groups.ts';
import { createTextFile, readText, renameItem } from '@scriptorium/contract/operations/workspace.ts';
import { restoreVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import { applyContents } from '@scriptorium/contract/review/core/contents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup, type Account } from '../_support/accounts.ts';
import { startServer, type RunningServer } from '../_support/start-server.ts';
import { newClientId, openSocket } from '../live/live-client.ts';
import { Reviewer } from './reviewer.ts';

let server: RunningServer;
let ada: Account;
let ben: Account;
let cem: Account;
let workspace: string;
let documents = 0;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  cem = await createAccount(server, 'Cem');
  workspace = await createGroup('Paper', ada, ben, cem);
});
afterAll(() => server?.dispose());

const TEXT = 'The quick brown fox jumps over the lazy dog.';

async function newDocument(text = TEXT): Promise<{ workspace: string; path: string }> {
  documents += 1;
  const path = `review-${documents}.md`;
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: path });
  const writer = await Reviewer.open(ada, { workspace, path });
  await writer.type(0, 0, text);
  writer.close();
  return { workspace, path };
}

async function as(account: Account, role: 'reader' | 'commenter' | 'editor'): Promise<void> {
  await ada.client.call(setRole, { uuid: workspace, user: account.email, role });
}

describe('comments', () => {
  it('reach everyone at once, and are there after a kill with anchor and body', async () => {
    const document = await newDocument();
    const [a, b] = [await Reviewer.open(ada, document), await Reviewer.open(ben, document)];
    const start = { version: a.version, text: a.text, state: a.state };
    const thread = await a.comment(4, 9, 'Is it **quick**?');
    await b.pull(a.version);
    expect(b.passages(thread)).toEqual(['quick']);
    expect(b.heard).toMatchObject([{ type: 'thread', id: thread, body: 'Is it **quick**?', name: 'Ada' }]);
    await b.act({ type: 'reply', thread, message: randomUUID(), body: 'Very.', mentions: [] });
    await b.type(0, 4, '');
    await a.pull(b.version);
    const moved = await a.comment(0, 5);
    await a.act({ type: 'reanchor', thread: moved, anchor: { from: 6, to: 11, text: 'brown' } });
    a.close();
    b.close();
    await server.kill();
    await server.start();
    const c = await Reviewer.open(cem, document);
    expect(c.passages(thread)).toEqual(['quick']);
    expect(c.contents).toMatchObject([
      {
        id: thread,
        quote: 'quick',
        messages: [
          { body: 'Is it **quick**?', name: 'Ada' },
          { body: 'Very.', name: 'Ben' },
        ],
      },
      { id: moved, quote: 'brown' },
    ]);
    expect(await c.agrees()).toBe(true);
    // A client that reads the log instead, such as a page that was asleep, has the same quotes.
    const { version } = c;
    c.rewindTo(start);
    await c.pull(version);
    const heard = applyContents(new Map(), [{ effects: c.heard }]);
    expect([...heard.values()]).toMatchObject([
      { id: thread, quote: 'quick', messages: [{ body: 'Is it **quick**?' }, { body: 'Very.' }] },
      { id: moved, quote: 'brown' },
    ]);
    expect(c.passages(moved)).toEqual(['brown']);
    c.close();
  });

  it('keep their place despite what others typed while they were in flight, and know what was cropped', async () => {
    const document = await newDocument();
    const [a, b] = [await Reviewer.open(ada, document), await Reviewer.open(ben, document)];
    await b.type(0, 7, '');
    const thread = await a.comment(4, 9);
    expect(a.passages(thread)).toEqual(['ck']);
    await b.pull(a.version);
    await b.type(0, 0, 'The qui');
    await a.pull(b.version);
    expect(a.passages(thread)).toEqual(['quick']);
    expect([await a.agrees(), await b.agrees()]).toEqual([true, true]);
    a.close();
    b.close();
  });

  it('that waited while others deleted some of their passage are accepted with what it lost', async () => {
    const document = await newDocument('A bwn fox.');
    const writer = await Reviewer.open(ada, document);
    const thread = randomUUID();
    // What a client makes of a comment on “brown” while “ro” is deleted.
    const lost = [{ at: 1, text: 'ro', side: 0 as const, turn: 1 }];
    const anchor = { from: 2, to: 5, text: 'bwn', lost };
    expect(
      await writer.act({ type: 'thread', id: thread, anchor, message: randomUUID(), body: 'Why?', mentions: [] }),
    ).toBe('');
    expect(writer.passages(thread)).toEqual(['bwn']);
    await writer.type(3, 3, 'ro');
    expect(writer.passages(thread)).toEqual(['brown']);
    writer.close();
  });

  it('come back with their text: on undoing its deletion, and on restoring a version', async () => {
    const document = await newDocument();
    const a = await Reviewer.open(ada, document);
    const thread = await a.comment(10, 19);
    const { version } = a;
    await a.type(0, TEXT.length, 'All is new.');
    expect(a.passages(thread)).toEqual(['']);
    await ada.client.call(restoreVersion, { uuid: workspace, itemPath: document.path, version });
    await a.pull(a.version + 1);
    expect(a.text.toString()).toBe(TEXT);
    expect(a.passages(thread)).toEqual(['brown fox']);
    expect(await a.agrees()).toBe(true);
    a.close();
  });

  it('survive a rename; sockets without review get only the text', async () => {
    const document = await newDocument();
    const a = await Reviewer.open(ada, document);
    const plain = await openSocket(ben.client, document);
    const { currentVersion } = await plain.next('get-document');
    plain.send({ type: 'pull-updates', clientVersion: currentVersion });
    const thread = await a.comment(4, 9);
    const { updates } = await plain.next('updates');
    expect(updates).toEqual([{ clientID: a.clientID, seq: 1, changes: [TEXT.length] }]);
    plain.raw.terminate();
    await ada.client.call(renameItem, {
      uuid: workspace,
      itemPath: document.path,
      newName: `renamed-${document.path}`,
    });
    const b = await Reviewer.open(ben, { workspace, path: `renamed-${document.path}` });
    expect(b.passages(thread)).toEqual(['quick']);
    a.close();
    b.close();
  });

  it('are resolved, reopened, edited and deleted by those who may, and by nobody twice', async () => {
    const document = await newDocument();
    const [a, b] = [await Reviewer.open(ada, document), await Reviewer.open(ben, document)];
    const thread = await b.comment(4, 9);
    const message = b.state.threads.get(thread)?.messages[0]?.id ?? '';
    await a.pull(b.version);
    expect(await a.act({ type: 'edit', thread, message, body: 'Not mine', mentions: [] })).toBe('forbidden');
    expect(await a.act({ type: 'resolve', thread })).toBe('');
    expect(await a.act({ type: 'resolve', thread })).toBe('changed');
    await b.pull(a.version);
    expect(await b.act({ type: 'reopen', thread })).toBe('');
    expect(await b.act({ type: 'edit', thread, message, body: 'Better', mentions: [] })).toBe('');
    await a.pull(b.version);
    expect(await a.act({ type: 'delete', thread, message })).toBe('');
    expect(a.state.threads.get(thread)).toMatchObject({ status: 'deleted' });
    const c = await Reviewer.open(cem, document);
    expect(c.contents).toMatchObject([{ decidedName: 'Ada', messages: [{ body: null, deletedBy: 'Ada' }] }]);
    for (const one of [a, b, c]) one.close();
  });
});

describe('suggestions', () => {
  it('change no text until they are accepted, and then on behalf of both author and accepter', async () => {
    const document = await newDocument();
    const [a, b] = [await Reviewer.open(ada, document), await Reviewer.open(ben, document)];
    const suggestion = await b.suggest(4, 9, 'slow');
    const read = (): Promise<{ text: string }> =>
      ada.client.call(readText, { uuid: workspace, itemPath: document.path });
    expect((await read()).text).toBe(TEXT);
    await a.pull(b.version);
    expect(await a.decide('accept', suggestion)).toBe('');
    expect((await read()).text).toBe(TEXT.replace('quick', 'slow'));
    expect(a.state.threads.get(suggestion)).toMatchObject({ status: 'accepted' });
    expect(await a.decide('accept', suggestion)).toBe('changed');
    expect(await a.decide('undo', suggestion)).toBe('');
    expect(a.text.toString()).toBe(TEXT);
    await b.pull(a.version);
    expect(await b.agrees()).toBe(true);
    expect(b.passages(suggestion)).toEqual(['', 'quick']);
    a.close();
    b.close();
  });

  it('are accepted at the head: what someone wrote inside meanwhile stays', async () => {
    const document = await newDocument();
    const [a, b] = [await Reviewer.open(ada, document), await Reviewer.open(ben, document)];
    const suggestion = await b.suggest(4, 20, '');
    await a.pull(b.version);
    await b.type(10, 10, 'NEW ');
    // Ada has not seen it, and decides at an older version.
    expect(await a.decide('accept', suggestion)).toBe('');
    expect(a.text.toString()).toBe('The NEW jumps over the lazy dog.');
    await b.pull(a.version);
    expect([await a.agrees(), await b.agrees()]).toEqual([true, true]);
    a.close();
    b.close();
  });

  it('delete only what their author saw, though others wrote while the suggestion was in flight', async () => {
    const document = await newDocument();
    const [a, b] = [await Reviewer.open(ada, document), await Reviewer.open(ben, document)];
    await a.type(10, 10, 'UNSEEN ');
    // Ben's text does not have Ada's word yet.
    const suggestion = await b.suggest(4, 20, 'slow ');
    await a.pull(b.version);
    expect(await a.decide('accept', suggestion)).toBe('');
    expect(a.text.toString()).toBe('The slow UNSEEN jumps over the lazy dog.');
    expect(await a.agrees()).toBe(true);
    a.close();
    b.close();
  });

  it('can be amended only by someone who has seen their current state', async () => {
    const document = await newDocument();
    const [a, b] = [await Reviewer.open(ada, document), await Reviewer.open(ben, document)];
    const suggestion = await b.suggest(4, 4, 'very ');
    await a.pull(b.version);
    const amend = (splice: object): EffectJson =>
      ({ type: 'suggest', suggestion, hunks: [{ id: 'a', at: 4, cuts: [], splice }], drop: [] }) as EffectJson;
    expect(await b.act(amend({ before: 5, at: 4, cut: 0, text: ', very' }))).toBe('');
    expect(await a.act(amend({ before: 5, at: 0, cut: 4, text: 'quite' }))).toBe('changed');
    await b.pull(a.version);
    expect(b.state.marks.map(({ text }) => text)).toEqual(['very, very ']);
    a.socket.send({
      type: 'push-updates',
      clientVersion: a.version,
      updates: [
        { clientID: a.clientID, seq: 9, changes: [a.text.length], effects: [amend({ at: 0, cut: 4, text: 'x' })] },
      ],
    });
    expect(await a.socket.ending()).toBe(CLOSE.badMessage);
    b.close();
  });

  it('are not undone when the text they made has changed since', async () => {
    const document = await newDocument();
    const a = await Reviewer.open(ada, document);
    const suggestion = await a.suggest(4, 9, 'slow');
    await a.decide('accept', suggestion);
    await a.type(6, 6, 'XX');
    expect(await a.decide('undo', suggestion)).toBe('changed');
    expect(a.text.toString()).toContain('slXXow');
    a.close();
  });
});

describe('rights', () => {
  it('a commenter comments and suggests, but whatever the socket sends changes no text and decides nothing', async () => {
    const document = await newDocument();
    const a = await Reviewer.open(ada, document);
    const suggestion = await a.suggest(4, 9, 'slow');
    await as(cem, 'commenter');
    const c = await Reviewer.open(cem, document);
    expect(c.role).toBe('commenter');
    expect(await c.type(0, 0, 'mine')).toBe('forbidden');
    expect(await c.decide('accept', suggestion)).toBe('forbidden');
    const own = await c.suggest(0, 3, 'A');
    expect(await c.decide('accept', own)).toBe('forbidden');
    expect(await c.decide('withdraw', own)).toBe('');
    await c.comment(0, 3);
    c.close();
    const clientID = newClientId();
    const bare = await openSocket(cem.client, document, { protocol: '1', clientID });
    const { currentVersion } = await bare.next('get-document');
    bare.send({
      type: 'push-updates',
      clientVersion: currentVersion,
      updates: [{ clientID, changes: [[0, 'x'], TEXT.length] }],
    });
    expect((await bare.next('error')).code).toBe('forbidden');
    bare.raw.terminate();
    await as(cem, 'editor');
    a.close();
  });

  it('a reader reads, and may not even comment; a changed role ends the socket', async () => {
    const document = await newDocument();
    const c = await Reviewer.open(cem, document);
    await as(cem, 'reader');
    expect(await c.socket.ending()).toBe(1012);
    const again = await Reviewer.open(cem, document);
    expect(again.role).toBe('reader');
    const effect = {
      type: 'thread' as const,
      id: randomUUID(),
      anchor: null,
      message: randomUUID(),
      body: 'No',
      mentions: [],
    };
    expect(await again.act(effect)).toBe('forbidden');
    const refused = await cem.client.post('/api/workspace/create-folder', {
      uuid: workspace,
      parentItem: '',
      name: 'x',
    });
    expect(refused.status).toBe(403);
    expect((await cem.client.post('/api/workspace/tree', { uuid: workspace })).status).toBe(200);
    await as(cem, 'editor');
    again.close();
  });

  it('a refused operation does not take its text with it', async () => {
    const document = await newDocument();
    const b = await Reviewer.open(ben, document);
    const effect = { type: 'resolve' as const, thread: randomUUID() };
    expect(await b.push([[0, 'typed '], TEXT.length], effect)).toBe('');
    expect(b.text.toString()).toBe(`typed ${TEXT}`);
    expect(b.heard).toMatchObject([{ type: 'refused', code: 'changed' }]);
    b.close();
  });
});
