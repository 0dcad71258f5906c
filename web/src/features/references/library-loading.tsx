import { t } from '../../lib/texts/references.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import style from './references.module.css';
import { useHasRail } from './use-has-rail.ts';

/** The screen while references are loading, or the reason why they failed to load. */
export function LibraryLoading({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const hasRail = useHasRail();
  return (
    <div className={style['screen']} data-rail={hasRail || undefined}>
      {hasRail && <div className={style['rail']} />}
      <div className={style['main']}>
        <div className={style['top']}>
          <h1>{t('title')}</h1>
        </div>
        {error === null ? (
          <RowsSkeleton rows={8} height={44} />
        ) : (
          <LoadError prefix={t('listFailed')} error={error} onRetry={onRetry} />
        )}
      </div>
    </div>
  );
}
