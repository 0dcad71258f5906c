import { EditorView } from '@codemirror/view';
import { isLost } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewView } from '../../../editor/collab/document-review.ts';
import { activateThread, findThread, placeDraft, reviewField } from '../../../editor/review/review-field.ts';
import { t } from '../../../lib/texts/review.ts';
import { toastInfo } from '../../../ui/toasts.ts';
import { BEGUN } from './drafts.ts';
import { writeBegun } from './find-draft.ts';
import { findNextUnseen } from './find-unseen.ts';
import type { ShownThread } from './read-threads.ts';
import type { ReviewDesk } from './review-desk.ts';

type Actions =
  | 'activate'
  | 'anchor'
  | 'open'
  | 'walk'
  | 'goOn'
  | 'walkUnseen'
  | 'write'
  | 'stopWriting'
  | 'sent'
  | 'linkTo'
  | 'leave';

/** How long a thread closed by key is skipped, ms; by then it has left the cards or was reopened. */
const CLOSING_MS = 3000;

interface DeskParts {
  readonly facts: Omit<ReviewDesk, Actions>;
  /** Base of links to this document's comments; survives renames. */
  readonly address: string;
  /** Makes the cards visible; a thread without a place in the text appears only in the list. */
  readonly show: (isInText: boolean) => void;
  /** Uncovers the text. */
  readonly showText: () => void;
}

/** Combines the data that cards show with the actions they offer. */
export function makeDesk({ facts, address, show, showText }: DeskParts): ReviewDesk {
  const { review, view, drafts, board } = facts;
  const choose = (thread: string | null, isEntered: boolean): void => {
    board.set({ active: thread, entered: isEntered ? thread : null });
    view.dispatch({ effects: activateThread.of(thread) });
  };
  const activate = (thread: string | null, isEntered = false): void => {
    choose(thread, isEntered);
    if (thread !== null) show(hasPlace(review.read(), thread));
  };
  const stopWriting = (): void => {
    board.set({ writing: null });
    drafts.write(BEGUN, '');
    view.dispatch({ effects: placeDraft.of(null) });
  };
  const open = (thread: string): void => {
    activate(thread, true);
    const place = findThread(view.state, thread);
    if (place) view.dispatch({ effects: EditorView.scrollIntoView(place.from, { y: 'center' }) });
  };
  const leave = (): void => {
    const { active } = board.read();
    const place = active === null ? null : findThread(view.state, active);
    activate(null);
    if (place) view.dispatch({ selection: { anchor: place.from }, scrollIntoView: true });
    view.focus();
  };
  /** When threads were closed by key here, since the cards are updated only a moment later. */
  const closed = new Map<string, number>();
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
    goOn: (among, from) => {
      const at = among.findIndex(({ id }) => id === from);
      const now = performance.now();
      closed.set(from, now);
      const isLeft = ({ id }: ShownThread): boolean => now - (closed.get(id) ?? Number.NEGATIVE_INFINITY) > CLOSING_MS;
      const next = among.slice(at + 1).find(isLeft) ?? among.slice(0, Math.max(0, at)).findLast(isLeft);
      if (next) open(next.id);
      else leave();
    },
    walkUnseen: (by) => {
      const { threads, unseen, active } = board.read();
      const next = findNextUnseen(threads, unseen, active, by);
      if (next === null) toastInfo(t('noneNew'));
      else open(next);
    },
    write: (on, reworded = '') => {
      if (on === 'document') {
        view.dispatch({ effects: placeDraft.of(null) });
        drafts.write(BEGUN, writeBegun({ what: 'comment', passage: null }));
      }
      activate(null);
      board.set({ writing: on, reworded });
      show(on !== 'document');
    },
    stopWriting,
    sent: (thread) => {
      // The review learns of the comment only after this task, so it cannot say yet whether it has a place in the text.
      const isInText = board.read().writing !== 'document' && view.state.field(reviewField).draft !== null;
      stopWriting();
      choose(thread, true);
      show(isInText);
    },
    linkTo: (thread) => `${address}/${thread}`,
    leave,
  };
}

/** Whether a thread has a place in the text, where its card can be shown. */
function hasPlace(known: ReviewView | null, id: string): boolean {
  const marks = known?.state.marks.filter(({ thread }) => thread === id) ?? [];
  return known?.state.threads.get(id)?.status === 'open' && marks.some((mark) => !isLost(mark));
}
