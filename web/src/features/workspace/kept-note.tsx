import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { queryClient } from '../../api/query-client.ts';
import { t as common } from '../../lib/texts/common.ts';
import { t } from '../../lib/texts/workspace.ts';
import { useRetry } from '../../ui/use-retry.ts';
import style from './folder-pane.module.css';

/** Beside a folder shown as this device has kept it: the server is being asked, or has failed to answer. */
export function KeptNote({ error }: { error: Error | null }) {
  return error === null ? (
    <span className={style['refreshing']} role="status">
      <IconRefresh size={14} aria-hidden />
      {t('refreshing')}
    </span>
  ) : (
    <NotRefreshed error={error} />
  );
}

function NotRefreshed({ error }: { error: Error }) {
  const retry = (): void => {
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null });
  };
  useRetry(error, retry);
  return (
    <span className={style['notRefreshed']} role="alert">
      <IconAlertTriangle size={14} aria-hidden />
      <span>
        {t('notRefreshed')}{' '}
        <button type="button" onClick={retry}>
          {common('tryAgain')}
        </button>
      </span>
    </span>
  );
}
