import { getSettings, requestCapabilities } from '@scriptorium/contract/operations/admin.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { SETTING_KEYS, SETTING_SECTIONS, type SettingSection, SETTINGS } from '@scriptorium/contract/settings.ts';
import {
  type Icon,
  IconFiles,
  IconId,
  IconMail,
  IconQuote,
  IconSettings,
  IconTerminal2,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/query-client.ts';
import { t } from '../../lib/texts/admin-settings.ts';
import { AdminHead } from '../../ui/admin-head.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Section } from '../../ui/section.tsx';
import { PageParts } from '../../ui/page-parts.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { EnvironmentSection } from './environment-section.tsx';
import { MailSection } from './mail-section.tsx';
import { SettingField } from './setting-field.tsx';
import style from './settings-screen.module.css';

const ICONS: Record<SettingSection, Icon> = {
  people: IconId,
  groups: IconUsersGroup,
  files: IconFiles,
  references: IconQuote,
  product: IconSettings,
};

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
      {settings.data !== undefined && capabilities.data !== undefined && (
        <div className={style['parts']}>
          <PageParts
            label={t('parts')}
            parts={[
              ...SETTING_SECTIONS.map((section) => ({
                id: section,
                label: t(section),
                Icon: ICONS[section],
                content: (
                  <SettingsSection
                    section={section}
                    stored={settings.data.config}
                    maxQuota={capabilities.data.capabilities.max_quota}
                  />
                ),
              })),
              {
                id: 'mail',
                label: t('mail'),
                Icon: IconMail,
                content: <MailSection capabilities={capabilities.data.capabilities} />,
              },
              {
                id: 'environment',
                label: t('environment'),
                Icon: IconTerminal2,
                content: <EnvironmentSection env={capabilities.data.env} />,
              },
            ]}
          />
        </div>
      )}
    </>
  );
}

function SettingsSection(props: {
  section: SettingSection;
  stored: OutputOf<typeof getSettings>['config'];
  maxQuota: number;
}) {
  const { section, stored, maxQuota } = props;
  return (
    <Section title={t(section)} hint={t(`${section}Hint`)}>
      {SETTING_KEYS.filter((key) => SETTINGS[key].section === section).map((key) => (
        // Hidden rather than unmounted, to keep what is being typed.
        <div key={key} hidden={key === 'signup_domains' && stored.signup_policy !== 'domain'}>
          <SettingField name={key} stored={stored[key]} maxQuota={maxQuota} />
        </div>
      ))}
    </Section>
  );
}
