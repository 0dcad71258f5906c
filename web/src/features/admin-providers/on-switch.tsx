import { Switch } from '@mantine/core';
import { type AdminProvider, listProviders, updateProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import { useOperation } from '../../api/query-client.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { confirm } from '../../ui/confirm.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';

/** Enables or disables a provider; asks first if disabling locks users out. */
export function OnSwitch({ provider, label }: { provider: AdminProvider; label?: string }) {
  const { name, isEnabled, dependents } = provider;
  const update = useOperation(updateProvider, [listProviders, requestCapabilities]);
  const turn = async (): Promise<void> => {
    if (update.isPending) return;
    const question = {
      title: t('turnOffTitle', { name }),
      text: t('turnOffText', { count: dependents }),
      yes: t('turnOffYes'),
    };
    if (isEnabled && dependents > 0 && !(await confirm(question))) return;
    const {
      uuid: providerUUID,
      hasSecret: _,
      redirectUrl: __,
      identities: ___,
      dependents: ____,
      lastUsedAt: _____,
      ...fields
    } = provider;
    update.mutate(
      { providerUUID, ...fields, isEnabled: !isEnabled, clientSecret: '' },
      {
        onSuccess: () => void toastSuccess(t(isEnabled ? 'turnedOff' : 'turnedOn', { name })),
        onError: (error) => toastFailure(t('saveFailed'), error),
      },
    );
  };
  return (
    <Switch
      aria-label={label ?? t('enabledNamed', { name })}
      label={label ?? t(isEnabled ? 'on' : 'off')}
      checked={update.isPending ? !isEnabled : isEnabled}
      onChange={() => void turn()}
    />
  );
}
