import { Switch } from '@mantine/core';
import { t } from '../../lib/texts/document.ts';
import { AuthorLegend } from '../../ui/author-legend.tsx';
import style from './authors-card.module.css';
import type { AuthorColors } from './use-author-colors.ts';

/** Switches the colours of authors on, and says what they mean and who wrote at the caret. */
export function AuthorsCard({ isOn, setOn, authors, only, problem, here }: AuthorColors) {
  return (
    <section className={style['card']} aria-label={t('authors')}>
      <Switch
        size="sm"
        label={t('showAuthors')}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      {isOn && problem !== null && <p className="muted small">{problem}</p>}
      {isOn && (
        <>
          {only === null && <AuthorLegend authors={authors} label={t('authors')} />}
          <p className="muted small" role="status">
            {only === null ? here !== null && t('writtenHere', { name: here }) : t('writtenByOne', { name: only })}
          </p>
        </>
      )}
    </section>
  );
}
