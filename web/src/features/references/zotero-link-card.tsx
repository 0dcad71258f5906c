import { linkLibrary, listLinks, unlinkLibrary, type ZoteroLink } from '@scriptorium/contract/operations/zotero.ts';
import { Button, Progress, Switch } from '@mantine/core';
import { IconRefresh, IconUnlink } from '@tabler/icons-react';
import { useOperation } from '../../api/query-client.ts';
import { T, t } from '../../lib/texts/zotero.ts';
import { confirm } from '../../ui/confirm.ts';
import { Notice } from '../../ui/notice.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { toastError, toastSuccess } from '../../ui/toasts.ts';
import type { ZoteroSync } from './use-zotero-syncs.ts';
import { ZoteroReport } from './zotero-report.tsx';
import style from './zotero.module.css';

/** A linked library: its file, its last sync and by whom, and what that changed. */
export function ZoteroLinkCard(props: {
  uuid: string;
  link: ZoteroLink;
  mayEdit: boolean;
  sync: ZoteroSync | null;
  onSync: () => void;
  onCancel: () => void;
}) {
  const { uuid, link, mayEdit, sync } = props;
  const { name, path, library, lent } = link;
  const unlink = useOperation(unlinkLibrary, [listLinks]);
  const relink = useOperation(linkLibrary, [listLinks]);
  const isRunning = sync?.at === 'running';
  const onUnlink = async (): Promise<void> => {
    const question = { title: t('unlinkTitle', { name }), text: t('unlinkText', { path }), yes: t('unlink') };
    if (!(await confirm(question))) return;
    unlink.mutate(
      { uuid, link: link.uuid },
      {
        onSuccess: () => toastSuccess(t('unlinked', { name })),
        onError: (error) => toastError(t('unlinkFailed'), error),
      },
    );
  };
  const onLend = (isLent: boolean): void =>
    relink.mutate(
      { uuid, itemPath: path, library, name, lent: isLent },
      { onError: (error) => toastError(t('lendFailed'), error) },
    );
  return (
    <li className={style['link']}>
      <div className={style['linkHead']}>
        <div>
          <h3>{name}</h3>
          <p>
            {t(library.kind === 'user' ? 'own' : 'group')} <span>{t('into', { path })}</span>
          </p>
          <p>
            {link.syncedAt === null ? (
              t('never')
            ) : (
              <T
                k="synced"
                values={{ name: link.syncedBy ?? t('somebody') }}
                components={{ time: <RelativeTime time={link.syncedAt} /> }}
              />
            )}
          </p>
        </div>
        {mayEdit && (
          <div className={style['linkActions']}>
            <Button
              size="xs"
              leftSection={<IconRefresh size={16} />}
              aria-label={t('syncNamed', { name })}
              disabled={isRunning}
              onClick={props.onSync}
            >
              {t('sync')}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconUnlink size={16} />}
              aria-label={t('unlinkNamed', { name })}
              disabled={isRunning}
              onClick={() => void onUnlink()}
            >
              {t('unlink')}
            </Button>
          </div>
        )}
      </div>
      {isRunning && <Running sync={sync} onCancel={props.onCancel} />}
      {sync?.at === 'failed' && (
        <Notice kind="danger">
          {t('syncFailed')} {sync.message}
        </Notice>
      )}
      {sync?.at === 'done' && sync.isUnchanged && <Notice kind="success">{t('upToDate')}</Notice>}
      {link.report && <ZoteroReport report={link.report} isFresh={sync?.at === 'done' && !sync.isUnchanged} />}
      {mayEdit && link.isOwn && (
        <Switch
          size="sm"
          label={t('lend')}
          description={t('lendHint')}
          checked={lent}
          disabled={relink.isPending}
          onChange={(event) => onLend(event.currentTarget.checked)}
        />
      )}
      {!link.isOwn && lent && link.linkedBy !== null && <p>{t('lentBy', { name: link.linkedBy })}</p>}
    </li>
  );
}

function Running({ sync, onCancel }: { sync: Extract<ZoteroSync, { at: 'running' }>; onCancel: () => void }) {
  const { work } = sync;
  const { done = 0, total = null } = work ?? {};
  const text =
    work?.state === 'waiting'
      ? t('waiting')
      : work?.state === 'stopping'
        ? t('stopping')
        : total === null
          ? t('syncing')
          : t('syncingOf', { done, total });
  return (
    <div className={style['running']}>
      <span role="status">{text}</span>
      <Progress
        value={total === null || total === 0 ? 100 : Math.min(100, (done / total) * 100)}
        animated={total === null || total === 0}
        aria-label={text}
      />
      {work && work.state !== 'stopping' && (
        <Button size="compact-xs" variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
