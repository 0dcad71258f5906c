import type { EditorView } from '@codemirror/view';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { DocumentReview } from '../../../editor/collab/document-review.ts';
import type { CardPlaces } from '../../../editor/review/card-places.ts';
import type { Drafts } from './drafts.ts';
import type { Mentionable } from './mention.ts';
import type { PendingDeletions } from './pending-deletions.ts';
import type { ShownThread } from './read-threads.ts';
import type { BoardFacts, ReviewBoard, Writing } from './review-board.ts';

/** Shared by the cards, the list and the sheet. Stable while users type: anything that changes is on the board. */
export interface ReviewDesk {
  readonly review: DocumentReview;
  readonly view: EditorView;
  readonly places: CardPlaces;
  readonly board: ReviewBoard;
  readonly drafts: Drafts;
  readonly deletions: PendingDeletions;
  /** The document's address in API calls. */
  readonly document: { readonly uuid: string; readonly itemPath: string };
  /** The reader role, once the document can no longer be edited. */
  readonly role: Role;
  /** Nothing can be sent any more; open forms only preserve their text. */
  readonly hasEnded: boolean;
  readonly me: string;
  readonly people: readonly Mentionable[];
  activate(thread: string | null, isEntered?: boolean): void;
  /** Shows a thread and its passage, and focuses its card. */
  open(thread: string): void;
  /** Moves to the thread after (1) or before (-1) the active one in `among`. */
  walk(among: readonly ShownThread[], by: 1 | -1): void;
  /**
   * Moves from a thread that is being closed to the next, or if there is none to the previous one, or else to the text.
   */
  goOn(among: readonly ShownThread[], from: string): void;
  /** Moves to the next (1) or previous (-1) unseen thread. */
  walkUnseen(by: 1 | -1): void;
  /** Starts selecting a new passage for a thread; null cancels. */
  anchor(thread: string | null): void;
  /** Opens a form; `reworded` is the passage to be reworded. */
  write(on: Writing, reworded?: string): void;
  stopWriting(): void;
  /** Closes the form of a comment that was just sent; its card replaces the form and takes the focus. */
  sent(thread: string): void;
  linkTo(thread: string): string;
  /** Returns to the text. */
  leave(): void;
}

export const DeskContext = createContext<ReviewDesk | null>(null);

export function useDesk(): ReviewDesk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('Cards are drawn inside of a review.');
  return desk;
}

/** A value from the board; re-renders only when that value changes. */
export function useBoard<Value>(select: (facts: BoardFacts) => Value): Value {
  const { board } = useDesk();
  return useSyncExternalStore(board.subscribe, () => select(board.read()));
}
