import type { Extension } from '@codemirror/state';
import type { AnchorJson } from '@scriptorium/contract/review/effects.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { DocumentConnection } from '../../../editor/collab/document-connection.ts';
import { sliceBareText, toBarePassage } from '../../../editor/collab/view/bare-text.ts';
import type { DocumentReview } from '../../../editor/collab/document-review.ts';
import type { EditorHandle } from '../../../editor/options.ts';
import { readCardPlaces } from '../../../editor/review/card-places.ts';
import type { ReviewHooks } from '../../../editor/review/commenting.ts';
import { placeDraft } from '../../../editor/review/review-field.ts';
import { reviewing } from '../../../editor/review/reviewing.ts';
import { colorInText } from '../../../lib/person-color.ts';
import { BEGUN, Drafts } from './drafts.ts';
import { describePassage, writeBegun } from './find-draft.ts';
import { makeDesk } from './make-desk.ts';
import { PendingDeletions } from './pending-deletions.ts';
import { ReviewBoard } from './review-board.ts';
import type { ReviewDesk } from './review-desk.ts';
import { resumeDraft } from './resume-draft.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';
import { useMentionable } from './use-mentionable.ts';

const doNothing = (): void => undefined;

interface DeskOptions {
  readonly connection: DocumentConnection | null;
  readonly handle: EditorHandle | null;
  readonly workspaceUUID: string;
  readonly itemUUID: string;
  readonly path: string;
  readonly me: string;
  readonly hasEnded: boolean;
  /** Makes the cards visible; a thread without a place in the text appears only in the list. */
  readonly show: (isInText: boolean) => void;
  /** Closes whatever covers the text. */
  readonly showText: () => void;
  /** Switches between editing and suggesting. */
  readonly switchMode: () => boolean;
}

/** The review of an open document: the editor extension, and the desk for its cards once the review is loaded. */
export function useReviewDesk(options: DeskOptions): { extension: Extension; desk: ReviewDesk | null } {
  const { connection, handle, workspaceUUID, itemUUID, path, me, hasEnded, show, showText } = options;
  const review = connection?.review ?? null;
  const lastRole = useReview(review, (known) => known.role());
  const role = lastRole !== null && hasEnded ? 'reader' : lastRole;
  const isKnown = useReview(review, (known) => known.isKnown()) ?? false;
  const people = useMentionable(workspaceUUID, path);
  const [board] = useState(() => new ReviewBoard(me));
  const [drafts] = useState(() => new Drafts(me, itemUUID));
  const [deletions] = useState(() => new PendingDeletions());
  useSendOnLeaving(deletions);
  useKeptDrafts(hasEnded, drafts, { userId: me, workspace: workspaceUUID, item: itemUUID, path });

  const view = handle?.view ?? null;
  // Before the text is painted, since the board determines where the text column is placed.
  useLayoutEffect(() => {
    if (review === null || view === null || !isKnown) return undefined;
    return board.follow(review, deletions, (from, to) => sliceBareText(view.state, from, to));
  }, [board, review, view, isKnown, deletions]);
  const isReady = isKnown && view !== null;
  const resume = useEffectEvent(() => {
    const resumed = view && resumeDraft(view, drafts);
    if (resumed === null) return;
    board.set(resumed);
    show(resumed.writing !== 'document');
  });
  useEffect(() => {
    if (isReady) resume();
  }, [isReady]);
  const document = useMemo(() => ({ uuid: workspaceUUID, itemPath: path }), [workspaceUUID, path]);
  const places = view === null ? null : readCardPlaces(view);
  const latest = useRef({ cards: show, text: showText });
  useEffect(() => {
    latest.current = { cards: show, text: showText };
  }, [show, showText]);
  const desk = useMemo(
    () =>
      review === null || view === null || places === null || role === null || !isKnown
        ? null
        : makeDesk({
            facts: { review, view, places, board, drafts, deletions, document, role, hasEnded, me, people },
            address: `${location.origin}/comment/${itemUUID}`,
            show: (isInText) => latest.current.cards(isInText),
            showText: () => latest.current.text(),
          }),
    [review, view, places, board, drafts, deletions, document, role, hasEnded, isKnown, me, people, itemUUID],
  );
  const hasLoose = useSyncExternalStore(board.subscribe, () => board.read().looseRefusals.length > 0);
  useEffect(() => {
    // These have no card, so the list is opened: otherwise nobody would look for them there.
    if (hasLoose) latest.current.cards(false);
  }, [hasLoose]);
  const keepPassage = (anchor: AnchorJson, what: 'comment' | 'suggestion'): void => {
    if (view === null) return;
    const passage = describePassage(anchor, (from, to) => view.state.sliceDoc(from, to));
    drafts.write(BEGUN, writeBegun({ what, passage }));
  };
  const hooks = useHooks({
    mayComment: () => desk !== null && isAtLeast(desk.role, 'commenter'),
    begin: (anchor, what) => {
      if (view === null) return;
      view.dispatch({ effects: placeDraft.of(anchor) });
      keepPassage(anchor, what);
      if (what === 'comment') desk?.write('passage');
      else desk?.write('suggestion', toBarePassage(view.state, anchor).text);
    },
    moved: (anchor) => {
      const { writing } = board.read();
      if (writing === 'passage') keepPassage(anchor, 'comment');
      // A rewording's draft stays stored under the passage it began with.
    },
    open: (thread, isEntered) => desk?.activate(thread, isEntered),
    switchMode: options.switchMode,
    walkUnseen: (by) => desk?.walkUnseen(by),
  });
  const extension = useMemo(() => (review === null ? [] : reviewing(review, colorInText, hooks)), [review, hooks]);
  return { extension, desk };
}

/**
 * A primitive value derived from a review; null if there is no review. Anything that changes with each key is on the
 * board.
 */
function useReview<Fact extends string | boolean | null>(
  review: DocumentReview | null,
  read: (review: DocumentReview) => Fact,
): Fact | null {
  return useSyncExternalStore(
    (listener) => review?.subscribe(listener) ?? doNothing,
    () => (review === null ? null : read(review)),
  );
}

/**
 * The editor keeps the hooks it was created with, so these are stable and call the latest versions. They are there from
 * the first render: the text may arrive before effects have run.
 */
function useHooks(now: ReviewHooks): ReviewHooks {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [hooks] = useState<ReviewHooks>(() => ({
    mayComment: () => latest.current.mayComment(),
    begin: (anchor, what) => latest.current.begin(anchor, what),
    moved: (anchor) => latest.current.moved(anchor),
    open: (thread, isEntered) => latest.current.open(thread, isEntered),
    switchMode: () => latest.current.switchMode(),
    walkUnseen: (by) => latest.current.walkUnseen(by),
  }));
  return hooks;
}

function useSendOnLeaving(deletions: PendingDeletions): void {
  useEffect(() => {
    const send = (): void => deletions.sendAll();
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('pagehide', send);
      send();
    };
  }, [deletions]);
}
