import { t as signUp } from '../../lib/texts/sign-up.ts';
import { PlainMarkdown } from '../../ui/plain-markdown.tsx';
import style from './signup-screen.module.css';

/** The note about the terms of use, if the server has any. */
export function TermsNote({ terms }: { terms: string }) {
  return (
    <div className={style['note']}>
      <p>{signUp('termsNote')}</p>
      <details>
        <summary>{signUp('termsRead')}</summary>
        <div className={style['terms']} tabIndex={0} role="region" aria-label={signUp('termsTitle')}>
          <PlainMarkdown text={terms} />
        </div>
      </details>
    </div>
  );
}
