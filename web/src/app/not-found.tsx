import { Button } from '@mantine/core';
import { Navigate, useLocation } from '@tanstack/react-router';
import { isLoggedIn } from '../api/session.ts';
import { t } from '../lib/texts/common.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** No page at this address. A guest is asked to log in first, as at any address that is not for guests. */
export function NotFound() {
  const href = useLocation({ select: (location) => location.href });
  if (!isLoggedIn()) return <Navigate to="/login" search={{ redirect: href }} replace />;
  return (
    <EmptyState alone title={t('notFoundTitle')} text={t('notFoundText')}>
      <Button component="a" href="/">
        {t('crashBack')}
      </Button>
    </EmptyState>
  );
}
