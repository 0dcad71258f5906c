import { ChangeSet, Text } from '@codemirror/state';
import { mapState } from '@scriptorium/contract/review/core/map-state.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { Mark, ReviewState } from '@scriptorium/contract/review/core/state.ts';
import { expect, it } from 'vitest';
import { seedRandom } from './random.ts';
import type { Random } from './random.ts';

/** `SCHEDULES=10000` tries more; `SCHEDULES=1 SEED=n` repeats one. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 2000);
const FIRST = Number(process.env['SEED'] ?? 1);
/** Schedules within which each planted fault must be noticed. */
const SEARCHED = 500;

/** Creates a function that maps marks over successive updates of one document, so that it may keep state. */
type Mapping = () => (state: ReviewState, changes: ChangeSet, before: Text) => ReviewState;

const MAPPED: Mapping = () => mapState;

function mark(kind: Mark['kind'], thread: number, from: number, to: number, isPoint = false): Mark {
  return { kind, thread: String(thread), hunk: '', from, to, isPoint, text: '', lost: [] };
}

/** A document with marks, changed step by step and undone. Inserted text occurs nowhere else. */
class Paper {
  text: Text;
  state: ReviewState;
  readonly #random: Random;
  readonly #map: ReturnType<Mapping>;
  readonly #undos: ChangeSet[] = [];
  #units = 0x4e00;

  constructor(random: Random, mapping: Mapping, text: string, marks: readonly Mark[]) {
    this.#random = random;
    this.#map = mapping();
    this.text = Text.of([text]);
    this.state = { ...EMPTY_REVIEW, marks: marks.toSorted((a, b) => a.from - b.from) };
  }

  change(): ChangeSet {
    const { length } = this.text;
    const edits = Array.from({ length: 1 + this.#random.below(3) }, () => {
      const from = this.#random.below(length + 1);
      const to = this.#random.chance(1 / 3) ? from : Math.min(length, from + this.#random.below(6));
      return { from, to, insert: this.#random.chance(0.5) ? '' : this.#write(1 + this.#random.below(4)) };
    }).toSorted((a, b) => a.from - b.from);
    const apart = edits.filter(({ from }, i) => i === 0 || from > (edits[i - 1]?.to ?? 0));
    const changes = ChangeSet.of(apart, length);
    this.#undos.push(changes.invert(this.text));
    this.#apply(changes);
    return changes;
  }

  undoAll(): void {
    for (const changes of this.#undos.splice(0).toReversed()) this.#apply(changes);
  }

  #apply(changes: ChangeSet): void {
    this.state = this.#map(this.state, changes, this.text);
    this.text = changes.apply(this.text);
  }

  #write(count: number): string {
    this.#units += count;
    return Array.from({ length: count }, (_, i) => String.fromCharCode(this.#units - count + i)).join('');
  }
}

/** Undoing deletions brings every mark back to where it was. */
function judgeUndo(random: Random, mapping: Mapping): boolean {
  const text = Array.from({ length: 20 }, () => 'abc'.charAt(random.below(3))).join('');
  const marks = Array.from({ length: 4 }, (_, i) => {
    const from = random.below(20);
    return i % 2 === 0
      ? mark('anchor', i, from, from + 1 + random.below(20 - from))
      : mark('anchor', i, from, from, true);
  });
  const paper = new Paper(random, mapping, text, marks);
  const tell = (): string[] => paper.state.marks.map(({ thread, from, to }) => `${thread} ${from} ${to}`).toSorted();
  const before = tell();
  for (let i = 1 + random.below(4); i > 0; i -= 1) paper.change();
  paper.undoAll();
  return JSON.stringify(tell()) === JSON.stringify(before);
}

const LETTERS = 'abcdefghijklmnopqrst';

/** A suggested deletion never covers what its author had not seen. */
function judgeCuts(random: Random, mapping: Mapping): boolean {
  const ranges = Array.from({ length: 2 }, (): [number, number] => {
    const from = random.below(15);
    return [from, from + 1 + random.below(20 - from)];
  });
  const seen = ranges.map(([from, to]) => new Set(LETTERS.slice(from, to)));
  const paper = new Paper(
    random,
    mapping,
    LETTERS,
    ranges.map(([from, to], i) => mark('cut', i, from, to)),
  );
  for (let i = 0; i < 6; i += 1) {
    paper.change();
    for (const { thread, from, to } of paper.state.marks)
      if ([...paper.text.sliceString(from, to)].some((unit) => !seen[Number(thread)]?.has(unit))) return false;
  }
  return true;
}

/**
 * An anchor covers what is left of its text, from the first character to the last, as in a model by single characters.
 */
function judgeModel(random: Random, mapping: Mapping): boolean {
  const from = random.below(15);
  const to = from + 1 + random.below(20 - from);
  const paper = new Paper(random, mapping, LETTERS, [mark('anchor', 0, from, to)]);
  let model = Array.from(LETTERS, (_, at) => from <= at && at < to);
  for (let i = 0; i < 6; i += 1) {
    model = changeModel(model, paper.change());
    if (!model.includes(true)) return true;
    const [only] = paper.state.marks;
    if (only?.from !== model.indexOf(true) || only.to !== model.lastIndexOf(true) + 1) return false;
  }
  return true;
}

/** Whether each character belongs to the anchor: inserted ones do if they are between two that do. */
function changeModel(model: readonly boolean[], changes: ChangeSet): boolean[] {
  const parts: (boolean | null)[] = [];
  let at = 0;
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    parts.push(...model.slice(at, from), ...Array.from({ length: inserted.length }, () => null));
    at = to;
  });
  parts.push(...model.slice(at));
  const [first, last] = [parts.indexOf(true), parts.lastIndexOf(true)];
  return parts.map((part, i) => part ?? (first >= 0 && first < i && i < last));
}

const JUDGES = {
  'undo step by step brings every mark back to where it was': judgeUndo,
  'a deletion that is suggested never covers what came later': judgeCuts,
  'an anchor holds what is left of its text': judgeModel,
};

it.each(Object.entries(JUDGES))(`%s (${SCHEDULES} schedules)`, (_what, judge) => {
  const broken: number[] = [];
  for (let seed = FIRST; seed < FIRST + SCHEDULES; seed += 1) if (!judge(seedRandom(seed), MAPPED)) broken.push(seed);
  expect(broken).toEqual([]);
});

const changeMarks =
  (change: (mapped: Mark, changes: ChangeSet, before: readonly Mark[]) => Mark): Mapping =>
  () =>
  (state, changes, before) => {
    const next = mapState(state, changes, before);
    return { ...next, marks: next.marks.map((mapped) => change(mapped, changes, state.marks)) };
  };

const MUTANTS: Record<string, Mapping> = {
  'forgets what was cropped': changeMarks((mapped) => ({ ...mapped, lost: [] })),
  'forgets what stood around a point': changeMarks((mapped) => (mapped.isPoint ? { ...mapped, lost: [] } : mapped)),
  'brings back the oldest loss first': changeMarks((mapped) => ({
    ...mapped,
    lost: mapped.lost.map((piece) => ({ ...piece, turn: -piece.turn })),
  })),
  'takes in what is typed at its end': changeMarks((mapped, changes, before) => {
    const was = before.find(({ thread }) => thread === mapped.thread);
    return mapped.isPoint || was === undefined || mapped.to === mapped.from
      ? mapped
      : { ...mapped, to: Math.max(mapped.to, changes.mapPos(was.to, 1)) };
  }),
  'leaves out what is typed in the middle': changeMarks((mapped, changes, before) => {
    const was = before.find(({ thread }) => thread === mapped.thread);
    return was === undefined || changes.newLength <= changes.length || mapped.isPoint
      ? mapped
      : { ...mapped, to: Math.max(mapped.from, mapped.from + Math.min(mapped.to - mapped.from, was.to - was.from)) };
  }),
  'strikes what others write inside': () => (state, changes, before) => {
    const next = mapState(state, changes, before);
    const ends = new Map<string, number>();
    for (const { kind, thread, to } of next.marks)
      if (kind === 'cut') ends.set(thread, Math.max(ends.get(thread) ?? 0, to));
    return {
      ...next,
      marks: next.marks.map((one) => (one.kind === 'cut' ? { ...one, to: ends.get(one.thread) ?? one.to } : one)),
    };
  },
  'maps two updates as one, composed': () => {
    let last: { state: ReviewState; changes: ChangeSet; before: Text } | null = null;
    return (state, changes, before) => {
      const two = last && mapState(last.state, last.changes.compose(changes), last.before);
      last = last === null ? { state, changes, before } : null;
      return two ?? mapState(state, changes, before);
    };
  },
};

it.each(Object.entries(MUTANTS))('catches a mapping that %s', (_name, mapping) => {
  const isCaught = (seed: number): boolean => Object.values(JUDGES).some((judge) => !judge(seedRandom(seed), mapping));
  expect(Array.from({ length: SEARCHED }, (_, i) => i + 1).some(isCaught)).toBe(true);
});
