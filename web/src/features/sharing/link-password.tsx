import { Button, Input, PasswordInput } from '@mantine/core';
import { IconLock, IconLockOpen2 } from '@tabler/icons-react';
import { type SubmitEvent, useId, useState } from 'react';
import { t } from '../../lib/texts/links.ts';
import style from './sharing.module.css';

/** Whether a link asks for a password. The field is shown only while a password is being entered. */
export function LinkPassword(props: {
  hasPassword: boolean;
  error: string | undefined;
  /** Null removes the password. Resolves to whether it was saved. */
  onSave: (password: string | null) => Promise<boolean>;
}) {
  const { hasPassword, error, onSave } = props;
  const id = useId();
  const stateId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The field was open before, so the button takes the focus. */
  const [takesFocus, setTakesFocus] = useState(false);
  const close = (): void => {
    setTyped(null);
    setTakesFocus(true);
  };
  const save = async (password: string | null): Promise<void> => {
    setBusy(true);
    if (await onSave(password)) close();
    setBusy(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (typed === null || typed === '') close();
    else void save(typed);
  };
  return (
    <Input.Wrapper
      id={id}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      label={t('password')}
      description={typed !== null && error === undefined && t(hasPassword ? 'newPasswordHint' : 'passwordHint')}
      error={error}
    >
      {typed === null ? (
        <div className={style['setting']}>
          <span id={stateId} className={style['lock']}>
            {hasPassword ? <IconLock size={16} aria-hidden /> : <IconLockOpen2 size={16} aria-hidden />}
            {t(hasPassword ? 'passwordSet' : 'noPassword')}
          </span>
          <Button
            id={id}
            variant="default"
            autoFocus={takesFocus}
            aria-label={t(hasPassword ? 'changePassword' : 'addPassword')}
            aria-describedby={stateId}
            onClick={() => setTyped('')}
          >
            {t(hasPassword ? 'change' : 'addPassword')}
          </Button>
          {hasPassword && (
            <Button variant="default" loading={busy} aria-label={t('removePassword')} onClick={() => void save(null)}>
              {t('remove')}
            </Button>
          )}
        </div>
      ) : (
        <form className={style['setting']} onSubmit={submit}>
          <PasswordInput
            id={id}
            autoFocus
            autoComplete="new-password"
            placeholder={t('newPassword')}
            value={typed}
            error={error !== undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={busy}>
            {t('setPassword')}
          </Button>
          <Button variant="subtle" color="gray" onClick={close}>
            {t('cancel')}
          </Button>
        </form>
      )}
    </Input.Wrapper>
  );
}
