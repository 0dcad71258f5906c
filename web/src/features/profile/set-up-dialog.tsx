import { Modal } from '@mantine/core';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { type beginTotp, confirmTotp } from '@scriptorium/contract/operations/factors.ts';
import { useOperation } from '../../api/query-client.ts';
import { useCapabilities } from '../../api/session.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/factors.ts';
import { RecoveryCodes } from '../../ui/recovery-codes.tsx';
import { toastSuccess } from '../../ui/toasts.ts';
import { TotpSetup } from '../../ui/totp-setup.tsx';

/** Sets up an authenticator app; `onClose` receives the recovery codes to show if it is the first factor. */
export function SetUpDialog(props: {
  begun: OutputOf<typeof beginTotp> & { isFirst: boolean };
  onClose: (codes: readonly string[]) => void;
}) {
  const confirm = useOperation(confirmTotp);
  const send = (code: string): void =>
    confirm.mutate(
      { code },
      {
        onSuccess: ({ recoveryCodes }) => {
          toastSuccess(t(props.begun.isFirst ? 'turnedOn' : 'replaced'));
          props.onClose(recoveryCodes);
        },
      },
    );
  return (
    <Modal
      opened
      onClose={() => props.onClose([])}
      title={t('enrolTitle')}
      size={440}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <TotpSetup
        secret={props.begun.secret}
        uri={props.begun.uri}
        problem={confirm.error === null ? null : readMessage(confirm.error)}
        busy={confirm.isPending}
        onConfirm={send}
        onCancel={() => props.onClose([])}
      />
    </Modal>
  );
}

/** Shows new recovery codes; neither Escape nor a click outside closes it, so that they are not lost. */
export function CodesDialog(props: { codes: readonly string[]; email: string; onClose: () => void }) {
  const { appName } = useCapabilities();
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('codesTitle')}
      size={480}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <RecoveryCodes codes={props.codes} appName={appName} email={props.email} onDone={props.onClose} />
    </Modal>
  );
}
