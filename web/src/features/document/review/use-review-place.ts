import type { Extension } from '@codemirror/state';
import { useMediaQuery } from '@mantine/hooks';
import { counts } from '@scriptorium/contract/operations/review.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { operationQuery, queryClient } from '../../../api/query-client.ts';
import type { DocumentConnection } from '../../../editor/collab/document-connection.ts';
import type { EditorHandle } from '../../../editor/options.ts';
import { keepMargin, ROOM_FOR_CARDS } from '../../../editor/review/card-places.ts';
import { comment } from '../../../editor/review/commenting.ts';
import { hasCards } from './review-board.ts';
import type { ReviewDesk } from './review-desk.ts';
import { useReviewDesk } from './use-review-desk.ts';
import { useSuggesting, useWritingMode, type WritingMode } from './use-writing-mode.ts';

interface PlaceOptions {
  readonly connection: DocumentConnection | null;
  readonly handle: EditorHandle | null;
  readonly workspaceUUID: string;
  readonly itemUUID: string;
  readonly path: string;
  readonly me: string;
  readonly myName: string;
  readonly hasEnded: boolean;
  /** The thread named in the URL. */
  readonly thread: string | null;
  readonly tab: string;
  readonly isPanelShown: boolean;
  readonly hasResult: boolean;
  /** Others can comment on the document too, as far as is known. */
  readonly isShared: boolean;
  /** Opens the list in the side panel. */
  readonly onPanel: () => void;
  /** Closes the panel if it covers the text. */
  readonly onText: () => void;
}

/** Whether cards fit beside the text without narrowing it. */
function useRoomForCards(handle: EditorHandle | null): boolean {
  const [hasRoom, setRoom] = useState(false);
  useLayoutEffect(() => {
    const scroller = handle?.view.scrollDOM;
    if (scroller === undefined) return undefined;
    const measure = (): void => setRoom(scroller.clientWidth >= ROOM_FOR_CARDS);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(scroller);
    return () => watcher.disconnect();
  }, [handle]);
  return hasRoom;
}

/**
 * Reserves room for cards with the first paint of the text, which would otherwise shift when they appear. Room is
 * always reserved in a text that others can comment on. In a private one, it is reserved from the first card until the
 * text is closed, and earlier if the workspace's counts report open threads.
 */
function useMargin(
  handle: EditorHandle | null,
  desk: ReviewDesk | null,
  { isPlace, isShared, isExpected }: { isPlace: boolean; isShared: boolean; isExpected: boolean },
): void {
  const isCardShown = useSyncExternalStore(
    desk?.board.subscribe ?? subscribeToNothing,
    () => desk !== null && hasCards(desk.board.read()),
  );
  // Set one render after the desk appears, since only then does its board contain the cards.
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(desk !== null), [desk]);
  const view = handle?.view ?? null;
  const [wasKept, setKept] = useState(false);
  if (isCardShown && !wasKept) setKept(true);
  const isKept = isPlace && (wasKept || isCardShown || isShared || (!isSettled && isExpected));
  useLayoutEffect(() => {
    if (view === null || !isKept) return undefined;
    view.dispatch({ effects: keepMargin.of(true) });
    return () => view.dispatch({ effects: keepMargin.of(false) });
  }, [view, isKept]);
}

/** From cached data only. */
function hasOpenThreads(uuid: string, itemUUID: string): boolean {
  const known = queryClient.getQueryData(operationQuery(counts, { uuid }).queryKey);
  return known?.documents.some((document) => document.itemUUID === itemUUID) ?? false;
}

const subscribeToNothing = (): (() => void) => () => undefined;

/** Decides where cards appear: beside the text if there is room, otherwise in the panel or, if narrow, in a sheet. */
export function useReviewPlace(options: PlaceOptions): {
  extension: Extension;
  desk: ReviewDesk | null;
  hasComments: boolean;
  /** Null if this person may not comment; undefined until that is known. */
  onComment: (() => void) | null | undefined;
  mode: WritingMode;
  modes: readonly WritingMode[];
  setMode: (mode: WritingMode) => void;
  cards: { place: 'margin' | 'panel' | 'sheet'; isSheetOpen: boolean; onSheet: (open: boolean) => void };
} {
  const { handle, tab, isPanelShown, hasResult, onPanel, onText, thread, me, myName, itemUUID } = options;
  const hasRoom = useRoomForCards(handle);
  // In narrow windows, the panel is a drawer that would cover the passage being discussed.
  const isNarrow = useMediaQuery('(max-width: 1099px)', false);
  const [isSheetOpen, setSheet] = useState(false);
  const isListed = isPanelShown && tab === 'comments';
  const place = hasRoom && !hasResult && !isListed ? 'margin' : isNarrow ? 'sheet' : 'panel';
  const { mode, modes, setMode, switchMode } = useWritingMode(options.connection, me, itemUUID);
  const { extension, desk } = useReviewDesk({
    ...options,
    switchMode,
    showText: () => {
      setSheet(false);
      if (place !== 'margin') onText();
    },
    show: (isInText) => {
      if (isListed) return;
      if (place === 'sheet') setSheet(true);
      else if (place === 'panel' || !isInText) onPanel();
    },
  });
  useSuggesting({ handle, isOn: mode === 'suggesting', userId: me, userName: myName });
  const isReady = desk !== null;
  const openNamed = useEffectEvent(() => {
    if (thread !== null) desk?.open(thread);
  });
  useEffect(() => {
    if (isReady) openNamed();
  }, [isReady, thread]);
  const isReviewed = !options.hasEnded && options.connection?.review !== null;
  const isAwaited = desk === null && isReviewed;
  useMargin(handle, desk, {
    // Also while the panel lists them: the text must not move when that is opened.
    isPlace: hasRoom && !hasResult,
    isShared: isReviewed && options.isShared,
    isExpected: isReviewed && hasOpenThreads(options.workspaceUUID, itemUUID),
  });
  const mayComment = desk !== null && isAtLeast(desk.role, 'commenter');
  return {
    extension,
    desk,
    onComment: isAwaited ? undefined : mayComment && handle !== null ? () => void comment(handle.view) : null,
    hasComments: isAwaited || desk !== null,
    mode,
    modes,
    setMode,
    cards: { place, isSheetOpen, onSheet: setSheet },
  };
}
