import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useMediaQuery } from '@mantine/hooks';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { expectsCards } from '../../../api/expects-cards.ts';
import type { DocumentConnection } from '../../../editor/collab/document-connection.ts';
import type { EditorHandle } from '../../../editor/options.ts';
import { keepMargin, ROOM_FOR_CARDS } from '../../../editor/review/card-places.ts';
import { comment } from '../../../editor/review/commenting.ts';
import { keepRoomForCards } from '../../../lib/room-for-cards.ts';
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
  /**
   * The text would wrap anew if it made room, and others may comment on it at any time, as far as is known: the source
   * of a shared text.
   */
  readonly isRoomFixed: boolean;
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

/** What was just sent, or taken back by “Undo”, has its card again within this time: until then the text stays. */
const GONE_FOR_MS = 300;

/**
 * Makes room for cards while there are some beside the text, or while its reader suggests: with the first paint if they
 * are expected, otherwise the text slides aside. When they go, or the panel lists them, it slides back to the middle.
 */
function useMargin(
  handle: EditorHandle | null,
  desk: ReviewDesk | null,
  options: Pick<PlaceOptions, 'itemUUID' | 'workspaceUUID' | 'path'> & {
    hasRoom: boolean;
    isListed: boolean;
    isFixed: boolean;
    isExpected: () => boolean;
    isSuggesting: boolean;
  },
): void {
  const { itemUUID, workspaceUUID, path, hasRoom, isListed, isFixed, isSuggesting } = options;
  const isCardShown = useSyncExternalStore(
    desk?.board.subscribe ?? subscribeToNothing,
    () => desk !== null && hasCards(desk.board.read()),
  );
  const isNeeded = isCardShown || isSuggesting || (desk === null && options.isExpected());
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  useEffect(() => {
    if (isNeeded || !wasNeeded) return undefined;
    const timer = setTimeout(() => setWasNeeded(false), GONE_FOR_MS);
    return () => clearTimeout(timer);
  }, [isNeeded, wasNeeded]);
  const view = handle?.view ?? null;
  const isKept = hasRoom && ((wasNeeded && !isListed) || isFixed);
  const hadRoom = useRef(false);
  useLayoutEffect(() => {
    if (view === null) return undefined;
    // In a window that has just become wider or narrower, the text moves anyway.
    const slides = hasRoom && hadRoom.current;
    hadRoom.current = hasRoom;
    return whenNotComposing(view, () => view.dispatch({ effects: keepMargin.of({ isKept, slides }) }));
  }, [view, hasRoom, isKept]);
  useEffect(() => {
    // The board is read here: in the desk's first render, it contained no threads yet.
    const facts = desk?.board.read();
    if (facts === undefined) return;
    const reason = isSuggesting
      ? 'suggesting'
      : hasCards(facts)
        ? 'threads'
        : facts.threads.some(({ status }) => status === 'open')
          ? 'none beside'
          : null;
    keepRoomForCards({ itemUUID, workspaceUUID, path }, reason);
  }, [desk, itemUUID, workspaceUUID, path, isSuggesting, isCardShown]);
}

/** Moving what is being composed would leave the input method's window behind. */
function whenNotComposing(view: EditorView, act: () => void): () => void {
  if (!view.composing) {
    act();
    return () => undefined;
  }
  let frame = 0;
  const look = (): void => {
    // The next composition may have begun with the same key.
    frame = requestAnimationFrame(() => (view.composing ? undefined : act()));
  };
  view.contentDOM.addEventListener('compositionend', look);
  return () => {
    cancelAnimationFrame(frame);
    view.contentDOM.removeEventListener('compositionend', look);
  };
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
    itemUUID,
    workspaceUUID: options.workspaceUUID,
    path: options.path,
    hasRoom: hasRoom && !hasResult,
    isListed,
    isFixed: isReviewed && options.isRoomFixed,
    isExpected: () => isReviewed && expectsCards(options.workspaceUUID, itemUUID),
    isSuggesting: isReviewed && mode === 'suggesting',
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
