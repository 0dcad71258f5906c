import type { Extension } from '@codemirror/state';
import { list as listGroups } from '@scriptorium/contract/operations/groups.ts';
import type { AnchorJson } from '@scriptorium/contract/review/effects.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { operationQuery } from '../../../api/query-client.ts';
import type { DocumentConnection } from '../../../editor/collab/document-connection.ts';
import { sliceBareText } from '../../../editor/collab/view/bare-text.ts';
import type { DocumentReview } from '../../../editor/collab/document-review.ts';
import type { EditorHandle } from '../../../editor/options.ts';
import { readCardPlaces } from '../../../editor/review/card-places.ts';
import type { ReviewHooks } from '../../../editor/review/commenting.ts';
import { placeDraft } from '../../../editor/review/review-field.ts';
import { reviewing } from '../../../editor/review/reviewing.ts';
import { pickPersonColor } from '../../../lib/person-color.ts';
import { Drafts } from './drafts.ts';
import { findDraft } from './find-draft.ts';
import { makeDesk } from './make-desk.ts';
import type { Mentionable } from './mention.ts';
import { PendingDeletions } from './pending-deletions.ts';
import { ReviewBoard } from './review-board.ts';
import type { ReviewDesk } from './review-desk.ts';

const NOBODY: readonly Mentionable[] = [];
const doNothing = (): void => undefined;

interface DeskOptions {
  readonly connection: DocumentConnection | null;
  readonly handle: EditorHandle | null;
  readonly workspaceUUID: string;
  readonly itemUUID: string;
  readonly path: string;
  readonly me: string;
  /** Brings cards to where they can be seen; those that are not beside a place in the text are in the list only. */
  readonly show: (isInText: boolean) => void;
  /** Takes away what covers the text. */
  readonly showText: () => void;
  /** Between editing and suggesting. */
  readonly switchMode: () => boolean;
}

/** Comments and suggestions of an open document: the editor's part, and what the cards work with once there is one. */
export function useReviewDesk(options: DeskOptions): { extension: Extension; desk: ReviewDesk | null } {
  const { connection, handle, workspaceUUID, itemUUID, path, me, show, showText } = options;
  const review = connection?.review ?? null;
  const role = useReview(review, (known) => known.role());
  const isKnown = useReview(review, (known) => known.isKnown()) ?? false;
  const people = usePeople(workspaceUUID);
  const [board] = useState(() => new ReviewBoard(me));
  const [drafts] = useState(() => new Drafts(me, itemUUID));
  const [deletions] = useState(() => new PendingDeletions());
  useSendOnLeaving(deletions);

  const view = handle?.view ?? null;
  useEffect(() => {
    if (review === null || view === null || !isKnown) return undefined;
    return board.follow(review, deletions, (from, to) => sliceBareText(view.state, from, to));
  }, [board, review, view, isKnown, deletions]);
  const isReady = isKnown && view !== null;
  const takeUpDraft = useEffectEvent(() => {
    if (view === null || drafts.read('new') === '') return;
    const place = findDraft(drafts.read('place'), view.state.doc.toString());
    view.dispatch({ effects: placeDraft.of(place) });
    board.set({ writing: place === null ? 'document' : 'passage' });
  });
  useEffect(() => {
    if (isReady) takeUpDraft();
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
            facts: { review, view, places, board, drafts, deletions, document, role, me, people },
            address: `${location.origin}/comment/${itemUUID}`,
            show: (isInText) => latest.current.cards(isInText),
            showText: () => latest.current.text(),
          }),
    [review, view, places, board, drafts, deletions, document, role, isKnown, me, people, itemUUID],
  );
  const hasLoose = useSyncExternalStore(board.subscribe, () => board.read().looseRefusals.length > 0);
  useEffect(() => {
    // Nobody would look for it.
    if (hasLoose) latest.current.cards(false);
  }, [hasLoose]);
  const hooks = useHooks({
    mayComment: () => desk !== null && isAtLeast(desk.role, 'commenter'),
    begin: (anchor, what) => {
      view?.dispatch({ effects: placeDraft.of(anchor) });
      drafts.write('place', JSON.stringify(anchor));
      desk?.write(what === 'comment' ? 'passage' : 'suggestion');
    },
    open: (thread, isEntered) => desk?.activate(thread, isEntered),
    switchMode: options.switchMode,
    walkUnseen: (by) => desk?.walkUnseen(by),
  });
  const extension = useMemo(() => (review === null ? [] : reviewing(review, pickPersonColor, hooks)), [review, hooks]);
  return { extension, desk };
}

/** A simple fact of a review; null without one. What changes with each key is on the board. */
function useReview<Fact extends string | boolean | null>(
  review: DocumentReview | null,
  read: (review: DocumentReview) => Fact,
): Fact | null {
  return useSyncExternalStore(
    (listener) => review?.subscribe(listener) ?? doNothing,
    () => (review === null ? null : read(review)),
  );
}

/** The editor keeps what it was made with: these stay the same and do what is right now. */
function useHooks(now: ReviewHooks): ReviewHooks {
  const mayComment = useEffectEvent(() => now.mayComment());
  const begin = useEffectEvent((anchor: AnchorJson, what: 'comment' | 'suggestion') => now.begin(anchor, what));
  const open = useEffectEvent((thread: string, isEntered: boolean) => now.open(thread, isEntered));
  const switchMode = useEffectEvent(() => now.switchMode());
  const walkUnseen = useEffectEvent((by: 1 | -1) => now.walkUnseen(by));
  const [hooks, setHooks] = useState<ReviewHooks>({
    mayComment: () => false,
    begin: doNothing,
    open: doNothing,
    switchMode: () => false,
    walkUnseen: doNothing,
  });
  useEffect(() => {
    setHooks({ mayComment, begin, open, switchMode, walkUnseen });
  }, []);
  return hooks;
}

function usePeople(workspaceUUID: string): readonly Mentionable[] {
  const { data } = useQuery(operationQuery(listGroups, {}));
  return data?.groups.find(({ uuid }) => uuid === workspaceUUID)?.members ?? NOBODY;
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
