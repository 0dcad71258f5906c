import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  type Publication,
  publish,
  readPublication,
  unpublish,
} from '@scriptorium/contract/operations/publications.ts';
import { IconCheck, IconCopy, IconDots, IconSettings, IconWorld, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { useCurrentUser } from '../../api/session.ts';
import { inLanguage } from '../../lib/in-language.ts';
import type { ShareRequest } from '../../lib/share-requests.ts';
import { t as links } from '../../lib/texts/links.ts';
import { t } from '../../lib/texts/public-page.ts';
import { writeClipboard } from '../../lib/write-clipboard.ts';
import { confirm } from '../../ui/confirm.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastError, toastInfo } from '../../ui/toasts.ts';
import { PublicPageForm } from './public-page-form.tsx';
import style from './sharing.module.css';
import { showDay } from './show-day.ts';

/** How often a page being generated is polled, ms. */
const LOOK_MS = 1500;

/** The public page of a text: every member sees that it exists, and users who may share the text can change it. */
export function PublicPageSection({ item, mayShare }: { item: ShareRequest; mayShare: boolean }) {
  const where = { uuid: item.workspaceUUID, itemPath: item.path };
  const query = useQuery({
    ...operationQuery(readPublication, where),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.publication?.state === 'making' ? LOOK_MS : false),
  });
  const [isOpen, setIsOpen] = useState(false);
  if (query.data === undefined)
    return query.error === null ? null : (
      <LoadError error={query.error} prefix={t('loadFailed')} onRetry={() => void query.refetch()} />
    );
  const { publication, allowed } = query.data;
  if (publication === null && (!allowed || !mayShare)) return null;
  const close = (): void => setIsOpen(false);
  return (
    <section aria-label={t('page')}>
      <h3>{t('page')}</h3>
      {publication !== null && <State where={where} page={publication} allowed={allowed} mayShare={mayShare} />}
      {isOpen ? (
        <PublicPageForm where={where} page={publication} onClose={close} />
      ) : publication === null ? (
        <>
          <Button variant="default" leftSection={<IconWorld size={16} />} onClick={() => setIsOpen(true)}>
            {t('publish')}
          </Button>
          <p className={style['hint']}>{t('hint')}</p>
        </>
      ) : (
        <ul className={style['list']}>
          <Row where={where} page={publication} mayShare={mayShare} onEdit={() => setIsOpen(true)} />
        </ul>
      )}
    </section>
  );
}

interface Shown {
  where: { uuid: string; itemPath: string };
  page: Publication;
  mayShare: boolean;
}

/** The page's problem, if it has one. */
function State({ where, page, allowed, mayShare }: Shown & { allowed: boolean }) {
  const [busy, setBusy] = useState(false);
  const renew = async (): Promise<void> => {
    setBusy(true);
    const { follows, indexed, offersPdf } = page;
    try {
      await call(publish, { ...where, follows, indexed, offersPdf, renew: true });
    } catch (error) {
      toastError(t('changeFailed'), error);
    } finally {
      await refreshOperations([readPublication]);
      setBusy(false);
    }
  };
  const again = (label: string) =>
    mayShare && (
      <Button size="xs" variant="default" loading={busy} onClick={() => void renew()}>
        {label}
      </Button>
    );
  if (!allowed) return <Notice kind="warning">{t('off')}</Notice>;
  if (!page.isOpen) return <Notice kind="warning">{t('nobody', { user: page.publishedBy })}</Notice>;
  if (page.state === 'making')
    return (
      <p className={style['pageState']} aria-live="polite">
        {t(page.madeAt === null ? 'making' : 'makingAnew')} {page.fault !== null && inLanguage(page.fault)}
      </p>
    );
  if (page.fault !== null)
    return (
      <div className={style['pageState']}>
        <Notice kind="danger">
          {t('failed')} {inLanguage(page.fault)}
        </Notice>
        {again(t('again'))}
      </div>
    );
  if (page.isOutdated && !page.follows)
    return (
      <p className={style['pageState']}>
        {t('changed')} {again(t('update'))}
      </p>
    );
  return null;
}

function Row({ where, page, mayShare, onEdit }: Shown & { onEdit: () => void }) {
  const address = new URL(page.path, location.origin).href;
  const { displayName } = useCurrentUser();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await writeClipboard(address);
      setCopied(true);
    } catch {
      toastInfo(t('copyFailed'));
    }
  };
  const takeDown = async (): Promise<void> => {
    if (!(await confirm({ title: t('unpublishQuestion'), text: t('unpublishText'), yes: t('unpublish') }))) return;
    try {
      await call(unpublish, where);
      toastInfo(t('unpublished'));
    } catch (error) {
      toastError(t('unpublishFailed'), error);
    } finally {
      await refreshOperations([readPublication]);
    }
  };
  return (
    <li>
      <span className={style['sign']} aria-hidden>
        <IconWorld size={18} />
      </span>
      <span className={style['words']}>
        <a href={page.path} target="_blank" rel="noreferrer">
          <span>{new URL(address).host}</span>
          <span>{page.path}</span>
        </a>
        <span>{describe(page, displayName)}</span>
      </span>
      <span className={style['controls']}>
        <Button
          size="xs"
          variant="default"
          className={style['copy'] ?? ''}
          aria-label={t(copied ? 'copied' : 'copy')}
          leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{links(copied ? 'copied' : 'copy')}</span>
        </Button>
        {mayShare && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon size={30} aria-label={t('actions')}>
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconSettings size={16} />} onClick={onEdit}>
                {links('settings')}
              </Menu.Item>
              <Menu.Item data-danger leftSection={<IconX size={16} />} onClick={() => void takeDown()}>
                {t('unpublish')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </span>
    </li>
  );
}

function describeVersion({ madeAt, follows }: Publication): string[] {
  if (madeAt === null) return [t(follows ? 'following' : 'stays')];
  const date = showDay(madeAt);
  return follows ? [t('followingLast', { date })] : [t('asOf', { date }), t('stays')];
}

function describe(page: Publication, me: string): string {
  return [
    ...describeVersion(page),
    t(page.indexed ? 'listed' : 'unlisted'),
    ...(page.offersPdf ? [t('withPdf')] : []),
    ...(page.publishedBy === me ? [] : [t('by', { user: page.publishedBy })]),
  ].join(' · ');
}
