import { Button } from '@mantine/core';
import { t } from '../../../lib/texts/review.ts';
import { copyWords } from './review-actions.ts';
import style from './review.module.css';

/** Replaces the buttons of a form that can no longer be sent; its author can still copy the text. */
export function NotSent({ text }: { text: string }) {
  return (
    <>
      <p className={style['meta']} role="status">
        {t('notSent')}
      </p>
      {text !== '' && (
        <div className={style['buttons']}>
          <Button size="xs" variant="default" onClick={() => copyWords(text)}>
            {t('copyText')}
          </Button>
        </div>
      )}
    </>
  );
}
