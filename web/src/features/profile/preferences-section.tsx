import type { CurrentUser } from '@scriptorium/contract/operations/user.ts';
import { LANGUAGES, type Language } from '@scriptorium/contract/rules/languages.ts';
import { NativeSelect, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { t as common } from '../../lib/texts/common.ts';
import { t } from '../../lib/texts/profile.ts';
import { applyTheme } from '../../ui/apply-theme.ts';
import { Section } from '../../ui/section.tsx';
import style from './profile-screen.module.css';
import { useSavePreferences } from './use-preferences.ts';
import { useShowLanguage } from './use-show-language.ts';

/** Theme and language. Each choice is saved at once. */
export function PreferencesSection({ user }: { user: CurrentUser }) {
  const { preferences } = user;
  const { set, isSaved } = useSavePreferences(user);
  const { setColorScheme } = useMantineColorScheme();
  const showLanguage = useShowLanguage();
  return (
    <Section title={t('preferences')} hint={t('preferencesHint')} status={isSaved ? t('preferencesSaved') : ''}>
      <div className={style['choices']}>
        <span className={style['label']}>{t('theme')}</span>
        <SegmentedControl
          aria-label={t('theme')}
          value={preferences.theme}
          onChange={(theme) => {
            applyTheme(theme, setColorScheme);
            set({ theme });
          }}
          data={[
            { value: 'system', label: common('themeSystem') },
            { value: 'light', label: common('themeLight') },
            { value: 'dark', label: common('themeDark') },
          ]}
        />
      </div>
      <div className={style['choices']}>
        <span className={style['label']}>{t('language')}</span>
        <NativeSelect
          aria-label={t('language')}
          value={preferences.language}
          onChange={(event) => {
            const language = event.currentTarget.value as Language | 'auto';
            set({ language }, () => showLanguage(language));
          }}
          data={[
            { value: 'auto', label: t('languageAuto') },
            ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
          ]}
        />
      </div>
    </Section>
  );
}
