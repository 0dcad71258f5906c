import { t } from '../../lib/texts/auth.ts';
import style from './signup-screen.module.css';

/** The note about terms. The text of the server is Markdown made for reading as it is; it is never run as markup. */
export function TermsNote({ terms }: { terms: string }) {
  return (
    <div className={style['note']}>
      <p>{t('termsNote')}</p>
      {terms.trim() !== '' && (
        <details>
          <summary>{t('termsRead')}</summary>
          <div className={style['terms']} tabIndex={0} role="region" aria-label={t('termsTitle')}>
            {terms}
          </div>
        </details>
      )}
    </div>
  );
}
