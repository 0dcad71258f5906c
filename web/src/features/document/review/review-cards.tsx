import { EditorView } from '@codemirror/view';
import { Drawer } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { findThread, reviewField, showUnseen } from '../../../editor/review/review-field.ts';
import { t } from '../../../lib/texts/review.ts';
import { Announcer } from './announcer.tsx';
import { usePageMark } from '../../../ui/use-page-mark.ts';
import { DraftCard } from './draft-card.tsx';
import { hasCards } from './review-board.ts';
import { DeskContext, type ReviewDesk, useBoard, useDesk } from './review-desk.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewMargin } from './review-margin.tsx';
import style from './review.module.css';
import { useSeen } from './use-seen.ts';

const AnchorPrompt = lazy(async () => ({ default: (await import('./anchor-prompt.tsx')).AnchorPrompt }));

/** The cards beside the text or in a sheet. The side panel renders its own. */
export function ReviewCards({ desk, ...place }: CardsPlace & { desk: ReviewDesk }) {
  return (
    <DeskContext value={desk}>
      <Cards {...place} />
    </DeskContext>
  );
}

interface CardsPlace {
  itemUUID: string;
  place: 'margin' | 'panel' | 'sheet';
  isSheetOpen: boolean;
  onSheet: (open: boolean) => void;
}

function Cards(props: CardsPlace) {
  const { place } = props;
  usePageMark('card-sheet', place === 'sheet' && props.isSheetOpen);
  usePageMark('cards', place !== 'sheet');
  useSeen(props.itemUUID);
  useUnseenMarks();
  // While a form is open, tapping another card shows that card instead.
  const isOnPassage = useBoard(
    ({ writing, active }) => (writing === 'passage' || writing === 'suggestion') && active === null,
  );
  const active = useBoard((facts) => facts.active);
  useSeenPassage(place === 'sheet' && props.isSheetOpen, isOnPassage ? null : active);
  const anchoring = useBoard((facts) => facts.anchoring);
  const isCardShown = useBoard(hasCards);
  return (
    <>
      <Announcer />
      <Suspense>{anchoring !== null && <AnchorPrompt thread={anchoring} />}</Suspense>
      {place === 'margin' && isCardShown && <ReviewMargin />}
      {place === 'sheet' && (
        <Drawer
          opened={props.isSheetOpen}
          onClose={() => props.onSheet(false)}
          position="bottom"
          size={active === null ? SHEET : SHEET_OF_ONE}
          title={t('comments')}
          closeButtonProps={{ 'aria-label': t('closeSheet') }}
          styles={{
            // A sheet with a form is as low as possible, to leave the passage visible above it.
            overlay: isOnPassage || active !== null ? { background: 'none' } : {},
            content: isOnPassage ? { height: 'auto', maxHeight: SHEET } : { display: 'flex', flexDirection: 'column' },
            // In the column of the cards.
            header: isOnPassage
              ? { display: 'none' }
              : { width: '100%', maxWidth: 640, marginInline: 'auto', padding: '22px 16px 0' },
            body: isOnPassage ? { padding: 0 } : { flex: 1, minHeight: 0, padding: 0 },
          }}
        >
          {/* Focused on opening: otherwise the close button would be, and a key press could close the sheet. */}
          <div
            className={style['sheet']}
            data-passage={isOnPassage || undefined}
            {...(!isOnPassage && { tabIndex: -1, 'data-autofocus': true })}
          >
            {isOnPassage ? (
              <DraftCard hasQuote={false} onClose={() => props.onSheet(false)} />
            ) : (
              <ReviewList isShort={active !== null} />
            )}
          </div>
        </Drawer>
      )}
    </>
  );
}

const SHEET = '72%';
/**
 * Height of a sheet with a single thread; its passage is visible above. A tablet has room for more of the text. Mantine
 * passes a clamp through.
 */
const SHEET_OF_ONE = 'clamp(0px, 60%, 448px)';

/**
 * Scrolls the passage that the sheet concerns, of a thread or a new comment, to the top: the sheet and an on-screen
 * keyboard leave little room for anything else.
 */
function useSeenPassage(isCovered: boolean, thread: string | null): void {
  const { view } = useDesk();
  const isAbout = useBoard(
    ({ writing, active }) => active !== null || writing === 'passage' || writing === 'suggestion',
  );
  useEffect(() => {
    if (!isCovered || !isAbout) return undefined;
    // Lets the last lines scroll up to the top too. A full viewport of padding would leave no height for the text.
    view.scrollDOM.style.paddingBottom = '70vh';
    const show = (): void => {
      const place = thread === null ? view.state.field(reviewField).draft : findThread(view.state, thread);
      if (place !== null)
        view.dispatch({ effects: EditorView.scrollIntoView(place.from, { y: 'start', yMargin: 48 }) });
    };
    show();
    const watcher = new ResizeObserver(show);
    watcher.observe(view.scrollDOM);
    window.visualViewport?.addEventListener('resize', show);
    return () => {
      watcher.disconnect();
      window.visualViewport?.removeEventListener('resize', show);
      view.scrollDOM.style.removeProperty('padding-bottom');
    };
  }, [view, isCovered, isAbout, thread]);
}

/** Marks unseen passages in the text too. */
function useUnseenMarks(): void {
  const { view } = useDesk();
  const unseen = useBoard((facts) => facts.unseen);
  useEffect(() => {
    view.dispatch({ effects: showUnseen.of(unseen) });
  }, [view, unseen]);
}

/** The list of comments in the side panel. */
export function ReviewPanel({ desk }: { desk: ReviewDesk }) {
  return (
    <DeskContext value={desk}>
      <ReviewList />
    </DeskContext>
  );
}
