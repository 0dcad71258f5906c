import { t } from '../../lib/texts/auth.ts';
import { PlainMarkdown } from '../../ui/plain-markdown.tsx';
import style from './signup-screen.module.css';

/** The note about terms, if the server has any. */
export function TermsNote({ terms }: { terms: string }) {
  return (
    <div className={style['note']}>
      <p>{t('termsNote')}</p>
      <details>
        <summary>{t('termsRead')}</summary>
        <div className={style['terms']} tabIndex={0} role="region" aria-label={t('termsTitle')}>
          <PlainMarkdown text={terms} />
        </div>
      </details>
    </div>
  );
}
