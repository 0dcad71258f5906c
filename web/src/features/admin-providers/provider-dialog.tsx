import { Button, Modal } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import {
  type AdminProvider,
  createProvider,
  listProviders,
  updateProvider,
} from '@scriptorium/contract/operations/admin-providers.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import type { ProviderPreset } from '@scriptorium/contract/rules/providers.ts';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { t as common } from '../../lib/texts/common.ts';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { Addresses, AtProvider } from './at-provider.tsx';
import { NEW_LDAP, PRESETS } from './presets.ts';
import { ConnectionFields, MoreFields, PeopleFields } from './provider-fields.tsx';
import { beginForm, type Form, type Step, STEPS, stepOf } from './provider-form.ts';
import { ProviderKinds } from './provider-kinds.tsx';
import style from './providers-screen.module.css';
import { StepList } from './step-list.tsx';

/** Adds a provider step by step, or edits one. The server's errors are shown next to their fields. */
export function ProviderDialog(props: {
  provider: AdminProvider | null;
  providerUUID: string;
  redirectUrl: string;
  onAdded: (provider: AdminProvider) => void;
  onClose: () => void;
}) {
  const { provider, providerUUID, redirectUrl, onAdded, onClose } = props;
  const isNew = provider === null;
  const [form, setForm] = useState(() => beginForm(provider));
  const [step, setStep] = useState<Step>('kind');
  const [error, setError] = useState<unknown>(null);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const create = useOperation(createProvider, [listProviders, requestCapabilities]);
  const update = useOperation(updateProvider, [listProviders, requestCapabilities]);
  const isLdap = form.ldap !== null;
  const steps: readonly Step[] = STEPS[isLdap ? 'ldap' : 'openid'].filter((each) => each !== 'test');
  const isLast = !isNew || step === steps.at(-1);
  const field = error instanceof OperationError ? error.field : undefined;

  useEffect(() => {
    const place = element.current;
    if (field !== undefined) place?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    else if (isNew && step !== 'kind') {
      // Each step begins at its top, whatever the last one was scrolled to.
      place?.closest('.mantine-Modal-content')?.scrollTo(0, 0);
      place?.querySelector<HTMLElement>('input:not([readonly]), button')?.focus({ preventScroll: true });
    }
  }, [step, field, error, isNew]);
  const change = (changed: Partial<Form>): void => {
    setForm((before) => ({ ...before, ...changed }));
    setError(null);
  };
  const go = (by: 1 | -1): void => setStep(steps[steps.indexOf(step) + by] ?? step);
  const choose = (preset: ProviderPreset): void => {
    const ldap = preset === 'ldap' ? NEW_LDAP : null;
    if (preset !== form.preset) {
      const { name, issuer, scopes } = PRESETS[preset];
      change({ preset, name, issuer, scopes, ldap });
    }
    setStep(ldap === null ? 'there' : 'connection');
  };
  const describeError = (name: string): string | undefined => (field === name ? readMessage(error) : undefined);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!isLast) return go(1);
    try {
      const saved = await (isNew ? create : update).mutateAsync({ providerUUID, ...form });
      toastSuccess(t(isNew ? 'created' : 'saved', { name: form.name.trim() }));
      if (isNew) onAdded(saved.provider);
      else onClose();
    } catch (problem) {
      setError(problem);
      const refused = problem instanceof OperationError ? problem.field : undefined;
      if (refused === undefined) toastFailure(t('saveFailed'), problem);
      else if (isNew) setStep(stepOf(form, refused));
    }
  };
  const fields = { form, hasSecret: provider?.hasSecret === true, isNew, describeError, onChange: change };
  return (
    <Modal
      opened
      onClose={onClose}
      title={isNew ? t('newTitle') : t('editTitle', { name: provider.name })}
      size={560}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {isNew && <StepList isLdap={isLdap} at={step} />}
      {isNew && step === 'kind' ? (
        <ProviderKinds onChoose={choose} />
      ) : (
        <form id={id} ref={element} noValidate onSubmit={(event) => void submit(event)}>
          {isNew && step === 'there' ? (
            <AtProvider preset={form.preset} redirectUrl={redirectUrl} />
          ) : (
            <div className={style['form']}>
              {isNew && isLdap && step === 'connection' && <p className={style['how']}>{t('how_ldap')}</p>}
              {(!isNew || step === 'connection') && <ConnectionFields {...fields} />}
              {(!isNew || !isLdap || step === 'people') && <PeopleFields {...fields} />}
              {!isLdap && <MoreFields {...fields} />}
              {!isNew && !isLdap && (
                <details className={style['more']}>
                  <summary>{t('addresses')}</summary>
                  <div className={style['form']}>
                    <Addresses preset={form.preset} redirectUrl={redirectUrl} />
                  </div>
                </details>
              )}
            </div>
          )}
        </form>
      )}
      <DialogFoot>
        {isNew && step !== 'kind' ? (
          <Button variant="default" onClick={() => go(-1)}>
            {t('back')}
          </Button>
        ) : (
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
        {(!isNew || step !== 'kind') && (
          <Button type="submit" form={id} loading={create.isPending || update.isPending}>
            {t(isNew ? (isLast ? 'create' : 'next') : 'save')}
          </Button>
        )}
      </DialogFoot>
    </Modal>
  );
}
