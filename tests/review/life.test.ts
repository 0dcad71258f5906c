import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { remove } from '@scriptorium/contract/operations/groups.ts';
import { listThreads } from '@scriptorium/contract/operations/review.ts';
import { compareAuthors, readAuthors, readSteps } from '@scriptorium/contract/operations/workspace-authors.ts';
import { purgeItems, restoreItems } from '@scriptorium/contract/operations/workspace-trash.ts';
import { labelVersion, listVersions, restoreVersion } from '@scriptorium/contract/operations/workspace-versions.ts';
import {
  copyItems,
  createTextFile,
  deletePath,
  getAssetLink,
  moveItems,
  readText,
  renameItem,
  type uploadFiles,
} from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup, mustPost, type Account } from '../_support/accounts.ts';
import { runSql } from '../_support/run-sql.ts';
import { CLI, NODE, startServer, type RunningServer } from '../_support/start-server.ts';
import { seedRandom } from '../live/simulation/random.ts';
import { Reviewer } from './reviewer.ts';

/** `LIFE_CYCLES=50` tries more lives; `LIFE_CYCLES=1 SEED=n` repeats one. */
const CYCLES = Number(process.env['LIFE_CYCLES'] ?? 1);
const FIRST = Number(process.env['SEED'] ?? 1);
/** Number of events in one life. */
const EVENTS = 40;

const run = promisify(execFile);

let server: RunningServer;
let ada: Account;
let ben: Account;
let workspace: string;
let documents = 0;

beforeAll(async () => {
  server = await startServer();
  ada = await createAccount(server, 'Ada');
  ben = await createAccount(server, 'Ben');
  workspace = await createGroup('Paper', ada, ben);
});
afterAll(() => server?.dispose());

const TEXT = 'The quick brown fox jumps over the lazy dog.';

async function newReviewed(group = workspace): Promise<{ path: string; comment: string; suggestion: string }> {
  documents += 1;
  const path = `life-${documents}.md`;
  await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: path });
  const a = await Reviewer.open(ada, { workspace: group, path });
  await a.type(0, 0, TEXT);
  a.close();
  const b = await Reviewer.open(ben, { workspace: group, path });
  const comment = await b.comment(4, 9, 'Which?');
  const suggestion = await b.suggest(10, 15, 'red');
  b.close();
  return { path, comment, suggestion };
}

const threadsOf = async (path: string, group = workspace): Promise<string[]> =>
  (await ada.client.call(listThreads, { uuid: group, itemPath: path })).threads.map(({ uuid }) => uuid).toSorted();

/** The faults that the command line reports. */
async function check(): Promise<string> {
  const asked = run(NODE, [CLI, 'check'], { env: server.env });
  return asked.then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

async function download(path: string): Promise<string> {
  const { url } = await ada.client.call(getAssetLink, { workspaceUUID: workspace, path });
  return createHash('sha256')
    .update(await ada.client.download(url))
    .digest('hex');
}

describe('suggestions', () => {
  it('change no byte of what is read and downloaded, and neither does rejecting all of them', async () => {
    documents += 1;
    const path = `many-${documents}.md`;
    await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: path });
    const a = await Reviewer.open(ada, { workspace, path });
    const text = `${TEXT}\n`.repeat(300);
    await a.type(0, 0, text);
    const before = await download(path);
    const made: string[] = [];
    for (let part = 0; part < 6; part += 1) {
      const effects = Array.from({ length: 16 }, (_, i) => {
        const at = (part * 16 + i) * 100;
        const suggestion = crypto.randomUUID();
        made.push(suggestion);
        const splice = { before: 0, at: 0, cut: 0, text: 'other' };
        return {
          type: 'suggest' as const,
          suggestion,
          hunks: [{ id: 'a', at, cuts: [[at, at + 7] as [number, number]], splice }],
          drop: [],
        };
      });
      expect(await a.push([a.text.length], ...effects)).toBe('');
    }
    expect(a.state.threads.size).toBe(96);
    expect(await download(path)).toBe(before);
    expect((await ada.client.call(readText, { uuid: workspace, itemPath: path })).text).toBe(text);
    expect(await a.decide('reject', ...made)).toBe('');
    expect(await download(path)).toBe(before);
    expect(await a.decide('undo', ...made)).toBe('');
    expect(await a.decide('accept', ...made)).toBe('');
    const accepted = a.text.toString();
    expect(await download(path)).not.toBe(before);
    expect(await a.decide('undo', ...made)).toBe('');
    expect(await download(path)).toBe(before);
    // One by one in random order, as by two people.
    const b = await Reviewer.open(ben, { workspace, path });
    const shuffled = made.toSorted((x, y) => (x.slice(9) < y.slice(9) ? -1 : 1));
    for (let at = 0; at < shuffled.length; at += 8) {
      const one = at % 16 === 0 ? a : b;
      await one.pull(Math.max(a.version, b.version));
      for (const id of shuffled.slice(at, at + 8)) expect(await one.decide('accept', id)).toBe('');
    }
    await a.pull(b.version);
    expect(a.text.toString()).toBe(accepted);
    expect([await a.agrees(), await b.agrees()]).toEqual([true, true]);
    a.close();
    b.close();
  });
});

describe('the history', () => {
  it('names those who suggested and accepted words, and attributes the words to the former', async () => {
    const { path, suggestion } = await newReviewed();
    const a = await Reviewer.open(ada, { workspace, path });
    expect(await a.decide('accept', suggestion)).toBe('');
    const own = await a.suggest(0, 0, 'Own words. ');
    expect(await a.decide('accept', own)).toBe('');
    a.close();
    const asked = { uuid: workspace, itemPath: path };
    const { versions } = await ada.client.call(listVersions, asked);
    expect(versions[0]?.authors.map(({ displayName, acceptedBy }) => [displayName, acceptedBy])).toEqual([
      ['Ada', undefined],
      ['Ben', 'Ada'],
    ]);
    const { people, authors, runs } = await ada.client.call(readAuthors, asked);
    let at = 0;
    const words: Record<string, string> = {};
    for (let i = 0; i < runs.length; i += 2) {
      const who = (authors[(runs[i + 1] ?? 0) - 1] ?? []).map((number) => people[number]?.displayName).join(' or ');
      words[who] = (words[who] ?? '') + a.text.sliceString(at, at + (runs[i] ?? 0));
      at += runs[i] ?? 0;
    }
    expect(words).toEqual({ Ada: 'Own words. The quick  fox jumps over the lazy dog.', Ben: 'red' });
  });
});

/** What must be known of a document wherever it is. */
interface Living {
  group: string;
  folder: string;
  name: string;
  /** Comments and suggestions made in it. */
  readonly threads: string[];
  /** Ids of its entries in the trash; null while it is not there. */
  trashed: string[] | null;
}

const rowsOf = (ids: readonly string[]): Promise<Record<string, unknown>[]> =>
  runSql(
    server,
    `select id, document_id from review_thread where id in (${ids.map((id) => `'${id}'`).join() || "''"})`,
  );

/** Documents are written, reviewed, moved, copied, deleted, restored and replaced in any order. */
async function liveAtRandom(seed: number): Promise<void> {
  const random = seedRandom(seed);
  const groups = await Promise.all(['One', 'Two'].map((name) => createGroup(`${name} ${seed}`, ada, ben)));
  const [first = '', second = ''] = groups;
  for (const uuid of groups)
    await mustPost(ada.client, '/api/workspace/create-folder', { uuid, parentItem: '', name: 'folder' });
  let documents: Living[] = [];
  const gone: string[] = [];
  const pathOf = ({ folder, name }: Living): string => (folder === '' ? name : `${folder}/${name}`);
  const other = (group: string): string => (group === first ? second : first);
  const pick = (isWanted: (one: Living) => boolean): Living | undefined => {
    const wanted = documents.filter(isWanted);
    return wanted[random.below(Math.max(1, wanted.length))];
  };
  let names = 0;
  const events: Record<string, (one: Living) => Promise<void>> = {
    review: async (one) => {
      const r = await Reviewer.open(random.chance(0.5) ? ada : ben, { workspace: one.group, path: pathOf(one) });
      const from = random.below(r.text.length);
      const to = Math.min(r.text.length, from + random.below(8));
      one.threads.push(random.chance(0.5) ? await r.comment(from, to) : await r.suggest(from, to, 'new'));
      if (random.chance(0.3)) await r.decide(random.chance(0.5) ? 'accept' : 'reject', one.threads.at(-1) ?? '');
      if (random.chance(0.3)) await r.type(from, to, '');
      r.close();
    },
    move: async (one) => {
      const away = random.chance(0.4);
      const group = away ? other(one.group) : one.group;
      const folder = one.folder === '' ? 'folder' : '';
      const facts = { uuid: one.group, itemPaths: [pathOf(one)], targetFolder: folder, conflict: 'keep-both' as const };
      const { items } = await ada.client.call(moveItems, away ? { ...facts, targetWorkspace: group } : facts);
      Object.assign(one, { group, folder, name: items[0]?.name });
    },
    copy: async (one) => {
      const folder = one.folder === '' ? 'folder' : '';
      const facts = { uuid: one.group, itemPaths: [pathOf(one)], targetFolder: folder };
      const { items } = await ada.client.call(copyItems, facts);
      documents.push({ ...one, folder, name: items[0]?.name ?? '', threads: [] });
    },
    delete: async (one) => {
      const { trashed } = await ada.client.call(deletePath, { uuid: one.group, itemPath: pathOf(one) });
      one.trashed = [...trashed];
    },
    upload: async (one) => {
      const content = random.chance(0.5) ? `Before it. ${TEXT}` : 'Something else altogether.';
      const asked = { uuid: one.group, itemPath: pathOf(one) };
      const { text } = await ada.client.call(readText, asked);
      const answer = await ada.client.upload(one.group, one.folder, [{ name: one.name, content }]);
      if (answer.status === 200) {
        // Words that others have changed differently are kept as suggestions.
        const { merges } = answer.body as OutputOf<typeof uploadFiles>;
        for (const { held } of merges) one.threads.push(...held.map(({ suggestion }) => suggestion));
      } else {
        // Too unlike every version of a text that others have changed meanwhile.
        expect(answer.body).toMatchObject({ error: 'unknown-base' });
        expect((await ada.client.call(readText, asked)).text).toBe(text);
      }
    },
    'restore a version': async (one) => {
      const asked = { uuid: one.group, itemPath: pathOf(one) };
      const { versions } = await ada.client.call(listVersions, asked);
      const version = versions[random.below(Math.max(1, versions.length))]?.version;
      if (version !== undefined) await ada.client.call(restoreVersion, { ...asked, version });
    },
    rename: async (one) => {
      names += 1;
      const name = `renamed-${names}.md`;
      await ada.client.call(renameItem, { uuid: one.group, itemPath: pathOf(one), newName: name });
      one.name = name;
    },
  };
  const kinds = Object.keys(events);
  for (let event = 0; event < EVENTS; event += 1) {
    const dice = random.next();
    const trashed = pick(({ trashed: items }) => items !== null);
    if (documents.length < 3 || dice < 0.1) {
      const made = await newReviewed(first);
      const threads = [made.comment, made.suggestion];
      documents.push({ group: first, folder: '', name: made.path, threads, trashed: null });
    } else if (trashed && dice < 0.25) {
      const { items } = await ada.client.call(restoreItems, { uuid: trashed.group, items: trashed.trashed ?? [] });
      Object.assign(trashed, { name: items[0]?.name, trashed: null });
    } else if (trashed && dice < 0.3) {
      await ada.client.call(purgeItems, { uuid: trashed.group, items: trashed.trashed ?? [] });
      gone.push(...trashed.threads);
      documents = documents.filter((one) => one !== trashed);
    } else {
      const one = pick(({ trashed: items }) => items === null);
      if (one) await events[kinds[random.below(kinds.length)] ?? '']?.(one);
    }
  }
  const facts = `seed ${seed}`;
  const homes = new Set<unknown>();
  for (const one of documents) {
    const rows = await rowsOf(one.threads);
    expect(rows.map(({ id }) => id).toSorted(), facts).toEqual(one.threads.toSorted());
    const own = new Set(rows.map((row) => row['document_id']));
    expect(own.size, facts).toBe(Math.min(1, one.threads.length));
    for (const home of own) expect(homes.has(home), facts).toBe(false);
    for (const home of own) homes.add(home);
    if (one.trashed !== null) continue;
    const r = await Reviewer.open(ben, { workspace: one.group, path: pathOf(one) });
    expect([...r.state.threads.keys()].toSorted(), facts).toEqual(one.threads.toSorted());
    expect(await r.agrees(), facts).toBe(true);
    r.close();
  }
  await expect.poll(() => rowsOf(gone), { timeout: 20_000, message: facts }).toEqual([]);
  expect(await check(), facts).toBe('');
  // Otherwise the next runs would reach the limits for groups and calls.
  for (const uuid of groups) await ada.client.call(remove, { uuid });
  await runSql(server, 'delete from rate_limit');
}

describe('a document with comments', () => {
  it(
    'leaves nothing behind and loses nothing, whatever happens to it',
    { timeout: 60_000 + CYCLES * 60_000 },
    async () => {
      for (let seed = FIRST; seed < FIRST + CYCLES; seed += 1) await liveAtRandom(seed);
    },
  );

  it('is moved with them, copied without, restored with them, and leaves nothing when it is deleted', async () => {
    const { path, comment, suggestion } = await newReviewed();
    const both = [comment, suggestion].toSorted();
    const uuid = workspace;
    const folder = 'folder';
    await mustPost(ada.client, '/api/workspace/create-folder', { uuid, parentItem: '', name: folder });
    await ada.client.call(moveItems, { uuid, itemPaths: [path], targetFolder: folder });
    const moved = `${folder}/${path}`;
    expect(await threadsOf(moved)).toEqual(both);
    const { items } = await ada.client.call(copyItems, { uuid, itemPaths: [moved], targetFolder: '' });
    const copy = items[0]?.name ?? '';
    expect(await threadsOf(copy)).toEqual([]);
    // What is written in the copy is its own.
    const c = await Reviewer.open(ada, { workspace, path: copy });
    expect(c.text.toString()).toBe(TEXT);
    await c.comment(0, 3);
    c.close();
    expect(await threadsOf(moved)).toEqual(both);
    const other = await createGroup('Elsewhere', ada, ben);
    await ada.client.call(moveItems, { uuid, itemPaths: [moved], targetFolder: '', targetWorkspace: other });
    expect(await threadsOf(path, other)).toEqual(both);
    const { trashed } = await ada.client.call(deletePath, { uuid: other, itemPath: path });
    expect((await ada.client.post('/api/review/list-threads', { uuid: other, itemPath: path })).status).toBe(404);
    expect((await ada.client.post('/api/review/counts', { uuid: other })).body).toEqual({ documents: [] });
    await ada.client.call(restoreItems, { uuid: other, items: trashed });
    expect(await threadsOf(path, other)).toEqual(both);
    const again = await ada.client.call(deletePath, { uuid: other, itemPath: path });
    await ada.client.call(purgeItems, { uuid: other, items: again.trashed });
    // A group can be restored for a month, with everything in it.
    const left = await newReviewed(other);
    await ada.client.call(remove, { uuid: other });
    const rows = (...ids: string[]): Promise<unknown[]> =>
      runSql(server, `select id from review_thread where id in (${ids.map((id) => `'${id}'`).join()})`);
    expect(await rows(left.comment, left.suggestion)).toHaveLength(2);
    await expect.poll(() => rows(comment, suggestion), { timeout: 20_000 }).toEqual([]);
    expect(await check()).toBe('');
  });

  it('keeps them when its text is uploaded over or a version is restored', async () => {
    const { path, comment, suggestion } = await newReviewed();
    const both = [comment, suggestion].toSorted();
    const a = await Reviewer.open(ada, { workspace, path });
    const upload = (content: string | Uint8Array<ArrayBuffer>): Promise<{ status: number }> =>
      ada.client.upload(workspace, '', [{ name: path, content }]);
    expect((await upload(`New. ${TEXT}`)).status).toBe(200);
    await a.pull(a.version + 1);
    expect(a.passages(comment)).toEqual(['quick']);
    expect(await a.agrees()).toBe(true);
    a.close();
    // Nobody has it open.
    expect((await upload('Something else altogether.')).status).toBe(200);
    const b = await Reviewer.open(ben, { workspace, path });
    expect(await b.agrees()).toBe(true);
    await ada.client.call(restoreVersion, { uuid: workspace, itemPath: path, version: 1 });
    await b.pull(b.version + 1);
    expect(b.passages(comment)).toEqual(['quick']);
    expect(await threadsOf(path)).toEqual(both);
    b.close();
    // Not a text for a while: what belongs to it waits for it, or goes with it.
    expect((await upload(new Uint8Array(5000).fill(0xff))).status).toBe(200);
    expect(await check()).toBe('');
    expect((await upload(TEXT)).status).toBe(200);
    const c = await Reviewer.open(ben, { workspace, path });
    expect(c.text.toString()).toBe(TEXT);
    expect(await c.agrees()).toBe(true);
    await c.comment(0, 3);
    c.close();
    expect(await check()).toBe('');
  });

  it('gives nobody authorship and makes no version: the history is that of the text', async () => {
    const { path } = await newReviewed();
    const asked = { uuid: workspace, itemPath: path };
    const list = async (): Promise<string[][]> => {
      const { versions } = await ada.client.call(listVersions, asked);
      return versions.map(({ authors }) => authors.map(({ displayName }) => displayName));
    };
    expect(await list()).toEqual([['Ada'], ['Ada']]);
    // Naming a version ends a session; only a comment follows.
    const versions = await ada.client.call(listVersions, asked);
    await ada.client.call(labelVersion, {
      ...asked,
      version: versions.versions[0]?.version ?? 0,
      name: 'Draft',
      note: '',
    });
    const b = await Reviewer.open(ben, { workspace, path });
    await b.comment(0, 3, 'After the draft.');
    expect(await list()).toEqual([['Ada'], ['Ada']]);
    await b.type(0, 0, 'x');
    expect(await list()).toEqual([['Ben'], ['Ada'], ['Ada']]);
    b.close();
  });

  it('may be about text with a NUL, which no database stores as it is', async () => {
    documents += 1;
    const document = { workspace, path: `life-${documents}.md` };
    await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: document.path });
    const a = await Reviewer.open(ada, document);
    await a.type(0, 0, 'a\0b c\0d e');
    const b = await Reviewer.open(ben, document);
    const made = [randomUUID(), randomUUID()];
    for (const [i, text] of ['a\0b', 'axb'].entries()) {
      const anchor = { from: 0, to: 3, text };
      const message = { message: randomUUID(), body: 'Why?', mentions: [] };
      expect(await b.act({ type: 'thread', id: made[i]!, anchor, ...message })).toBe('');
    }
    const accepted = await b.suggest(4, 7, 'C');
    expect(await a.decide('accept', accepted)).toBe('');
    // What the comments and the decision keep of it, too.
    expect(await a.type(0, 4, '')).toBe('');
    expect(await a.agrees()).toBe(true);
    a.close();
    b.close();
    const again = await Reviewer.open(ada, document);
    expect(again.text.toString()).toBe('C e');
    expect(again.contents.map(({ quote }) => quote)).toEqual(['a\ufffdb', 'a\ufffdb', '']);
    await again.type(0, 0, 'a\0b ');
    expect(again.passages(made[0]!)).toEqual(['a\0b']);
    expect(await again.decide('undo', accepted)).toBe('');
    expect(again.text.toString()).toBe('a\0b c\0d e');
    expect(await again.agrees()).toBe(true);
    again.close();
    expect(await threadsOf(document.path)).toEqual([...made, accepted].toSorted());
    expect(await check()).toBe('');
  });

  it('keeps the words and names of someone whose account is gone', async () => {
    const eve = await createAccount(server, 'Eve');
    const group = await createGroup('Short', ada, eve);
    await ada.client.call(createTextFile, { uuid: group, parentItem: '', name: 'left.md' });
    const e = await Reviewer.open(eve, { workspace: group, path: 'left.md' });
    await e.type(0, 0, TEXT);
    await e.comment(4, 9, 'Mine');
    e.close();
    await mustPost(eve.client, '/api/user/delete-account', { password: eve.password });
    const a = await Reviewer.open(ada, { workspace: group, path: 'left.md' });
    expect(a.contents).toMatchObject([{ name: 'Eve', messages: [{ body: 'Mine', name: 'Eve' }] }]);
    expect(await a.agrees()).toBe(true);
    a.close();
    expect(await check()).toBe('');
  });

  it('has the same anchors, authors and comparisons after its history was packed', async () => {
    const { path, comment, suggestion } = await newReviewed();
    const b = await Reviewer.open(ben, { workspace, path });
    for (const letter of 'Ben writes this. ') await b.type(b.text.length, b.text.length, letter);
    await b.type(4, 9, '');
    await b.type(4, 4, 'quick');
    expect(await b.decide('accept', suggestion)).toBe('');
    await b.type(0, 4, '');
    const { version } = b;
    const places = JSON.stringify(b.state.marks);
    b.close();
    const asked = { uuid: workspace, itemPath: path };
    const read = async () => ({
      authors: await ada.client.call(readAuthors, { ...asked, version }),
      compared: await ada.client.call(compareAuthors, { ...asked, from: 1, to: version }),
      steps: (await ada.client.call(readSteps, { ...asked, after: 0, until: version })).steps.map(
        ({ changes, mark, version: of }) => [of, mark, changes],
      ),
    });
    const before = await read();
    await server.stop();
    const day = 86_400_000;
    const [row] = await runSql(server, `select document_id from review_thread where id = '${comment}'`);
    const id = String(row?.['document_id']);
    await runSql(
      server,
      `update document_update set started_at = started_at - ${3 * day}, ended_at = ended_at - ${3 * day} where document_id = '${id}'`,
    );
    await runSql(
      server,
      `update document_snapshot set created_at = created_at - ${3 * day} where document_id = '${id}'`,
    );
    await runSql(server, `update job set run_at = 0 where kind = 'compact-history' and state = 'queued'`);
    await server.start();
    await expect
      .poll(
        async () =>
          (await runSql(server, `select form from document_update where document_id = '${id}' and form = 'packed'`))
            .length,
        { timeout: 20_000 },
      )
      .toBeGreaterThan(0);
    const after = await read();
    expect(after).toEqual(before);
    const again = await Reviewer.open(ada, { workspace, path });
    expect(JSON.stringify(again.state.marks)).toBe(places);
    again.close();
    expect(await check()).toBe('');
    // From the beginning too, with every stored state corrupted.
    await server.stop();
    await runSql(server, `update review_checkpoint set sha256 = 'x' where document_id = '${id}'`);
    await server.start();
    const cold = await Reviewer.open(ben, { workspace, path });
    expect(JSON.stringify(cold.state.marks)).toBe(places);
    expect(await cold.agrees()).toBe(true);
    cold.close();
  });
});
