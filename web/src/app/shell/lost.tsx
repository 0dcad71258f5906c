import { Button } from '@mantine/core';
import { IconMapSearch, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { RecentFilesCard } from '../../features/dashboard/recent-files-card.tsx';
import { t } from '../../lib/texts/common.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import style from './lost.module.css';
import { openQuickSwitcher, SWITCHER_KEYS } from './open-quick-switcher.ts';

/** Shown at an unknown URL: a link back, the search and recent files. */
export function Lost() {
  return (
    <div className={style['lost']}>
      <EmptyState
        alone
        picture={<IconMapSearch size={40} />}
        title={shell('notFoundTitle')}
        text={shell('notFoundText')}
      >
        <Button renderRoot={(props) => <Link {...props} to="/" />}>{t('crashBack')}</Button>
        <Button
          variant="default"
          leftSection={<IconSearch size={16} />}
          rightSection={<kbd className={style['keys']}>{SWITCHER_KEYS}</kbd>}
          onClick={openQuickSwitcher}
        >
          {shell('searchShort')}
        </Button>
      </EmptyState>
      <RecentFilesCard most={3} isWaiting={false} />
    </div>
  );
}
