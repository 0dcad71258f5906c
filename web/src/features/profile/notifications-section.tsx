import type { CurrentUser } from '@scriptorium/contract/operations/user.ts';
import { Radio, Switch } from '@mantine/core';
import { t } from '../../lib/texts/profile.ts';
import { Section } from '../../ui/section.tsx';
import style from './profile-screen.module.css';
import { useSavePreferences } from './use-preferences.ts';

/** What the user is notified of, and how often by e-mail. Each choice is saved at once. */
export function NotificationsSection({ user }: { user: CurrentUser }) {
  const { preferences } = user;
  const { set, isSaved } = useSavePreferences(user);
  return (
    <Section title={t('notifications')} hint={t('notificationsHint')} status={isSaved ? t('preferencesSaved') : ''}>
      <Radio.Group
        label={t('reviewLevel')}
        value={preferences.reviewLevel}
        onChange={(level) => set({ reviewLevel: level })}
      >
        <div className={style['radios']}>
          <Radio value="all" label={t('levelAll')} />
          <Radio value="mine" label={t('levelMine')} description={t('levelMineHint')} />
          <Radio value="none" label={t('levelNone')} description={t('levelNoneHint')} />
        </div>
      </Radio.Group>
      <Radio.Group
        label={t('reviewMail')}
        description={t('reviewMailHint')}
        value={preferences.reviewMail}
        onChange={(mail) => set({ reviewMail: mail })}
      >
        <div className={style['radios']}>
          <Radio value="soon" label={t('mailSoon')} description={t('mailSoonHint')} />
          <Radio value="hourly" label={t('mailHourly')} />
          <Radio value="daily" label={t('mailDaily')} description={t('mailDailyHint')} />
          <Radio value="never" label={t('mailNever')} />
        </div>
      </Radio.Group>
      <div className={style['choices']} role="group" aria-label={t('mails')}>
        <span className={style['label']}>{t('mails')}</span>
        <Switch
          label={t('mailGroup')}
          checked={preferences.mailOnGroupAdded}
          onChange={(event) => set({ mailOnGroupAdded: event.currentTarget.checked })}
        />
        <Switch
          label={t('mailExport')}
          checked={preferences.mailOnExportFinished}
          onChange={(event) => set({ mailOnExportFinished: event.currentTarget.checked })}
        />
      </div>
    </Section>
  );
}
