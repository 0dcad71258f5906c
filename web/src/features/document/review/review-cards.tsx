import { Drawer } from '@mantine/core';
import { t } from '../../../lib/texts/review.ts';
import { AnchorPrompt } from './anchor-prompt.tsx';
import { Announcer } from './announcer.tsx';
import { DeskContext, type ReviewDesk } from './review-desk.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewMargin } from './review-margin.tsx';
import style from './review.module.css';

/** Where the cards of this screen are: beside the text, in a sheet, or in the side panel, which draws them itself. */
export function ReviewCards(props: {
  desk: ReviewDesk;
  place: 'margin' | 'panel' | 'sheet';
  isSheetOpen: boolean;
  onSheet: (open: boolean) => void;
}) {
  const { desk, place } = props;
  const hasCards =
    desk.writing === 'passage' || desk.writing === 'suggestion' || desk.threads.some(({ status }) => status === 'open');
  return (
    <DeskContext value={desk}>
      <Announcer />
      {desk.anchoring !== null && <AnchorPrompt thread={desk.anchoring} />}
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
    </DeskContext>
  );
}

/** The list in the side panel. */
export function ReviewPanel({ desk }: { desk: ReviewDesk }) {
  return (
    <DeskContext value={desk}>
      <ReviewList />
    </DeskContext>
  );
}
