import type { Extension } from '@codemirror/state';
import { list as listGroups } from '@scriptorium/contract/operations/groups.ts';
import type { AnchorJson } from '@scriptorium/contract/review/effects.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { operationQuery } from '../../../api/query-client.ts';
import type { DocumentConnection } from '../../../editor/collab/document-connection.ts';
import { readBareText } from '../../../editor/collab/view/bare-text.ts';
import type { DocumentReview, RefusedOperation, ReviewView } from '../../../editor/collab/document-review.ts';
import type { EditorHandle } from '../../../editor/options.ts';
import { readCardPlaces } from '../../../editor/review/card-places.ts';
import type { ReviewHooks } from '../../../editor/review/commenting.ts';
import { placeDraft } from '../../../editor/review/review-field.ts';
import { reviewing } from '../../../editor/review/reviewing.ts';
import { pickPersonColor } from '../../../ui/person-color.ts';
import { Drafts } from './drafts.ts';
import { findDraft } from './find-draft.ts';
import { makeDesk } from './make-desk.ts';
import type { Mentionable } from './mention.ts';
import { PendingDeletions } from './pending-deletions.ts';
import { type ShownThread, ThreadReader } from './read-threads.ts';
import { listSubjects } from './review-actions.ts';
import type { ReviewDesk, Writing } from './review-desk.ts';
import { useSeen } from './use-seen.ts';

const NOBODY: readonly Mentionable[] = [];
const NOTHING: readonly ShownThread[] = [];
const NONE_REFUSED: readonly RefusedOperation[] = [];
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
  const known = useReviewView(review);
  const people = usePeople(workspaceUUID);
  const [reader] = useState(() => new ThreadReader());
  const [drafts] = useState(() => new Drafts(me, itemUUID));
  const [deletions] = useState(() => new PendingDeletions());
  const [active, setActive] = useState<string | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const [anchoring, setAnchoring] = useState<string | null>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  const hidden = useSyncExternalStore(deletions.subscribe, deletions.read);
  useSendOnLeaving(deletions);

  const view = handle?.view ?? null;
  const isReady = known !== null && view !== null;
  const takeUpDraft = useEffectEvent(() => {
    if (view === null || drafts.read('new') === '') return;
    const place = findDraft(drafts.read('place'), view.state.doc.toString());
    view.dispatch({ effects: placeDraft.of(place) });
    setWriting(place === null ? 'document' : 'passage');
  });
  useEffect(() => {
    if (isReady) takeUpDraft();
  }, [isReady]);
  const threads = useMemo(() => {
    if (known === null || view === null) return NOTHING;
    const text = readBareText(view.state);
    const all = reader.read(known, (from, to) => text.sliceString(from, to));
    return hidden.size === 0 ? all : all.flatMap((thread) => leaveOut(thread, hidden));
  }, [known, view, reader, hidden]);
  const document = useMemo(() => ({ uuid: workspaceUUID, itemPath: path }), [workspaceUUID, path]);
  const unseen = useSeen({ uuid: workspaceUUID, itemPath: path, itemUUID, me, threads, active });
  const refused = known?.refused ?? NONE_REFUSED;
  const looseRefusals = useMemo(() => {
    const ids = new Set(threads.map(({ id }) => id));
    return refused.length === 0
      ? NONE_REFUSED
      : refused.filter(({ effect }) => !ids.has(listSubjects(effect)[0] ?? ''));
  }, [refused, threads]);
  const places = view === null ? null : readCardPlaces(view);
  const role = known?.role ?? null;
  const latest = useRef({ cards: show, text: showText });
  useEffect(() => {
    latest.current = { cards: show, text: showText };
  }, [show, showText]);
  // Every card looks at it: it is another one only when something on a card may be different.
  const desk = useMemo(
    () =>
      review === null || view === null || places === null || role === null
        ? null
        : makeDesk({
            facts: {
              review,
              view,
              places,
              drafts,
              deletions,
              document,
              role,
              me,
              people,
              threads,
              unseen,
              looseRefusals,
              anchoring,
              active,
              entered,
              writing,
            },
            address: `${location.origin}/comment/${itemUUID}`,
            show: (isInText) => latest.current.cards(isInText),
            setActive,
            setEntered,
            setWriting,
            setAnchoring,
            showText: () => latest.current.text(),
          }),
    [
      review,
      view,
      places,
      drafts,
      deletions,
      document,
      role,
      me,
      people,
      threads,
      unseen,
      looseRefusals,
      anchoring,
      active,
      entered,
      writing,
      itemUUID,
    ],
  );
  const hasLoose = looseRefusals.length > 0;
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
  });
  const extension = useMemo(() => (review === null ? [] : reviewing(review, pickPersonColor, hooks)), [review, hooks]);
  return { extension, desk };
}

function useReviewView(review: DocumentReview | null): ReviewView | null {
  return useSyncExternalStore(
    (listener) => review?.subscribe(listener) ?? doNothing,
    () => review?.read() ?? null,
  );
}

/** The editor keeps what it was made with: these stay the same and do what is right now. */
function useHooks(now: ReviewHooks): ReviewHooks {
  const mayComment = useEffectEvent(() => now.mayComment());
  const begin = useEffectEvent((anchor: AnchorJson, what: 'comment' | 'suggestion') => now.begin(anchor, what));
  const open = useEffectEvent((thread: string, isEntered: boolean) => now.open(thread, isEntered));
  const switchMode = useEffectEvent(() => now.switchMode());
  const [hooks, setHooks] = useState<ReviewHooks>({
    mayComment: () => false,
    begin: doNothing,
    open: doNothing,
    switchMode: () => false,
  });
  useEffect(() => {
    setHooks({ mayComment, begin, open, switchMode });
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

/** A thread without what is about to be deleted; nothing of it when that is its first message. */
function leaveOut(thread: ShownThread, hidden: ReadonlySet<string>): ShownThread[] {
  const [first] = thread.messages;
  if (thread.kind === 'comment' && first !== undefined && hidden.has(first.id)) return [];
  if (!thread.messages.some(({ id }) => hidden.has(id))) return [thread];
  return [{ ...thread, messages: thread.messages.filter(({ id }) => !hidden.has(id)) }];
}
