import { randomUUID } from 'node:crypto';
import type { EffectJson } from '@scriptorium/contract/live/messages.ts';
import { addManager, removeMember, setRole } from '@scriptorium/contract/operations/groups.ts';
import { counts } from '@scriptorium/contract/operations/review.ts';
import { createTextFile } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup, loginAdmin, mustPost, type Account } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { connectSocket, newClientId, openSocket } from '../live/live-client.ts';
import { Reviewer } from './reviewer.ts';

const TEXT = 'The quick brown fox jumps over the lazy dog.';
const ROLES = ['reader', 'commenter', 'editor', 'manager', 'owner'] as const;
type Name = (typeof ROLES)[number];

let server: BorrowedServer;
let people: Record<Name | 'victim' | 'removed' | 'suspended', Account>;
let workspace: string;
let documents = 0;

beforeAll(async () => {
  server = await borrowServer();
  const make = (name: string): Promise<Account> => createAccount(server, name);
  people = {
    owner: await make('Owner'),
    manager: await make('Manager'),
    editor: await make('Editor'),
    commenter: await make('Commenter'),
    reader: await make('Reader'),
    victim: await make('Victim'),
    removed: await make('Removed'),
    suspended: await make('Suspended'),
  };
  const { owner, ...others } = people;
  workspace = await createGroup('Paper', owner, ...Object.values(others));
  await owner.client.call(addManager, { group: workspace, user: people.manager.email });
  for (const role of ['reader', 'commenter'] as const)
    await owner.client.call(setRole, { uuid: workspace, user: people[role].email, role });
});
afterAll(() => server?.dispose());

async function newDocument(): Promise<{ workspace: string; path: string }> {
  documents += 1;
  const path = `rights-${documents}.md`;
  await people.owner.client.call(createTextFile, { uuid: workspace, parentItem: '', name: path });
  const writer = await Reviewer.open(people.owner, { workspace, path });
  await writer.type(0, 0, TEXT);
  writer.close();
  return { workspace, path };
}

const id = randomUUID;
const anchor = { from: 0, to: 3, text: 'The' };
const words = { body: 'So.', mentions: [] };
const message = (of: Reviewer, thread: string): string => of.state.threads.get(thread)?.messages[0]?.id ?? '';
const reply = (thread: string) => ({ type: 'reply', thread, message: id(), ...words }) as const;
const amend = (suggestion: string): EffectJson => ({
  type: 'suggest',
  suggestion,
  hunks: [{ id: 'b', at: 0, cuts: [[0, 3]], splice: null }],
  drop: [],
});

type Attempt = (r: Reviewer, target: string) => Promise<string>;
/** Creates what to try on, as `m`; `o` is the owner. */
type Make = (m: Reviewer, o: Reviewer) => Promise<string>;

const comment: Make = (m) => m.comment(0, 3);
const resolved: Make = async (m) => {
  const thread = await m.comment(4, 9);
  await m.act({ type: 'resolve', thread });
  return thread;
};
const suggestion: Make = (m) => m.suggest(4, 9, 'slow');
const withdrawn: Make = async (m) => {
  const made = await suggestion(m, m);
  await m.decide('withdraw', made);
  return made;
};
const decided =
  (verdict: 'accept' | 'reject'): Make =>
  async (m, o) => {
    const made = await m.suggest(10, 10, 'cat');
    await o.pull(m.version);
    await o.decide(verdict, made);
    return made;
  };

const TRIED: Record<string, readonly [Make, Attempt]> = {
  reply: [comment, (r, thread) => r.act(reply(thread))],
  edit: [comment, (r, thread) => r.act({ type: 'edit', thread, message: message(r, thread), ...words })],
  resolve: [comment, (r, thread) => r.act({ type: 'resolve', thread })],
  reopen: [resolved, (r, thread) => r.act({ type: 'reopen', thread })],
  reanchor: [comment, (r, thread) => r.act({ type: 'reanchor', thread, anchor })],
  delete: [comment, (r, thread) => r.act({ type: 'delete', thread, message: message(r, thread) })],
  amend: [suggestion, (r, made) => r.act(amend(made))],
  withdraw: [suggestion, (r, made) => r.decide('withdraw', made)],
  'undo withdrawing': [withdrawn, (r, made) => r.decide('undo', made)],
  reject: [suggestion, (r, made) => r.decide('reject', made)],
  'undo rejecting': [decided('reject'), (r, made) => r.decide('undo', made)],
  accept: [suggestion, (r, made) => r.decide('accept', made)],
  'undo accepting': [decided('accept'), (r, made) => r.decide('undo', made)],
};

/**
 * `+` done, `f` forbidden, in the order of ROLES: first on one's own, then on someone else's. A reader has nothing of
 * their own; their entry there is what they are refused.
 */
const EXPECTED: Record<string, readonly [own: string, others: string]> = {
  reply: ['f++++', 'f++++'],
  edit: ['f++++', 'fffff'],
  resolve: ['f++++', 'ff+++'],
  reopen: ['f++++', 'ff+++'],
  reanchor: ['f++++', 'ff+++'],
  delete: ['f++++', 'fff++'],
  amend: ['f++++', 'ff+++'],
  withdraw: ['f++++', 'fffff'],
  'undo withdrawing': ['f++++', 'ff+++'],
  reject: ['ff+++', 'ff+++'],
  'undo rejecting': ['ff+++', 'ff+++'],
  accept: ['ff+++', 'ff+++'],
  'undo accepting': ['ff+++', 'ff+++'],
};

/** What someone may do with their own and with others'. */
async function tryAll(role: Name): Promise<Record<string, string[]>> {
  const document = await newDocument();
  // A reader has made nothing, so is refused others' twice.
  const own = await Reviewer.open(role === 'reader' ? people.victim : people[role], document);
  const others = await Reviewer.open(people.victim, document);
  const o = await Reviewer.open(people.owner, document);
  const r = await Reviewer.open(people[role], document);
  expect(r.role).toBe(role);
  const table: Record<string, string[]> = {};
  for (const [what, [make, attempt]] of Object.entries(TRIED)) {
    table[what] = [];
    for (const maker of [own, others]) {
      await maker.pull(o.version);
      const target = await make(maker, o);
      await r.pull(Math.max(maker.version, o.version));
      const text = r.text.toString();
      const code = await attempt(r, target);
      if (code !== '') expect(r.text.toString()).toBe(text);
      await o.pull(r.version);
      table[what].push(code === '' ? '+' : code === 'forbidden' ? 'f' : code);
    }
  }
  expect(await r.agrees()).toBe(true);
  for (const one of [own, others, o, r]) one.close();
  return table;
}

describe('on the socket', () => {
  it('everyone does what the table says, and nothing else', async () => {
    const tables = await Promise.all(ROLES.map((role) => tryAll(role)));
    for (const [what, rows] of Object.entries(EXPECTED))
      expect([what, ...rows]).toEqual([what, ...[0, 1].map((at) => tables.map((table) => table[what]?.[at]).join(''))]);
  });

  it.each(ROLES.map((role, column) => ({ role, column })))(
    'a $role comments, suggests and types as far as that goes',
    async ({ role, column }) => {
      const document = await newDocument();
      const r = await Reviewer.open(people[role], document);
      const may = (row: string): string => (row[column] === '+' ? '' : 'forbidden');
      const thread = { type: 'thread', id: id(), anchor, message: id(), ...words } as const;
      expect(await r.act(thread)).toBe(may('f++++'));
      expect(await r.act(amend(id()))).toBe(may('f++++'));
      expect(await r.type(0, 0, 'x')).toBe(may('ff+++'));
      expect(r.text.toString()).toBe(may('ff+++') === '' ? `x${TEXT}` : TEXT);
      // Neither along with text, nor as a client that has never heard of review.
      expect(await r.push([[0, 'y'], r.text.length], reply(thread.id))).toBe(may('ff+++'));
      r.close();
      const clientID = newClientId();
      const bare = await openSocket(people[role].client, document, { protocol: '1', clientID });
      const { currentVersion, document: lines } = await bare.next('get-document');
      expect(JSON.stringify(bare.received)).not.toContain('"role"');
      const { length } = (lines ?? []).join('\n');
      bare.send({
        type: 'push-updates',
        clientVersion: currentVersion,
        updates: [{ clientID, seq: 1, changes: [[0, 'z'], length] }],
      });
      const answer = await bare.nextOf('acknowledge', 'error');
      expect(answer.type === 'error' ? answer.code : '').toBe(may('ff+++'));
      bare.raw.terminate();
    },
  );

  it('a socket without review=1 is told nothing of it, and can send nothing of it', async () => {
    const document = await newDocument();
    const a = await Reviewer.open(people.owner, document);
    const suggestion = await a.suggest(4, 9, 'slow');
    const clientID = newClientId();
    const bare = await openSocket(people.editor.client, document, { protocol: '1', clientID });
    const { currentVersion } = await bare.next('get-document');
    bare.send({ type: 'get-review' });
    bare.send({ type: 'check', version: currentVersion, hash: '-', review: 'x' });
    expect(await bare.next('check')).toEqual({ type: 'check', version: currentVersion, matches: false });
    await a.comment(0, 3, 'A secret');
    bare.send({ type: 'pull-updates', clientVersion: currentVersion });
    await bare.next('updates');
    // From the beginning too, which is read from the log.
    bare.send({ type: 'pull-updates', clientVersion: 0 });
    await bare.next('updates');
    expect(JSON.stringify(bare.received)).not.toMatch(/secret|thread|suggest|review|slow/u);
    const decide: EffectJson = { type: 'decide', verdict: 'accept', suggestions: [suggestion] };
    const update = { clientID, seq: 1, changes: [TEXT.length], effects: [decide] };
    bare.send({ type: 'push-updates', clientVersion: a.version, updates: [update] });
    expect(await bare.ending()).toBe(4400);
    a.close();
  });
});

describe('over HTTP', () => {
  it.each([...ROLES, 'removed', 'suspended', 'stranger'] as const)(
    'a %s is answered as their access says',
    async (who) => {
      const document = await newDocument();
      const a = await Reviewer.open(people.owner, document);
      const threadUUID = await a.comment(0, 3, 'A secret');
      a.close();
      const account = who === 'stranger' ? await createAccount(server, 'Stranger') : people[who];
      const { documents: all } = await people.owner.client.call(counts, { uuid: workspace });
      let itemUUID = '';
      for (const one of all) {
        const asked = { itemUUID: one.itemUUID, threadUUID };
        if ((await people.owner.client.post('/api/review/find-thread', asked)).status === 200) ({ itemUUID } = one);
      }
      const open = who === 'removed' || who === 'suspended' ? await Reviewer.open(account, document) : null;
      if (who === 'removed') await people.owner.client.call(removeMember, { uuid: workspace, user: account.email });
      if (who === 'suspended')
        await mustPost((await loginAdmin(server)).client, '/api/admin/users/update', {
          email: account.email,
          accountSuspended: true,
        });
      // Someone who loses access loses the socket at once.
      if (open) expect(await open.socket.ending()).toBe(who === 'removed' ? 4403 : 4401);
      const status = who === 'suspended' ? 401 : who === 'removed' || who === 'stranger' ? 404 : 200;
      const itemPath = document.path;
      for (const [path, input] of [
        ['/api/review/counts', { uuid: workspace }],
        ['/api/review/list-threads', { uuid: workspace, itemPath }],
        ['/api/review/read-watch', { uuid: workspace, itemPath }],
        ['/api/review/watch', { uuid: workspace, itemPath, level: 'all' }],
        ['/api/review/mark-seen', { uuid: workspace, itemPath }],
        // A link names no workspace, so that it survives a move to another.
        ['/api/review/find-thread', { itemUUID, threadUUID }],
        ['/api/request-ws-ticket', { uuid: workspace, docPath: itemPath }],
      ] as const) {
        const answer = await account.client.post(path, input);
        expect([path, answer.status]).toEqual([path, status]);
        if (status !== 404) continue;
        // Absent and forbidden are indistinguishable.
        const unknown = 'uuid' in input ? { ...input, uuid: id() } : { ...input, itemUUID: id() };
        const absent = await account.client.post(path, unknown);
        expect([path, absent.status, absent.body]).toEqual([path, 404, answer.body]);
      }
      if (status !== 200) {
        const socket = connectSocket(account.client, { ticket: 'none', review: '1' });
        expect(await socket.ending()).toBe(4401);
        return;
      }
      const elsewhere = await newDocument();
      const other = await Reviewer.open(people.owner, elsewhere);
      const foreign = await other.comment(0, 3);
      other.close();
      const find = (thread: string) => account.client.post('/api/review/find-thread', { itemUUID, threadUUID: thread });
      const [wrong, absent] = [await find(foreign), await find(id())];
      expect([wrong.status, wrong.body]).toEqual([404, absent.body]);
    },
  );
});
