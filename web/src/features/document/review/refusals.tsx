import { Button } from '@mantine/core';
import type { RefusedOperation } from '../../../editor/collab/document-review.ts';
import { t } from '../../../lib/texts/review.ts';
import { copyWords, explainRefusal, mayRetry, readRefusedText } from './review-actions.ts';
import style from './review.module.css';
import { useBoard, useDesk } from './review-desk.ts';

/** Operations the server refused, with the reasons. Their text is kept until it is retried or discarded. */
export function Refusals({ refused }: { refused: readonly RefusedOperation[] }) {
  const { review } = useDesk();
  return refused.map((operation) => {
    const text = readRefusedText(operation);
    return (
      <div key={JSON.stringify(operation.effect)} className={style['refused']} role="alert">
        <p>{explainRefusal(operation)}</p>
        {text !== null && <p className={style['refusedText']}>{text}</p>}
        <div className={style['buttons']}>
          {text !== null && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => copyWords(text)}>
              {t('copyText')}
            </Button>
          )}
          <Button size="xs" variant="subtle" color="gray" onClick={() => review.dismiss(operation)}>
            {t(text === null ? 'dismiss' : 'discard')}
          </Button>
          {mayRetry(operation) && (
            <Button size="xs" variant="default" onClick={() => review.retry(operation)}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    );
  });
}

/** Refused operations that belong to no existing card. */
export function LooseRefusals() {
  const looseRefusals = useBoard((facts) => facts.looseRefusals);
  if (looseRefusals.length === 0) return null;
  return (
    <section className={style['card']} aria-label={t('notSaved')}>
      <Refusals refused={looseRefusals} />
    </section>
  );
}
