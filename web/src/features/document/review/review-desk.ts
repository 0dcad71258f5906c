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

/** What the cards, the list and the sheet work with. The same value while people type; what changes is on the board. */
export interface ReviewDesk {
  readonly review: DocumentReview;
  readonly view: EditorView;
  readonly places: CardPlaces;
  readonly board: ReviewBoard;
  readonly drafts: Drafts;
  readonly deletions: PendingDeletions;
  /** Where the document is, for calls. */
  readonly document: { readonly uuid: string; readonly itemPath: string };
  readonly role: Role;
  readonly me: string;
  readonly people: readonly Mentionable[];
  activate(thread: string | null, isEntered?: boolean): void;
  /** Shows a thread and the text it belongs to, and gives it the keyboard. */
  open(thread: string): void;
  /** The next or previous of the threads that `among` lists, from the active one. */
  walk(among: readonly ShownThread[], by: 1 | -1): void;
  /** The next or previous thread with something new, from the active one. */
  walkUnseen(by: 1 | -1): void;
  /** Has somebody choose a passage for a thread, or stops that. */
  anchor(thread: string | null): void;
  write(on: Writing): void;
  stopWriting(): void;
  linkTo(thread: string): string;
  /** Back to the text. */
  leave(): void;
}

export const DeskContext = createContext<ReviewDesk | null>(null);

export function useDesk(): ReviewDesk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('Cards are drawn inside of a review.');
  return desk;
}

/** Something on the board; drawn again only when this is another value. */
export function useBoard<Value>(select: (facts: BoardFacts) => Value): Value {
  const { board } = useDesk();
  return useSyncExternalStore(board.subscribe, () => select(board.read()));
}
