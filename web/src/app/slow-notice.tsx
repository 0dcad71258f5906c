import { useSyncExternalStore } from 'react';
import { t } from '../lib/texts/common.ts';
import { readIsWaiting, subscribeWaiting } from '../lib/waiting.ts';
import style from './slow-notice.module.css';
import { useIsLate } from './use-is-late.ts';

/** Says that loading takes long, once for all placeholders on screen; over the page, so that nothing moves. */
export function SlowNotice() {
  const isLate = useIsLate(useSyncExternalStore(subscribeWaiting, readIsWaiting));
  return (
    <div role="status">
      {isLate && (
        <p className={style['notice']}>
          {t('loadingLong')}
          <button type="button" onClick={() => location.reload()}>
            {t('reload')}
          </button>
        </p>
      )}
    </div>
  );
}
