import { randomUUID } from 'node:crypto';
import { isReviewEffect } from '@scriptorium/contract/review/is-review-effect.ts';
import type { ReviewEffect } from '@scriptorium/contract/review/effects.ts';
import { hashReview } from '@scriptorium/contract/review/core/hash.ts';
import { expect } from 'vitest';
import type { KeptPeer } from '../../web/src/editor/collab/core/kept-peer.ts';
import { writeKept } from '../../web/src/editor/collab/core/record.ts';
import type { Account } from '../_support/accounts.ts';
import { LiveEditor } from '../live/live-client.ts';
import { type Random, seedRandom } from '../live/simulation/random.ts';

const FIRST_TOKEN = 0xe000;
const TOKENS = 6300;
const PATIENCE_MS = 60_000;

/** An action, and how to tell that it is there exactly once. */
interface Deed {
  readonly by: number;
  /** Identifies the operation in the log; null for typed text. */
  readonly effect: ReviewEffect | null;
  readonly token: string;
}

/** People who type, comment, reply, suggest and decide in one document, whatever happens to their server and pages. */
export class ReviewingPeople {
  readonly #accounts: readonly Account[];
  readonly #document: { workspace: string; path: string };
  readonly #random: Random;
  readonly #editors: LiveEditor[] = [];
  /** What each page left on its device some time ago. */
  readonly #records: (KeptPeer | null)[] = [];
  #deeds: Deed[] = [];
  /** Actions that neither the server nor the device had when a page ended; each may be there, once. */
  readonly #loose: Deed[] = [];
  #tokens = 0;
  readonly #comments: string[] = [];
  readonly #suggestions: { id: string; by: number; token: string; isDecided: boolean }[] = [];

  private constructor(accounts: readonly Account[], document: { workspace: string; path: string }, seed: number) {
    this.#accounts = accounts;
    this.#document = document;
    this.#random = seedRandom(seed);
  }

  static async open(
    accounts: readonly Account[],
    document: { workspace: string; path: string },
    seed: number,
  ): Promise<ReviewingPeople> {
    const people = new ReviewingPeople(accounts, document, seed);
    for (const { client } of accounts) {
      people.#editors.push(await LiveEditor.open(client, document));
      people.#records.push(null);
    }
    await Promise.all(people.#editors.map((editor) => editor.until(() => editor.peer.review !== null)));
    return people;
  }

  /** Waits until the server has acknowledged something more, to anyone. */
  async untilConfirmed(): Promise<void> {
    const [any] = this.#editors;
    const before = this.confirmed;
    if (any) await settled(any, () => this.confirmed > before, 'answered');
  }

  /** Number of updates the server has acknowledged to the pages that are open. */
  get confirmed(): number {
    return this.#editors.reduce((sum, editor) => sum + editor.confirmed, 0);
  }

  /** The share of distinguishable actions that has been done. */
  get done(): number {
    return this.#tokens / (TOKENS - this.#editors.length);
  }

  get deeds(): number {
    return this.#deeds.length;
  }

  /** Everyone does something. */
  act(): void {
    this.#editors.forEach((editor, by) => {
      // A page that has just come back has nothing to work on.
      if (editor.state === null || editor.peer.review === null) return;
      this.#actAs(editor, by);
      if (this.#random.chance(0.3)) this.#records[by] = this.#keep(editor);
    });
  }

  /** Someone's page ends without notice, and comes back with what it had left on the device a while ago. */
  loseOnePage(): void {
    const by = this.#random.below(this.#editors.length);
    const record = this.#records[by];
    const editor = this.#editors[by];
    if (!record || !editor || editor.state === null) return;
    const acknowledged = new Set(
      editor.said.flatMap((effect) => (isReviewEffect(effect) && effect.type !== 'refused' ? [nameOf(effect)] : [])),
    );
    const kept = JSON.stringify([record.inFlight, record.buffer, record.operations, record.base]);
    const base = editor.peer.base.toString();
    const isKept = ({ effect, token }: Deed): boolean =>
      effect === null
        ? base.includes(token) || kept.includes(token)
        : acknowledged.has(nameOf(effect)) || kept.includes(idOf(effect));
    const lost = this.#deeds.filter((deed) => deed.by === by && !isKept(deed));
    this.#loose.push(...lost);
    this.#deeds = this.#deeds.filter((deed) => !lost.includes(deed));
    for (const one of this.#suggestions)
      if (lost.some(({ effect }) => effect && idOf(effect) === one.id)) one.isDecided = true;
    editor.stop();
    this.#editors[by] = LiveEditor.reopen(this.#accounts[by]!.client, this.#document, record);
    // Another page must not find it a second time.
    this.#records[by] = null;
  }

  /** Checks that everything done is there exactly once, and that everyone, including a newcomer, has the same. */
  async endSound(): Promise<void> {
    for (const editor of this.#editors)
      await settled(editor, () => editor.isSaved && editor.peer.review !== null, 'saved');
    const late = await LiveEditor.open(this.#accounts[0]!.client, this.#document);
    await late.until(() => late.peer.review !== null);
    const hash = hashReview(late.peer.review!);
    for (const editor of this.#editors)
      await settled(
        editor,
        () => editor.text === late.text && hashReview(editor.peer.review!) === hash,
        'like a newcomer',
      );
    expect(this.#deeds.filter((deed) => !isThere(late, deed)).map(describeDeed)).toEqual([]);
    const tokens = [...late.text].filter((unit) => unit >= String.fromCodePoint(FIRST_TOKEN));
    expect(tokens.filter((unit, at) => tokens.indexOf(unit) !== at)).toEqual([]);
    const done = new Set([...this.#deeds, ...this.#loose].map(({ token }) => token));
    expect(tokens.filter((unit) => !done.has(unit))).toEqual([]);
    const messages = [...late.content.values()].flatMap((thread) => thread.messages.map(({ id }) => id));
    expect(new Set(messages).size).toBe(messages.length);
    expect(this.#editors.flatMap(({ peer }) => peer.refused)).toEqual([]);
    expect(this.#editors.flatMap(({ errors }) => errors)).toEqual([]);
    for (const editor of [...this.#editors, late]) editor.stop();
  }

  #keep(editor: LiveEditor): KeptPeer {
    const place = { userId: 'somebody', item: 'item', ...this.#document };
    return JSON.parse(JSON.stringify(writeKept(editor.peer, place, 0))) as KeptPeer;
  }

  #actAs(editor: LiveEditor, by: number): void {
    const at = this.#random.below(editor.text.length + 1);
    const way = this.#random.below(10);
    if (way < 4) {
      const token = this.#nextToken();
      editor.type(at, token);
      this.#deeds.push({ by, effect: null, token });
      return;
    }
    const effect =
      way < 6
        ? this.#comment(editor, at)
        : way < 7
          ? this.#reply()
          : way < 9
            ? this.#suggest(by, at)
            : this.#decide(by);
    if (effect === null) return;
    editor.operate(effect);
    const token =
      effect.type === 'decide' ? (this.#suggestions.find(({ id }) => id === idOf(effect))?.token ?? '') : '';
    this.#deeds.push({ by, effect, token });
  }

  #comment(editor: LiveEditor, from: number): ReviewEffect {
    const id = randomUUID();
    const to = Math.min(editor.text.length, from + 4);
    this.#comments.push(id);
    const anchor = { from, to, text: editor.text.slice(from, to) };
    return { type: 'thread', id, anchor, message: randomUUID(), body: `About ${id}`, mentions: [] };
  }

  #reply(): ReviewEffect | null {
    // Among those that everyone has received.
    const heard = this.#comments.filter((id) => this.#editors.every((one) => one.content.has(id)));
    const thread = heard[this.#random.below(Math.max(1, heard.length))];
    return thread === undefined
      ? null
      : { type: 'reply', thread, message: randomUUID(), body: `To ${thread}`, mentions: [] };
  }

  #suggest(by: number, at: number): ReviewEffect {
    const suggestion = randomUUID();
    const token = this.#nextToken();
    this.#suggestions.push({ id: suggestion, by, token, isDecided: false });
    const splice = { before: 0, at: 0, cut: 0, text: token };
    return { type: 'suggest', suggestion, hunks: [{ id: 'a', at, cuts: [], splice }], drop: [] };
  }

  /** One person decides what another suggested, so that no two decide the same. */
  #decide(by: number): ReviewEffect | null {
    const open = this.#suggestions.find(
      (one) =>
        !one.isDecided &&
        (one.by + 1) % this.#editors.length === by &&
        this.#editors.every((editor) => editor.content.has(one.id)),
    );
    if (!open) return null;
    open.isDecided = true;
    const verdict = this.#random.chance(0.6) ? 'accept' : 'reject';
    return { type: 'decide', verdict, suggestions: [open.id] };
  }

  #nextToken(): string {
    this.#tokens += 1;
    return String.fromCodePoint(FIRST_TOKEN + this.#tokens);
  }
}

/** Reports what is missing instead of waiting forever: after a minute without progress, however slow the machine. */
async function settled(editor: LiveEditor, holds: () => boolean, what: string): Promise<void> {
  const done = editor.until(holds).then(() => true);
  for (let before = ''; ;) {
    const late = new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), PATIENCE_MS).unref());
    if (await Promise.race([done, late])) return;
    const now = describeEditor(editor);
    if (now === before) throw new Error(`Not ${what}: ${now}`);
    before = now;
  }
}

function describeEditor(editor: LiveEditor): string {
  const { confirmed, errors, lastRefusal, phase } = editor;
  if (editor.state === null) return JSON.stringify({ phase, errors, lastRefusal });
  const { version, inFlight, buffer, operations, review } = editor.peer;
  const sent = inFlight.map(({ seq, changes, effects }) => ({
    seq,
    units: changes.newLength,
    effects: effects.length,
  }));
  const left = {
    version,
    sent,
    hasBuffer: buffer !== null,
    waiting: operations.length,
    isReviewKnown: review !== null,
  };
  return JSON.stringify({ phase, confirmed, ...left, errors, lastRefusal });
}

function idOf(effect: ReviewEffect): string {
  if (effect.type === 'thread') return effect.id;
  if (effect.type === 'suggest') return effect.suggestion;
  if (effect.type === 'decide') return effect.suggestions[0] ?? '';
  return 'message' in effect ? effect.message : effect.thread;
}

function nameOf(effect: ReviewEffect): string {
  return `${effect.type} ${idOf(effect)}`;
}

function describeDeed({ effect, token }: Deed): string {
  return effect === null ? `typed ${token.codePointAt(0)?.toString(16)}` : nameOf(effect);
}

function isThere(editor: LiveEditor, { effect, token }: Deed): boolean {
  if (effect === null) return editor.text.includes(token);
  const state = editor.peer.review?.threads;
  const id = idOf(effect);
  switch (effect.type) {
    case 'thread':
      return (
        state?.get(id)?.messages[0]?.id === effect.message && editor.content.get(id)?.messages[0]?.body === effect.body
      );
    case 'reply':
      return (
        state?.get(effect.thread)?.messages.filter((one) => one.id === id).length === 1 &&
        editor.content.get(effect.thread)?.messages.find((one) => one.id === id)?.body === effect.body
      );
    case 'suggest':
      return state?.get(id)?.kind === 'suggestion';
    case 'decide':
      return effect.verdict === 'accept'
        ? state?.get(id)?.status === 'accepted' && editor.text.includes(token)
        : state?.get(id)?.status === 'rejected' && !editor.text.includes(token);
    default:
      return false;
  }
}
