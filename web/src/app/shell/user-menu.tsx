import { Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconCode,
  IconFiles,
  IconHelpCircle,
  IconHome,
  IconLogout,
  IconShield,
  IconUserEdit,
} from '@tabler/icons-react';
import { setData } from '@scriptorium/contract/operations/user.ts';
import { Link } from '@tanstack/react-router';
import { call } from '../../api/call.ts';
import { useCapabilities, updateCurrentUser, useCurrentUser } from '../../api/session.ts';
import { t } from '../../lib/texts/common.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { applyTheme, type Theme } from '../../ui/apply-theme.ts';
import { colorInText } from '../../lib/person-color.ts';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { showKeptCopies } from '../../lib/show-kept-copies.ts';
import { useLogout } from './use-logout.ts';
import style from './user-menu.module.css';

/** The user's avatar and menu. It ends with the footer's content, since screens that fill the window have no footer. */
export function UserMenu() {
  const user = useCurrentUser();
  const name = user.displayName || user.email;
  // Before anybody else in a text can get it.
  const color = colorInText(user.uuid);
  const { appName, homepageUrl, sourceUrl } = useCapabilities();
  const logout = useLogout();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const chooseTheme = (theme: string): void => {
    applyTheme(theme as Theme, setColorScheme);
    // Applied here at once; other devices get it from the server.
    call(setData, { displayName: user.displayName, preferences: { theme: theme as Theme } }).then(
      (answer) => updateCurrentUser(answer.user),
      (error: unknown) => console.warn('The theme could not be saved', error),
    );
  };
  return (
    <Menu position="bottom-end" width={264}>
      <Menu.Target>
        <button type="button" className={style['target']} aria-label={shell('userMenu', { name })}>
          <UserAvatar person={{ ...user, displayName: name }} color={color} decorative />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={style['who']}>
          <UserAvatar person={{ ...user, displayName: name }} size="lg" decorative />
          <span>
            <span className="strong">{name}</span>
            <span className="tiny muted">{user.email}</span>
          </span>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUserEdit size={18} />}>
          {shell('editProfile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFiles size={18} />} onClick={showKeptCopies}>
          {shell('keptCopies')}
        </Menu.Item>
        <Menu.Item component={Link} to="/help" leftSection={<IconHelpCircle size={18} />}>
          {shell('help')}
        </Menu.Item>
        {user.isAdmin && (
          <Menu.Item component={Link} to="/admin" leftSection={<IconShield size={18} />}>
            {t('admin')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>{t('theme')}</Menu.Label>
        <Menu.RadioGroup value={colorScheme === 'auto' ? 'system' : colorScheme} onChange={chooseTheme}>
          <Menu.RadioItem value="system">{t('themeSystem')}</Menu.RadioItem>
          <Menu.RadioItem value="light">{t('themeLight')}</Menu.RadioItem>
          <Menu.RadioItem value="dark">{t('themeDark')}</Menu.RadioItem>
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void logout()}>
          {t('logout')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('copyright', { appName, year: String(new Date().getFullYear()) })}</Menu.Label>
        {homepageUrl !== '' && (
          <Menu.Item component="a" href={homepageUrl} leftSection={<IconHome size={18} />}>
            {t('homepage')}
          </Menu.Item>
        )}
        {sourceUrl !== '' && (
          <Menu.Item component="a" href={sourceUrl} leftSection={<IconCode size={18} />}>
            {t('source')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
