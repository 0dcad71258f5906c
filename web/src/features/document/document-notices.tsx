import { Button, CloseButton } from '@mantine/core';
import { list } from '@scriptorium/contract/operations/workspace.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import type { DocumentStatus } from '../../editor/collab/document-connection.ts';
import { t } from '../../lib/texts/document.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { TextSkeleton } from '../../ui/document-skeleton.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import type { DocumentAssets } from './document-assets.ts';
import style from './document-screen.module.css';

/** The text can no longer be edited here: it can be copied, and its replacement opened. */
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

/** Below a text shared without its folder, once something it refers to is missing. */
export function SharedAloneNotice({ uuid, assets }: { uuid: string; assets: DocumentAssets }) {
  const isAbsent = useSyncExternalStore(assets.absent.subscribe, assets.absent.read);
  const { data } = useQuery(operationQuery(list, {}));
  const [isClosed, setIsClosed] = useState(false);
  const shared = data?.workspaces.find((each) => each.uuid === uuid)?.shared;
  if (!isAbsent || isClosed || shared?.type !== 'file') return null;
  return (
    <div className={style['alone']} role="status">
      <IconInfoCircle size={16} aria-hidden />
      <span>{t('sharedAlone', { user: shared.sharedBy })}</span>
      <CloseButton size="sm" aria-label={t('sharedAloneClose')} onClick={() => setIsClosed(true)} />
    </div>
  );
}

/** In place of the text until it has loaded, or why it has not. */
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
