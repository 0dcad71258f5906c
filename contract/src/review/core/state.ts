/**
 * What is known of the review of a document at one version, without what people wrote: where everything is and how it
 * stands. A value, the same on the server, in each browser, and after a cold load; `hash.ts` compares it.
 */
export interface ReviewState {
  /** In the order of the text; the order of marks at one place never changes either, since it decides what comes first. */
  readonly marks: readonly Mark[];
  readonly threads: ReadonlyMap<string, Thread>;
}

export type ThreadStatus = 'open' | 'resolved' | 'accepted' | 'rejected' | 'withdrawn' | 'deleted';

/** A comment with its replies, or a suggestion with its replies. */
export interface Thread {
  readonly id: string;
  readonly kind: 'comment' | 'suggestion';
  readonly status: ThreadStatus;
  /** Id of the account that began it. */
  readonly by: string;
  /** Those of others that amended the suggestion. */
  readonly amendedBy: readonly string[];
  /** Whether it is anchored to the text, and not to the document as a whole. */
  readonly isAnchored: boolean;
  readonly messages: readonly MessageMark[];
}

export interface MessageMark {
  readonly id: string;
  readonly by: string;
  readonly isDeleted: boolean;
}

/**
 * A place in the text that belongs to a thread.
 * - `anchor`: what a comment is about.
 * - `insert`: a point where `text` is suggested.
 * - `cut`: a range whose deletion is suggested. What others write inside is no part of it: it splits.
 * - `done`: text that an acceptance inserted; `text` says what it was.
 * - `gone`: the point where an acceptance deleted `text`.
 */
export interface Mark {
  readonly kind: 'anchor' | 'insert' | 'cut' | 'done' | 'gone';
  readonly thread: string;
  /** The hunk of a suggestion; '' for the anchor of a thread. */
  readonly hunk: string;
  /** UTF-16 units from the start of the text. */
  readonly from: number;
  readonly to: number;
  /** A place between two characters, and not a range that shrank to nothing. */
  readonly isPoint: boolean;
  readonly text: string;
  /** What was cropped, in order; it comes back when that exact text comes back there. */
  readonly lost: readonly Lost[];
}

export interface Lost {
  /** Units from the start of the mark. */
  readonly at: number;
  readonly text: string;
  /** 0: of the mark itself. -1 or 1: stood before or after it when nothing was left of it; tells where it stood. */
  readonly side: -1 | 0 | 1;
  /** Larger was lost later: undo brings the last first. */
  readonly turn: number;
}

export const EMPTY_REVIEW: ReviewState = { marks: [], threads: new Map() };

/** Nothing of the text is left under it: its card shows the quote and offers another place. */
export function isLost(mark: Mark): boolean {
  return !mark.isPoint && mark.from === mark.to && mark.lost.length > 0;
}

export function countOpen(state: ReviewState): number {
  let open = 0;
  for (const { status } of state.threads.values()) if (status === 'open') open += 1;
  return open;
}

/** As it is sent and kept in checkpoints. */
export interface ReviewStateJson {
  readonly marks: readonly Mark[];
  readonly threads: readonly Thread[];
}

export function writeState(state: ReviewState): ReviewStateJson {
  return { marks: state.marks, threads: [...state.threads.values()] };
}

export function readState(json: ReviewStateJson): ReviewState {
  return { marks: json.marks, threads: new Map(json.threads.map((thread) => [thread.id, thread])) };
}

export function isEmptyState(state: ReviewState): boolean {
  return state.threads.size === 0;
}
