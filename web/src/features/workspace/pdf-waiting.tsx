import { t } from '../../lib/texts/common.ts';
import style from './file-viewer.module.css';

/** A blank page where a PDF will be. */
export function PdfWaiting() {
  return (
    <div className={style['pdf']} role="status" aria-label={t('loading')}>
      <div className={style['blank']} />
    </div>
  );
}
