import { useSyncExternalStore } from 'react';
import { t } from '../lib/texts/common.ts';
import { readIsWaiting, subscribeWaiting } from '../lib/waiting.ts';
import { Notice } from '../ui/notice.tsx';
import style from './slow-notice.module.css';
import { useIsLate } from './use-is-late.ts';

/** Says that loading takes long, once for all placeholders on screen; over the page, so that nothing moves. */
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
