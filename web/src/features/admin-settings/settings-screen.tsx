import { getSettings, requestCapabilities } from '@scriptorium/contract/operations/admin.ts';
import { SETTING_KEYS, SETTING_SECTIONS, SETTINGS } from '@scriptorium/contract/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/admin-settings.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Section } from '../../ui/section.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { EnvironmentSection } from './environment-section.tsx';
import { MailSection } from './mail-section.tsx';
import { SettingField } from './setting-field.tsx';

/** Settings changeable at run time, and the environment the server was started with. */
export function SettingsScreen() {
  const settings = useQuery(operationQuery(getSettings, {}));
  const capabilities = useQuery(operationQuery(requestCapabilities, {}));
  const error = settings.error ?? capabilities.error;
  return (
    <>
      <AdminHead title={t('title')} hint={t('hint')} />
      {error !== null && (
        <LoadError
          error={error}
          prefix={t('loadFailed')}
          onRetry={() => void Promise.all([settings.refetch(), capabilities.refetch()])}
        />
      )}
      {error === null && (settings.data === undefined || capabilities.data === undefined) && <RowsSkeleton rows={6} />}
      {settings.data !== undefined &&
        capabilities.data !== undefined &&
        SETTING_SECTIONS.map((section) => (
          <Section key={section} title={t(section)} hint={t(`${section}Hint`)}>
            {SETTING_KEYS.filter((key) => SETTINGS[key].section === section).map((key) => (
              // Hidden rather than unmounted, to keep what is being typed.
              <div key={key} hidden={key === 'signup_domains' && settings.data.config.signup_policy !== 'domain'}>
                <SettingField
                  name={key}
                  stored={settings.data.config[key]}
                  maxQuota={capabilities.data.capabilities.max_quota}
                />
              </div>
            ))}
          </Section>
        ))}
      {capabilities.data !== undefined && (
        <>
          <MailSection capabilities={capabilities.data.capabilities} />
          <EnvironmentSection env={capabilities.data.env} />
        </>
      )}
    </>
  );
}
