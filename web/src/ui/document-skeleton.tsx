import { Skeleton } from '@mantine/core';
import { t } from '../lib/texts/common.ts';
import style from './document-skeleton.module.css';
import { useIsSlow } from './skeletons.tsx';

const LINES = ['64%', '100%', '97%', '99%', '42%'];

/** Placeholder for a document: its bar, the beginning of its text, and its panel where that has room. */
export function DocumentSkeleton() {
  return (
    <div className={style['document']} role="status" aria-label={t('loading')}>
      <div className={style['bar']} />
      <Lines />
      <div className={style['panel']} />
    </div>
  );
}

/** Placeholder for the text alone. */
export function TextSkeleton() {
  return (
    <div role="status" aria-label={t('loading')}>
      <Lines />
    </div>
  );
}

function Lines() {
  const slow = useIsSlow();
  return (
    <div className={style['text']}>
      {slow &&
        LINES.map((width, line) => <Skeleton key={line} className={style['line'] ?? ''} width={width} height={14} />)}
    </div>
  );
}
