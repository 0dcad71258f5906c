import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { MIN_PASSWORD_LENGTH } from '@scriptorium/contract/rules/password-length.ts';
import { IconCheck } from '@tabler/icons-react';
import { t } from '../lib/texts/auth.ts';
import { t as signUp } from '../lib/texts/sign-up.ts';
import style from './new-password-fields.module.css';

/** Fields for a new password and its repetition; missing requirements are shown while typing. */
export function NewPasswordFields({
  first,
  second,
}: {
  first: PasswordInputProps & { value: string };
  second: PasswordInputProps & { value: string };
}) {
  const left = MIN_PASSWORD_LENGTH - [...first.value].length;
  const isSame = left <= 0 && second.value === first.value;
  return (
    <div className={style['pair']} data-pair>
      <PasswordInput
        {...first}
        label={first.label ?? t('password')}
        description={
          first.error !== undefined ? null : first.value === '' || left <= 0 ? (
            <Rule isMet={left <= 0}>{signUp('passwordHint')}</Rule>
          ) : (
            signUp('passwordLeft', { left })
          )
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
      />
      <PasswordInput
        {...second}
        label={second.label ?? signUp('confirmPassword')}
        description={isSame && <Rule isMet>{signUp('passwordsMatch')}</Rule>}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
      />
    </div>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  return (
    <span className={style['rule']} data-met={isMet || undefined}>
      {isMet && <IconCheck size={14} aria-hidden />}
      {children}
    </span>
  );
}
