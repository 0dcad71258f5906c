import { updateSetting } from '@scriptorium/contract/operations/admin.ts';
import { updateUser } from '@scriptorium/contract/operations/admin-users.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { addMember, removeMember } from '@scriptorium/contract/operations/groups.ts';
import { cancelLongWork, listLongWork } from '@scriptorium/contract/operations/long-work.ts';
import {
  createTextFile,
  deletePath,
  getAssetLink,
  moveItems,
  readText,
} from '@scriptorium/contract/operations/workspace.ts';
import * as zotero from '@scriptorium/contract/operations/zotero.ts';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, createAccount, createGroup, loginAdmin, runCli } from '../_support/accounts.ts';
import type { CallRefused } from '../_support/client.ts';
import { FakeLibrary, type FakeZotero, startFakeZotero } from '../_support/fake-zotero.ts';
import { runSql } from '../_support/run-sql.ts';
import { noteSecret } from '../_support/secrets.ts';
import { type RunningServer, startServer } from '../_support/start-server.ts';
import { Reviewer } from '../review/reviewer.ts';

const KEYS = { ines: 'InesKeyAtZotero1234567890', paul: 'PaulKeyAtZotero1234567890' };
const OWN = '% Ours, by hand.\n@book{knuth84,\n  TITLE = "The {\\TeX}book"\n}\n';
const MANY = 3000;

let server: RunningServer;
let fake: FakeZotero;
let ines: Account;
let paul: Account;
let uuid: string;
let forests: FakeLibrary;
let counter = 0;

beforeAll(async () => {
  fake = await startFakeZotero();
  server = await startServer({ env: fake.env });
  ines = await createAccount(server, 'Ines');
  paul = await createAccount(server, 'Paul');
  uuid = await createGroup('Lab', ines, paul);
  for (const key of Object.values(KEYS)) noteSecret(key);
  fake.keys.set(KEYS.ines, { userID: 11, username: 'ines-z', groups: [77, 88] });
  fake.keys.set(KEYS.paul, { userID: 22, username: 'paul-z', groups: [77] });
  await ines.client.call(zotero.setKey, { key: KEYS.ines });
  await paul.client.call(zotero.setKey, { key: KEYS.paul });
});
afterAll(async () => {
  await server.dispose();
  await fake.close();
});
beforeEach(() => {
  fake.instead = null;
  fake.asked.length = 0;
  forests = new FakeLibrary('Forests');
  fake.libraries.set('groups/77', forests);
});

const codeOf = (error: unknown): string => (error as CallRefused).code;
const messageOf = (error: unknown): string => (error as CallRefused).body.message;
const read = async (itemPath: string): Promise<string> => (await ines.client.call(readText, { uuid, itemPath })).text;

interface Linked {
  readonly path: string;
  readonly link: string;
}

async function linkNew(
  options: { by?: Account; library?: { kind: 'user' | 'group'; id: number }; lent?: boolean; content?: string } = {},
): Promise<Linked> {
  const { by = ines, library = { kind: 'group', id: 77 } as const, lent = false, content = OWN } = options;
  counter += 1;
  const path = `library-${counter}.bib`;
  await by.client.call(createTextFile, { uuid, parentItem: '', name: path, content });
  const { link } = await by.client.call(zotero.linkLibrary, { uuid, itemPath: path, library, name: 'Forests', lent });
  return { path, link };
}

const sync = async ({ link }: Linked, by = ines): Promise<zotero.ZoteroReport | null> =>
  (await by.client.call(zotero.syncLibrary, { uuid, link })).report;
const findLink = async ({ link }: Linked, by = ines): Promise<zotero.ZoteroLink | undefined> =>
  (await by.client.call(zotero.listLinks, { uuid })).links.find(({ uuid: id }) => id === link);
const idOf = (number: number): string => `A${String(number).padStart(7, '0')}`;

describe('a key for Zotero', () => {
  test('is stored for the person who gave it, once Zotero recognises it, and never shown again', async () => {
    const greta = await createAccount(server, 'Greta');
    expect(await greta.client.call(zotero.readKey, {})).toEqual({ account: null });
    const wrong = await greta.client.call(zotero.setKey, { key: 'x'.repeat(24) }).catch((error: unknown) => error);
    expect([codeOf(wrong), messageOf(wrong)]).toEqual(['invalid', 'Zotero does not know this key.']);
    const before = fake.asked.length;
    expect(await greta.client.call(zotero.setKey, { key: 'my secret plans' }).catch(codeOf)).toBe('invalid');
    expect(fake.asked.length).toBe(before);
    const { account } = await ines.client.call(zotero.readKey, {});
    expect(account?.username).toBe('ines-z');
    const { libraries } = await ines.client.call(zotero.listLibraries, {});
    expect(libraries).toEqual([
      { library: { kind: 'user', id: 11 }, name: 'ines-z', count: null },
      { library: { kind: 'group', id: 77 }, name: 'Forests', count: 0 },
      { library: { kind: 'group', id: 88 }, name: '88', count: 0 },
    ]);
    // Encrypted in the database; never in URLs or the log.
    const rows = JSON.stringify(await runSql(server, 'select * from zotero_key'));
    for (const key of Object.values(KEYS)) {
      expect(rows).not.toContain(key);
      expect(JSON.stringify(fake.asked.map(({ path }) => path))).not.toContain(key);
    }
    await greta.client.call(zotero.removeKey, {});
    expect(await greta.client.call(zotero.listLibraries, {}).catch(codeOf)).toBe('not-found');
  });

  test('can still be read after the key that encrypts it was replaced', async () => {
    await runCli(server, 'keys', 'rotate', 'secrets', '--now');
    // The running server learns of it a moment later.
    await expect
      .poll(() => ines.client.call(zotero.listLibraries, {}).then(({ libraries }) => libraries.length, codeOf))
      .toBe(3);
  });
});

describe('a linked library', () => {
  test('of 3,000 items arrives whole, continues from its version, and is kept in sync by any member with a key', async () => {
    for (let number = 0; number < MANY; number += 1)
      forests.put(idOf(number), `Forest ${number}`, { csl: { DOI: `10.1000/${number}` } });
    forests.putNote('NOTE0001');
    const linked = await linkNew();
    expect(await sync(linked)).toMatchObject({ added: MANY, changed: 0, present: 0 });
    const first = await read(linked.path);
    expect(first.startsWith(OWN)).toBe(true);
    const keys = first.match(/^@\w+\{[^,]+/gm)!;
    expect(new Set(keys.map((key) => key.toLowerCase())).size).toBe(MANY + 1);
    expect(fake.asked.filter(({ path }) => path.includes('/items/top'))).toHaveLength(31);

    forests.put(idOf(7), 'Forest seven', { csl: { DOI: '10.1000/7' }, data: { citationKey: 'another2021' } });
    forests.put('NEW00001', 'Seas', { data: { extra: 'Citation Key: seasOfLee\nPMID: 1' } });
    fake.asked.length = 0;
    expect(await sync(linked, paul)).toMatchObject({ added: 1, changed: 1, removed: 0 });
    expect(fake.asked.every(({ key }) => key === KEYS.paul)).toBe(true);
    // One page and the deletions.
    expect(fake.asked).toHaveLength(2);
    const second = await read(linked.path);
    expect(second).toContain('@article{seasOfLee,');
    expect(second.startsWith(first.slice(0, first.indexOf('Forest 7}')))).toBe(true);
    expect(second.match(/^@\w+\{[^,]+/gm)).toEqual([...keys, '@article{seasOfLee']);
    expect(await findLink(linked)).toMatchObject({
      name: 'Forests',
      path: linked.path,
      linkedBy: 'Ines',
      syncedBy: 'Paul',
      report: { added: 1, changed: 1 },
    });
    // Zotero reports that nothing is new, so nothing is read.
    fake.asked.length = 0;
    expect(await sync(linked)).toBeNull();
    expect(fake.asked.map(({ since }) => since)).toEqual([String(forests.version)]);
    expect(await findLink(linked)).toMatchObject({ syncedBy: 'Ines', report: { added: 1 } });
  });

  test('reaches those who have the file open, and leaves what they type', async () => {
    forests.put('AAAAAAAA', 'Forests');
    const linked = await linkNew();
    await sync(linked);
    const editor = await Reviewer.open(paul, { workspace: uuid, path: linked.path });
    const at = editor.text.toString().indexOf('volume = {7}') + 'volume = {'.length;
    expect(await editor.type(at, at + 1, '9')).toBe('');
    const hand = editor.text.toString().indexOf('by hand');
    expect(await editor.type(hand, hand, 'typed ')).toBe('');
    forests.put('AAAAAAAA', 'Woods', { csl: { volume: '8' } });
    expect(await sync(linked)).toMatchObject({
      changed: 1,
      kept: [{ key: 'lee2020', fields: ['volume'] }],
      keptCount: 1,
    });
    await editor.pull(4);
    const text = editor.text.toString();
    expect(text).toContain('% Ours, typed by hand.');
    expect(text).toContain('title = {Woods}');
    expect(text).toContain('volume = {9}');
    expect(await read(linked.path)).toBe(text);
    editor.socket.raw.terminate();
  });

  test('loses what is trashed or deleted there, except what a text cites', async () => {
    forests.put('AAAAAAAA', 'One');
    forests.put('BBBBBBBB', 'Two', { data: { citationKey: 'two' } });
    forests.put('CCCCCCCC', 'Three', { data: { citationKey: 'three' } });
    const linked = await linkNew();
    await sync(linked);
    await ines.client.call(createTextFile, { uuid, parentItem: '', name: 'paper.md', content: 'As [@three] says.\n' });
    forests.trash('AAAAAAAA');
    forests.delete('BBBBBBBB');
    forests.delete('CCCCCCCC');
    expect(await sync(linked)).toMatchObject({ removed: 2, left: [{ key: 'three', reason: 'cited' }] });
    const text = await read(linked.path);
    expect(text.match(/^@\w+\{[^,]+/gm)).toEqual(['@book{knuth84', '@article{three']);
    forests.put('BBBBBBBB', 'Two again', { data: { citationKey: 'other' } });
    expect(await sync(linked)).toMatchObject({ added: 1 });
    expect(await read(linked.path)).toContain('@article{two,');
  });

  test('keeps its keys when unlinked and linked again, and waits while its file is in the trash', async () => {
    forests.put('AAAAAAAA', 'One');
    const linked = await linkNew();
    await sync(linked);
    await paul.client.call(zotero.unlinkLibrary, { uuid, link: linked.link });
    expect(await findLink(linked)).toBeUndefined();
    expect(await sync(linked).catch(codeOf)).toBe('not-found');
    expect(await read(linked.path)).toContain('@article{lee2020,');
    forests.put('AAAAAAAA', 'One, changed', { csl: { issued: { 'date-parts': [[1999]] } } });
    const again = {
      uuid,
      itemPath: linked.path,
      library: { kind: 'group', id: 77 },
      name: 'Forests',
      lent: false,
    } as const;
    const { link } = await paul.client.call(zotero.linkLibrary, again);
    expect(await sync({ ...linked, link })).toMatchObject({ added: 0, changed: 1 });
    expect(await read(linked.path)).toContain('@article{lee2020,');
    await ines.client.call(deletePath, { uuid, itemPath: linked.path });
    expect(await findLink({ ...linked, link })).toBeUndefined();
    expect(await sync({ ...linked, link }).catch(codeOf)).toBe('not-found');
  });

  test('is written to a file too large to be live, whose other bytes are kept', async () => {
    const admin = await loginAdmin(server);
    await admin.client.call(updateSetting, { key: 'max_live_document_bytes', value: '1024' });
    counter += 1;
    const path = `large-${counter}.bib`;
    const own = `\uFEFF${OWN}${'% Ours.\n'.repeat(300)}`.replaceAll('\n', '\r\n');
    await ines.client.upload(uuid, '', [{ name: path, content: own }]);
    forests.put('AAAAAAAA', 'One');
    const library = { kind: 'group', id: 77 } as const;
    const { link } = await ines.client.call(zotero.linkLibrary, {
      uuid,
      itemPath: path,
      library,
      name: 'F',
      lent: false,
    });
    expect(await sync({ path, link })).toMatchObject({ added: 1 });
    forests.put('AAAAAAAA', 'Two');
    expect(await sync({ path, link })).toMatchObject({ changed: 1 });
    const { url } = await ines.client.call(getAssetLink, { workspaceUUID: uuid, path });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await ines.client.download(url));
    expect(text.startsWith(own)).toBe(true);
    expect(text).toContain('title = {Two},\r\n');
    await admin.client.call(updateSetting, { key: 'max_live_document_bytes', value: String(10 * 1024 * 1024) });
  });
});

describe("someone's key", () => {
  test('serves nobody else without their consent, nor after they have left', async () => {
    const own = new FakeLibrary('Own');
    own.put('AAAAAAAA', 'Mine');
    fake.libraries.set('users/11', own);
    const linked = await linkNew({ library: { kind: 'user', id: 11 } });
    await sync(linked);
    own.put('AAAAAAAA', 'Mine, changed');
    fake.asked.length = 0;
    const refused = await sync(linked, paul).catch((error: unknown) => error);
    expect([codeOf(refused), messageOf(refused)]).toEqual([
      'lookup-failed',
      'Only whoever linked this library has a key for it. They can lend it to the other members.',
    ]);
    expect(fake.asked).toEqual([]);
    const library = { kind: 'user', id: 11 } as const;
    const again = { uuid, itemPath: linked.path, library, name: 'Own', lent: true };
    // Nobody else can decide that for them.
    expect(await paul.client.call(zotero.linkLibrary, again).catch(codeOf)).toBe('invalid');
    await ines.client.call(zotero.linkLibrary, again);
    expect(await sync(linked, paul)).toMatchObject({ changed: 1 });

    // Private to a group that Paul's key does not give access to.
    const peat = new FakeLibrary('Peat');
    peat.put('AAAAAAAA', 'Peat');
    fake.libraries.set('groups/88', peat);
    const groups = await createGroup('Bog', paul, ines);
    await ines.client.call(createTextFile, { uuid: groups, parentItem: '', name: 'peat.bib' });
    const input = { uuid: groups, itemPath: 'peat.bib', library: { kind: 'group', id: 88 }, name: 'Peat' } as const;
    const { link } = await ines.client.call(zotero.linkLibrary, { ...input, lent: true });
    expect((await paul.client.call(zotero.syncLibrary, { uuid: groups, link })).report).toMatchObject({ added: 1 });
    await paul.client.call(removeMember, { uuid: groups, user: ines.email });
    peat.put('BBBBBBBB', 'More');
    fake.asked.length = 0;
    const left = await paul.client.call(zotero.syncLibrary, { uuid: groups, link }).catch((error: unknown) => error);
    expect(messageOf(left)).toBe('Your key cannot read this library. Enter one that can.');
    expect(fake.asked.some(({ key }) => key === KEYS.ines)).toBe(false);
  });

  test('is no longer lent while they are suspended, nor to another workspace that the file moves to', async () => {
    const lena = await createAccount(server, 'Lena');
    const key = 'LenaKeyAtZotero1234567890';
    noteSecret(key);
    fake.keys.set(key, { userID: 33, username: 'lena-z', groups: [99] });
    await lena.client.call(zotero.setKey, { key });
    const fens = new FakeLibrary('Fens');
    fens.put('AAAAAAAA', 'Fens');
    fake.libraries.set('groups/99', fens);
    const [fen, moor] = [await createGroup('Fen', paul, lena), await createGroup('Moor', paul, lena)];
    await lena.client.call(createTextFile, { uuid: fen, parentItem: '', name: 'fens.bib' });
    const library = { kind: 'group', id: 99 } as const;
    const input = { uuid: fen, itemPath: 'fens.bib', library, name: 'Fens', lent: true };
    const { link } = await lena.client.call(zotero.linkLibrary, input);
    const syncIn = async (workspace: string): Promise<unknown> =>
      paul.client.call(zotero.syncLibrary, { uuid: workspace, link }).then(({ report }) => report?.added, codeOf);
    expect(await syncIn(fen)).toBe(1);

    const admin = await loginAdmin(server);
    await admin.client.call(updateUser, { email: lena.email, accountSuspended: true });
    fens.put('BBBBBBBB', 'More');
    fake.asked.length = 0;
    expect(await syncIn(fen)).toBe('lookup-failed');
    expect(fake.asked.some((asked) => asked.key === key)).toBe(false);
    await admin.client.call(updateUser, { email: lena.email, accountSuspended: false });
    expect(await syncIn(fen)).toBe(1);

    const move = { uuid: fen, itemPaths: ['fens.bib'], targetFolder: '', targetWorkspace: moor };
    await paul.client.call(moveItems, move);
    fens.put('CCCCCCCC', 'Even more');
    fake.asked.length = 0;
    expect(await syncIn(moor)).toBe('lookup-failed');
    expect(fake.asked.some((asked) => asked.key === key)).toBe(false);
    const { links } = await paul.client.call(zotero.listLinks, { uuid: moor });
    expect(links).toMatchObject([{ uuid: link, lent: false }]);
  });

  test('is not needed for a public library, and gives nobody a library they cannot link themselves', async () => {
    const greta = await createAccount(server, 'Greta2');
    await ines.client.call(addMember, { uuid, user: greta.email });
    forests.put('AAAAAAAA', 'One');
    const linked = await linkNew({ by: greta });
    const closed = await sync(linked, greta).catch((error: unknown) => error);
    expect(messageOf(closed)).toBe('Enter your own Zotero API key, or ask whoever linked this library to lend theirs.');
    forests.isPublic = true;
    expect(await sync(linked, greta)).toMatchObject({ added: 1 });
    const theirs = { uuid, itemPath: linked.path, library: { kind: 'user', id: 11 }, name: 'x', lent: false } as const;
    expect(await greta.client.call(zotero.linkLibrary, theirs).catch(codeOf)).toBe('conflict');
    expect(await paul.client.call(zotero.linkLibrary, theirs).catch(codeOf)).toBe('invalid');
    const stranger = await createAccount(server, 'Sten');
    expect(await stranger.client.call(zotero.listLinks, { uuid }).catch(codeOf)).toBe('not-found');
    expect(await sync(linked, stranger).catch(codeOf)).toBe('not-found');
  });
});

describe('when Zotero', () => {
  const html = { 'content-type': 'text/html' };
  const json = { 'content-type': 'application/json', 'last-modified-version': '500', 'total-results': '1' };

  test.each([
    ['is down', 500, html, '', 'Zotero could not be reached. Nothing was changed. Please try again in a moment.'],
    [
      'rests',
      503,
      { ...html, 'retry-after': '120' },
      '',
      'Zotero is busy. Nothing was changed. Please try again in 120 seconds.',
    ],
    ['has the library locked', 409, html, '', 'Zotero is busy. Nothing was changed. Please try again in 10 seconds.'],
    ['sends a web page', 200, html, '<html>', 'Zotero sent an answer that could not be read. Nothing was changed.'],
    ['sends half a list', 200, json, '[{"key":', 'Zotero sent an answer that could not be read. Nothing was changed.'],
    [
      'sends something else',
      200,
      json,
      '[{"hello":1}]',
      'Zotero sent an answer that could not be read. Nothing was changed.',
    ],
    [
      'sends no version',
      200,
      { ...json, 'last-modified-version': '' },
      '[]',
      'Zotero sent an answer that could not be read. Nothing was changed.',
    ],
    ['refuses the key', 403, html, 'Forbidden', 'Your key cannot read this library. Enter one that can.'],
    [
      'sends us elsewhere',
      302,
      { ...html, location: 'https://example.org/' },
      '',
      'Zotero sent an answer that could not be read. Nothing was changed.',
    ],
  ])('%s, that is said in a sentence and the file stays as it is', async (_name, status, headers, body, sentence) => {
    forests.put('AAAAAAAA', 'One');
    const linked = await linkNew();
    await sync(linked);
    const before = await read(linked.path);
    forests.put('BBBBBBBB', 'Two');
    fake.instead = ({ path }, response) => {
      if (path.startsWith('/groups/77')) response.writeHead(status, headers).end(body);
      return path.startsWith('/groups/77');
    };
    const refused = await sync(linked).catch((error: unknown) => error);
    expect([codeOf(refused), messageOf(refused)]).toEqual(['lookup-failed', sentence]);
    expect(await read(linked.path)).toBe(before);
    fake.instead = null;
    expect(await sync(linked)).toMatchObject({ added: 1 });
  });

  test('ends a file in the middle of a library, nothing of it is written', async () => {
    for (let number = 0; number < 250; number += 1) forests.put(idOf(number), `Forest ${number}`);
    const linked = await linkNew();
    fake.instead = ({ query }, response) => {
      if (query.get('start') === '200') response.destroy();
      return query.get('start') === '200';
    };
    expect(await sync(linked).catch(codeOf)).toBe('lookup-failed');
    expect(await read(linked.path)).toBe(OWN);
    expect(await findLink(linked)).toMatchObject({ syncedAt: null, report: null });
  });

  test('has another version of the library at each page, reading starts over, but not forever', async () => {
    for (let number = 0; number < 150; number += 1) forests.put(idOf(number), `Forest ${number}`);
    const linked = await linkNew();
    let changes = 1;
    fake.instead = ({ query }) => {
      if (query.get('start') === '100' && changes-- > 0) forests.put(idOf(0), 'Changed meanwhile');
      return false;
    };
    expect(await sync(linked)).toMatchObject({ added: 150 });
    expect(await read(linked.path)).toContain('Changed meanwhile');
    changes = Infinity;
    for (let number = 0; number < 150; number += 1) forests.put(idOf(number), `Woods ${number}`);
    const refused = await sync(linked).catch((error: unknown) => error);
    expect(messageOf(refused)).toBe('The library keeps changing while it is read. Please try again in a moment.');
  });

  test('asks for a pause, it gets one', async () => {
    forests.put('AAAAAAAA', 'One');
    const linked = await linkNew();
    const times: number[] = [];
    fake.instead = (_request, response) => {
      times.push(performance.now());
      if (times.length === 1) response.writeHead(429, { 'retry-after': '1' }).end();
      return times.length === 1;
    };
    expect(await sync(linked)).toMatchObject({ added: 1 });
    expect(times[1]! - times[0]!).toBeGreaterThan(990);
  });

  test('does not answer, the call shows its progress and can be cancelled', async () => {
    for (let number = 0; number < 150; number += 1) forests.put(idOf(number), `Forest ${number}`);
    const linked = await linkNew();
    const waiting = new AbortController();
    fake.instead = ({ query }) => {
      if (query.get('start') === '100') waiting.abort();
      return query.get('start') === '100';
    };
    const reached = once(waiting.signal, 'abort');
    const syncing = sync(linked).catch(codeOf);
    await reached;
    await expect
      .poll(async () => (await ines.client.call(listLongWork, {})).works[0])
      .toMatchObject({ call: '/api/zotero/sync-library', state: 'running', done: 100, total: 150 });
    const [work] = (await ines.client.call(listLongWork, {})).works;
    await ines.client.call(cancelLongWork, { id: work!.id });
    expect(await syncing).toBe('cancelled');
    expect(await read(linked.path)).toBe(OWN);
  });
});

test('a file linked to one library after another remembers the last ones, and links are limited per hour', async () => {
  const lars = await createAccount(server, 'Lars');
  const bog = await createGroup('Links', lars);
  await lars.client.call(createTextFile, { uuid: bog, parentItem: '', name: 'one.bib' });
  const link = async (id: number): Promise<string> => {
    const library = { kind: 'group', id } as const;
    const input = { uuid: bog, itemPath: 'one.bib', library, name: String(id), lent: false };
    const linked = await lars.client.call(zotero.linkLibrary, input);
    await lars.client.call(zotero.unlinkLibrary, { uuid: bog, link: linked.link });
    return linked.link;
  };
  const first = await link(1000);
  for (let number = 1; number < 60; number += 1) await link(1000 + number);
  expect(await link(1060).catch(codeOf)).toBe('rate-limited');
  const rows = await runSql(server, "select id from zotero_link where library like 'groups/10__'");
  // The last one ended after others had been dropped.
  expect(rows).toHaveLength(51);
  expect(JSON.stringify(rows)).not.toContain(first);
});

test('two members who sync at once add each work once', async () => {
  for (let number = 0; number < 150; number += 1) forests.put(idOf(number), `Forest ${number}`);
  const linked = await linkNew();
  const results = await Promise.allSettled([sync(linked), sync(linked, paul)]);
  for (const result of results) if (result.status === 'rejected') expect(codeOf(result.reason)).toBe('conflict');
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect((await read(linked.path)).match(/^@article/gm)).toHaveLength(150);
});

test('with Zotero, or all look-ups, switched off, nothing is requested and nothing is offered', async () => {
  forests.put('AAAAAAAA', 'One');
  const linked = await linkNew();
  const admin = await loginAdmin(server);
  await admin.client.call(updateSetting, { key: 'zotero', value: '0' });
  expect(await ines.client.call(requestCapabilities, {})).toMatchObject({ zotero: false });
  const refused = await sync(linked).catch((error: unknown) => error);
  expect([codeOf(refused), messageOf(refused)]).toEqual([
    'lookups-disabled',
    'Zotero libraries are switched off on this server.',
  ]);
  await admin.client.call(updateSetting, { key: 'zotero', value: '1' });
  await server.stop();
  await server.start({ LOOKUPS: 'off' });
  expect(await ines.client.call(requestCapabilities, {})).toMatchObject({ zotero: false });
  expect(await sync(linked).catch(codeOf)).toBe('lookups-disabled');
  expect(await ines.client.call(zotero.listLibraries, {}).catch(codeOf)).toBe('lookups-disabled');
  expect(fake.asked).toEqual([]);
});
