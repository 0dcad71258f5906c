import { ActionIcon, Menu } from '@mantine/core';
import { listLinks, type ShareLink } from '@scriptorium/contract/operations/links.ts';
import { IconDots, IconLink, IconSettings, IconX } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import { ROLE_TEXTS } from '../../lib/share-roles.ts';
import type { ShareRequest } from '../../lib/share-requests.ts';
import { t } from '../../lib/texts/links.ts';
import { t as sharing } from '../../lib/texts/sharing.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CopyLink } from './copy-link.tsx';
import { madeLinkQuery } from './made-links.ts';
import style from './sharing.module.css';
import { showDay } from './show-day.ts';
import { nameLink, withdraw } from './withdraw-link.ts';

/** The links that give access to an item, for users who may share it. A link to a parent folder is changed there. */
export function LinksSection(props: { item: ShareRequest; left: string | null; onEdit: (link: string) => void }) {
  const { item, left, onEdit } = props;
  const where = { uuid: item.workspaceUUID, itemPath: item.path };
  const query = useQuery({ ...operationQuery(listLinks, where), staleTime: 0 });
  const links = query.data?.links ?? [];
  const addresses = useQueries({ queries: links.map((link) => madeLinkQuery(item.workspaceUUID, link.uuid)) });
  if (query.data === undefined)
    return query.error === null ? null : (
      <LoadError error={query.error} prefix={t('loadFailed')} onRetry={() => void query.refetch()} />
    );
  const { linksAllowed } = query.data;
  if (links.length === 0) return null;
  return (
    <section aria-label={t('links')}>
      <h3>{t('links')}</h3>
      {!linksAllowed && <Notice kind="warning">{t('off')}</Notice>}
      <ul className={style['list']}>
        {links.map((link, at) => (
          <Row
            key={link.uuid}
            where={where}
            link={link}
            address={addresses[at]?.data ?? null}
            isLeft={link.uuid === left}
            onEdit={() => onEdit(link.uuid)}
          />
        ))}
      </ul>
      {links.some((link, at) => addresses[at]?.data === null && !link.isExpired) && (
        <p className={style['hint']}>{t('noCopy')}</p>
      )}
    </section>
  );
}

interface RowProps {
  where: { uuid: string; itemPath: string };
  link: ShareLink;
  /** Null if it was created in another browser, or is not read yet. */
  address: string | null;
  /** Its settings were just closed, so it takes the focus again. */
  isLeft: boolean;
  onEdit: () => void;
}

function Row({ where, link, address, isLeft, onEdit }: RowProps) {
  const name = nameLink(link);
  const { displayName } = useCurrentUser();
  const [isCopied, setIsCopied] = useState(false);
  const isOwn = link.inheritedFrom === null;
  return (
    <li data-expired={link.isExpired || undefined}>
      <span className={style['sign']} aria-hidden>
        <IconLink size={18} />
      </span>
      <span className={style['words']}>
        <b>{name}</b>
        <span>{describe(link, displayName)}</span>
      </span>
      <span className={style['controls']}>
        {address !== null && !link.isExpired && (
          <CopyLink
            size="xs"
            className={style['copy'] ?? ''}
            address={address}
            name={name}
            isCopied={isCopied}
            onCopied={() => setIsCopied(true)}
          />
        )}
        {isOwn && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon size={30} autoFocus={isLeft} aria-label={t('actionsFor', { name })}>
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconSettings size={16} />} onClick={onEdit}>
                {t('settings')}
              </Menu.Item>
              <Menu.Item data-danger leftSection={<IconX size={16} />} onClick={() => void withdraw(where, link)}>
                {t('withdraw')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </span>
    </li>
  );
}

function describe(link: ShareLink, me: string): string {
  return [
    sharing(ROLE_TEXTS[link.role]),
    ...(link.inheritedFrom === null
      ? []
      : [link.inheritedFrom === '' ? sharing('inheritedAll') : sharing('inherited', { folder: link.inheritedFrom })]),
    ...(link.accountsOnly ? [t('accountsOnly')] : []),
    ...(link.hasPassword ? [t('withPassword')] : []),
    ...(link.isExpired
      ? [t('expired')]
      : link.expiresAt === null
        ? []
        : [t('until', { date: showDay(link.expiresAt) })]),
    t('uses', { count: link.uses }),
    ...(link.createdBy === me ? [] : [t('by', { user: link.createdBy })]),
  ].join(' · ');
}
