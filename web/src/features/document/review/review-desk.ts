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

/** Shared by the cards, the list and the sheet. Stable while people type: whatever changes is on the board. */
export interface ReviewDesk {
  readonly review: DocumentReview;
  readonly view: EditorView;
  readonly places: CardPlaces;
  readonly board: ReviewBoard;
  readonly drafts: Drafts;
  readonly deletions: PendingDeletions;
  /** The document's address in API calls. */
  readonly document: { readonly uuid: string; readonly itemPath: string };
  /** Once the document has ended, that of a reader. */
  readonly role: Role;
  /** Nothing can be sent any more: open forms only hold what was written in them. */
  readonly hasEnded: boolean;
  readonly me: string;
  readonly people: readonly Mentionable[];
  activate(thread: string | null, isEntered?: boolean): void;
  /** Shows a thread and its passage, and focuses its card. */
  open(thread: string): void;
  /** Moves to the thread after (1) or before (-1) the active one in `among`. */
  walk(among: readonly ShownThread[], by: 1 | -1): void;
  /** From a thread that is being closed to the next, after the last one to one before it, and at last to the text. */
  goOn(among: readonly ShownThread[], from: string): void;
  /** Moves to the next (1) or previous (-1) thread with something new. */
  walkUnseen(by: 1 | -1): void;
  /** Starts selecting a new passage for a thread; null cancels. */
  anchor(thread: string | null): void;
  /** Opens a form; `reworded` is the passage to reword. */
  write(on: Writing, reworded?: string): void;
  stopWriting(): void;
  /** Closes the form of a comment that was just sent; its card appears where the form was, with the focus. */
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

/** A value from the board; renders again only when that value changes. */
export function useBoard<Value>(select: (facts: BoardFacts) => Value): Value {
  const { board } = useDesk();
  return useSyncExternalStore(board.subscribe, () => select(board.read()));
}
