import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../../lib/texts/common.ts';
import { readIsWaiting, subscribeWaiting } from '../../lib/waiting.ts';
import { Notice } from '../../ui/notice.tsx';
import style from './slow-notice.module.css';

/** When users begin to wonder whether anything is still happening. */
const LATE_MS = 5_000;

/** Whether something has been going on long enough to say so. */
function useIsLate(isGoing: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoing]);
  return isLate;
}

/** Says that loading takes long, once for all placeholders on screen; overlaid, so that nothing moves. */
export function SlowNotice() {
  const isLate = useIsLate(useSyncExternalStore(subscribeWaiting, readIsWaiting));
  return (
    isLate && (
      <div className={style['notice']}>
        <Notice kind="info">
          {t('loadingLong')}{' '}
          <button type="button" onClick={() => location.reload()}>
            {t('reload')}
          </button>
        </Notice>
      </div>
    )
  );
}
