import { ChangeSet, Text } from '@codemirror/state';
import type { ChangesJson, EffectJson, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { applyContents } from '@scriptorium/contract/review/core/contents.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import type { Mark, ReviewState, Thread } from '@scriptorium/contract/review/core/state.ts';
import type { HunkChange } from '@scriptorium/contract/review/effects.ts';
import { isAtLeast, ROLES } from '@scriptorium/contract/review/limits.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { ThreadContent } from '@scriptorium/contract/review/messages.ts';
import { expect, it } from 'vitest';
import { packUpdates, unpackUpdates } from '../../../server/src/db/texts/documents.ts';
import { receivePush } from '../../../server/src/domain/live/authority.ts';
import type { Authority, LoggedUpdate, Push } from '../../../server/src/domain/live/authority.ts';
import { writeUpdate } from '../../../server/src/domain/live/document-state.ts';
import { seedRandom } from './random.ts';
import type { Random } from './random.ts';

/** `SCHEDULES=10000` tries more; `SCHEDULES=1 SEED=n` repeats one. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 200);
const FIRST = Number(process.env['SEED'] ?? 1);
/** Schedules within which each planted fault must be noticed. */
const SEARCHED = 200;
const STEPS = 40;

type Judge = (authority: Authority, push: Push, mark: { lastSeq: number; lastVersion: number }) => Verdict;
type Verdict = ReturnType<typeof receivePush>;

interface Person {
  readonly userId: string;
  readonly role: Role;
}

/** Two of each role, so that each encounters what others with the same rights made. */
const PEOPLE: readonly Person[] = ROLES.flatMap((role) => [1, 2].map((n) => ({ userId: `${role}${n}`, role })));

interface Version {
  readonly text: string;
  readonly state: ReviewState;
  readonly contents: ReadonlyMap<string, ThreadContent>;
}

interface Outcome {
  readonly who: Person;
  readonly push: Push;
  readonly verdict: Verdict;
  readonly before: Version;
  readonly after: Version;
}

/**
 * A document to which people of every role send text and operations, allowed or not. Nothing here asks whether they are
 * allowed: each push is judged by what it changed.
 */
class Paper {
  authority: Authority = { epoch: '', version: 0, text: Text.of(['']), tail: [] };
  contents: ReadonlyMap<string, ThreadContent> = new Map();
  readonly log: LoggedUpdate[] = [];
  readonly #random: Random;
  readonly #judge: Judge;
  readonly #seqs = new Map<string, number>();
  #ids = 0;
  #units = 0x4e00;

  constructor(random: Random, judge: Judge) {
    this.#random = random;
    this.#judge = judge;
    const writer = { userId: 'editor1', role: 'editor' } as const;
    this.#take(writer, [this.#update(writer, ChangeSet.of({ from: 0, insert: this.#write(30) }, 0), [])]);
  }

  get state(): ReviewState {
    return this.authority.review ?? EMPTY_REVIEW;
  }

  get version(): Version {
    return { text: this.authority.text.toString(), state: this.state, contents: this.contents };
  }

  /** Someone sends one to three updates with text, operations or both. */
  step(isChosen: (effect: EffectJson) => boolean = () => true, people = PEOPLE): Outcome {
    const random = this.#random;
    const who = people[random.below(people.length)] as Person;
    const updates: UpdateJson[] = [];
    let { length } = this.authority.text;
    for (let left = 1 + random.below(3); left > 0; left -= 1) {
      const changes = random.chance(0.35) ? this.#edit(length) : ChangeSet.empty(length);
      length = changes.newLength;
      const effects = changes.empty || random.chance(0.6) ? [this.#choose(who, length)].filter(isChosen) : [];
      updates.push(this.#update(who, changes, effects, updates.length));
    }
    return this.#take(who, updates);
  }

  #take(who: Person, updates: UpdateJson[]): Outcome {
    const before = this.version;
    const lastSeq = this.#seqs.get(who.userId) ?? 0;
    const author = { by: who.userId, name: who.userId, time: this.authority.version, role: who.role };
    const push: Push = { clientVersion: this.authority.version, updates, author };
    const verdict = this.#judge(this.authority, push, { lastSeq, lastVersion: this.authority.version });
    if (verdict.kind === 'accepted') {
      this.#seqs.set(who.userId, lastSeq + updates.length);
      this.authority = verdict.authority;
      this.contents = applyContents(this.contents, verdict.updates);
      this.log.push(...verdict.updates);
    }
    return { who, push, verdict, before, after: this.version };
  }

  #update(who: Person, changes: ChangeSet, effects: EffectJson[], at = 0): UpdateJson {
    const seq = (this.#seqs.get(who.userId) ?? 0) + 1 + at;
    return { clientID: who.userId, seq, changes: changes.toJSON() as ChangesJson, effects };
  }

  #edit(length: number): ChangeSet {
    const { from, to } = this.#range(length);
    return ChangeSet.of({ from, to: this.#random.chance(0.5) ? from : to, insert: this.#write(2) }, length);
  }

  #range(length: number): { from: number; to: number } {
    const from = this.#random.below(length + 1);
    return { from, to: Math.min(length, from + this.#random.below(6)) };
  }

  #write(count: number): string {
    this.#units += count;
    return Array.from({ length: count }, (_, i) => String.fromCharCode(this.#units - count + i)).join('');
  }

  /** Any operation on anything, sensible or not. */
  #choose({ userId }: Person, length: number): EffectJson {
    const random = this.#random;
    this.#ids += 1;
    const id = `n${this.#ids}`;
    const threads = [...this.state.threads];
    const own = threads.filter(([, { by }]) => by === userId);
    const all = own.length > 0 && random.chance(0.4) ? own : threads;
    const [thread, some] = all[random.below(all.length + 1)] ?? ['nothing', undefined];
    const message = some?.messages[random.below(some.messages.length)]?.id ?? `${thread}-m`;
    const { from, to } = this.#range(length + (random.chance(0.05) ? 3 : 0));
    const anchor = { from, to, text: 'x'.repeat(to - from) };
    const words = { body: `By ${id}`, mentions: [] };
    const suggestions = Array.from({ length: 1 + random.below(2) }, () => all[random.below(all.length)]?.[0] ?? thread);
    const decide = (verdict: 'accept' | 'reject' | 'withdraw' | 'undo') =>
      ({ type: 'decide', verdict, suggestions: random.chance(0.5) ? [thread] : suggestions }) as const;
    const makers: (() => EffectJson)[] = [
      () => ({ type: 'thread', id, anchor: random.chance(0.1) ? null : anchor, message: `${id}-m`, ...words }),
      () => ({ type: 'reply', thread, message: id, ...words }),
      () => ({ type: 'edit', thread, message, ...words }),
      () => ({ type: 'delete', thread, message }),
      () => ({ type: 'resolve', thread }),
      () => ({ type: 'reopen', thread }),
      () => ({ type: 'reanchor', thread, anchor }),
      () => ({ type: 'suggest', suggestion: id, hunks: [this.#hunk(from, to)], drop: [] }),
      () => ({ type: 'suggest', suggestion: id, hunks: [this.#hunk(from, to)], drop: [] }),
      () => ({ type: 'suggest', suggestion: thread, hunks: [this.#hunk(from, to, 'b')], drop: ['a'] }),
      () => decide('accept'),
      () => decide('reject'),
      () => decide('withdraw'),
      () => decide('undo'),
    ];
    return (makers[random.below(makers.length)] as () => EffectJson)();
  }

  #hunk(at: number, to: number, id = 'a'): HunkChange {
    return {
      id,
      at,
      cuts: to > at ? [[at, to]] : [],
      splice: { before: 0, at: 0, cut: 0, text: this.#write(2) },
    };
  }
}

/** Checks who may do what by what has changed; null if all of it was theirs to change. */
function findOverreach({ who: { userId, role }, before, after }: Outcome): string | null {
  const isEditor = isAtLeast(role, 'editor');
  if (!isEditor && after.text !== before.text) return 'changed the text';
  if (!isAtLeast(role, 'commenter') && !isSame(before, after)) return 'only reads, and changed something';
  for (const id of before.state.threads.keys()) if (!after.state.threads.has(id)) return `${id} is gone`;
  for (const [id, thread] of after.state.threads) {
    const old = before.state.threads.get(id);
    const wrong = old
      ? findWrong(old, thread, { userId, role })
      : thread.by !== userId || thread.amendedBy.length > 0
        ? 'was made in the name of somebody else'
        : null;
    if (wrong !== null) return `${id} ${wrong}`;
    // Typing moves marks and decisions change them; otherwise they stay, unless their thread is the person's to change.
    const isOwn = thread.by === userId || isEditor;
    if (old && !isOwn && before.text === after.text && tellMarks(before, id) !== tellMarks(after, id))
      return `${id} was moved`;
    for (const said of after.contents.get(id)?.messages ?? []) {
      const was = before.contents.get(id)?.messages.find((one) => one.id === said.id);
      if (said.by !== (was?.by ?? userId)) return `${said.id} is said by another`;
      if (was && said.body !== null && said.body !== was.body && said.by !== userId) return `${said.id} was rewritten`;
    }
  }
  return null;
}

function findWrong(old: Thread, now: Thread, { userId, role }: Person): string | null {
  const isEditor = isAtLeast(role, 'editor');
  const isOwn = old.by === userId;
  if (now.by !== old.by || now.kind !== old.kind) return 'is of another';
  if (now.amendedBy.some((one) => !old.amendedBy.includes(one) && (one !== userId || !isEditor))) return 'was amended';
  for (const message of old.messages) {
    const then = now.messages.find(({ id }) => id === message.id);
    if (then?.by !== message.by) return `has lost ${message.id}`;
    if (then.isDeleted && !message.isDeleted && message.by !== userId && !isAtLeast(role, 'manager'))
      return `was robbed of ${message.id}`;
  }
  if (now.status === old.status) return null;
  switch (now.status) {
    case 'deleted':
      return isOwn || isAtLeast(role, 'manager') ? null : 'was deleted';
    case 'withdrawn':
      return isOwn ? null : 'was withdrawn';
    case 'accepted':
    case 'rejected':
      return isEditor ? null : `was ${now.status}`;
    case 'resolved':
      return isEditor || isOwn ? null : 'was resolved';
    case 'open':
      return isEditor || (isOwn && (old.status === 'resolved' || old.status === 'withdrawn')) ? null : 'was opened';
  }
}

function isSame(before: Version, after: Version): boolean {
  return JSON.stringify(tell(before)) === JSON.stringify(tell(after));
}

function tell({ text, state, contents }: Version): unknown {
  return [text, state.marks, [...state.threads], [...contents]];
}

function tellMarks({ state }: Version, id: string): string {
  const show = ({ kind, hunk, from, to, text }: Mark): string => `${kind} ${hunk} ${from} ${to} ${text}`;
  return state.marks
    .filter(({ thread }) => thread === id)
    .map(show)
    .join();
}

/** Compares a push with its text alone: an operation must not make it refused, delayed or changed. */
function findHeldUp(paper: Paper, before: Authority, { who, push, verdict, after }: Outcome): string | null {
  const isText = push.updates.some(({ changes }) => !ChangeSet.fromJSON(changes).empty);
  if (!isText || !isAtLeast(who.role, 'editor')) return null;
  if (verdict.kind !== 'accepted') return 'the push was refused';
  if (paper.authority.version !== before.version + push.updates.length) return 'not all of it was taken';
  const alone = push.updates.map(({ effects: _, ...update }) => update);
  const lastSeq = (push.updates[0]?.seq ?? 1) - 1;
  const plain = receivePush(before, { ...push, updates: alone }, { lastSeq, lastVersion: before.version });
  if (plain.kind !== 'accepted') return 'the text alone was refused';
  const text = plain.authority.text.toString();
  // Text that a decision among them accepts or deletes does not count.
  const isDecided = verdict.updates.some(({ effects }) => effects?.some(({ type }) => type === 'decide'));
  if (!isDecided) return text === after.text ? null : 'the text is another';
  // Someone may strike their own new words and accept that in a single push.
  const struck = listStruck(before, verdict.updates);
  const typed = alone.flatMap(({ changes }) => inserted(changes)).filter((unit) => !struck.has(unit));
  const lost = typed.find((unit) => text.includes(unit) && !after.text.includes(unit));
  return lost === undefined ? null : `“${lost}” was lost`;
}

/** The text that suggestions among the updates would delete. */
function listStruck(before: Authority, updates: readonly LoggedUpdate[]): Set<string> {
  const units = new Set<string>();
  let { text } = before;
  for (const { changes, effects } of updates) {
    text = changes.apply(text);
    for (const effect of effects ?? []) {
      if (effect.type !== 'suggest') continue;
      for (const [from, to] of effect.hunks.flatMap(({ cuts }) => cuts))
        for (const unit of text.sliceString(from, to)) units.add(unit);
    }
  }
  return units;
}

function inserted(changes: ChangesJson): string[] {
  const units: string[] = [];
  ChangeSet.fromJSON(changes).iterChanges((_fromA, _toA, _fromB, _toB, text) => units.push(...text.toString()));
  return units;
}

const SHIPPED: Judge = receivePush;

function runRights(seed: number, judge: Judge, done?: Set<string>): string | null {
  const paper = new Paper(seedRandom(seed), judge);
  for (let step = 0; step < STEPS; step += 1) {
    const outcome = paper.step();
    const wrong = findOverreach(outcome);
    if (wrong !== null) return `seed ${seed}, step ${step}, ${outcome.who.userId}: ${wrong}`;
    if (outcome.verdict.kind !== 'accepted') continue;
    for (const { effects } of outcome.verdict.updates)
      for (const effect of effects ?? [])
        done?.add(`${outcome.who.role} ${effect.type === 'decide' ? effect.verdict : effect.type}`);
  }
  return null;
}

function runText(seed: number, judge: Judge): string | null {
  const paper = new Paper(seedRandom(seed), judge);
  for (let step = 0; step < STEPS; step += 1) {
    const before = paper.authority;
    const wrong = findHeldUp(paper, before, paper.step());
    if (wrong !== null) return `seed ${seed}, step ${step}: ${wrong}`;
  }
  return null;
}

/** With every operation except accepting, the stored text must equal that of a twin without review. */
function runPlain(seed: number, judge: Judge): string | null {
  const paper = new Paper(seedRandom(seed), judge);
  let twin: Authority = { epoch: '', version: 0, text: Text.of(['']), tail: [] };
  const seqs = new Map<string, number>();
  const type = (updates: readonly LoggedUpdate[], people: string): void => {
    const lastSeq = seqs.get(people) ?? 0;
    const bare = updates.map(({ clientID, changes }, i) => ({
      clientID,
      seq: lastSeq + 1 + i,
      changes: changes.toJSON() as ChangesJson,
    }));
    seqs.set(people, lastSeq + bare.length);
    const verdict = receivePush(
      twin,
      { clientVersion: twin.version, updates: bare },
      { lastSeq, lastVersion: twin.version },
    );
    if (verdict.kind === 'accepted') twin = verdict.authority;
  };
  const sent = (push: Push): LoggedUpdate[] =>
    push.updates.map(({ clientID, changes }) => ({ clientID, changes: ChangeSet.fromJSON(changes) }));
  type(paper.log, 'editor1');
  for (let step = 0; step < STEPS; step += 1) {
    const { verdict, push, who } = paper.step(
      (effect) => effect.type !== 'decide' || effect.verdict === 'reject' || effect.verdict === 'withdraw',
    );
    if (verdict.kind === 'accepted') type(sent(push), who.userId);
    if (paper.authority.text.toString() !== twin.text.toString())
      return `seed ${seed}, step ${step}: not the same text`;
  }
  const stored = unpackUpdates(packUpdates(paper.log.map(writeUpdate)));
  let text = Text.of(['']);
  for (const { changes } of stored) text = ChangeSet.fromJSON(changes).apply(text);
  return text.toString() === twin.text.toString() ? null : `seed ${seed}: not the same stored text`;
}

const TIMEOUT = { timeout: 60_000 + SCHEDULES * 60 };

function search(run: (seed: number) => string | null): string[] {
  const found: string[] = [];
  for (let seed = FIRST; seed < FIRST + SCHEDULES; seed += 1) {
    const wrong = run(seed);
    if (wrong !== null) found.push(wrong);
  }
  return found;
}

function finds(run: (seed: number) => string | null): boolean {
  for (let seed = 1; seed <= SEARCHED; seed += 1) if (run(seed) !== null) return true;
  return false;
}

it('nobody changes what they have no right to, whatever they send', TIMEOUT, () => {
  const done = new Set<string>();
  expect(search((seed) => runRights(seed, SHIPPED, done))).toEqual([]);
  if (SCHEDULES < SEARCHED) return;
  // Every operation was carried out by those who may.
  const most = ['thread', 'reply', 'edit', 'delete', 'resolve', 'reopen', 'reanchor', 'suggest', 'withdraw', 'undo'];
  const wanted = ROLES.filter((role) => role !== 'reader').flatMap((role) =>
    [...most, ...(isAtLeast(role, 'editor') ? ['accept', 'reject'] : [])].map((what) => `${role} ${what}`),
  );
  expect(wanted.filter((one) => !done.has(one))).toEqual([]);
});

it('no operation refuses, delays or changes the text it travels with', TIMEOUT, () => {
  expect(search((seed) => runText(seed, SHIPPED))).toEqual([]);
});

it('unless something is accepted, the stored and exported text is that of a document nobody reviews', TIMEOUT, () => {
  expect(search((seed) => runPlain(seed, SHIPPED))).toEqual([]);
});

const as =
  (change: (push: Push, authority: Authority) => Partial<NonNullable<Push['author']>>): Judge =>
  (authority, push, mark) =>
    receivePush(authority, { ...push, author: { ...push.author!, ...change(push, authority) } }, mark);
const carries = (push: Push, ...types: string[]): boolean =>
  push.updates.some(({ effects }) => effects?.some(({ type }) => types.includes(type)));
const ownerOf = (push: Push, authority: Authority): string | undefined => {
  for (const { effects } of push.updates)
    for (const effect of effects ?? []) if ('thread' in effect) return authority.review?.threads.get(effect.thread)?.by;
  return undefined;
};

it.each<[string, Judge]>([
  ['readers may comment', as(({ author }) => (author?.role === 'reader' ? { role: 'commenter' } : {}))],
  ['commenters may write', as(({ author }) => (author?.role === 'commenter' ? { role: 'editor' } : {}))],
  ['whoever may comment may decide', as((push) => (carries(push, 'decide') ? { role: 'editor' } : {}))],
  ['editors may delete what others said', as((push) => (carries(push, 'delete') ? { role: 'owner' } : {}))],
  [
    'whoever edits is its author',
    as((push, authority) => (carries(push, 'edit') ? { by: ownerOf(push, authority) ?? push.author!.by } : {})),
  ],
])('is noticed: %s', (_, judge) => {
  expect(finds((seed) => runRights(seed, judge))).toBe(true);
});

it.each<[string, Judge]>([
  [
    'a push with a refused operation is refused',
    (authority, push, mark) => {
      const verdict = receivePush(authority, push, mark);
      const isRefused =
        verdict.kind === 'accepted' && verdict.updates.some(({ effects }) => effects?.[0]?.type === 'refused');
      return isRefused ? { kind: 'refused', code: 'forbidden' } : verdict;
    },
  ],
  [
    'the text goes with its refused operation',
    (authority, push, mark) => {
      const verdict = receivePush(authority, push, mark);
      if (verdict.kind !== 'accepted' || push.updates.length > 1) return verdict;
      if (verdict.updates[0]?.effects?.[0]?.type !== 'refused') return verdict;
      const { length } = authority.text;
      const update = { ...push.updates[0]!, changes: ChangeSet.empty(length).toJSON() as ChangesJson };
      return receivePush(authority, { ...push, updates: [update] }, mark);
    },
  ],
])('is noticed: %s', (_, judge) => {
  expect(finds((seed) => runText(seed, judge))).toBe(true);
});

it('is noticed: rejecting accepts', () => {
  const judge: Judge = (authority, push, mark) => {
    const accept = (effect: EffectJson): EffectJson =>
      effect.type === 'decide' && effect.verdict === 'reject' ? { ...effect, verdict: 'accept' } : effect;
    const updates = push.updates.map((update) => ({ ...update, effects: (update.effects ?? []).map(accept) }));
    return receivePush(authority, { ...push, updates }, mark);
  };
  expect(finds((seed) => runPlain(seed, judge))).toBe(true);
});
