/**
 * A document's review at one version, without the messages' text: the positions and statuses of everything. Immutable
 * and identical on the server, in each browser and after a cold load, which `hash.ts` verifies.
 */
export interface ReviewState {
  /** In text order. The order of marks at the same position is significant and kept. */
  readonly marks: readonly Mark[];
  readonly threads: ReadonlyMap<string, Thread>;
}

export type ThreadStatus = 'open' | 'resolved' | 'accepted' | 'rejected' | 'withdrawn' | 'deleted';

/** A comment or a suggestion, with its replies. Without its id, so that equal ones can be shared. */
export interface Thread {
  readonly kind: 'comment' | 'suggestion';
  readonly status: ThreadStatus;
  /** Account id of its author. */
  readonly by: string;
  /** Account ids of others who amended the suggestion. */
  readonly amendedBy: readonly string[];
  /** False if it is about the whole document. */
  readonly isAnchored: boolean;
  readonly messages: readonly MessageMark[];
}

export interface MessageMark {
  readonly id: string;
  readonly by: string;
  readonly isDeleted: boolean;
}

/**
 * A position or range in the text that belongs to a thread.
 * - `anchor`: what a comment is about.
 * - `insert`: a point where `text` is suggested.
 * - `cut`: a range whose deletion is suggested. It splits around what others write inside.
 * - `done`: text inserted by an acceptance; `text` is the original insertion.
 * - `gone`: the point where an acceptance deleted `text`.
 */
export interface Mark {
  readonly kind: 'anchor' | 'insert' | 'cut' | 'done' | 'gone';
  readonly thread: string;
  /** The hunk of a suggestion; '' for a thread's anchor. */
  readonly hunk: string;
  /** UTF-16 units from the start of the text. */
  readonly from: number;
  readonly to: number;
  /** A point between two characters, rather than a range that has become empty. */
  readonly isPoint: boolean;
  readonly text: string;
  /** Cropped pieces in order; they belong to the mark again if exactly that text comes back. */
  readonly lost: readonly Lost[];
}

export interface Lost {
  /** UTF-16 units from the start of the mark. */
  readonly at: number;
  readonly text: string;
  /**
   * 0: part of the mark itself. -1 or 1: text before or after it when nothing was left of it, which tells where it was.
   */
  readonly side: -1 | 0 | 1;
  /** Larger means lost later: undo restores the latest first. */
  readonly turn: number;
}

export const EMPTY_REVIEW: ReviewState = { marks: [], threads: new Map() };

/** Whether none of its text is left; its card then shows the quote and offers to re-anchor it. */
export function isLost(mark: Mark): boolean {
  return !mark.isPoint && mark.from === mark.to && mark.lost.length > 0;
}

/** Number of open threads. */
export function countOpen(state: ReviewState): number {
  let open = 0;
  for (const { status } of state.threads.values()) if (status === 'open') open += 1;
  return open;
}

/** The state as sent to clients and stored in checkpoints. */
export interface ReviewStateJson {
  readonly marks: readonly Mark[];
  readonly threads: readonly ThreadJson[];
}

export interface ThreadJson extends Thread {
  readonly id: string;
}

/** The inverse of `readState`. */
export function writeState(state: ReviewState): ReviewStateJson {
  return { marks: state.marks, threads: Array.from(state.threads, ([id, thread]) => ({ id, ...thread })) };
}

/** A single empty list, shared by thousands of marks and threads. */
export const NONE: readonly never[] = [];

/**
 * Reads a state written by `writeState`. Parsed JSON has a copy of each repeated ID, empty list and thread without
 * messages (which most suggestions are); sharing them more than halves the memory of a long review.
 */
export function readState(json: ReviewStateJson): ReviewState {
  const known = new Map<string, string>();
  const share = (text: string): string => {
    const shared = known.get(text) ?? text;
    known.set(text, shared);
    return shared;
  };
  const shareList = <Item>(list: readonly Item[]): readonly Item[] => (list.length === 0 ? NONE : list);
  const silent = new Map<string, Thread>();
  const shareThread = (thread: Thread): Thread => {
    const { kind, status, by, amendedBy, isAnchored, messages } = thread;
    if (messages.length > 0) return thread;
    const key = [kind, status, by, isAnchored, ...amendedBy].join(' ');
    const shared = silent.get(key) ?? thread;
    silent.set(key, shared);
    return shared;
  };
  // Spelled out, since copies made by spreading are larger than what was parsed.
  const threads = json.threads.map(({ id, kind, status, by, amendedBy, isAnchored, messages }): [string, Thread] => {
    const said = messages.map((one) => ({ id: one.id, by: share(one.by), isDeleted: one.isDeleted }));
    const thread = {
      kind,
      status,
      by: share(by),
      amendedBy: shareList(amendedBy),
      isAnchored,
      messages: shareList(said),
    };
    return [share(id), shareThread(thread)];
  });
  const marks = json.marks.map(({ kind, thread, hunk, from, to, isPoint, text, lost }) => ({
    kind,
    thread: share(thread),
    hunk: share(hunk),
    from,
    to,
    isPoint,
    text: share(text),
    lost: shareList(lost),
  }));
  return { marks, threads: new Map(threads) };
}

/** Whether the document has never had a thread. */
export function isEmptyState(state: ReviewState): boolean {
  return state.threads.size === 0;
}
