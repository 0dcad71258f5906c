import { Button } from '@mantine/core';
import { IconFileUnknown } from '@tabler/icons-react';
import { t } from '../../lib/texts/workspace.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchButton } from '../../ui/search-button.tsx';
import { ItemLink } from './item-link.tsx';
import { SuggestedItems } from './suggested-items.tsx';

/** Shown at an address where there is nothing, with ways to find what was meant. */
export function MissingItem({ uuid, path, onTrash }: { uuid: string; path: string; onTrash: () => void }) {
  return (
    <EmptyState alone picture={<IconFileUnknown size={40} />} title={t('notFound')} text={t('notFoundHint', { path })}>
      <Button renderRoot={(props) => <ItemLink {...props} uuid={uuid} path="" />}>{t('toRoot')}</Button>
      <SearchButton />
      <SuggestedItems uuid={uuid} path={path} onTrash={onTrash} />
    </EmptyState>
  );
}
