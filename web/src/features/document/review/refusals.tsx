import { Button } from '@mantine/core';
import type { RefusedOperation } from '../../../editor/collab/document-review.ts';
import { t } from '../../../lib/texts/review.ts';
import { toastError, toastSuccess } from '../../../ui/toasts.ts';
import { explainRefusal, readRefusedText } from './review-actions.ts';
import style from './review.module.css';
import { useDesk } from './review-desk.ts';

/** What the server did not do, and why; the words stay until they are dismissed. */
export function Refusals({ refused }: { refused: readonly RefusedOperation[] }) {
  const { review } = useDesk();
  return refused.map((operation) => {
    const text = readRefusedText(operation);
    const copy = (): void => {
      navigator.clipboard.writeText(text ?? '').then(
        () => toastSuccess(t('textCopied')),
        (error: unknown) => toastError(t('textFailed'), error),
      );
    };
    return (
      <div key={JSON.stringify(operation.effect)} className={style['refused']} role="alert">
        <p>{t('refused', { reason: explainRefusal(operation) })}</p>
        {text !== null && <p className={style['refusedText']}>{text}</p>}
        <div className={style['buttons']}>
          {text !== null && (
            <Button size="xs" variant="default" onClick={copy}>
              {t('copyText')}
            </Button>
          )}
          <Button size="xs" variant="subtle" color="gray" onClick={() => review.dismiss(operation)}>
            {t('dismiss')}
          </Button>
        </div>
      </div>
    );
  });
}
