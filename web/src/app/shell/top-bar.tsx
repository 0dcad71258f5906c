import { ActionIcon, Button } from '@mantine/core';
import { IconLayoutDashboard, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCapabilities } from '../../api/session.ts';
import { t } from '../../lib/texts/common.ts';
import { t as shell } from '../../lib/texts/shell.ts';
import { ProductMark } from '../../ui/product-mark.tsx';
import { setTopBarPlace, setTopBarSide, useIsTopBarFilled } from '../../ui/top-bar-slot.tsx';
import { useShownTitle } from '../document-title.tsx';
import { Bell } from './bell.tsx';
import { openQuickSwitcher, SWITCHER_KEYS } from '../../lib/open-quick-switcher.ts';
import style from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** Logo and title or breadcrumbs, quick switcher, Dashboard, bell and user menu. */
export function TopBar() {
  const { appName } = useCapabilities();
  const title = useShownTitle() ?? appName;
  const filled = useIsTopBarFilled();
  return (
    <header className={style['bar']}>
      <div className={style['left']}>
        <Link to="/" className={style['mark']} aria-label={t('markLabel', { appName })}>
          <ProductMark />
        </Link>
        {!filled && <span className={style['title']}>{title}</span>}
        <div ref={setTopBarPlace} className={style['slot']} data-filled={filled || undefined} />
      </div>
      <button type="button" className={style['switcher']} onClick={openQuickSwitcher}>
        <IconSearch size={16} aria-hidden />
        <span>{shell('search')}</span>
        <kbd>{SWITCHER_KEYS}</kbd>
      </button>
      <div className={style['right']} data-stays>
        <div ref={setTopBarSide} className={style['side']} />
        <nav className={style['nav']} aria-label={appName}>
          <Button
            component={Link}
            to="/"
            variant="subtle"
            color="gray"
            size="xs"
            className={style['dashboard']}
            leftSection={<IconLayoutDashboard size={16} />}
          >
            {t('dashboard')}
          </Button>
          <ActionIcon className={style['narrowSearch']} aria-label={shell('searchShort')} onClick={openQuickSwitcher}>
            <IconSearch size={20} />
          </ActionIcon>
          <Bell />
          <UserMenu />
        </nav>
      </div>
    </header>
  );
}
