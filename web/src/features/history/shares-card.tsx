import { Switch } from '@mantine/core';
import { readShares, showShares } from '@scriptorium/contract/operations/workspace-authors.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { operationQuery, refreshOperations } from '../../api/query-client.ts';
import { t } from '../../lib/texts/history.ts';
import { colorInText } from '../../lib/person-color.ts';
import { toastError } from '../../ui/toasts.ts';
import style from './shares-card.module.css';

/** How much of a text each person wrote, if the group has this enabled; its managers decide. */
export function SharesCard({ file }: { file: { uuid: string; itemPath: string } }) {
  const { data } = useQuery(operationQuery(readShares, file));
  if (data === undefined || (!data.shown && !data.mayChange)) return null;
  const { shown, shares, unclear } = data;
  const all = shares.reduce((sum, { characters }) => sum + characters, unclear);
  const percent = (characters: number): string => t('percent', { count: Math.round((100 * characters) / all) });
  const choose = async (next: boolean): Promise<void> => {
    try {
      await call(showShares, { uuid: file.uuid, shown: next });
    } catch (error) {
      toastError(t('sharesFailed'), error);
    }
    await refreshOperations([readShares]);
  };
  return (
    <section className={style['card']} aria-label={t('shares')}>
      <h2 className={style['title']}>{t('shares')}</h2>
      {data.mayChange && (
        <Switch
          size="sm"
          label={t('showShares')}
          description={t('sharesHint')}
          checked={shown}
          onChange={(event) => void choose(event.currentTarget.checked)}
        />
      )}
      {shown && all > 0 && (
        <ul className={style['shares']}>
          {shares.map(({ person, characters }) => (
            <li key={person.uuid ?? person.displayName}>
              <span>{person.displayName}</span>
              <span className={style['figure']}>{percent(characters)}</span>
              <span
                className={style['bar']}
                style={{
                  '--share': characters / all,
                  '--author': `var(--person-${colorInText(person.uuid ?? person.displayName)})`,
                }}
                aria-hidden
              />
            </li>
          ))}
          {unclear > 0 && (
            <li>
              <span>{t('unclear')}</span>
              <span className={style['figure']}>{percent(unclear)}</span>
              <span
                className={style['bar']}
                style={{ '--share': unclear / all, '--author': 'var(--muted)' }}
                aria-hidden
              />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
