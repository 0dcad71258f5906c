import { ask } from '@scriptorium/contract/operations/sharing.ts';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { readKnownSession } from '../../api/session.ts';
import { t as common } from '../../lib/texts/common.ts';
import { t } from '../../lib/texts/no-access.ts';
import { AskForAccess } from '../../ui/ask-for-access.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-title.tsx';
import style from './no-access.module.css';

/** Shown instead of a workspace that was deleted, or that this account cannot see. */
export function NoAccess({ uuid, path, switchAccount }: { uuid: string; path: string; switchAccount: ReactNode }) {
  usePageTitle(t('noAccess'));
  return (
    <div className={style['place']}>
      <EmptyState
        alone
        picture={<IconLock size={40} />}
        title={t('title')}
        text={
          <>
            {t('hint')}
            <span className={style['account']}>
              {t('loggedInAs', { email: readKnownSession()?.user.email ?? '' })} {switchAccount}
            </span>
          </>
        }
      >
        <AskForAccess mayBeAbsent onAsk={() => call(ask, { uuid, path })} />
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
          {common('crashBack')}
        </Button>
        {/* For whoever is asked for help. */}
        <details className={style['cause']}>
          <summary>{t('serverSaid')}</summary>
          {t('treeFailed')}
        </details>
      </EmptyState>
    </div>
  );
}
