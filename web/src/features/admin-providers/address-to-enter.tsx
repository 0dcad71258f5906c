import { Button, CopyButton, Input } from '@mantine/core';
import { useId } from 'react';
import { t } from '../../lib/texts/admin-providers.ts';
import style from './providers-screen.module.css';

/** A URL of this server to be entered at the provider. */
export function AddressToEnter({ label, hint, address }: { label: string; hint: string; address: string }) {
  const id = useId();
  return (
    <Input.Wrapper id={id} label={label} description={hint}>
      <div className={style['address']}>
        <Input id={id} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              aria-label={t(copied ? 'copiedNamed' : 'copyNamed', { what: label })}
              onClick={copy}
            >
              {t(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      </div>
    </Input.Wrapper>
  );
}
