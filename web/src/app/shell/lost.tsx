import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { RecentFilesCard } from '../../features/dashboard/recent-files-card.tsx';
import { t } from '../../lib/texts/common.ts';
import { t as lost } from '../../lib/texts/lost.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchButton } from '../../ui/search-button.tsx';
import style from './lost.module.css';

/** Shown at an unknown URL: a link back, the search and recent files. */
export function Lost() {
  return (
    <div className={style['lost']}>
      <EmptyState alone picture={<IconMapSearch size={40} />} title={lost('title')} text={lost('text')}>
        <Button renderRoot={(props) => <Link {...props} to="/" />}>{t('crashBack')}</Button>
        <SearchButton />
      </EmptyState>
      <RecentFilesCard most={3} isWaiting={false} />
    </div>
  );
}
