import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { type ReviewEffect, reviewEffect } from '../effects.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import { mapMarks, sortMarks } from './map-marks.ts';
import { mapState } from './map-state.ts';
import { rebaseEffect } from './rebase.ts';
import { readSections } from './sections.ts';
import { EMPTY_REVIEW, isLost } from './state.ts';
import type { Mark, ReviewState } from './state.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const COMMENT = { type: 'thread', id: ID, message: ID, body: 'Why?' } as const;
const SUGGESTED = { type: 'suggest', suggestion: ID } as const;
const START = 'The quick brown fox jumps over the lazy dog.';

const bare = { thread: 't', hunk: '', text: '', lost: [] };
const range = (from: number, to: number, kind: Mark['kind'] = 'anchor'): Mark => ({
  ...bare,
  kind,
  from,
  to,
  isPoint: false,
});
const point = (at: number): Mark => ({ ...bare, kind: 'anchor', from: at, to: at, isPoint: true });

function withMarks(...marks: Mark[]): ReviewState {
  return { ...EMPTY_REVIEW, marks: marks.toSorted((a, b) => a.from - b.from) };
}

/** A document with marks, changed step by step and undone. */
class Paper {
  text: Text;
  state: ReviewState;
  readonly undos: ChangeSet[] = [];

  constructor(text: string, ...marks: Mark[]) {
    this.text = Text.of(text.split('\n'));
    this.state = withMarks(...marks);
  }

  change(...specs: { from: number; to?: number; insert?: string }[]): this {
    return this.apply(ChangeSet.of(specs, this.text.length));
  }

  apply(changes: ChangeSet): this {
    this.undos.push(changes.invert(this.text));
    this.state = mapState(this.state, changes, this.text);
    this.text = changes.apply(this.text);
    return this;
  }

  undo(): this {
    const changes = this.undos.pop();
    if (changes) {
      this.apply(changes);
      this.undos.pop();
    }
    return this;
  }

  places(): string[] {
    return this.state.marks.map(({ from, to }) => (from === to ? `@${from}` : this.text.sliceString(from, to)));
  }
}

describe('the position of a comment', () => {
  it.each([
    ['typed in the middle', [{ from: 8, insert: 'xy' }], 'woxyrld'],
    ['typed at its start', [{ from: 6, insert: 'xy' }], 'world'],
    ['typed at its end', [{ from: 11, insert: 'xy' }], 'world'],
    ['deleted over its start', [{ from: 4, to: 8 }], 'rld'],
    ['deleted over its end', [{ from: 8, to: 12 }], 'wo'],
  ])('%s', (_what, specs, expected) => {
    const paper = new Paper('hello world again', range(6, 11)).change(...specs);
    expect(paper.places()).toEqual([expected]);
  });

  it('is lost with all its text, and back where that text comes back', () => {
    const paper = new Paper('hello world again', range(6, 11)).change({ from: 3, to: 14 });
    expect(paper.state.marks.map(isLost)).toEqual([true]);
    expect(paper.undo().places()).toEqual(['world']);
  });

  it('moves with its lines, whichever of the two lines is rewritten', () => {
    const lines = 'one one\ntwo two\nthree';
    // The editor rewrites the neighbour instead: line two is inserted before line one.
    const paper = new Paper(lines, range(8, 11)).change({ from: 0, insert: 'two two\n' }, { from: 7, to: 15 });
    expect(paper.text.toString()).toBe('two two\none one\nthree');
    expect(paper.state.marks).toMatchObject([{ from: 0, to: 3 }]);
  });

  it('follows a later paste of a longer text that occurs once', () => {
    const paper = new Paper('a rather long passage, and more', range(2, 21)).change({ from: 0, to: 23 });
    expect(paper.state.marks.map(isLost)).toEqual([true]);
    paper.change({ from: 8, insert: ' - a rather long passage, ' });
    expect(paper.places()).toEqual(['rather long passage']);
  });

  it('does not follow a paste that is short or occurs twice', () => {
    const short = new Paper('short one here', range(0, 5))
      .change({ from: 0, to: 6 })
      .change({ from: 8, insert: ' short' });
    expect(short.state.marks.map(isLost)).toEqual([true]);
    const twice = new Paper('a rather long passage', range(2, 21)).change({ from: 0, to: 21 });
    twice.change({ from: 0, insert: 'rather long passage; rather long passage' });
    expect(twice.state.marks).toHaveLength(1);
    expect(twice.state.marks.map(isLost)).toEqual([true]);
  });

  it('keeps a point in place when the text around it comes back', () => {
    const paper = new Paper('hello world', point(5)).change({ from: 3, to: 8 }).undo();
    expect(paper.state.marks).toMatchObject([{ from: 5, to: 5, lost: [] }]);
  });

  it('does not delete what others wrote inside a suggested deletion', () => {
    const paper = new Paper('hello world', range(0, 11, 'cut')).change({ from: 5, insert: ' new' });
    expect(paper.places()).toEqual(['hello', ' world']);
  });

  it('knows what was cropped while it was in flight', () => {
    const effect = { type: 'thread', anchor: { from: 6, to: 11, text: 'world' } };
    const over = ChangeSet.of({ from: 3, to: 8 }, 17);
    expect(rebaseEffect(effect, over).anchor).toMatchObject({
      from: 3,
      to: 6,
      text: 'rld',
      lost: [{ text: 'wo', at: 0 }],
    });
  });
});

/** Reproducible random numbers from a seed. */
function chance(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

/** New text never resembles anything that was there before. */
let written = 0x4e00;

function randomChange(length: number, pick: (below: number) => number): ChangeSet {
  const letter = (): string => String.fromCharCode((written = written < 0x9f00 ? written + 1 : 0x4e00));
  const specs = Array.from({ length: 1 + pick(3) }, () => {
    const from = pick(length + 1);
    const to = pick(3) === 0 ? from : Math.min(length, from + pick(6));
    const insert = pick(2) === 0 ? '' : Array.from({ length: 1 + pick(4) }, letter).join('');
    return { from, to, insert };
  }).toSorted((a, b) => a.from - b.from);
  const apart = specs.filter(({ from }, i) => i === 0 || from > (specs[i - 1]?.to ?? 0));
  return ChangeSet.of(apart, length);
}

describe('random schedules', () => {
  it('hundreds of marks that move together are where each would be on its own', () => {
    const words = Array.from({ length: 400 }, (_, i) => `word ${i} `).join('');
    for (let seed = 0; seed < 20; seed += 1) {
      const pick = chance(seed);
      const marks = Array.from({ length: 300 }, (_, i): Mark => {
        const from = pick(words.length - 40);
        const mark = pick(3) === 0 ? point(from) : range(from, from + 1 + pick(40), pick(2) === 0 ? 'cut' : 'anchor');
        return { ...mark, thread: String(i) };
      });
      const paper = new Paper(words, ...marks);
      let { marks: one } = paper.state;
      const cut: string[] = [];
      for (let step = 0; step < 30; step += 1) {
        const { length } = paper.text;
        const from = pick(length);
        const to = Math.min(length, from + pick(60));
        const before = paper.text;
        const undone = pick(5) === 0 ? paper.undos.pop() : undefined;
        // Cut and paste elsewhere, move at once, type, and undo.
        if (undone?.length === length) paper.apply(undone);
        else if (pick(4) === 0 && cut.length > 0) paper.change({ from, insert: cut.pop() ?? '' });
        else if (pick(4) === 0)
          paper.change({ from: 0, insert: before.sliceString(from, to) }, { from: Math.max(1, from), to });
        else {
          cut.push(before.sliceString(from, to));
          paper.change({ from, to, insert: pick(2) === 0 ? 'x' : '' });
        }
        const changes = (paper.undos.at(-1) as ChangeSet).invert(paper.text);
        one = sortMarks(mapMarks(one, readSections(changes), before, changes));
        // Read only now and then: unread positions accumulate.
        if (pick(3) === 0) expect(paper.state.marks, `seed ${seed}`).toEqual(one);
      }
      expect(paper.state.marks, `seed ${seed}`).toEqual(one);
    }
  });

  it('pending operations can be sent whatever others delete and write in them', () => {
    const fails: unknown[] = [];
    for (let seed = 0; seed < 300; seed += 1) {
      const pick = chance(seed);
      let { length } = START;
      let waiting: ReviewEffect[] = [
        { ...COMMENT, mentions: [], anchor: { from: 4, to: 19, text: START.slice(4, 19) } },
        { ...SUGGESTED, drop: [], hunks: [{ id: 'a', at: 4, cuts: [[4, 30]], splice: null }] },
      ];
      for (let step = 0; step < 20; step += 1) {
        const changes = randomChange(length, pick);
        waiting = waiting.map((one) => rebaseEffect(one, changes));
        length = changes.newLength;
      }
      for (const one of waiting) {
        const { error } = reviewEffect.safeParse(one);
        if (error) fails.push([seed, error.issues[0]]);
      }
    }
    expect(fails).toEqual([]);
  });

  it('a pending operation never grows beyond what a message may carry', () => {
    const length = REVIEW_LIMITS.anchorLength;
    let text = Text.of(['w'.repeat(length)]);
    let waiting: ReviewEffect[] = [
      { ...COMMENT, mentions: [], anchor: { from: 0, to: length, text: text.toString() } },
      { ...SUGGESTED, drop: [], hunks: [{ id: 'a', at: 0, cuts: [[0, length]], splice: null }] },
    ];
    for (let at = 10; at < 2000; at += 12) {
      const changes = ChangeSet.of({ from: at, insert: '😀' }, text.length);
      waiting = waiting.map((one) => rebaseEffect(one, changes));
      text = changes.apply(text);
    }
    for (const one of waiting) expect(reviewEffect.safeParse(one).error?.issues).toBeUndefined();
  });

  it('a pending operation carries as many lost pieces as its passage has characters, and no empty ones', () => {
    const length = REVIEW_LIMITS.anchorLength;
    const text = 'w'.repeat(length);
    const every = (step: number, total: number): ChangeSet =>
      ChangeSet.of(
        Array.from({ length: total / step }, (_, i) => ({ from: i * step, to: i * step + 1 })),
        total,
      );
    const begun: ReviewEffect = { ...COMMENT, mentions: [], anchor: { from: 0, to: length, text } };
    // Delete every second character, then the rest.
    const halved = rebaseEffect(begun, every(2, length));
    const gone = rebaseEffect(halved, every(1, length / 2));
    for (const one of [halved, gone]) expect(reviewEffect.safeParse(one).error?.issues).toBeUndefined();
    expect('anchor' in gone && gone.anchor?.lost).toHaveLength(length);
  });

  it('a lost piece is not empty', () => {
    const parse = (...texts: string[]): boolean => {
      const lost = texts.map((text) => ({ at: 0, text, side: 0, turn: 1 }));
      return reviewEffect.safeParse({ ...COMMENT, mentions: [], anchor: { from: 4, to: 4, text: '', lost } }).success;
    };
    expect([parse('w'), parse('w', 'o'), parse(''), parse('w', '')]).toEqual([true, true, false, false]);
  });
});
