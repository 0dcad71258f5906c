import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { readConnection, reportAnswer, reportNoAnswer, subscribeConnection } from '../../api/connection.ts';
import { queryClient } from '../../api/query-client.ts';
import { onStreamLost } from '../../api/server-events.ts';
import { t } from '../../lib/texts/shell.ts';
import style from './connection-banner.module.css';

const ASK_EVERY = 5_000;

/** Only a response counts, not the browser's view of the network: the server may be on the same machine. */
async function askServer(): Promise<void> {
  const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(ASK_EVERY) }).catch(
    () => null,
  );
  if (answer === null) {
    reportNoAnswer();
    return;
  }
  const wasLost = readConnection() === 'offline';
  reportAnswer(answer.status);
  if (wasLost && readConnection() === 'online') await queryClient.invalidateQueries();
}

/** Says that the server does not respond, keeps asking, and refetches the visible data once it is back. */
export function ConnectionBanner() {
  const connection = useSyncExternalStore(subscribeConnection, readConnection);
  useEffect(() => {
    const ask = (): void => void askServer();
    window.addEventListener('offline', ask);
    window.addEventListener('online', ask);
    const stop = onStreamLost(ask);
    return () => {
      stop();
      window.removeEventListener('offline', ask);
      window.removeEventListener('online', ask);
    };
  }, []);
  useEffect(() => {
    if (connection === 'online') return;
    const timer = setInterval(() => void askServer(), ASK_EVERY);
    return () => clearInterval(timer);
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
