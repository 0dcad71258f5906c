import { CloseButton, Switch } from '@mantine/core';
import { readShares } from '@scriptorium/contract/operations/workspace-authors.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { locale } from '../../lib/language.ts';
import { t } from '../../lib/texts/document.ts';
import { AuthorLegend } from '../../ui/author-legend.tsx';
import style from './authors-card.module.css';
import type { AuthorColors } from './use-author-colors.ts';

interface AuthorsProps {
  colors: AuthorColors;
  file: { uuid: string; itemPath: string };
}

/** Each author's share of the text by display name; undefined unless the group shows shares. */
function useShares(file: AuthorsProps['file'], isOn: boolean): ReadonlyMap<string, string> | undefined {
  const { data } = useQuery({ ...operationQuery(readShares, file), enabled: isOn });
  if (data?.shown !== true) return undefined;
  const all = data.shares.reduce((sum, { characters }) => sum + characters, data.unclear);
  return new Map(
    data.shares.map(({ person, characters }) => [person.displayName, percent.format(characters / Math.max(1, all))]),
  );
}

/** Sorts authors by how much they wrote, if shares are shown. */
function sortByShare(authors: AuthorColors['authors'], shares: ReadonlyMap<string, string> | undefined) {
  if (shares === undefined) return authors;
  const order = [...shares.keys()];
  return authors.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

const percent = new Intl.NumberFormat(locale, { style: 'percent' });

/** Shown below the text where a panel would cover it: the colour legend and a switch to turn the colours off. */
export function AuthorsStrip({ colors, file }: AuthorsProps) {
  const { authors, main, only, problem } = colors;
  const shares = useShares(file, true);
  const note = problem ?? (only === null ? null : t('writtenByOne', { name: only }));
  return (
    <section className={style['strip']} aria-label={t('authors')}>
      <Switch
        className={style['switch'] ?? ''}
        size="sm"
        label={t('showAuthors')}
        checked
        onChange={() => colors.setOn(false)}
      />
      <div className={style['legend']}>
        {note === null ? (
          <AuthorLegend authors={sortByShare(authors, shares)} main={main} label={t('authors')} />
        ) : (
          <p className="muted small">{note}</p>
        )}
      </div>
      <CloseButton className={style['off'] ?? ''} aria-label={t('hideAuthors')} onClick={() => colors.setOn(false)} />
    </section>
  );
}

/** Turns author colours on, with their legend and the author of the text at the caret. */
export function AuthorsCard({ colors, file }: AuthorsProps) {
  const { isOn, setOn, authors, main, only, problem, here } = colors;
  const shares = useShares(file, isOn);
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
          {only === null && (
            <AuthorLegend authors={sortByShare(authors, shares)} main={main} shares={shares} label={t('authors')} />
          )}
          <p className="muted small" role="status">
            {only === null ? here !== null && t('writtenHere', { name: here }) : t('writtenByOne', { name: only })}
          </p>
        </>
      )}
    </section>
  );
}
