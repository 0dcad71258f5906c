import { resendVerification } from '@scriptorium/contract/operations/user.ts';
import { call } from '../../api/call.ts';
import { t } from '../../lib/texts/sign-up.ts';
import { toastError, toastSuccess } from '../../ui/toasts.ts';

/** For users with the right password whose address has not been verified. */
export function ResendVerification({ hasMail, ...account }: { email: string; password: string; hasMail: boolean }) {
  const resend = async (): Promise<void> => {
    try {
      await call(resendVerification, account);
      toastSuccess(t('resent'), { duration: 6_000 });
    } catch (error) {
      toastError(t('resendFailed'), error);
    }
  };
  if (!hasMail) return <>{t('noMailVerify')}</>;
  return (
    <button type="button" onClick={() => void resend()}>
      {t('resendVerification')}
    </button>
  );
}
