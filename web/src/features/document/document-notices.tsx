import { Button, CloseButton } from '@mantine/core';
import { ask } from '@scriptorium/contract/operations/sharing.ts';
import { list } from '@scriptorium/contract/operations/workspace.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery } from '../../api/query-client.ts';
import type { DocumentStatus } from '../../editor/collab/document-connection.ts';
import { t } from '../../lib/texts/document.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { TextSkeleton } from '../../ui/document-skeleton.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import { usePageMark } from '../../ui/use-page-mark.ts';
import type { DocumentAssets } from './document-assets.ts';
import style from './document-screen.module.css';

const AskForAccess = lazy(async () => ({ default: (await import('../../ui/ask-for-access.tsx')).AskForAccess }));

/** Shown when the text can no longer be edited here: it can be copied, and its replacement opened. */
export function EndedNotice(props: { openSuccessor: (() => void) | null; readText: () => string }) {
  const copyText = (): void => {
    writeClipboard(props.readText()).then(
      () => toastSuccess(t('copied')),
      (error: unknown) => toastError(t('copyFailed'), error),
    );
  };
  usePageMark('ended');
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

/** Below a text shared by somebody else: on phones, what guests may do; also a note if its folder is not accessible. */
export function SharedNotice(props: { uuid: string; path: string; assets: DocumentAssets; guestMay: string | null }) {
  const { uuid, path, assets, guestMay } = props;
  const isAbsent = useSyncExternalStore(assets.absent.subscribe, assets.absent.read);
  const { data } = useQuery(operationQuery(list, {}));
  const [isClosed, setIsClosed] = useState(false);
  const isAlone = isAbsent && data?.workspaces.find((each) => each.uuid === uuid)?.shared?.type === 'file';
  const isPassing = !isAlone && guestMay !== null && !isClosed;
  useEffect(() => {
    if (!isPassing) return;
    // Once the guest begins, the sentence has done its work.
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.cm-content') !== null) setIsClosed(true);
    };
    document.addEventListener('pointerup', onPress);
    return () => document.removeEventListener('pointerup', onPress);
  }, [isPassing]);
  if (isClosed || (!isAlone && guestMay === null)) return null;
  return (
    <div className={style['alone']} data-phone={!isAlone || undefined} role="status">
      <IconInfoCircle size={16} aria-hidden />
      <span>{isAlone ? t('sharedAlone') : guestMay}</span>
      {isAlone && (
        <Suspense>
          <AskForAccess size="xs" variant="default" forFolder onAsk={() => call(ask, { uuid, path })} />
        </Suspense>
      )}
      <CloseButton size="sm" aria-label={t('sharedAloneClose')} onClick={() => setIsClosed(true)} />
    </div>
  );
}

/** Shown in place of the text while it loads, or to say why it could not be loaded. */
export function TextAwaited(props: { status: DocumentStatus; hasCards: boolean; onRetry: () => void }) {
  if (props.status.saveState !== 'cannot-open') return <TextSkeleton isInEditor hasCards={props.hasCards} />;
  return (
    <div className={style['waiting']}>
      <LoadError error={props.status.problem} prefix={t('cannotOpen')} onRetry={props.onRetry} />
    </div>
  );
}
