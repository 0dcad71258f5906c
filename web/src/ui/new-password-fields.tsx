import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { t } from '../lib/texts/auth.ts';
import { t as signUp } from '../lib/texts/sign-up.ts';

/** A new password, and the same once more. */
export function NewPasswordFields({ first, second }: { first: PasswordInputProps; second: PasswordInputProps }) {
  return (
    <>
      <PasswordInput
        {...first}
        label={t('password')}
        description={signUp('passwordHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="new-password"
      />
      <PasswordInput {...second} label={signUp('confirmPassword')} autoComplete="new-password" />
    </>
  );
}
