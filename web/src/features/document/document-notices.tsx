import { Button } from '@mantine/core';
import type { DocumentStatus } from '../../editor/collab/document-connection.ts';
import { t } from '../../lib/texts/document.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { TextSkeleton } from '../../ui/document-skeleton.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import style from './document-screen.module.css';

/** The text is no longer there to be written in: it can be copied, and what replaced it opened. */
export function EndedNotice(props: { openSuccessor: (() => void) | null; readText: () => string }) {
  const copyText = (): void => {
    writeClipboard(props.readText()).then(
      () => toastSuccess(t('copied')),
      (error: unknown) => toastError(t('copyFailed'), error),
    );
  };
  return (
    <p className={style['ended']}>
      {props.openSuccessor !== null && (
        <>
          <span>{t('replaced')}</span>
          <Button size="xs" variant="default" onClick={props.openSuccessor}>
            {t('openSuccessor')}
          </Button>
        </>
      )}
      <Button size="xs" variant="default" onClick={copyText}>
        {t('copyText')}
      </Button>
    </p>
  );
}

/** In place of the text until it has come, or why it does not. */
export function TextAwaited(props: { status: DocumentStatus; onRetry: () => void }) {
  return (
    <div className={style['waiting']}>
      {props.status.saveState === 'cannot-open' ? (
        <LoadError error={props.status.problem} prefix={t('cannotOpen')} onRetry={props.onRetry} />
      ) : (
        <TextSkeleton />
      )}
    </div>
  );
}
