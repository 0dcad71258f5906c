import { EditorView } from '@codemirror/view';
import { isLost } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewView } from '../../../editor/collab/document-review.ts';
import { activateThread, findThread, placeDraft } from '../../../editor/review/review-field.ts';
import { t } from '../../../lib/texts/review.ts';
import { toastInfo } from '../../../ui/toasts.ts';
import { findNextUnseen } from './find-unseen.ts';
import type { ReviewDesk } from './review-desk.ts';

type Deeds = 'activate' | 'anchor' | 'open' | 'walk' | 'walkUnseen' | 'write' | 'stopWriting' | 'linkTo' | 'leave';

interface DeskParts {
  readonly facts: Omit<ReviewDesk, Deeds>;
  /** Of the document's comments; it survives renames. */
  readonly address: string;
  /** Brings cards to where they can be seen; those that are not beside a place in the text are in the list only. */
  readonly show: (isInText: boolean) => void;
  /** The text has to be in sight. */
  readonly showText: () => void;
}

/** What cards can do, with what they show. */
export function makeDesk({ facts, address, show, showText }: DeskParts): ReviewDesk {
  const { review, view, drafts, board } = facts;
  const activate = (thread: string | null, isEntered = false): void => {
    board.set({ active: thread, entered: isEntered ? thread : null });
    view.dispatch({ effects: activateThread.of(thread) });
    if (thread !== null) show(hasPlace(review.read(), thread));
  };
  const open = (thread: string): void => {
    activate(thread, true);
    const place = findThread(view.state, thread);
    if (place) view.dispatch({ effects: EditorView.scrollIntoView(place.from, { y: 'center' }) });
  };
  return {
    ...facts,
    activate,
    open,
    anchor: (thread) => {
      board.set({ anchoring: thread });
      if (thread === null) {
        board.set({ entered: board.read().active });
        return;
      }
      showText();
      view.focus();
    },
    walk: (among, by) => {
      const { active } = board.read();
      const next = among[among.findIndex(({ id }) => id === active) + by];
      if (next) open(next.id);
    },
    walkUnseen: (by) => {
      const { threads, unseen, active } = board.read();
      const next = findNextUnseen(threads, unseen, active, by);
      if (next === null) toastInfo(t('noneNew'));
      else open(next);
    },
    write: (on) => {
      if (on === 'document') view.dispatch({ effects: placeDraft.of(null) });
      activate(null);
      board.set({ writing: on });
      show(on !== 'document');
    },
    stopWriting: () => {
      board.set({ writing: null });
      drafts.write('place', '');
      view.dispatch({ effects: placeDraft.of(null) });
    },
    linkTo: (thread) => `${address}/${thread}`,
    leave: () => {
      const { active } = board.read();
      const place = active === null ? null : findThread(view.state, active);
      activate(null);
      if (place) view.dispatch({ selection: { anchor: place.from }, scrollIntoView: true });
      view.focus();
    },
  };
}

/** Whether a card has a place beside the text. */
function hasPlace(known: ReviewView | null, id: string): boolean {
  const marks = known?.state.marks.filter(({ thread }) => thread === id) ?? [];
  return known?.state.threads.get(id)?.status === 'open' && marks.some((mark) => !isLost(mark));
}
