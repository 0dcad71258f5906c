import { Drawer } from '@mantine/core';
import { useEffect } from 'react';
import { showUnseen } from '../../../editor/review/review-field.ts';
import { t } from '../../../lib/texts/review.ts';
import { AnchorPrompt } from './anchor-prompt.tsx';
import { Announcer } from './announcer.tsx';
import { DeskContext, type ReviewDesk, useBoard, useDesk } from './review-desk.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewMargin } from './review-margin.tsx';
import style from './review.module.css';
import { useSeen } from './use-seen.ts';

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
  useSeen(props.itemUUID);
  useUnseenMarks();
  const anchoring = useBoard((facts) => facts.anchoring);
  const hasCards = useBoard(
    ({ writing, threads }) =>
      writing === 'passage' || writing === 'suggestion' || threads.some(({ status }) => status === 'open'),
  );
  return (
    <>
      <Announcer />
      {anchoring !== null && <AnchorPrompt thread={anchoring} />}
      {place === 'margin' && hasCards && <ReviewMargin />}
      {place === 'sheet' && (
        <Drawer
          opened={props.isSheetOpen}
          onClose={() => props.onSheet(false)}
          position="bottom"
          size="72%"
          title={t('comments')}
          closeButtonProps={{ 'aria-label': t('closeSheet') }}
          styles={{ body: { height: 'calc(100% - 60px)', padding: 0 } }}
        >
          <div className={style['sheet']}>
            <ReviewList />
          </div>
        </Drawer>
      )}
    </>
  );
}

/** Marks what is new in the text as well. */
function useUnseenMarks(): void {
  const { view } = useDesk();
  const unseen = useBoard((facts) => facts.unseen);
  useEffect(() => {
    view.dispatch({ effects: showUnseen.of(unseen) });
  }, [view, unseen]);
}

/** The list in the side panel. */
export function ReviewPanel({ desk }: { desk: ReviewDesk }) {
  return (
    <DeskContext value={desk}>
      <ReviewList />
    </DeskContext>
  );
}
