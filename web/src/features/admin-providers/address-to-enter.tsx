import { Button, CopyButton, TextInput } from '@mantine/core';
import { t } from '../../lib/texts/admin-providers.ts';
import style from './providers-screen.module.css';

/** An address of this server that has to be entered at the provider. */
export function AddressToEnter({ label, hint, address }: { label: string; hint: string; address: string }) {
  return (
    <div className={style['address']}>
      <TextInput
        label={label}
        description={hint}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
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
  );
}
