import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '../lib/texts/common.ts';
import { noteWaiting } from '../lib/waiting.ts';
import style from './skeletons.module.css';

/** True after 150 ms: anything faster needs no skeleton. */
export function useIsSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 150);
    return () => clearTimeout(timer);
  }, []);
  useEffect(noteWaiting, []);
  return slow;
}

/** Placeholder rows for a loading table or list. Reserves the space at once, appears after 150 ms. */
export function RowsSkeleton(props: { rows?: number; height?: number | string; noLines?: boolean }) {
  const { rows = 3, height = 48 } = props;
  const slow = useIsSlow();
  return (
    <div role="status" aria-label={t('loading')} className={props.noLines ? undefined : style['ruled']}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={style['row']} style={{ height }}>
          {slow && (
            <>
              <Skeleton width={18} height={18} />
              <Skeleton width={`${60 - ((row * 17) % 30)}%`} height={12} />
              <Skeleton width="10%" height={12} ml="auto" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/** Placeholder for a loading page. */
export function PageSkeleton({ narrow = false }: { narrow?: boolean }) {
  const slow = useIsSlow();
  return (
    <div className={narrow ? 'page narrow' : 'page'} role="status" aria-label={t('loading')}>
      <div className={style['page']}>
        {slow && (
          <>
            <Skeleton width={260} height={28} />
            <Skeleton width="100%" height={180} radius="md" />
            <Skeleton width="100%" height={180} radius="md" />
          </>
        )}
      </div>
    </div>
  );
}
