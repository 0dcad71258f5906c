import type { WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconChevronRight, IconShare2 } from '@tabler/icons-react';
import { Fragment } from 'react';
import { formatBytes } from '../../lib/format-bytes.ts';
import { requestSharing } from '../../lib/share-requests.ts';
import { t as sharing } from '../../lib/texts/sharing.ts';
import { t } from '../../lib/texts/workspace.ts';
import { readShare } from '../../ui/quota-bar.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import { TopBarSlot } from '../../ui/top-bar-slot.tsx';
import style from './breadcrumbs.module.css';
import { dropTarget } from './drag-items.ts';
import { ItemLink } from './item-link.tsx';
import { useKeptName } from './workspace-data.ts';

/** The current location, as far as its URL tells before the workspace has loaded. */
export function LoadingCrumbs(props: { uuid: string; path: string; hasFailed?: boolean }) {
  const { uuid, path, hasFailed = false } = props;
  const owner = useKeptName(uuid);
  const names = path === '' ? [] : path.split('/');
  usePageTitle(names.at(-1) ?? null);
  return (
    <TopBarSlot>
      <div className={style['crumbs']}>
        {!hasFailed && (
          <span className={`${names.length > 0 ? style['crumb'] : ''} ${style['unknown']}`}>
            {owner ?? <Skeleton width={112} height={14} />}
          </span>
        )}
        {names.map((name, at) => (
          <Fragment key={at}>
            {(at > 0 || !hasFailed) && <IconChevronRight size={16} aria-hidden className={style['sep']} />}
            <span className={`${at < names.length - 1 ? style['crumb'] : style['here']} ${style['unknown']}`}>
              {name}
            </span>
          </Fragment>
        ))}
      </div>
    </TopBarSlot>
  );
}

/** The current location: the workspace's owner with its storage on hover, then the folders. Replaces the page title. */
export function Breadcrumbs(props: {
  workspace: WorkspaceDescriptor;
  path: string;
  /** Nothing exists at this path, so there is nothing to share. */
  isMissing: boolean;
}) {
  const { workspace, path, isMissing } = props;
  const names = path === '' ? [] : path.split('/');
  const tooltip = t('usageTooltip', {
    used: formatBytes(workspace.size),
    quota: formatBytes(workspace.quota),
    percent: readShare(workspace.size, workspace.quota),
  });
  const shared =
    workspace.shared && t('sharedTooltip', { user: workspace.shared.sharedBy, owner: workspace.shared.from });
  const crumbs = [{ label: workspace.ownerName, path: '', title: shared ?? tooltip }].concat(
    names.map((name, at) => ({ label: name, path: names.slice(0, at + 1).join('/'), title: name })),
  );
  return (
    <TopBarSlot>
      <div className={style['place']}>
        <nav aria-label={t('breadcrumbs')} className={style['crumbs']}>
          {crumbs.map((crumb, at) => {
            const here = at === crumbs.length - 1;
            return (
              <Fragment key={crumb.path}>
                {at > 0 && <IconChevronRight size={16} aria-hidden className={style['sep']} />}
                <span
                  className={here ? style['here'] : style['crumb']}
                  {...dropTarget({ workspaceUUID: workspace.uuid, folder: crumb.path, name: crumb.label })}
                >
                  <ItemLink
                    uuid={workspace.uuid}
                    path={crumb.path}
                    title={crumb.title}
                    {...(here && { 'aria-current': 'page' as const })}
                  >
                    {crumb.label}
                  </ItemLink>
                </span>
              </Fragment>
            );
          })}
        </nav>
        {!isMissing && (
          <Button
            size="xs"
            variant="default"
            className={style['share'] ?? ''}
            leftSection={<IconShare2 size={16} />}
            onClick={() =>
              requestSharing({ workspaceUUID: workspace.uuid, path, name: names.at(-1) ?? workspace.ownerName })
            }
          >
            <span>{sharing('share')}</span>
          </Button>
        )}
      </div>
    </TopBarSlot>
  );
}
