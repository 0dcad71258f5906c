import type { DocumentReview, RefusedOperation } from '../../../editor/collab/document-review.ts';
import { createStore, type Store } from '../../../lib/emitter.ts';
import { findUnseen, type Seen } from './find-unseen.ts';
import type { PendingDeletions } from './pending-deletions.ts';
import { type ShownThread, ThreadReader } from './read-threads.ts';
import { listSubjects } from './review-actions.ts';

/** The open form: a comment on the marked passage or on the whole document, or a rewording of the passage. */
export type Writing = 'passage' | 'document' | 'suggestion';

/** What the cards show, and which of them is active, focused or being written. */
export interface BoardFacts {
  /** In text order, without deletions that can still be undone. */
  readonly threads: readonly ShownThread[];
  /** Threads in which others wrote something new. */
  readonly unseen: ReadonlySet<string>;
  /** Refused operations that belong to no existing card. */
  readonly looseRefusals: readonly RefusedOperation[];
  readonly active: string | null;
  /** The card to focus as soon as it is rendered. */
  readonly entered: string | null;
  readonly writing: Writing | null;
  /** Number of forms opened so far; a new form starts with a new passage. */
  readonly begun: number;
  /**
   * The passage of an open rewording as it was when its form opened. Kept here because the form's card may be
   * remounted.
   */
  readonly reworded: string;
  /** The thread for which a new passage is being selected. */
  readonly anchoring: string | null;
}

const NOTHING: BoardFacts = {
  threads: [],
  unseen: new Set(),
  looseRefusals: [],
  active: null,
  entered: null,
  writing: null,
  begun: 0,
  reworded: '',
  anchoring: null,
};

/** Whether there are cards to show beside the text. */
export function hasCards({ writing, threads }: BoardFacts): boolean {
  return (
    writing === 'passage' ||
    writing === 'suggestion' ||
    threads.some(({ status, isAnchored, isLost }) => status === 'open' && isAnchored && !isLost)
  );
}

/**
 * The state of a document's cards, kept outside React: typing a suggestion changes one card per key, and only the
 * components that read that card render again.
 */
export class ReviewBoard {
  readonly #store: Store<BoardFacts> = createStore(NOTHING);
  readonly #reader = new ThreadReader();
  readonly #me: string;
  #all: readonly ShownThread[] = NOTHING.threads;
  #seen: Seen | null = null;

  constructor(me: string) {
    this.#me = me;
  }

  read = (): BoardFacts => this.#store.read();

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Follows a review until the returned function is called. */
  follow(review: DocumentReview, deletions: PendingDeletions, slice: (from: number, to: number) => string): () => void {
    const update = (): void => {
      const known = review.read();
      if (known === null) return;
      this.#all = this.#reader.read(known, slice);
      this.#show(deletions.read(), known.refused);
    };
    update();
    const stops = [review.subscribe(update), deletions.subscribe(update)];
    return () => stops.forEach((stop) => stop());
  }

  set(facts: Partial<Pick<BoardFacts, 'active' | 'entered' | 'writing' | 'reworded' | 'anchoring'>>): void {
    const isBegun = (facts.writing ?? null) !== null;
    this.#change(isBegun ? { ...facts, begun: this.read().begun + 1 } : facts);
  }

  /** Updates what the reader has seen. */
  see(seen: Seen | null): void {
    this.#seen = seen;
    this.#change({ unseen: this.#findUnseen(this.read().threads) });
  }

  #show(hidden: ReadonlySet<string>, refused: readonly RefusedOperation[]): void {
    const before = this.read();
    const threads = hidden.size === 0 ? this.#all : this.#all.flatMap((thread) => leaveOut(thread, hidden));
    const looseRefusals = refused.length === 0 ? NOTHING.looseRefusals : findLoose(refused, threads);
    if (threads === before.threads && looseRefusals === before.looseRefusals) return;
    this.#change({ threads, looseRefusals, unseen: this.#findUnseen(threads) });
  }

  #findUnseen(threads: readonly ShownThread[]): ReadonlySet<string> {
    const before = this.read().unseen;
    const unseen = this.#seen === null ? NOTHING.unseen : findUnseen(threads, this.#seen, this.#me);
    return unseen.size === before.size && [...unseen].every((id) => before.has(id)) ? before : unseen;
  }

  #change(facts: Partial<BoardFacts>): void {
    const before = this.read();
    const keys = Object.keys(facts) as (keyof BoardFacts)[];
    if (keys.some((key) => facts[key] !== before[key])) this.#store.set({ ...before, ...facts });
  }
}

function findLoose(refused: readonly RefusedOperation[], threads: readonly ShownThread[]): RefusedOperation[] {
  const ids = new Set(threads.map(({ id }) => id));
  return refused.filter(({ effect }) => !ids.has(listSubjects(effect)[0] ?? ''));
}

/** A thread without its hidden messages; none if its first message is hidden. */
function leaveOut(thread: ShownThread, hidden: ReadonlySet<string>): ShownThread[] {
  const [first] = thread.messages;
  if (thread.kind === 'comment' && first !== undefined && hidden.has(first.id)) return [];
  if (!thread.messages.some(({ id }) => hidden.has(id))) return [thread];
  return [{ ...thread, messages: thread.messages.filter(({ id }) => !hidden.has(id)) }];
}
