import { t } from '../lib/texts/common.ts';
import style from './blank-page.module.css';

/** Placeholder for a PDF: a blank page. */
export function BlankPage() {
  return (
    <div className={style['ground']} role="status" aria-label={t('loading')}>
      <div className={style['page']} />
    </div>
  );
}
