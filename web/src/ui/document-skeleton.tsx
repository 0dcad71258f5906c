import { Skeleton } from '@mantine/core';
import { t } from '../lib/texts/common.ts';
import style from './document-skeleton.module.css';
import { useIsSlow } from './skeletons.tsx';

/** The title, its authors, and two paragraphs. */
const LINES = ['78%', '46%', '100%', '97%', '99%', '94%', '42%', '98%', '100%', '95%', '63%'];

/** Placeholder for a document: its bar, the beginning of its text, and its panel where that has room. */
export function DocumentSkeleton() {
  const slow = useIsSlow();
  return (
    <div className={style['document']} role="status" aria-label={t('loading')}>
      <div className={style['bar']}>
        {slow && (
          <>
            <Skeleton width={280} height={16} />
            <Skeleton width={220} height={28} radius="md" />
          </>
        )}
      </div>
      <Lines slow={slow} />
      <div className={style['panel']} />
    </div>
  );
}

/** Placeholder for the text alone. */
export function TextSkeleton() {
  const slow = useIsSlow();
  return (
    <div role="status" aria-label={t('loading')}>
      <Lines slow={slow} />
    </div>
  );
}

function Lines({ slow }: { slow: boolean }) {
  return (
    <div className={style['text']}>
      {slow &&
        LINES.map((width, line) => <Skeleton key={line} className={style['line'] ?? ''} width={width} height={14} />)}
    </div>
  );
}
