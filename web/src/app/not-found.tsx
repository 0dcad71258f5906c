import { Button } from '@mantine/core';
import { t } from '../lib/texts/common.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export function NotFound() {
  return (
    <EmptyState alone title={t('notFoundTitle')} text={t('notFoundText')}>
      <Button component="a" href="/">
        {t('crashBack')}
      </Button>
    </EmptyState>
  );
}
