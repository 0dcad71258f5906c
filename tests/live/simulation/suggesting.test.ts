import { history, redo, undo } from '@codemirror/commands';
import { EditorState, Text } from '@codemirror/state';
import type { TransactionSpec } from '@codemirror/state';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { decide } from '@scriptorium/contract/review/core/decide.ts';
import { hashReview } from '@scriptorium/contract/review/core/hash.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewState } from '@scriptorium/contract/review/core/state.ts';
import type { DecideEffect } from '@scriptorium/contract/review/effects.ts';
import { describe, expect, it } from 'vitest';
import { receivePush } from '../../../server/src/domain/live/authority.ts';
import type { Authority, ClientMark } from '../../../server/src/domain/live/authority.ts';
import { writeUpdate } from '../../../server/src/domain/live/document-state.ts';
import {
  createPeer,
  freeze,
  hasUnsent,
  readText,
  receive,
  writePush,
} from '../../../web/src/editor/collab/core/peer.ts';
import type { Peer } from '../../../web/src/editor/collab/core/peer.ts';
import { predictReview, readOwnHunks } from '../../../web/src/editor/collab/core/predict-review.ts';
import {
  applySteps,
  collaborate,
  operation,
  peerField,
  replacePeer,
  setSuggesting,
  suggestingField,
} from '../../../web/src/editor/collab/view/peer-field.ts';
import { seedRandom } from './random.ts';
import type { Random } from './random.ts';

/** `SCHEDULES=10000 SEED=1` tries more; `SCHEDULES=1 SEED=n` repeats one. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 60);
const FIRST = Number(process.env['SEED'] ?? 1);
const START = 'The quick brown fox jumps.\n\nOver the lazy dog.';
/** Each unit typed is unique, so that it can be tracked. */
let units = 0x4e00;

function fresh(count: number): string {
  let text = '';
  for (let i = 0; i < count; i += 1) {
    units = units >= 0x9f00 ? 0x4e00 : units + 1;
    text += String.fromCharCode(units);
  }
  return text;
}

class Writer {
  readonly name: string;
  readonly role: 'commenter' | 'editor';
  state: EditorState;
  heard = 0;

  constructor(name: string, role: 'commenter' | 'editor', text = START) {
    this.name = name;
    this.role = role;
    const doc = Text.of(text.split('\n'));
    const peer: Peer = { ...createPeer(name, 'e', 0, doc), review: EMPTY_REVIEW };
    this.state = EditorState.create({ doc, extensions: [history({ newGroupDelay: 0 }), collaborate(() => peer)] });
  }

  get peer(): Peer {
    return this.state.field(peerField);
  }

  get writer(): { userId: string; userName: string } {
    return { userId: this.name, userName: this.name };
  }

  get review(): ReviewState {
    return predictReview(this.peer, this.writer).state;
  }

  do(spec: TransactionSpec): this {
    this.state = this.state.update(spec).state;
    return this;
  }

  type(from: number, to: number, insert: string, userEvent = insert === '' ? 'delete.backward' : 'input.type'): this {
    return this.do({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent });
  }

  suggest(isOn = true): this {
    const spec = setSuggesting(this.state, isOn ? this.writer : null);
    return spec ? this.do(spec) : this;
  }

  run(command: typeof undo): this {
    command({ state: this.state, dispatch: (tr) => void (this.state = tr.state) });
    return this;
  }

  hear(updates: readonly UpdateJson[]): void {
    let { peer } = this;
    const steps = updates.map((update) => {
      const received = receive(peer, update);
      ({ peer } = received);
      return received;
    });
    for (const tr of applySteps(this.state, steps)) this.state = tr.state;
    this.heard += updates.length;
    this.compareHunks();
  }

  /** Hunks carried from step to step must equal those read from the marks of the whole document. */
  compareHunks(): void {
    const suggesting = this.state.field(suggestingField);
    if (suggesting) expect(suggesting.hunks).toEqual(readOwnHunks({ ...this.peer }, suggesting.writer));
  }

  /** The editor's content: text, «own insertions» and -struck- text. */
  show(): string {
    const { projection, hunks } = this.state.field(suggestingField)!;
    const doc = this.state.doc.toString();
    // At one position: what ends before what begins, deletions outermost.
    const signs: [at: number, order: number, sign: string][] = [];
    for (const { from, to } of projection.pieces) signs.push([from, 2, '«'], [to, 1, '»']);
    for (const { cuts } of hunks)
      for (const [from, to] of cuts)
        signs.push([projection.toEditor(from, 1), 3, '-'], [projection.toEditor(to, -1), 0, '-']);
    let shown = '';
    let at = 0;
    for (const [place, , sign] of signs.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
      shown += doc.slice(at, place) + sign;
      at = place;
    }
    return shown + doc.slice(at);
  }

  /** The editor's content as computed from the text and the suggestions. */
  projected(): string {
    const { projection } = this.state.field(suggestingField)!;
    const text = readText(this.peer);
    return projection.changes(text.length).apply(text).toString();
  }
}

/** A text with all suggestions accepted. */
function accept(review: ReviewState, text: Text): string {
  const suggestions = [...review.threads].filter(([, { status }]) => status === 'open').map(([id]) => id);
  const effect: DecideEffect = { type: 'decide', verdict: 'accept', suggestions };
  return suggestions.length === 0 ? text.toString() : decide(review, effect, text).changes.apply(text).toString();
}

/** A server that numbers what it accepts. */
class Server {
  authority: Authority = { epoch: 'e', version: 0, text: Text.of(START.split('\n')), tail: [], review: EMPTY_REVIEW };
  readonly log: UpdateJson[] = [];
  readonly marks = new Map<string, ClientMark>();

  push(writer: Writer): string {
    const frozen = freeze(writer.peer);
    if (frozen !== writer.peer) writer.do(replacePeer(writer.state, frozen, null));
    if (frozen.inFlight.length === 0) return '';
    const mark = this.marks.get(writer.name) ?? { lastSeq: 0, lastVersion: 0 };
    const author = { by: writer.name, name: writer.name, time: 1, role: writer.role };
    const verdict = receivePush(this.authority, { ...writePush(frozen), author }, mark);
    if (verdict.kind === 'refused') return verdict.code;
    if (verdict.kind !== 'accepted') return '';
    this.authority = verdict.authority;
    this.log.push(...verdict.updates.map((update) => writeUpdate(update)));
    const last = verdict.updates.at(-1)!;
    this.marks.set(writer.name, { lastSeq: last.seq ?? 0, lastVersion: this.log.length });
    return '';
  }

  tell(writer: Writer, count = Infinity): void {
    writer.hear(this.log.slice(writer.heard, writer.heard + count));
  }

  settle(...writers: Writer[]): void {
    // Each decision travels alone, so many may be waiting.
    for (let i = 0; i < 5 || (i < 100 && writers.some(({ peer }) => hasUnsent(peer))); i += 1)
      for (const writer of writers) {
        this.push(writer);
        for (const one of writers) this.tell(one);
      }
  }
}

describe('typing while suggesting', () => {
  it('changes no text: what is typed is in the editor, what is deleted stays and is struck', () => {
    const ada = new Writer('ada', 'commenter', 'one two three').suggest();
    ada.type(4, 4, 'X').type(5, 5, 'Y');
    expect(ada.show()).toBe('one «XY»two three');
    ada.type(6, 9, '');
    expect(ada.show()).toBe('one «XY»-two- three');
    expect(ada.state.selection.main.head).toBe(6);
    expect(readText(ada.peer).toString()).toBe('one two three');
    expect(ada.peer.operations).toHaveLength(1);
    expect(ada.peer.operations).toMatchObject([
      { type: 'suggest', hunks: [{ at: 4, cuts: [[4, 7]], splice: { before: 0, text: 'XY' } }] },
    ]);
  });

  it('puts new words after those they replace, and continues there', () => {
    const ada = new Writer('ada', 'commenter', 'one two three').suggest();
    ada.type(4, 7, 't');
    expect(ada.show()).toBe('one -two-«t» three');
    expect(ada.state.selection.main.head).toBe(8);
    ada.type(8, 8, 'o');
    expect(ada.show()).toBe('one -two-«to» three');
    expect(ada.peer.operations).toHaveLength(1);
    expect(accept(ada.review, readText(ada.peer))).toBe('one to three');
  });

  it('leaves a composition in place', () => {
    const ada = new Writer('ada', 'commenter', 'one two three').suggest();
    ada.type(4, 7, 'に', 'input.type.compose.start');
    expect(ada.show()).toBe('one «に»-two- three');
    ada.type(4, 5, '日本', 'input.type.compose');
    expect(ada.show()).toBe('one «日本»-two- three');
    expect(ada.state.selection.main.head).toBe(6);
  });

  it('really deletes own words, and the suggestion with the last of them', () => {
    const server = new Server();
    const ada = new Writer('ada', 'commenter').suggest();
    ada.type(4, 4, 'XY').type(5, 6, '');
    expect(ada.show()).toBe(START.replace('The ', 'The «X»'));
    ada.type(4, 5, '');
    expect(ada.peer.operations).toEqual([]);
    ada.type(4, 4, 'Z');
    server.settle(ada);
    ada.type(4, 5, '');
    expect(ada.peer.operations).toMatchObject([{ type: 'decide', verdict: 'withdraw' }]);
    server.settle(ada);
    expect([...server.authority.review!.threads.values()].map(({ status }) => status)).toEqual(['withdrawn']);
    expect(ada.show()).toBe(START);
  });

  it('can be undone and redone, including deletions', () => {
    const ada = new Writer('ada', 'commenter', 'one two three').suggest();
    ada.type(4, 7, 'X').type(0, 3, '');
    expect(ada.show()).toBe('-one- -two-«X» three');
    ada.run(undo);
    expect(ada.show()).toBe('one -two-«X» three');
    ada.run(undo);
    expect(ada.show()).toBe('one two three');
    expect(ada.peer.operations).toEqual([]);
    ada.run(redo).run(redo);
    expect(ada.show()).toBe('-one- -two-«X» three');
  });

  it('skips what is struck already, and forward deletion moves forward', () => {
    const ada = new Writer('ada', 'commenter', 'abc').suggest();
    ada.type(1, 2, '', 'delete.forward').type(2, 3, '', 'delete.forward');
    expect(ada.show()).toBe('a-bc-');
    expect(ada.state.selection.main.head).toBe(3);
    ada.type(2, 3, '').type(1, 2, '').type(0, 1, '');
    expect(ada.show()).toBe('-abc-');
    expect(ada.state.selection.main.head).toBe(0);
    expect(ada.peer.operations).toHaveLength(1);
  });

  it('extends one suggestion with adjacent keys, whether these are sent one by one or together', () => {
    for (const isSlow of [false, true]) {
      const server = new Server();
      const ada = new Writer('ada', 'commenter').suggest();
      for (let i = 0; i < 200; i += 1) {
        ada.type(4 + i, 4 + i, 'x');
        if (!isSlow || i % 50 === 0) server.settle(ada);
      }
      server.settle(ada);
      const { threads, marks } = server.authority.review!;
      expect([threads.size, marks.length]).toEqual([1, 1]);
      // Each amendment carries only what is new.
      const sent = server.log.flatMap(({ effects }) => effects ?? []);
      expect(JSON.stringify(sent).length).toBeLessThan(sent.length * 300 + 400);
      expect(sent.length).toBeLessThanOrEqual(isSlow ? 5 : 200);
    }
  });

  it('shows an acceptance without moving the caret, and new words start a new suggestion', () => {
    const server = new Server();
    const ada = new Writer('ada', 'commenter').suggest();
    const ben = new Writer('ben', 'editor');
    ada.type(4, 4, 'very ');
    server.settle(ada, ben);
    ada.do({ selection: { anchor: 7 } });
    const [id] = ben.peer.review!.threads.keys();
    ben.do({ effects: operation.of({ type: 'decide', verdict: 'accept', suggestions: [id!] }) });
    server.settle(ben, ada);
    expect(ada.show()).toBe(START.replace('The ', 'The very '));
    expect(ada.state.selection.main.head).toBe(7);
    // What was accepted is no longer one's own to undo.
    ada.run(undo);
    expect(ada.state.doc.toString()).toBe(START.replace('The ', 'The very '));
    ada.type(9, 9, 'X');
    expect(ada.show()).toBe(START.replace('The ', 'The very «X»'));
  });

  it('shows at once what is done on a card, and undo does not bring it back', () => {
    const ada = new Writer('ada', 'commenter', 'one two').suggest();
    ada.type(3, 3, ' X');
    const [id] = ada.review.threads.keys();
    ada.do({ effects: operation.of({ type: 'decide', verdict: 'withdraw', suggestions: [id!] }) });
    expect(ada.show()).toBe('one two');
    ada.run(undo);
    expect(ada.show()).toBe('one two');
  });

  it('text that others write inside a deletion is not deleted', () => {
    const server = new Server();
    const ada = new Writer('ada', 'commenter').suggest();
    const ben = new Writer('ben', 'editor');
    ada.type(4, 15, '');
    server.push(ada);
    ben.type(10, 10, 'UNSEEN ');
    server.settle(ben, ada);
    expect(ada.show()).toBe(START.replace('quick brown', '-quick -UNSEEN -brown-'));
    ada.type(4, 4, 'X');
    server.settle(ada, ben);
    expect(accept(ben.review, server.authority.text)).toBe(START.replace('quick brown', 'XUNSEEN '));
    expect(hashReview(ada.peer.review!)).toBe(hashReview(server.authority.review!));
  });

  it('takes no more than one message carries, and divides what others split into many parts', () => {
    const server = new Server();
    const ada = new Writer('ada', 'commenter').suggest();
    const ben = new Writer('ben', 'editor');
    ada.type(0, 0, 'x'.repeat(60_000)).type(0, 0, 'y'.repeat(60_000));
    expect(ada.state.doc.length).toBe(60_000 + START.length);
    ada.type(0, 60_000, '');
    ben.type(0, 0, 'abc'.repeat(100));
    server.settle(ben, ada);
    ada.type(0, 300, '');
    server.settle(ada, ben);
    for (let at = 299; at > 0; at -= 1) ben.type(at, at, '|');
    server.settle(ben, ada);
    ada.type(0, 0, '!');
    const cuts = ada.peer.operations.flatMap((effect) =>
      effect.type === 'suggest' ? effect.hunks.map((hunk) => hunk.cuts.length) : [],
    );
    expect(cuts).toEqual([100, 100, 100]);
    expect(server.push(ada)).toBe('');
    server.settle(ada, ben);
    expect(accept(ben.review, server.authority.text)).toBe(`!${'|'.repeat(299)}${START}`);
  });

  it('only the text remains when suggesting ends', () => {
    const ada = new Writer('ada', 'editor', 'one two').suggest();
    ada.type(3, 3, 'X');
    ada.suggest(false);
    expect(ada.state.doc.toString()).toBe('one two');
    ada.type(0, 0, '>');
    expect(readText(ada.peer).toString()).toBe('>one two');
    ada.suggest();
    expect(ada.show()).toBe('>one«X» two');
  });
});

/** The editor's content, unit by unit: the simplest model that could be right. */
class Model {
  cells: { unit: string; isOwn: boolean; isStruck: boolean }[] = [...START].map((unit) => ({
    unit,
    isOwn: false,
    isStruck: false,
  }));

  type(from: number, to: number, insert: string): void {
    const kept = this.cells.slice(from, to).flatMap((cell) => (cell.isOwn ? [] : [{ ...cell, isStruck: true }]));
    const words = [...insert].map((unit) => ({ unit, isOwn: true, isStruck: false }));
    // Own words at the very end are removed first; the new ones take their place.
    this.cells.splice(from, to - from, ...kept, ...words);
  }

  get held(): string {
    return this.cells.map(({ unit }) => unit).join('');
  }

  get accepted(): string {
    return this.cells.flatMap(({ unit, isStruck }) => (isStruck ? [] : [unit])).join('');
  }
}

describe('random schedules of suggesting', () => {
  it(`agree with a model of single units in ${SCHEDULES} schedules`, () => {
    for (let seed = FIRST; seed < FIRST + SCHEDULES; seed += 1) {
      const random = seedRandom(seed);
      const ada = new Writer('ada', 'commenter').suggest();
      const server = new Server();
      const model = new Model();
      const past: Model['cells'][] = [];
      for (let step = 0; step < 40; step += 1) {
        if (random.chance(0.15) && past.length > 0) {
          ada.run(undo);
          model.cells = past.pop()!;
        } else {
          const [from, to, insert] = chooseEdit(random, ada.state.doc.length);
          const before = model.cells;
          model.cells = [...before];
          model.type(from, to, insert);
          const isSame = JSON.stringify(before) === JSON.stringify(model.cells);
          if (!isSame) past.push(before);
          ada.type(from, to, insert);
        }
        if (random.chance(0.3)) server.settle(ada);
        const facts = `seed ${seed}, step ${step}`;
        expect(ada.state.doc.toString(), facts).toBe(model.held);
        expect(ada.projected(), facts).toBe(model.held);
        expect(accept(ada.review, readText(ada.peer)), facts).toBe(model.accepted);
      }
      server.settle(ada);
      expect(accept(server.authority.review!, server.authority.text), `seed ${seed}`).toBe(model.accepted);
      expect(server.authority.text.toString()).toBe(START);
    }
  });
});

/** What Ada did to the text, as she saw it. */
class Ada extends Writer {
  readonly struck = new Set<string>();
  readonly deleted = new Set<string>();

  edit(random: Random): void {
    const before = this.state.doc.toString();
    const { projection } = this.state.field(suggestingField)!;
    if (random.chance(0.15)) this.run(undo);
    else {
      const [from, to, insert] = chooseEdit(random, this.state.doc.length);
      for (let at = from; at < to; at += 1) {
        const isOwn = projection.pieces.some((piece) => piece.from <= at && at < piece.to);
        if (!isOwn) this.struck.add(before[at]!);
      }
      this.type(from, to, insert);
    }
    const after = new Set(this.state.doc.toString());
    for (const unit of before) if (!after.has(unit)) this.deleted.add(unit);
    // By undo; what the log brings back for a moment stays deleted.
    for (const unit of after) if (!before.includes(unit)) this.deleted.delete(unit);
  }
}

describe('somebody suggests while another writes and decides', () => {
  it(`and nothing is lost that nobody deleted, in ${SCHEDULES} schedules`, () => {
    let decisions = 0;
    let renewed = 0;
    for (let seed = FIRST; seed < FIRST + SCHEDULES; seed += 1) {
      const random = seedRandom(seed);
      const server = new Server();
      const ada = new Ada('ada', 'commenter').suggest();
      const ben = new Writer('ben', 'editor');
      const typed = new Set(START);
      const gone = new Set<string>();
      const decide = (verdict: 'accept' | 'reject'): void => {
        const open = [...ben.review.threads].filter(([, { status }]) => status === 'open');
        const chosen = open[random.below(Math.max(1, open.length))];
        if (!chosen) return;
        decisions += 1;
        ben.do({ effects: operation.of({ type: 'decide', verdict, suggestions: [chosen[0]] }) });
      };
      for (let step = 0; step < 60; step += 1) {
        const facts = `seed ${seed}, step ${step}`;
        const dice = random.next();
        if (dice < 0.4) {
          const before = new Set(ada.state.doc.toString());
          ada.edit(random);
          for (const unit of ada.state.doc.toString()) if (!before.has(unit)) typed.add(unit);
        } else if (dice < 0.6) {
          const [from, to, insert] = chooseEdit(random, ben.state.doc.length);
          for (const unit of ben.state.sliceDoc(from, to)) gone.add(unit);
          for (const unit of insert) typed.add(unit);
          ben.type(from, to, insert);
        } else if (dice < 0.65) decide(random.chance(0.8) ? 'accept' : 'reject');
        else if (dice < 0.75) expect(server.push(ada), facts).toBe('');
        else if (dice < 0.85) expect(server.push(ben), facts).toBe('');
        else server.tell(random.chance(0.5) ? ada : ben, 1 + random.below(3));
        expect(ada.state.doc.toString(), facts).toBe(ada.projected());
      }
      for (let i = 0; i < 4; i += 1) server.settle(ada, ben);
      expect(ada.peer.operations.length + ada.peer.inFlight.length, `seed ${seed}`).toBe(0);
      expect(hashReview(ada.peer.review!), `seed ${seed}`).toBe(hashReview(server.authority.review!));
      expect(readText(ada.peer).toString()).toBe(server.authority.text.toString());
      const { marks, threads } = server.authority.review!;
      // Everything in the suggestion when the rejection arrives, whether Ben has seen it or not.
      for (const { thread, text } of marks)
        if (threads.get(thread)?.status === 'rejected') for (const unit of text) gone.add(unit);
      const left = new Set(accept(server.authority.review!, server.authority.text));
      const lost = [...typed].filter(
        (unit) => !left.has(unit) && ![gone, ada.struck, ada.deleted].some((set) => set.has(unit)),
      );
      expect(lost, `seed ${seed}`).toEqual([]);
      for (const { clientID, changes } of server.log)
        if (clientID === 'ada') expect(changes, `seed ${seed}`).toEqual([expect.any(Number)]);
      renewed += server.log.filter(({ effects }) => effects?.some(({ type }) => type === 'refused')).length;
    }
    // The schedules must have done something, including decisions on what was still being written.
    expect(decisions).toBeGreaterThan(SCHEDULES);
    expect(renewed).toBeGreaterThan(SCHEDULES / 20);
  });
});

function chooseEdit(random: Random, length: number): [from: number, to: number, insert: string] {
  const from = random.below(length + 1);
  const to = random.chance(0.5) ? Math.min(length, from + 1 + random.below(random.chance(0.2) ? 12 : 3)) : from;
  return [from, to, to > from && random.chance(0.6) ? '' : fresh(1 + random.below(3))];
}
