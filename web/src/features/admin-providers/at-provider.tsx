import { Anchor } from '@mantine/core';
import { logoutUrlOf, type ProviderPreset } from '@scriptorium/contract/rules/providers.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { t } from '../../lib/texts/admin-providers.ts';
import { AddressToEnter } from './address-to-enter.tsx';
import { CONSOLES } from './presets.ts';
import style from './providers-screen.module.css';

/** The URLs to enter at the provider. GitHub has no log-out URL. */
export function Addresses({ preset, redirectUrl }: { preset: ProviderPreset; redirectUrl: string }) {
  return (
    <>
      <AddressToEnter label={t('redirect')} hint={t('redirectHint')} address={redirectUrl} />
      {preset !== 'github' && (
        <AddressToEnter label={t('logout')} hint={t('logoutHint')} address={logoutUrlOf(redirectUrl)} />
      )}
    </>
  );
}

/** The setup step to be done at the provider. */
export function AtProvider({ preset, redirectUrl }: { preset: ProviderPreset; redirectUrl: string }) {
  const console = CONSOLES[preset];
  return (
    <ol className={style['there']}>
      <li>
        <p>{t(`how_${preset}`)}</p>
        {console !== undefined && (
          <Anchor href={console} target="_blank" rel="noreferrer">
            {t('openThere', { name: t(`preset_${preset}`) })} <IconExternalLink size={14} aria-hidden />
          </Anchor>
        )}
      </li>
      <li>
        <div className={style['form']}>
          <Addresses preset={preset} redirectUrl={redirectUrl} />
        </div>
      </li>
      <li>
        <p>{t('takeAlong')}</p>
      </li>
    </ol>
  );
}
