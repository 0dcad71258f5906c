import { Button } from '@mantine/core';
import { leaveLink } from '@scriptorium/contract/operations/links.ts';
import { Link } from '@tanstack/react-router';
import { call } from '../../api/call.ts';
import { useCapabilities } from '../../api/session.ts';
import { useWriter } from '../../api/writer.ts';
import { t } from '../../lib/texts/guests.ts';
import { confirm } from '../../ui/confirm.ts';
import { ProductMark } from '../../ui/product-mark.tsx';
import { toastError } from '../../ui/toasts.ts';
import style from './guests.module.css';

/** What a guest has instead of the menus of an account: who they are, and the way out. */
export function GuestBar() {
  const { appName } = useCapabilities();
  const { displayName } = useWriter();
  const leave = async (): Promise<void> => {
    if (!(await confirm({ title: t('leaveQuestion'), text: t('leaveText'), yes: t('leave') }))) return;
    try {
      await call(leaveLink, {});
      location.assign('/login');
    } catch (error) {
      toastError(t('leaveFailed'), error);
    }
  };
  return (
    <header className={style['bar']}>
      <span className={style['mark']}>
        <ProductMark />
        <b>{appName}</b>
      </span>
      <span className={style['who']} title={t('youAre', { name: displayName })}>
        {displayName}
      </span>
      <Button component={Link} to="/login" size="xs" variant="subtle" color="gray">
        {t('logIn')}
      </Button>
      <Button size="xs" variant="default" onClick={() => void leave()}>
        {t('leave')}
      </Button>
    </header>
  );
}
