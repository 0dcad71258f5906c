import type { requestCapabilities } from '@scriptorium/contract/operations/admin.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { t } from '../../lib/texts/admin-settings.ts';
import { Section } from '../../ui/section.tsx';
import { StateBadge } from '../../ui/state-badge.tsx';
import style from './settings-screen.module.css';

/** The server's environment, read-only. */
export function EnvironmentSection({ env }: { env: OutputOf<typeof requestCapabilities>['env'] }) {
  return (
    <Section title={t('environment')} hint={t('environmentHint')} wide>
      <div className={style['frame']} role="region" aria-label={t('environment')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('source')}</th>
            </tr>
          </thead>
          <tbody>
            {env.map((entry) => (
              <tr key={entry.name}>
                <td>
                  <code>{entry.name}</code>
                </td>
                <td className={style['value']}>
                  {entry.value === '' ? <span className="muted">{t('unset')}</span> : entry.value}
                </td>
                <td>
                  <StateBadge {...(entry.source === 'environment' && { kind: 'accent' as const })}>
                    {t(entry.source === 'environment' ? 'sourceEnvironment' : 'sourceDefault')}
                  </StateBadge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
