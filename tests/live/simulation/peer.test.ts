import { history, redo, undo } from '@codemirror/commands';
import { EditorState, Text } from '@codemirror/state';
import type { Transaction, TransactionSpec } from '@codemirror/state';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { describe, expect, it } from 'vitest';
import { receivePush } from '../../../server/src/domain/live/authority.ts';
import type { Authority } from '../../../server/src/domain/live/authority.ts';
import { writeUpdate } from '../../../server/src/domain/live/document-state.ts';
import { cutChanges } from '../../../web/src/editor/collab/core/cut-changes.ts';
import { mergeThreeWay } from '../../../web/src/editor/collab/core/merge.ts';
import { applySteps, collaborate, peerField, replacePeer } from '../../../web/src/editor/collab/view/peer-field.ts';
import {
  createPeer,
  freeze,
  hasUnsent,
  receive,
  skipKnown,
  writePush,
} from '../../../web/src/editor/collab/core/peer.ts';
import { seedRandom } from './random.ts';

function open(clientID: string, text: string): EditorState {
  const doc = Text.of(text.split('\n'));
  const peer = createPeer(clientID, 'e', 0, doc);
  return EditorState.create({ doc, extensions: [history({ newGroupDelay: 0 }), collaborate(() => peer)] });
}

function start(text: string): Authority {
  return { epoch: 'e', version: 0, text: Text.of(text.split('\n')), tail: [] };
}

/** One transaction per update, as made by session and editor together. */
function receiveUpdates(state: EditorState, updates: readonly UpdateJson[]): Transaction[] {
  let peer = state.field(peerField);
  const steps = updates.map((update) => {
    const received = receive(peer, update);
    ({ peer } = received);
    return received;
  });
  return applySteps(state, steps);
}

const NEW = { lastSeq: 0, lastVersion: 0 };

function type(state: EditorState, spec: TransactionSpec): EditorState {
  return state.update({ ...spec, userEvent: 'input.type' }).state;
}

function send(state: EditorState): EditorState {
  return state.update(replacePeer(state, freeze(state.field(peerField)), null)).state;
}

describe('a document between two peers', () => {
  it('an insertion survives a concurrent deletion around it', () => {
    let authority = start('one two three');
    const a = send(type(open('a', 'one two three'), { changes: { from: 5, insert: 'MARK' } }));
    const b = send(type(open('b', 'one two three'), { changes: { from: 0, to: 13 } }));
    for (const peer of [b.field(peerField), a.field(peerField)]) {
      const verdict = receivePush(authority, writePush(peer), NEW);
      expect(verdict.kind).toBe('accepted');
      if (verdict.kind === 'accepted') authority = verdict.authority;
    }
    expect(authority.text.toString()).toBe('MARK');
  });

  it("undo reverts own edits and never others' text", () => {
    let state = type(open('a', 'base'), { changes: { from: 4, insert: ' mine' } });
    const foreign: UpdateJson = { clientID: 'b', changes: [2, [0, '-theirs-'], 2] };
    for (const tr of receiveUpdates(state, [foreign])) state = tr.state;
    expect(state.doc.toString()).toBe('ba-theirs-se mine');
    undo({ state, dispatch: (tr) => void (state = tr.state) });
    expect(state.doc.toString()).toBe('ba-theirs-se');
    redo({ state, dispatch: (tr) => void (state = tr.state) });
    expect(state.doc.toString()).toBe('ba-theirs-se mine');
  });

  it('the result does not depend on how updates are split into messages', () => {
    const random = seedRandom(11);
    for (let run = 0; run < 200; run += 1) {
      let writer = open('w', 'abcdef');
      const updates: UpdateJson[] = [];
      for (let i = 0; i < 6; i += 1) {
        const length = writer.doc.length;
        const from = random.below(length + 1);
        const to = Math.min(length, from + random.below(4));
        writer = type(writer, { changes: { from, to, insert: 'xyz'.slice(random.below(4)) } });
        const peer = freeze(writer.field(peerField));
        updates.push(...writePush(peer).updates);
        writer = writer.update(replacePeer(writer, { ...peer, inFlight: [], buffer: null }, null)).state;
      }
      const reader = type(open('r', 'abcdef'), { changes: { from: random.below(7), insert: 'R' } });
      const read = (sizes: number): string => {
        let state = reader;
        for (let i = 0; i < updates.length; i += sizes) {
          for (const tr of receiveUpdates(state, updates.slice(i, i + sizes))) state = tr.state;
        }
        return state.doc.toString();
      };
      expect(new Set([read(1), read(2), read(6)]).size).toBe(1);
    }
  });

  it('applies nothing twice when responses overlap', () => {
    const updates: UpdateJson[] = ['a', 'b', 'c'].map((unit, i) => ({
      clientID: 'w',
      changes: [[0, unit], ...(i > 0 ? [i] : [])],
    }));
    let reader = open('r', '');
    const hear = (from: number, to: number): void => {
      const fresh = skipKnown(reader.field(peerField), updates.slice(from, to), to);
      for (const tr of receiveUpdates(reader, fresh)) reader = tr.state;
    };
    hear(0, 2);
    hear(0, 2);
    hear(0, 3);
    expect(reader.doc.toString()).toBe('cba');
    expect(reader.field(peerField).version).toBe(3);
  });

  it('an edit that would split a surrogate pair is widened to the whole of it', () => {
    const cut = type(open('a', 'x😀y'), { changes: { from: 2, to: 3 } });
    expect(cut.doc.toString()).toBe('xy');
    expect(type(open('a', 'x😀y'), { changes: { from: 2, insert: 'z' } }).doc.toString()).toBe('x😀zy');
    expect(type(open('a', 'x'), { changes: { from: 1, insert: '\ud83d' } }).doc.toString()).toBe('x\ufffd');
  });
});

describe('large changes', () => {
  it('are split into updates that fit into a message and together give the same text', () => {
    const random = seedRandom(3);
    for (let run = 0; run < 100; run += 1) {
      const state = open('a', 'some text 😀 with lines\nand more\n'.repeat(5));
      const changes = [];
      for (let from = 0; from < state.doc.length; from += 1 + random.below(40)) {
        changes.push({ from, to: from, insert: '語😀"\n'.repeat(random.below(30)) });
      }
      const whole = type(state, { changes }).field(peerField).buffer;
      if (!whole) continue;
      let text = state.doc;
      let rest: typeof whole | null = whole;
      while (rest) {
        const [first, later]: [typeof whole, typeof whole | null] = cutChanges(rest, 300);
        expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(900);
        expect(JSON.stringify(first).isWellFormed()).toBe(true);
        text = first.apply(text);
        rest = later;
      }
      expect(text.toString()).toBe(whole.apply(state.doc).toString());
    }
  });

  it('a paste of 5 MB becomes pushes of half a megabyte', () => {
    let state = type(open('a', ''), { changes: { from: 0, insert: 'a line of text\n'.repeat(350_000) } });
    let authority = start('');
    let pushes = 0;
    let mark = NEW;
    while (hasUnsent(state.field(peerField))) {
      state = send(state);
      const push = writePush(state.field(peerField));
      expect(Buffer.byteLength(JSON.stringify(push))).toBeLessThan(600_000);
      const verdict = receivePush(authority, push, mark);
      if (verdict.kind !== 'accepted') throw new Error(verdict.kind);
      authority = verdict.authority;
      mark = { lastSeq: push.updates[0]?.seq ?? 0, lastVersion: authority.version };
      for (const tr of receiveUpdates(state, verdict.updates.map(writeUpdate))) state = tr.state;
      pushes += 1;
    }
    expect(pushes).toBeGreaterThan(8);
    expect(authority.text.eq(state.doc)).toBe(true);
  });
});

describe('a merge on the last common text', () => {
  const local = () => type(open('a', 'one\ntwo\nthree'), { changes: { from: 3, insert: ' mine' } });
  const server = (text: string, lastSeq: number, epoch = 'e') => ({
    text: Text.of(text.split('\n')),
    version: 9,
    epoch,
    lastSeq,
  });

  it('keeps what both sides wrote', () => {
    const state = local();
    const merge = mergeThreeWay(state.field(peerField), server('one\ntwo theirs\nthree', 0), 'a2');
    expect(merge.changes.apply(state.doc).toString()).toBe('one mine\ntwo theirs\nthree');
    expect(merge.both).toBe(true);
  });

  it('does not duplicate what had arrived', () => {
    const state = send(local());
    const merge = mergeThreeWay(state.field(peerField), server('one mine\ntwo theirs\nthree', 1), 'a2');
    expect(merge.changes.apply(state.doc).toString()).toBe('one mine\ntwo theirs\nthree');
    expect(merge.peer.buffer).toBeNull();
  });

  it('never trusts a sequence number of another epoch', () => {
    const state = send(local());
    const merge = mergeThreeWay(state.field(peerField), server('one\ntwo\nthree', 1, 'other'), 'a2');
    expect(merge.changes.apply(state.doc).toString()).toBe('one mine\ntwo\nthree');
  });
});
