import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useId, useState } from 'react';
import { t } from '../lib/texts/factors.ts';
import { DialogActions } from './dialog-actions.tsx';
import style from './factors.module.css';
import { QrCode } from './qr-code.tsx';

/** The key for an authenticator app as QR code and text, and a field for the first code. */
export function TotpSetup(props: {
  secret: string;
  uri: string;
  problem: string | null;
  busy: boolean;
  onConfirm: (code: string) => void;
  onCancel: () => void;
}) {
  const [code, setCode] = useState('');
  const keyId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    props.onConfirm(code);
  };
  return (
    <form className={style['setup']} onSubmit={submit} noValidate>
      <p>{t('scan')}</p>
      <QrCode text={props.uri} label={t('qr')} />
      <div>
        <div className={style['label']} id={keyId}>
          {t('key')}
        </div>
        <code className={style['key']} aria-labelledby={keyId}>
          {props.secret}
        </code>
      </div>
      <CodeField label={t('enterCode')} value={code} problem={props.problem} onChange={setCode} />
      <DialogActions>
        <Button variant="default" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={props.busy}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A field for the six digits of an authenticator app. */
export function CodeField(props: {
  label: string;
  value: string;
  problem: string | null;
  size?: 'md';
  onChange: (code: string) => void;
}) {
  return (
    <TextInput
      {...(props.size && { size: props.size })}
      label={props.label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      data-autofocus
      autoFocus
      value={props.value}
      error={props.problem}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}
