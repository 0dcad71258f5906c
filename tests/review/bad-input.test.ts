import { randomUUID } from 'node:crypto';
import type { ChangesJson, EffectJson } from '@scriptorium/contract/live/messages.ts';
import { createTextFile, readText } from '@scriptorium/contract/operations/workspace.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createGroup, type Account } from '../_support/accounts.ts';
import { type BorrowedServer, borrowServer } from '../_support/borrow-server.ts';
import { LiveEditor, newClientId, openSocket } from '../live/live-client.ts';
import { Reviewer } from './reviewer.ts';

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

const TEXT = 'The quick 😀 fox jumps.';
const FACE = TEXT.indexOf('😀');

async function newDocument(text = TEXT): Promise<{ workspace: string; path: string }> {
  documents += 1;
  const path = `bad-${documents}.md`;
  await ada.client.call(createTextFile, { uuid: workspace, parentItem: '', name: path });
  const writer = await Reviewer.open(ada, { workspace, path });
  await writer.type(0, 0, text);
  writer.close();
  return { workspace, path };
}

const id = randomUUID;
type Fields = Record<string, unknown>;
const thread = (more: Fields = {}) => ({
  type: 'thread',
  id: id(),
  anchor: { from: 0, to: 3, text: 'The' },
  message: id(),
  body: 'Why?',
  mentions: [],
  ...more,
});
const lost = (text: string) => ({ at: 0, text, turn: 1, side: 0 });
const hunk = (more: Fields = {}) => ({ id: 'a', at: 0, cuts: [[0, 3]], splice: null, ...more });
const insert = (text: string, more: Fields = {}) => ({ before: 0, at: 0, cut: 0, text, ...more });
const suggest = (hunks: unknown[], more: Fields = {}) => ({
  type: 'suggest',
  suggestion: id(),
  hunks,
  drop: [],
  ...more,
});

describe('what is not a review operation', () => {
  const frames: Record<string, unknown> = {
    'a position before the text': thread({ anchor: { from: -1, to: 2, text: 'The' } }),
    'a position no text can have': thread({ anchor: { from: 2 ** 31, to: 2 ** 31 + 3, text: 'The' } }),
    'half a position': thread({ anchor: { from: 0.5, to: 3.5, text: 'The' } }),
    'a quote of another length': thread({ anchor: { from: 0, to: 3, text: 'T' } }),
    'an anchor that has lost something nowhere': thread({
      anchor: { from: 0, to: 3, text: 'The', lost: [{ ...lost('x'), at: -1 }] },
    }),
    'an anchor that has lost nothing, thousands of times': thread({
      anchor: { from: 0, to: 3, text: 'The', lost: Array.from({ length: 10_000 }, () => lost('')) },
    }),
    'an anchor that has lost more than it can have held': thread({
      anchor: { from: 0, to: 3, text: 'The', lost: [lost('x'.repeat(10_000)), lost('x')] },
    }),
    'an ID as long as a book': thread({ id: 'x'.repeat(100_000) }),
    'an ID in capitals': thread({ id: id().toUpperCase() }),
    'a field nobody knows': thread({ colour: 'red' }),
    'the name of somebody else': thread({ by: id(), name: 'Ben', time: 0 }),
    'an empty message': thread({ body: ' \n' }),
    'a message of 20,001 characters': thread({ body: 'x'.repeat(20_001) }),
    'half a character': thread({ body: 'x\ud800' }),
    'a NUL': thread({ body: 'a\0b' }),
    '21 mentions': thread({ mentions: Array.from({ length: 21 }, id) }),
    'a refusal, which only the server makes': {
      type: 'refused',
      of: 'thread',
      id: id(),
      code: 'changed',
      by: id(),
      name: '',
      time: 0,
    },
    '2,001 hunks': suggest(Array.from({ length: 2001 }, (_, i) => hunk({ id: `h${i}` }))),
    '101 cuts in a hunk': suggest([hunk({ cuts: Array.from({ length: 101 }, (_, i) => [i, i + 1]) })]),
    'a hunk with a name like a path': suggest([hunk({ id: '../a' })]),
    'a carriage return in suggested text': suggest([hunk({ splice: insert('a\rb') })]),
    'half a character in suggested text': suggest([hunk({ splice: insert('\udc00') })]),
    'a decision about nothing': { type: 'decide', verdict: 'accept', suggestions: [] },
    'a decision about 5,001': { type: 'decide', verdict: 'accept', suggestions: Array.from({ length: 5001 }, id) },
    'a verdict nobody knows': { type: 'decide', verdict: 'burn', suggestions: [id()] },
  };

  it('closes its own socket and nothing else', async () => {
    const document = await newDocument();
    const witness = await Reviewer.open(ben, document);
    for (const [what, effect] of Object.entries(frames)) {
      const clientID = newClientId();
      const socket = await openSocket(ada.client, document, { protocol: '1', clientID, review: '1' });
      await socket.next('get-document');
      const update = { clientID, seq: 1, changes: [TEXT.length], effects: [effect] };
      socket.raw.send(JSON.stringify({ type: 'push-updates', clientVersion: 1, updates: [update] }));
      expect([what, await socket.ending()]).toEqual([what, 4400]);
      // So that its sender can send everything else without it.
      expect([what, socket.closed?.reason]).toEqual([what, 'operation 1 0']);
    }
    expect(await witness.agrees()).toBe(true);
    expect(witness.state.threads.size).toBe(0);
    expect(await witness.type(0, 0, 'still ')).toBe('');
    witness.close();
  });

  it('is more than 100 operations or 2,000 hunks in one message, or too many effects in one update', async () => {
    const document = await newDocument();
    const many = (updates: unknown[][]) => updates.map((effects) => ({ changes: [TEXT.length], effects }));
    for (const [what, updates] of Object.entries({
      '101 operations': many(Array.from({ length: 101 }, () => [thread()])),
      '2,001 hunks': many(
        Array.from({ length: 3 }, () => [suggest(Array.from({ length: 667 }, (_, i) => hunk({ id: `h${i}` })))]),
      ),
      '17 in one update': many([Array.from({ length: 17 }, () => thread())]),
    })) {
      const clientID = newClientId();
      const socket = await openSocket(ada.client, document, { protocol: '1', clientID, review: '1' });
      await socket.next('get-document');
      const numbered = updates.map((update, i) => ({ clientID, seq: i + 1, ...update }));
      socket.raw.send(JSON.stringify({ type: 'push-updates', clientVersion: 1, updates: numbered }));
      expect([what, await socket.ending()]).toEqual([what, 4400]);
    }
  });
});

describe('an operation that does not fit', () => {
  it('is refused alone: text, other people and other documents are not affected', async () => {
    const [document, other] = [await newDocument(), await newDocument()];
    const elsewhere = await Reviewer.open(ada, other);
    const foreignThread = await elsewhere.comment(0, 3);
    const foreignSuggestion = await elsewhere.suggest(0, 3, 'A');
    elsewhere.close();
    const witness = await LiveEditor.open(ben.client, document);
    const a = await Reviewer.open(ada, document);
    const known = await a.comment(0, 3);
    const gone = await a.comment(4, 9);
    const said = (of: string): string => a.state.threads.get(of)?.messages[0]?.id ?? '';
    const [first, erased] = [said(known), said(gone)];
    await a.act({ type: 'delete', thread: gone, message: erased });
    const decided = await a.suggest(0, 3, 'A');
    await a.decide('reject', decided);
    const open = await a.suggest(4, 9, 'slow');
    const refused: Record<string, EffectJson | object> = {
      'an anchor behind the end': thread({ anchor: { from: 90, to: 93, text: 'The' } }),
      'an anchor that begins in half a character': thread({ anchor: { from: FACE + 1, to: FACE + 2, text: 'x' } }),
      'a thread that exists': thread({ id: known }),
      'a thread with the message of another': thread({ message: first }),
      'a reply with the message of another thread': {
        type: 'reply',
        thread: known,
        message: erased,
        body: 'x',
        mentions: [],
      },
      'a reply to a deleted thread': { type: 'reply', thread: gone, message: id(), body: 'x', mentions: [] },
      'a reply to a thread of another document': {
        type: 'reply',
        thread: foreignThread,
        message: id(),
        body: 'x',
        mentions: [],
      },
      'other words for a deleted message': { type: 'edit', thread: gone, message: erased, body: 'x', mentions: [] },
      'a message of another thread': { type: 'edit', thread: open, message: first, body: 'x', mentions: [] },
      'a comment to be decided': { type: 'decide', verdict: 'accept', suggestions: [known] },
      'a suggestion to be resolved': { type: 'resolve', thread: open },
      'a suggestion of another document': { type: 'decide', verdict: 'accept', suggestions: [foreignSuggestion] },
      'what is decided': { type: 'decide', verdict: 'accept', suggestions: [decided] },
      'what nobody decided': { type: 'decide', verdict: 'undo', suggestions: [open] },
      'a place for a suggestion': { type: 'reanchor', thread: open, anchor: { from: 0, to: 3, text: 'The' } },
      'cuts that overlap': suggest([
        hunk({
          cuts: [
            [0, 3],
            [2, 5],
          ],
        }),
      ]),
      'cuts that go backwards': suggest([
        hunk({
          cuts: [
            [4, 5],
            [0, 3],
          ],
        }),
      ]),
      'an empty cut': suggest([hunk({ cuts: [[3, 3]] })]),
      'a cut through a character': suggest([hunk({ cuts: [[FACE, FACE + 1]] })]),
      'a hunk behind the end': suggest([hunk({ at: 99 })]),
      'one hunk twice': suggest([hunk({ splice: insert('a') }), hunk({ splice: insert('b') })]),
      'a hunk dropped and changed': suggest([hunk({ splice: insert('a') })], { drop: ['a'] }),
      'a splice behind the end': suggest([hunk({ splice: insert('x', { at: 5, cut: 1 }) })]),
      'a splice of another text': suggest([hunk({ at: 4, cuts: [[4, 9]], splice: insert('x', { before: 3 }) })], {
        suggestion: open,
      }),
      'words for a decided suggestion': suggest([hunk()], { suggestion: decided }),
    };
    for (const [what, effect] of Object.entries(refused))
      expect([what, await a.act(effect as EffectJson)]).toEqual([what, 'changed']);
    // A decision applies to the text as it is on the server, and stands alone.
    const withText: EffectJson = { type: 'decide', verdict: 'accept', suggestions: [open] };
    const before = a.heard.length;
    expect(await a.push([[0, 'typed '], a.text.length], withText)).toBe('');
    expect(a.heard.slice(before)).toMatchObject([{ type: 'refused', code: 'changed' }]);
    expect(await a.agrees()).toBe(true);
    witness.type(0, 'still ');
    await witness.until(() => witness.isSaved);
    witness.stop();
    await a.pull(a.version + 1);
    expect(a.text.toString()).toBe(`still typed ${TEXT}`);
    // The message that someone tried to take over is unchanged.
    const b = await Reviewer.open(ben, document);
    expect(b.contents.find((one) => one.id === known)?.messages).toMatchObject([{ id: first, body: 'Is this so?' }]);
    b.close();
    a.close();
  });

  it('quotes the text, whatever its sender claims', async () => {
    const document = await newDocument();
    const a = await Reviewer.open(ada, document);
    await a.act(thread({ anchor: { from: 0, to: 3, text: 'Lie' } }) as unknown as EffectJson);
    const b = await Reviewer.open(ben, document);
    expect(b.contents).toMatchObject([{ quote: 'The' }]);
    // The same applies when the comment is given another passage.
    const known = b.contents[0]?.id ?? '';
    expect(await a.act({ type: 'reanchor', thread: known, anchor: { from: 4, to: 9, text: 'Liars' } })).toBe('');
    const c = await Reviewer.open(ben, document);
    expect(c.contents).toMatchObject([{ quote: 'quick' }]);
    for (const one of [a, b, c]) one.close();
  });
});

describe('over a limit', () => {
  it('the 501st message of a thread is refused, and typing is not', async () => {
    const document = await newDocument();
    const a = await Reviewer.open(ada, document);
    const known = await a.comment(0, 3);
    const reply = () => ({ type: 'reply' as const, thread: known, message: id(), body: 'x', mentions: [] });
    for (let left = 499; left > 0; left -= 16)
      await a.push([a.text.length], ...Array.from({ length: Math.min(16, left) }, reply));
    expect(a.state.threads.get(known)?.messages).toHaveLength(500);
    expect(await a.act(reply())).toBe('review-limit');
    expect(await a.type(0, 0, 'x')).toBe('');
    a.close();
  });

  it('one person suggests up to 5,000 of the 10,000 hunks, existing ones can be changed, and decided ones do not count forever', async () => {
    const text = 'word '.repeat(11_000);
    const document = await newDocument(text);
    const a = await Reviewer.open(ada, document);
    const b = await Reviewer.open(ben, document);
    const part = async (first: number, count: number, who: Reviewer): Promise<string> => {
      const suggestion = id();
      const hunks = Array.from({ length: count }, (_, i) => {
        const at = (first + i) * 5;
        const cuts: [number, number][] = [[at, at + 4]];
        return { id: `h${i}`, at, cuts, splice: { before: 0, at: 0, cut: 0, text: 'x' } };
      });
      await who.pull(who === a ? b.version : a.version);
      expect(await who.act({ type: 'suggest', suggestion, hunks, drop: [] })).toBe('');
      return suggestion;
    };
    const fill = async (who: Reviewer, first: number): Promise<string[]> => [
      await part(first, 2000, who),
      await part(first + 2000, 2000, who),
      await part(first + 4000, 1000, who),
    ];
    const made = await fill(a, 0);
    const one = { id: 'b', at: 0, cuts: [], splice: { before: 0, at: 0, cut: 0, text: 'y' } };
    expect(await a.act({ type: 'suggest', suggestion: id(), hunks: [one], drop: [] })).toBe('review-limit');
    const others = await fill(b, 5000);
    await a.pull(b.version);
    const amended = { id: 'h0', at: 0, cuts: [[0, 4]] as [number, number][], splice: { ...one.splice, before: 1 } };
    expect(await a.act({ type: 'suggest', suggestion: made[0] ?? '', hunks: [amended], drop: [] })).toBe('');
    // Withdrawing and starting over must not use up what the document can hold.
    expect(await a.decide('withdraw', ...made)).toBe('');
    const again = await fill(a, 0);
    expect(await a.decide('undo', ...made)).toBe('review-limit');
    expect(await a.decide('withdraw', ...again)).toBe('');
    await part(0, 2000, a);
    expect(await a.agrees()).toBe(true);
    await b.pull(a.version);
    expect(others.map((suggestion) => b.state.threads.get(suggestion)?.status)).toEqual(['open', 'open', 'open']);
    a.close();
    b.close();
    const cold = await Reviewer.open(ben, document);
    expect(await cold.agrees()).toBe(true);
    cold.close();
  });

  it('the document is as it should be', async () => {
    const document = await newDocument();
    const a = await Reviewer.open(ada, document);
    const changes: ChangesJson = [[0, 'x'], TEXT.length];
    expect(await a.push(changes, thread({ anchor: { from: 90, to: 93, text: 'The' } }) as unknown as EffectJson)).toBe(
      '',
    );
    const { text } = await ada.client.call(readText, { uuid: workspace, itemPath: document.path });
    expect(text).toBe(`x${TEXT}`);
    a.close();
  });
});
