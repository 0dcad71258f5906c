import type { WorkspaceDescriptor } from '@scriptorium/contract/operations/workspace.ts';
import { formatBytes } from '@scriptorium/contract/rules/byte-size.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { t } from '../../lib/texts/workspace.ts';
import { readShare } from '../../ui/quota-bar.tsx';
import { TopBarSlot } from '../../ui/top-bar-slot.tsx';
import style from './breadcrumbs.module.css';
import { dropTarget } from './drag-items.ts';
import { ItemLink } from './item-link.tsx';

/** The current location: the workspace's owner with its storage on hover, then the folders. Replaces the page title. */
export function Breadcrumbs({ workspace, path }: { workspace: WorkspaceDescriptor; path: string }) {
  const names = path === '' ? [] : path.split('/');
  const tooltip = t('usageTooltip', {
    used: formatBytes(workspace.size),
    quota: formatBytes(workspace.quota),
    percent: readShare(workspace.size, workspace.quota),
  });
  const crumbs = [{ label: workspace.ownerName, path: '', title: tooltip }].concat(
    names.map((name, at) => ({ label: name, path: names.slice(0, at + 1).join('/'), title: name })),
  );
  return (
    <TopBarSlot>
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
    </TopBarSlot>
  );
}
