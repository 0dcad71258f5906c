import { Button, CopyButton, Input } from '@mantine/core';
import { type FocusEvent, useId } from 'react';
import { t } from '../../lib/texts/admin-providers.ts';
import style from './providers-screen.module.css';

/** A URL of this server to be entered at the provider. */
export function AddressToEnter({ label, hint, address }: { label: string; hint: string; address: string }) {
  const id = useId();
  return (
    <Input.Wrapper id={id} label={label} description={hint}>
      <div className={style['address']}>
        {/* Two addresses often differ only at their ends, so they are never cut. */}
        <Input
          component="textarea"
          multiline
          rows={1}
          id={id}
          value={address}
          readOnly
          onFocus={(event: FocusEvent<HTMLTextAreaElement>) => event.currentTarget.select()}
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
    </Input.Wrapper>
  );
}
