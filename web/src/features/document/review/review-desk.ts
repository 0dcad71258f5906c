import type { EditorView } from '@codemirror/view';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import { createContext, use } from 'react';
import type { DocumentReview, RefusedOperation } from '../../../editor/collab/document-review.ts';
import type { CardPlaces } from '../../../editor/review/card-places.ts';
import type { Drafts } from './drafts.ts';
import type { Mentionable } from './mention.ts';
import type { PendingDeletions } from './pending-deletions.ts';
import type { ShownThread } from './read-threads.ts';

/** What is being written: a comment on the marked passage or on the whole document, or other words for the passage. */
export type Writing = 'passage' | 'document' | 'suggestion';

/** What the cards, the list and the sheet work with. */
export interface ReviewDesk {
  readonly review: DocumentReview;
  readonly view: EditorView;
  readonly places: CardPlaces;
  readonly drafts: Drafts;
  readonly deletions: PendingDeletions;
  /** Where the document is, for calls. */
  readonly document: { readonly uuid: string; readonly itemPath: string };
  readonly role: Role;
  readonly me: string;
  readonly people: readonly Mentionable[];
  /** In the order of the text, without what is about to be deleted. */
  readonly threads: readonly ShownThread[];
  /** Threads in which others said something that is new. */
  readonly unseen: ReadonlySet<string>;
  /** What was refused and is about no thread that has a card. */
  readonly looseRefusals: readonly RefusedOperation[];
  readonly active: string | null;
  /** The card that the keyboard goes to as soon as it is drawn. */
  readonly entered: string | null;
  readonly writing: Writing | null;
  activate(thread: string | null, isEntered?: boolean): void;
  /** Shows a thread and the text it belongs to, and gives it the keyboard. */
  open(thread: string): void;
  /** The next or previous of the threads that `among` lists, from the active one. */
  walk(among: readonly ShownThread[], by: 1 | -1): void;
  /** The thread whose passage is being chosen in the text. */
  readonly anchoring: string | null;
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
