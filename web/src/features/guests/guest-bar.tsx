import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useCapabilities } from '../../api/session.ts';
import { useWriter } from '../../api/writer.ts';
import { t } from '../../lib/texts/guests.ts';
import { ProductMark } from '../../ui/product-mark.tsx';
import style from './guests.module.css';

/** What a guest has instead of the menus of an account: who they are, and the way out. */
export function GuestBar({ onLeave }: { onLeave: () => void }) {
  const { appName } = useCapabilities();
  const { displayName } = useWriter();
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
      <Button size="xs" variant="default" onClick={onLeave}>
        {t('leave')}
      </Button>
    </header>
  );
}
