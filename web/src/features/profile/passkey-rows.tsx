import { Button, Modal, TextInput } from '@mantine/core';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import { readFactors } from '@scriptorium/contract/operations/factors.ts';
import { addPasskey, beginPasskey, removePasskey } from '@scriptorium/contract/operations/passkeys.ts';
import { IconFingerprint } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { useOperation } from '../../api/query-client.ts';
import { useCapabilities } from '../../api/session.ts';
import { describeClient } from '../../lib/describe-client.ts';
import { canUsePasskeys, makePasskey, readCeremonyEnd } from '../../lib/passkeys.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t, T } from '../../lib/texts/factors.ts';
import { confirm } from '../../ui/confirm.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { FactorRow } from './factor-row.tsx';

type Passkey = OutputOf<typeof readFactors>['passkeys'][number];

/** The passkeys, and a row to add one or to explain why that is not possible here. */
export function PasskeyRows(props: { passkeys: readonly Passkey[]; onAdded: (codes: readonly string[]) => void }) {
  const { passkeyOrigin } = useCapabilities();
  const [adding, setAdding] = useState(false);
  const why =
    passkeyOrigin === null
      ? t('passkeyNowhere')
      : passkeyOrigin === location.origin
        ? t('passkeyNoBrowser')
        : t('passkeyElsewhere', { origin: passkeyOrigin });
  const isPossible = canUsePasskeys(passkeyOrigin);
  return (
    <>
      {props.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.uuid} passkey={passkey} />
      ))}
      <FactorRow
        icon={<IconFingerprint size={20} aria-hidden />}
        name={t('passkeys')}
        state={isPossible ? t('passkeyHint') : why}
      >
        {isPossible && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {t('passkeyAdd')}
          </Button>
        )}
      </FactorRow>
      {adding && (
        <AddDialog
          onClose={(codes) => {
            setAdding(false);
            props.onAdded(codes);
          }}
        />
      )}
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const remove = useOperation(removePasskey, [readFactors]);
  const ask = async (): Promise<void> => {
    const title = t('passkeyRemoveTitle', { name: passkey.name });
    if (!(await confirm({ title, text: t('passkeyRemoveText'), yes: t('remove') }))) return;
    remove.mutate(
      { passkeyUUID: passkey.uuid },
      {
        onSuccess: () => void toastSuccess(t('passkeyRemoved', { name: passkey.name })),
        onError: (error) => toastFailure(t('passkeyRemoveFailed'), error),
      },
    );
  };
  return (
    <FactorRow
      icon={<IconFingerprint size={20} aria-hidden />}
      name={passkey.name}
      state={
        <>
          <T k="passkeySince" components={{ time: <RelativeTime time={passkey.addedOn} /> }} /> ·{' '}
          {passkey.lastUsed === null ? (
            t('appNever')
          ) : (
            <T k="appUsed" components={{ time: <RelativeTime time={passkey.lastUsed} /> }} />
          )}
        </>
      }
    >
      <Button
        variant="default"
        size="xs"
        loading={remove.isPending}
        aria-label={t('passkeyRemoveNamed', { name: passkey.name })}
        onClick={() => void ask()}
      >
        {t('remove')}
      </Button>
    </FactorRow>
  );
}

function AddDialog({ onClose }: { onClose: (codes: readonly string[]) => void }) {
  const [name, setName] = useState(() => describeClient(navigator));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { options } = await call(beginPasskey, {});
      const { recoveryCodes } = await call(addPasskey, { name, credential: await makePasskey(options) });
      toastSuccess(t('passkeyAdded', { name: name.trim() }));
      onClose(recoveryCodes);
    } catch (error) {
      const end = readCeremonyEnd(error);
      setProblem(
        end === 'known' ? t('passkeyKnown') : end === 'cancelled' ? t('passkeyCancelled') : readMessage(error),
      );
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={() => onClose([])} title={t('passkeyAddTitle')} size={440} withCloseButton={false}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('passkeyAddText')}</p>
        <TextInput
          mt="md"
          label={t('passkeyName')}
          value={name}
          maxLength={100}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {problem !== null && <Notice kind="danger">{problem}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={() => onClose([])}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('passkeyGoOn')}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
