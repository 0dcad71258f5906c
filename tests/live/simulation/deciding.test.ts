import { ChangeSet, Text } from '@codemirror/state';
import { applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import { decide } from '@scriptorium/contract/review/core/decide.ts';
import type { Decision } from '@scriptorium/contract/review/core/decide.ts';
import { hashReview } from '@scriptorium/contract/review/core/hash.ts';
import { sortMarks } from '@scriptorium/contract/review/core/map-marks.ts';
import { rebaseEffect } from '@scriptorium/contract/review/core/rebase.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { Mark, ReviewState, Thread } from '@scriptorium/contract/review/core/state.ts';
import type { DecideEffect, HunkChange } from '@scriptorium/contract/review/effects.ts';
import { expect, it } from 'vitest';
import { seedRandom } from './random.ts';
import type { Random } from './random.ts';

/** `SCHEDULES=10000` tries more; `SCHEDULES=1 SEED=n` repeats one. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 400);
const FIRST = Number(process.env['SEED'] ?? 1);
/** Schedules within which each planted fault must be noticed. */
const SEARCHED = 400;

type Decide = typeof decide;

interface Version {
  readonly text: Text;
  readonly state: ReviewState;
}

/**
 * A document in which several people write and suggest changes. Each character occurs only once, so that it can be
 * tracked.
 */
class Paper {
  readonly #random: Random;
  readonly #decide: Decide;
  readonly #versions: { text: Text; changes: ChangeSet }[] = [];
  /** Per suggestion, the characters its author saw and struck. */
  readonly struck = new Map<string, Set<string>>();
  readonly threads = new Set<string>();
  now: Version;
  #units = 0x4e00;

  constructor(random: Random, decideWith: Decide) {
    this.#random = random;
    this.#decide = decideWith;
    this.now = { text: Text.of([this.#write(24)]), state: EMPTY_REVIEW };
  }

  get open(): string[] {
    return this.#withStatus((status) => status === 'open');
  }

  get decided(): string[] {
    return this.#withStatus((status) => status !== 'open');
  }

  act(): void {
    const dice = this.#random.next();
    if (dice < 0.4) this.#type();
    else if (dice < 0.5) this.#comment();
    else if (dice < 0.9) this.#suggest();
    else this.#decideSome();
  }

  /** Makes a decision on a version; the decision must announce what it did to the text. */
  decideAt(
    { text, state }: Version,
    verdict: DecideEffect['verdict'],
    ...suggestions: string[]
  ): Version & { done: readonly string[] } {
    const {
      changes,
      state: next,
      suggestions: done,
    } = this.#decide(state, { type: 'decide', verdict, suggestions }, text);
    return { text: changes.apply(text), state: next, done };
  }

  #withStatus(holds: (status: string) => boolean): string[] {
    const threads = [...this.now.state.threads];
    return threads.flatMap(([id, { kind, status }]) => (kind === 'suggestion' && holds(status) ? [id] : []));
  }

  #write(count: number): string {
    this.#units += count;
    return Array.from({ length: count }, (_, i) => String.fromCharCode(this.#units - count + i)).join('');
  }

  #take(next: Version, changes: ChangeSet): void {
    this.#versions.push({ text: this.now.text, changes });
    this.now = next;
  }

  #apply(changes: ChangeSet, ...effects: { type: string }[]): void {
    const { text, state } = this.now;
    this.#take({ text: changes.apply(text), state: applyUpdate(state, { changes, effects }, text) }, changes);
  }

  #type(): void {
    const { length } = this.now.text;
    // Deleted text comes back as others undo.
    const last = this.#versions.at(-1);
    if (last && !last.changes.empty && this.#random.chance(0.2)) {
      this.#apply(last.changes.invert(last.text));
      return;
    }
    const from = this.#random.below(length + 1);
    const to = this.#random.chance(0.5) ? from : Math.min(length, from + this.#random.below(6));
    const insert = this.#write(this.#random.below(4));
    this.#apply(ChangeSet.of({ from, to, insert }, length));
  }

  #comment(): void {
    const { text } = this.now;
    const from = this.#random.below(text.length + 1);
    const to = Math.min(text.length, from + this.#random.below(8));
    const id = `c${this.threads.size}`;
    this.threads.add(id);
    const anchor = { from, to, text: text.sliceString(from, to) };
    this.#apply(ChangeSet.empty(text.length), { type: 'thread', id, anchor, message: `${id}-m`, by: 'ada' } as never);
  }

  /** Based on the text of up to four changes ago, as from someone who has not received these yet. */
  #suggest(): void {
    const missed = this.#random.below(Math.min(4, this.#versions.length) + 1);
    const tail = missed === 0 ? [] : this.#versions.slice(-missed);
    const seen = tail[0]?.text ?? this.now.text;
    const id = `s${this.threads.size}`;
    this.threads.add(id);
    const struck = new Set<string>();
    const hunks: HunkChange[] = [];
    let reached = 0;
    for (let i = this.#random.below(3); i >= 0 && reached <= seen.length; i -= 1) {
      const from = reached + this.#random.below(Math.max(1, seen.length - reached));
      const to = Math.min(seen.length, from + this.#random.below(7));
      for (const unit of seen.sliceString(from, to)) struck.add(unit);
      const words = this.#write(to > from ? this.#random.below(3) : 1 + this.#random.below(2));
      const splice = words === '' ? null : { before: 0, at: 0, cut: 0, text: words };
      hunks.push({ id: `h${i}`, at: from, cuts: to > from ? [[from, to]] : [], splice });
      reached = to + 1;
    }
    this.struck.set(id, struck);
    let effect = { type: 'suggest', suggestion: id, hunks, drop: [], by: this.#random.chance(0.5) ? 'ada' : 'ben' };
    for (const { changes } of tail) effect = rebaseEffect(effect, changes);
    this.#apply(ChangeSet.empty(this.now.text.length), effect);
  }

  #decideSome(): void {
    const isUndone = this.#random.chance(0.3);
    const all = shuffle(isUndone ? this.decided : this.open, this.#random);
    if (all.length === 0) return;
    const { text, state } = this.now;
    const verdict = isUndone ? 'undo' : this.#random.chance(0.6) ? 'accept' : 'reject';
    const suggestions = all.slice(0, 1 + this.#random.below(3));
    const { changes, state: next } = this.#decide(state, { type: 'decide', verdict, suggestions }, text);
    this.#take({ text: changes.apply(text), state: next }, changes);
  }
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, rank: random.next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** What is suggested in a state: words in order, and struck characters, regardless of how many marks hold them. */
function listHunks({ state, text }: Version): { words: string; struck: ReadonlySet<string> } {
  const words: unknown[] = [];
  const struck = new Set<string>();
  for (const { kind, thread, hunk, from, to, text: insert } of state.marks) {
    if (state.threads.get(thread)?.status !== 'open') continue;
    if (kind === 'insert') words.push([thread, hunk, from, insert]);
    if (kind === 'cut') for (const unit of text.sliceString(from, to)) struck.add(`${thread} ${hunk} ${unit}`);
  }
  return { words: JSON.stringify(words), struck };
}

/** The order of the words, regardless of position. */
function listOrder(words: string): string {
  return (JSON.parse(words) as string[][]).map(([thread, hunk, , insert]) => `${thread} ${hunk} ${insert}`).join('\n');
}

/** Whether everything struck now was struck before or suggested at some time. */
function strikesNoMore(after: Version, before: Version, paper: Paper): boolean {
  const known = listHunks(before).struck;
  return [...listHunks(after).struck].every((one) => {
    const [thread = '', , unit = ''] = one.split(' ');
    return known.has(one) || paper.struck.get(thread)?.has(unit);
  });
}

function suggestsTheSame(after: Version, before: Version, paper: Paper): boolean {
  return listHunks(after).words === listHunks(before).words && strikesNoMore(after, before, paper);
}

function strikesAsMuch(after: Version, before: Version): boolean {
  const { struck } = listHunks(after);
  return [...listHunks(before).struck].every((unit) => struck.has(unit));
}

/**
 * Whether words that are only suggested, because their acceptance was undone, are also in the text or suggested for
 * deletion: the outcome then depends on which is accepted first.
 */
function hasSuggestionOnSuggestion({ state, text }: Version): boolean {
  const open = state.marks.filter(({ thread }) => state.threads.get(thread)?.status === 'open');
  const words = new Set(open.flatMap(({ kind, text: insert }) => (kind === 'insert' ? [...insert] : [])));
  const lost = open.flatMap(({ kind, lost: pieces }) => (kind === 'cut' ? pieces.map((piece) => piece.text) : []));
  return [text.toString(), ...lost].some((one) => [...one].some((unit) => words.has(unit)));
}

/** Where several suggestions delete the same text, some of it may come back unstruck, in a few schedules. */
const UNSTRUCK = 'undoing the acceptance of all strikes less';

/** The invariants that a schedule breaks. */
function judge(seed: number, decideWith: Decide = decide): string[] {
  const random = seedRandom(seed);
  const paper = new Paper(random, decideWith);
  const broken: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what);
  };
  for (let step = 8 + random.below(25); step > 0; step -= 1) paper.act();
  const { now, open } = paper;
  const text = now.text.toString();
  check(
    [...paper.threads].every((id) => now.state.threads.has(id)),
    'a thread has vanished',
  );

  const isOrdered = hasSuggestionOnSuggestion(now);
  const all = paper.decideAt(now, 'accept', ...open);
  const order = shuffle(open, random);
  let one: Version = now;
  const steps: Version[] = [];
  for (const id of order) {
    steps.push(one);
    const before = one;
    one = paper.decideAt(before, 'accept', id);
    const left = new Set(one.text.toString());
    const gone = [...before.text.toString()].filter((unit) => !left.has(unit));
    check(
      gone.every((unit) => paper.struck.get(id)?.has(unit)),
      'an acceptance deleted what whoever suggested it had not seen',
    );
    const again = paper.decideAt(one, 'accept', id);
    check(again.text.eq(one.text) && again.done.length === 0, 'what was accepted was accepted again');
    const late = paper.decideAt(one, 'reject', id);
    check(late.text.eq(one.text) && late.done.length === 0, 'what was accepted was rejected');
  }
  check(isOrdered || one.text.eq(all.text), 'accepting one by one makes another text than accepting all');

  const undone = paper.decideAt(all, 'undo', ...open);
  check(undone.text.toString() === text, 'undoing the acceptance of all does not bring the text back');
  check(
    isOrdered || suggestsTheSame(undone, now, paper),
    'undoing the acceptance of all does not bring the suggestions back',
  );
  check(isOrdered || strikesAsMuch(undone, now), UNSTRUCK);
  for (const id of isOrdered ? [] : order.toReversed()) {
    one = paper.decideAt(one, 'undo', id);
    const before = steps.pop();
    check(before !== undefined && one.text.eq(before.text), 'undoing one acceptance does not bring its text back');
    if (before === undefined) continue;
    // Where three delete the same, words in it may come back next to it and some of it unstruck, but nothing else is
    // struck.
    const [words, then] = [listOrder(listHunks(one).words), listOrder(listHunks(before).words)];
    check(words === then, 'undoing one acceptance changes suggested words');
    check(strikesNoMore(one, before, paper), 'undoing one acceptance strikes something else');
  }
  const rejected = paper.decideAt(now, 'reject', ...open);
  check(rejected.text.toString() === text, 'rejecting changes the text');
  const reopened = paper.decideAt(rejected, 'undo', ...open);
  check(suggestsTheSame(reopened, now, paper), 'undoing the rejection of all does not bring the suggestions back');
  // The decider computes the same as everyone who receives the decision.
  const effect = { type: 'decide', verdict: 'accept', suggestions: open } as const;
  const { changes } = decide(now.state, effect, now.text);
  const heard = applyUpdate(now.state, { changes, effects: [effect] }, now.text);
  if (decideWith === decide) check(hashReview(heard) === hashReview(all.state), 'who hears of it has other marks');
  return [...new Set(broken)];
}

it(`accepting all equals accepting one by one, once, and only what was seen; it can be undone (${SCHEDULES} schedules)`, () => {
  const found: string[] = [];
  let unstruck = 0;
  for (let seed = FIRST; seed < FIRST + SCHEDULES; seed += 1)
    for (const what of judge(seed))
      if (what === UNSTRUCK) unstruck += 1;
      else found.push(`seed ${seed}: ${what}`);
  expect(found).toEqual([]);
  expect(unstruck).toBeLessThanOrEqual(Math.ceil(SCHEDULES / 1000));
});

/**
 * The changes of a decision as another release might write them: insertions at one place in another order, or one place
 * left unchanged.
 */
function writeOtherwise(changes: ChangeSet, random: Random): ChangeSet {
  const edits: { from: number; to: number; insert: string }[] = [];
  changes.iterChanges((from, to, _fromB, _toB, inserted) => {
    const insert = shuffle([...inserted.toString()], random).join('');
    if (random.chance(0.9)) edits.push({ from, to, insert });
  });
  return ChangeSet.of(edits, changes.length);
}

it(`a decision that another release wrote differently leaves every mark at its text (${SCHEDULES} schedules)`, () => {
  let otherwise = 0;
  for (let seed = FIRST; seed < FIRST + SCHEDULES; seed += 1) {
    const random = seedRandom(seed);
    const paper = new Paper(random, decide);
    for (let step = 8 + random.below(25); step > 0; step -= 1) paper.act();
    const { now, open, decided } = paper;
    const verdict = random.chance(0.3) ? 'undo' : 'accept';
    const effect = { type: 'decide', verdict, suggestions: verdict === 'undo' ? decided : open } as const;
    const computed = decide(now.state, effect, now.text);
    const changes = writeOtherwise(computed.changes, random);
    if (!changes.apply(now.text).eq(computed.changes.apply(now.text))) otherwise += 1;
    const text = changes.apply(now.text).toString();
    const marks = applyUpdate(now.state, { changes, effects: [effect] }, now.text).marks;
    const before = now.text.toString();
    const broken = marks.filter((mark) => {
      const under = text.slice(mark.from, mark.to);
      if (mark.from > mark.to || mark.to > text.length) return true;
      // Each character occurs only once, which shows what a comment or deletion covers.
      if (mark.kind === 'cut') return [...under].some((unit) => !paper.struck.get(mark.thread)?.has(unit));
      if (mark.kind !== 'anchor') return false;
      const was = now.state.marks.find(({ kind, thread }) => kind === 'anchor' && thread === mark.thread);
      const covered = was === undefined ? '' : before.slice(was.from, was.to);
      const [first, last] = [under[0], under.at(-1)];
      // At its ends is text that was in it, or that it had lost and got back.
      const known = covered + (was?.lost ?? []).map((piece) => piece.text).join('');
      return [first, last].some((unit) => unit !== undefined && !known.includes(unit));
    });
    expect(broken, `seed ${seed}`).toEqual([]);
  }
  expect(otherwise).toBeGreaterThan(SCHEDULES / 5);
});

const withMarks = (decision: Decision, marks: readonly Mark[]): Decision => ({
  ...decision,
  state: { ...decision.state, marks: sortMarks(marks) },
});

const MUTANTS: Record<string, Decide> = {
  'deletes what others wrote inside': (state, effect, text) => {
    const ends = new Map<string, number>();
    const nameOf = ({ thread, hunk }: Mark): string => `${thread} ${hunk}`;
    for (const mark of state.marks) if (mark.kind === 'cut') ends.set(nameOf(mark), mark.to);
    const met = new Set<string>();
    const marks = state.marks.map((mark): Mark => {
      if (mark.kind !== 'cut' || met.has(nameOf(mark))) return mark;
      met.add(nameOf(mark));
      return { ...mark, to: ends.get(nameOf(mark)) ?? mark.to };
    });
    return decide({ ...state, marks }, effect, text);
  },
  'decides what was decided': (state, effect, text) => {
    const reopen = (thread: Thread): Thread =>
      effect.verdict !== 'undo' && thread.kind === 'suggestion' ? { ...thread, status: 'open' } : thread;
    const threads = new Map([...state.threads].map(([id, thread]) => [id, reopen(thread)]));
    return decide({ ...state, threads }, effect, text);
  },
  'forgets which words came first at one place': (state, effect, text) => {
    const decision = decide(state, effect, text);
    if (effect.verdict !== 'accept') return decision;
    const places = new Map(state.marks.map((mark) => [`${mark.thread} ${mark.hunk} ${mark.kind}`, mark.from]));
    const marks = decision.state.marks.map((mark): Mark => {
      const before = places.get(`${mark.thread} ${mark.hunk} ${mark.kind}`);
      if (mark.kind !== 'insert' || before === undefined) return mark;
      const at = decision.changes.mapPos(before, 1);
      return { ...mark, from: at, to: at };
    });
    return withMarks(decision, marks);
  },
  'keeps twice what two had deleted': (state, effect, text) => {
    const decision = decide(state, effect, text);
    if (effect.verdict !== 'accept') return decision;
    const cuts = new Map<string, string>();
    for (const { kind, thread, hunk, from, to } of state.marks)
      if (kind === 'cut') cuts.set(`${thread} ${hunk}`, text.sliceString(from, to));
    return withMarks(
      decision,
      decision.state.marks.map((mark) =>
        mark.kind === 'gone' ? { ...mark, text: cuts.get(`${mark.thread} ${mark.hunk}`) ?? mark.text } : mark,
      ),
    );
  },
  'writes rejected words': (state, effect, text) =>
    effect.verdict === 'reject'
      ? { ...decide(state, effect, text), changes: decide(state, { ...effect, verdict: 'accept' }, text).changes }
      : decide(state, effect, text),
  'loses a thread it decides': (state, effect, text) => {
    const decision = decide(state, effect, text);
    const threads = new Map(decision.state.threads);
    if (effect.verdict === 'reject') for (const id of decision.suggestions) threads.delete(id);
    return { ...decision, state: { ...decision.state, threads } };
  },
};

it.each(Object.entries(MUTANTS))('catches a decision that %s', (_name, mutant) => {
  let caught = 0;
  for (let seed = 1; seed <= SEARCHED && caught === 0; seed += 1) {
    try {
      if (judge(seed, mutant).length > 0) caught = seed;
    } catch {
      caught = seed;
    }
  }
  expect(caught).toBeGreaterThan(0);
});

it('text that many delete at once is kept once: a document does not grow by what each of them struck', () => {
  const text = Text.of(['word '.repeat(40_000)]);
  let state: ReviewState = EMPTY_REVIEW;
  const suggestions = Array.from({ length: 500 }, (_, n) => `s${n}`);
  suggestions.forEach((suggestion, n) => {
    const hunks: HunkChange[] =
      n % 2 === 0
        ? [{ id: 'a', at: 0, cuts: [[0, text.length]], splice: null }]
        : [{ id: 'a', at: n * 10, cuts: [], splice: { before: 0, at: 0, cut: 0, text: 'x' } }];
    const effect = { type: 'suggest' as const, suggestion, by: 'mallory', hunks, drop: [] };
    state = applyUpdate(state, { changes: ChangeSet.empty(text.length), effects: [effect] }, text);
  });
  const { state: after } = decide(state, { type: 'decide', verdict: 'accept', suggestions }, text);
  const units = after.marks.reduce(
    (sum, { text: gone, lost }) => sum + gone.length + lost.reduce((all, piece) => all + piece.text.length, 0),
    0,
  );
  expect(units).toBeLessThan(text.length + 2_100_000);
  expect(after.marks.length).toBeLessThan(45_000);
});
