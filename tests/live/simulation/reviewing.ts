import type { EditorState } from '@codemirror/state';
import { applyUpdate } from '@scriptorium/contract/review/core/apply.ts';
import { decide } from '@scriptorium/contract/review/core/decide.ts';
import { hashReview } from '@scriptorium/contract/review/core/hash.ts';
import { EMPTY_REVIEW } from '@scriptorium/contract/review/core/state.ts';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { operation, peerField } from '../../../web/src/editor/collab/view/peer-field.ts';
import { replayReview } from './log.ts';
import type { SimulatedLog } from './log.ts';
import type { Random } from './random.ts';
import type { Client } from './session-client.ts';
import { SessionClient } from './session-client.ts';

const UNREADABLE = '\ud800';

/** Whether the server closes the socket because of it. */
export function isUnreadable(effect: object): boolean {
  return 'body' in effect && effect.body === UNREADABLE;
}

/** What was done to comments and suggestions in a schedule, and by whom. */
export class Reviewing {
  readonly #random: Random;
  readonly #insertsOnly: boolean;
  /** New threads and suggestions, by who made them. */
  readonly made = new Map<string, Client>();
  readonly killed = new Set<Client>();
  readonly #unreadable: number;
  #ids = 0;

  /**
   * With `insertsOnly`, each token must exist in the end, so nothing may be deleted, not even by a suggestion.
   * `unreadable`: the share of operations that the server cannot read.
   */
  constructor(random: Random, insertsOnly: boolean, unreadable: number) {
    this.#random = random;
    this.#insertsOnly = insertsOnly;
    this.#unreadable = unreadable;
  }

  /** Someone does something to comments or suggestions. */
  act(client: Client): void {
    client.edit((state) => {
      const effect = this.#choose(state, client);
      return effect ? state.update({ effects: operation.of(effect) }).state : state;
    });
  }

  #choose(state: EditorState, client: Client): ReviewEffect | null {
    const random = this.#random;
    const review = state.field(peerField).review ?? EMPTY_REVIEW;
    const threads = [...review.threads];
    const [thread = '', some] = threads[random.below(Math.max(1, threads.length))] ?? [];
    const dice = random.next();
    if (!some || dice < 0.25) {
      const id = this.#make(client);
      return {
        type: 'thread',
        id,
        anchor: this.#place(state),
        message: `${id}-m`,
        body: this.#say('What is this?'),
        mentions: [],
      };
    }
    if (dice < 0.5) {
      const { from, to } = this.#place(state);
      const text = random.chance(0.7) ? 'neu' : '';
      const splice = text === '' ? null : { before: 0, at: 0, cut: 0, text };
      const cuts: [number, number][] = to > from && !this.#insertsOnly ? [[from, to]] : [];
      const suggestion = this.#make(client);
      return { type: 'suggest', suggestion, hunks: [{ id: 'a', at: from, cuts, splice }], drop: [] };
    }
    if (dice < 0.8) {
      const suggestions = threads.filter(([, { kind }]) => kind === 'suggestion').map(([id]) => id);
      if (suggestions.length === 0) return null;
      const first = random.below(suggestions.length);
      const chosen = suggestions.slice(first, first + 1 + random.below(3));
      const verdict = (['accept', 'accept', 'reject', 'undo'] as const)[random.below(4)] ?? 'accept';
      return { type: 'decide', verdict, suggestions: chosen };
    }
    this.#ids += 1;
    if (dice < 0.87) return { type: 'reply', thread, message: `r${this.#ids}`, body: this.#say('So.'), mentions: [] };
    if (dice < 0.94) return { type: some.status === 'open' ? 'resolve' : 'reopen', thread };
    const message = some.messages[0]?.id;
    if (random.chance(0.3) && message !== undefined) return { type: 'delete', thread, message };
    return { type: 'reanchor', thread, anchor: this.#place(state) };
  }

  #say(body: string): string {
    return this.#unreadable > 0 && this.#random.chance(this.#unreadable) ? UNREADABLE : body;
  }

  #make(client: Client): string {
    this.#ids += 1;
    const id = `t${this.#ids}`;
    this.made.set(id, client);
    return id;
  }

  #place({ doc }: EditorState): { from: number; to: number; text: string } {
    const from = this.#random.below(doc.length + 1);
    const to = Math.min(doc.length, from + this.#random.below(8));
    return { from, to, text: doc.sliceString(from, to) };
  }
}

export function judgeReview(
  clients: readonly Client[],
  log: SimulatedLog,
  reviewing: Reviewing,
  violate: (what: string) => void,
): void {
  const state = replayReview(log);
  const hash = hashReview(state);
  for (const client of clients) {
    if (!(client instanceof SessionClient) || !client.state) continue;
    const { review } = client.state.field(peerField);
    if (!review) violate(`${client.name} does not know the comments in the end`);
    else if (hashReview(review) !== hash) violate(`${client.name} has comments elsewhere than the log`);
  }
  const setAside = judgeSetAside(clients, violate);
  const times = new Map<string, number>();
  for (const { effects, changes } of log.updates) {
    for (const effect of effects ?? []) {
      if (!isReviewEffect(effect)) continue;
      const id = effect.type === 'thread' ? effect.id : effect.type === 'suggest' ? effect.suggestion : null;
      const refused =
        effect.type === 'refused' && (effect.of === 'thread' || effect.of === 'suggest') ? effect.id : null;
      // A repeated suggestion that only deletes changes nothing; one that inserts is refused when repeated.
      const isNothing = effect.type === 'suggest' && effect.hunks.every(({ splice }) => splice === null);
      // A killed tab's record may repeat what was refused, and what did not fit then may fit now; 0.5 marks the
      // refusal.
      if (id !== null) times.set(id, isNothing ? 1 : Math.floor(times.get(id) ?? 0) + 1);
      if (refused !== null && !times.has(refused)) times.set(refused, 0.5);
      if (effect.type === 'decide' && (effect.verdict === 'reject' || effect.verdict === 'withdraw') && !changes.empty)
        violate('a rejection changed the text');
    }
  }
  judgeDecisions(log, violate);
  for (const [id, client] of reviewing.made) {
    const count = times.get(id) ?? 0;
    if (count > 1) violate(`${id} of ${client.name} was made ${count} times`);
    if (count > 0 && setAside.has(id)) violate(`${id} of ${client.name} was set aside and is there`);
    if (count === 0 && !setAside.has(id) && !reviewing.killed.has(client)) violate(`${id} of ${client.name} is lost`);
  }
  for (const [id, thread] of state.threads) {
    if (thread.status === 'deleted') continue;
    const isMissing = thread.kind === 'comment' && !state.marks.some((mark) => mark.thread === id);
    if (isMissing) violate(`the comment ${id} has lost its anchor and its memory`);
  }
}

/** Unreadable operations, and no others, are set aside by their authors. */
function judgeSetAside(clients: readonly Client[], violate: (what: string) => void): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const client of clients) {
    if (!(client instanceof SessionClient) || !client.state) continue;
    for (const { effect, code } of client.state.field(peerField).refused) {
      if (code !== 'unreadable') continue;
      if (!isUnreadable(effect)) violate(`${client.name} set an operation aside that can be read`);
      if (effect.type === 'thread') ids.add(effect.id);
    }
  }
  return ids;
}

/** A suggestion changes the text only by being accepted or by undoing that, and according to the state at the head. */
function judgeDecisions(log: SimulatedLog, violate: (what: string) => void): void {
  let state = EMPTY_REVIEW;
  let text = log.start;
  for (const update of log.updates) {
    const effect = update.effects?.find(({ type }) => type === 'decide');
    if (effect && isReviewEffect(effect) && effect.type === 'decide') {
      const { changes, suggestions } = decide(state, effect, text);
      if (JSON.stringify(changes) !== JSON.stringify(update.changes)) violate('a decision changed something else');
      if (suggestions.length !== effect.suggestions.length) violate('something was decided twice');
    }
    state = applyUpdate(state, update, text);
    text = update.changes.apply(text);
  }
}
