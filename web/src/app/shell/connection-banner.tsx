import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { readConnection, reportAnswer, reportNoAnswer, subscribeConnection } from '../../api/connection.ts';
import { queryClient } from '../../api/query-client.ts';
import { t } from '../../lib/texts/common.ts';
import style from './connection-banner.module.css';

const ASK_EVERY = 5_000;

/** Says that the server does not answer, asks on, and fetches what is shown anew when it is back. */
export function ConnectionBanner() {
  const connection = useSyncExternalStore(subscribeConnection, readConnection);
  useEffect(() => {
    const lost = (): void => reportNoAnswer();
    window.addEventListener('offline', lost);
    return () => window.removeEventListener('offline', lost);
  }, []);
  useEffect(() => {
    if (connection === 'online') return;
    const ask = async (): Promise<void> => {
      const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
      if (answer === null) return;
      reportAnswer(answer.status);
      if (readConnection() === 'online') await queryClient.invalidateQueries();
    };
    const timer = setInterval(() => void ask(), ASK_EVERY);
    const back = (): void => void ask();
    window.addEventListener('online', back);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', back);
    };
  }, [connection]);
  return (
    <div role="status">
      {connection === 'offline' && (
        <p className={style['banner']}>
          <IconCloudOff size={16} aria-hidden />
          {t('offlineBanner')}
        </p>
      )}
    </div>
  );
}
