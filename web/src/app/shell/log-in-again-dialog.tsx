import { Button, Modal } from '@mantine/core';
import { beginConfirmation, readIdentities } from '@scriptorium/contract/operations/providers.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { operationQuery } from '../../api/query-client.ts';
import type { PasswordQuestion } from '../../lib/ask-password.ts';
import { goToProvider } from '../../lib/go-to-provider.ts';
import { t } from '../../lib/texts/sign-in.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import style from './log-in-again-dialog.module.css';
import { PasskeyConfirmation, useHasPasskey } from './passkey-confirmation.tsx';
import { ProviderIcon } from '../../ui/provider-icon.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { useLeaving } from '../../ui/use-leaving.ts';

/**
 * Replaces the password for users without one: they use a passkey and continue (''), or log in again at their provider
 * and come back.
 */
export function LogInAgainDialog({ question }: { question: PasswordQuestion }) {
  const query = useQuery(operationQuery(readIdentities, {}));
  const hasPasskey = useHasPasskey();
  const { leaving, setLeaving } = useLeaving();
  const ways = (query.data?.identities ?? []).filter(
    ({ provider, works }, index, all) =>
      works && all.findIndex((other) => other.provider.uuid === provider.uuid) === index,
  );
  const begin = async (providerUUID: string): Promise<void> => {
    setLeaving(providerUUID);
    try {
      const redirect = location.pathname + location.search;
      goToProvider((await call(beginConfirmation, { providerUUID, redirect })).url);
    } catch (error) {
      toastFailure(t('againTitle'), error);
      setLeaving(null);
    }
  };
  const hasNone = query.data !== undefined && ways.length === 0;
  const text = hasNone ? (hasPasskey === false ? 'againNone' : 'againOnlyPasskey') : 'againText';
  return (
    <Modal
      opened
      onClose={() => question.answer(null)}
      title={t('againTitle')}
      withCloseButton={false}
      size={440}
      zIndex={260}
    >
      <p>{t(text)}</p>
      <div className={style['ways']}>
        {hasPasskey === true && <PasskeyConfirmation question={question} isFirst />}
        {ways.map(({ provider: { uuid, name, preset } }, index) => (
          <Button
            key={uuid}
            variant="default"
            fullWidth
            data-autofocus={(index === 0 && hasPasskey !== true) || undefined}
            leftSection={<ProviderIcon preset={preset} />}
            loading={leaving === uuid}
            onClick={() => void begin(uuid)}
          >
            {t('with', { provider: name })}
          </Button>
        ))}
      </div>
      <DialogActions>
        <Button variant="default" onClick={() => question.answer(null)}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Modal>
  );
}
