import { ActionIcon, Button, TextInput } from '@mantine/core';
import { listLinks, restoreLink, type ShareLink, withdrawLink } from '@scriptorium/contract/operations/links.ts';
import { IconCheck, IconCopy, IconLink, IconPencil, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import type { ShareRequest } from '../../lib/share-requests.ts';
import { t } from '../../lib/texts/links.ts';
import { t as sharing } from '../../lib/texts/sharing.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastError, toastInfo } from '../../ui/toasts.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { LinkForm } from './link-form.tsx';
import style from './sharing.module.css';
import { showDay } from './show-day.ts';

/** The links by which an item can be seen, for those who may share it. One to a folder above is changed there. */
export function LinksSection({ item }: { item: ShareRequest }) {
  const where = { uuid: item.workspaceUUID, itemPath: item.path };
  const query = useQuery({ ...operationQuery(listLinks, where), staleTime: 0 });
  /** The link that is changed, or `new`. */
  const [edited, setEdited] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  if (query.data === undefined)
    return query.error === null ? null : (
      <LoadError error={query.error} prefix={t('loadFailed')} onRetry={() => void query.refetch()} />
    );
  const { links, linksAllowed, guestsAllowed } = query.data;
  if (links.length === 0 && !linksAllowed) return null;
  const close = (): void => setEdited(null);
  return (
    <section aria-label={t('links')}>
      <h3>{t('links')}</h3>
      {!linksAllowed && <Notice kind="warning">{t('off')}</Notice>}
      {links.length > 0 && (
        <ul className={style['list']}>
          {links.map((link) =>
            edited === link.uuid ? (
              <li key={link.uuid}>
                <LinkForm where={where} link={link} guestsAllowed={guestsAllowed} onDone={close} onCancel={close} />
              </li>
            ) : (
              <Row key={link.uuid} where={where} link={link} onEdit={() => setEdited(link.uuid)} />
            ),
          )}
        </ul>
      )}
      {made !== null && <MadeLink link={made} />}
      {linksAllowed && edited === 'new' && (
        <LinkForm
          where={where}
          link={null}
          guestsAllowed={guestsAllowed}
          onCancel={close}
          onDone={(path) => {
            close();
            setMade(path === null ? null : new URL(path, location.origin).href);
          }}
        />
      )}
      {linksAllowed && edited !== 'new' && (
        <Button
          mt={8}
          variant="default"
          leftSection={<IconLink size={16} />}
          onClick={() => {
            setMade(null);
            setEdited('new');
          }}
        >
          {t('make')}
        </Button>
      )}
      {links.length === 0 && edited === null && made === null && <p className={style['hint']}>{t('hint')}</p>}
    </section>
  );
}

/** Shown once: the server keeps no link. */
function MadeLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  const copy = useCallback((): void => {
    // If the browser does not allow it, it can be copied from the field.
    writeClipboard(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }, [link]);
  // Whoever makes a link wants to send it.
  useEffect(copy, [copy]);
  return (
    <div className={style['made']}>
      <TextInput
        label={t('ready')}
        description={t(copied ? 'readyCopied' : 'readyHint')}
        value={link}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant={copied ? 'default' : 'filled'}
        leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={copy}
      >
        <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
      </Button>
    </div>
  );
}

interface Where {
  uuid: string;
  itemPath: string;
}

function Row({ where, link, onEdit }: { where: Where; link: ShareLink; onEdit: () => void }) {
  const name = link.label || t('unnamed');
  const which = { ...where, link: link.uuid };
  const restore = async (): Promise<void> => {
    try {
      await call(restoreLink, which);
    } catch (error) {
      toastError(t('restoreFailed'), error);
    } finally {
      await refreshOperations([listLinks]);
    }
  };
  const withdraw = async (): Promise<void> => {
    try {
      await call(withdrawLink, which);
      toastInfo(t('withdrawn', { name }), { action: { label: t('undo'), run: () => void restore() } });
    } catch (error) {
      toastError(t('withdrawFailed'), error);
    } finally {
      await refreshOperations([listLinks]);
    }
  };
  const isOwn = link.inheritedFrom === null;
  return (
    <li data-expired={link.isExpired || undefined}>
      <span className={style['sign']} aria-hidden>
        <IconLink size={18} />
      </span>
      <span className={style['words']}>
        <b>{name}</b>
        <span>{describe(link)}</span>
      </span>
      {isOwn && (
        <span className={style['controls']}>
          <Tooltip label={t('edit', { name })}>
            <ActionIcon size={30} aria-label={t('edit', { name })} onClick={onEdit}>
              <IconPencil size={16} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('withdraw', { name })}>
            <ActionIcon size={30} aria-label={t('withdraw', { name })} onClick={() => void withdraw()}>
              <IconX size={16} />
            </ActionIcon>
          </Tooltip>
        </span>
      )}
    </li>
  );
}

function describe(link: ShareLink): string {
  return [
    ...(link.inheritedFrom === null
      ? []
      : [link.inheritedFrom === '' ? sharing('inheritedAll') : sharing('inherited', { folder: link.inheritedFrom })]),
    sharing(ROLE_TEXTS[link.role]),
    ...(link.accountsOnly ? [t('accountsOnly')] : []),
    ...(link.hasPassword ? [t('withPassword')] : []),
    ...(link.isExpired
      ? [t('expired')]
      : link.expiresAt === null
        ? []
        : [t('until', { date: showDay(link.expiresAt) })]),
    t('uses', { count: link.uses }),
    t('by', { user: link.createdBy }),
  ].join(' · ');
}
