import { t } from '../lib/texts/common.ts';
import { useCapabilities } from '../api/session.ts';
import { ProductMark } from '../ui/product-mark.tsx';
import style from './loading-overlay.module.css';

/** Covers the page during initial loading only. */
export function LoadingOverlay({ trouble, isStuck }: { trouble: string | null; isStuck: boolean }) {
  const { appName } = useCapabilities();
  return (
    <div className={style['overlay']} role="status">
      <ProductMark size={44} />
      <p className={style['name']}>{appName}</p>
      {!isStuck && <p className="muted">{t('loading')}</p>}
      <p className={style[trouble === null ? 'late' : 'trouble']}>{trouble ?? t('loadingLong')}</p>
    </div>
  );
}
