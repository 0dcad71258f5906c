import { Button, Modal, PasswordInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { OperationError } from '@scriptorium/contract/errors.ts';
import {
  type AdminProvider,
  createProvider,
  listProviders,
  updateProvider,
} from '@scriptorium/contract/operations/admin-providers.ts';
import { requestCapabilities } from '@scriptorium/contract/operations/auth.ts';
import {
  logoutUrlOf,
  PROVIDER_PRESETS,
  type ProviderPreset,
  SECOND_STEPS,
} from '@scriptorium/contract/rules/providers.ts';
import { type SubmitEvent, useState } from 'react';
import { useOperation } from '../../api/query-client.ts';
import { readMessage } from '../../lib/read-message.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { t as tLdap } from '../../lib/texts/ldap.ts';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { toastSuccess } from '../../ui/toasts.ts';
import { AddressToEnter } from './address-to-enter.tsx';
import { LdapFields } from './ldap-fields.tsx';
import { NEW_LDAP, PRESETS } from './presets.ts';
import style from './providers-screen.module.css';
import { t as common } from '../../lib/texts/common.ts';

type Form = Pick<
  AdminProvider,
  'preset' | 'name' | 'issuer' | 'clientId' | 'scopes' | 'isEnabled' | 'trustedDomains' | 'secondStep' | 'ldap'
> & { clientSecret: string };

function begin(provider: AdminProvider | null): Form {
  if (provider === null) {
    const { name, issuer, scopes } = PRESETS.generic;
    return {
      name,
      issuer,
      scopes,
      preset: 'generic',
      clientId: '',
      clientSecret: '',
      // Tested first, shown then.
      isEnabled: false,
      trustedDomains: '',
      secondStep: 'ask',
      ldap: null,
    };
  }
  const { preset, name, issuer, clientId, scopes, isEnabled, trustedDomains, secondStep, ldap } = provider;
  return { preset, name, issuer, clientId, clientSecret: '', scopes, isEnabled, trustedDomains, secondStep, ldap };
}

/** Adds a provider, or changes one. What the server refuses is said beside its field. */
export function ProviderDialog(props: {
  provider: AdminProvider | null;
  providerUUID: string;
  redirectUrl: string;
  onClose: () => void;
}) {
  const { provider, providerUUID, redirectUrl, onClose } = props;
  const [form, setForm] = useState(() => begin(provider));
  const [error, setError] = useState<unknown>(null);
  const create = useOperation(createProvider, [listProviders, requestCapabilities]);
  const update = useOperation(updateProvider, [listProviders, requestCapabilities]);
  const change = (changed: Partial<Form>): void => {
    setForm((before) => ({ ...before, ...changed }));
    setError(null);
  };
  const choose = (preset: ProviderPreset): void => {
    const { name, issuer, scopes } = PRESETS[preset];
    change({ preset, issuer, scopes, ldap: preset === 'ldap' ? NEW_LDAP : null, ...(name !== '' && { name }) });
  };
  const at = (field: string): string | undefined =>
    error instanceof OperationError && error.field === field ? readMessage(error) : undefined;
  const text = (field: 'name' | 'issuer' | 'clientId' | 'scopes' | 'clientSecret' | 'trustedDomains') => ({
    value: form[field],
    error: at(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    try {
      await (provider === null ? create : update).mutateAsync({ providerUUID, ...form });
      toastSuccess(t(provider === null ? 'created' : 'saved', { name: form.name.trim() }));
      onClose();
    } catch (problem) {
      setError(problem);
      const field = problem instanceof OperationError ? problem.field : undefined;
      const found = field === undefined ? null : element.querySelector<HTMLElement>(`[name="${field}"]`);
      if (found === null) toastFailure(t('saveFailed'), problem);
      else found.focus();
    }
  };
  const isGithub = form.preset === 'github';
  const { ldap } = form;
  return (
    <Modal
      opened
      onClose={onClose}
      title={provider === null ? t('newTitle') : t('editTitle', { name: provider.name })}
      size={560}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className={style['form']}>
          {provider === null && (
            <Select
              label={t('preset')}
              data={PROVIDER_PRESETS.map((preset) => ({ value: preset, label: t(`preset_${preset}`) }))}
              value={form.preset}
              allowDeselect={false}
              data-autofocus
              onChange={(preset) => preset !== null && choose(preset)}
            />
          )}
          <p className={style['how']}>{t(`how_${form.preset}`)}</p>
          {ldap === null && <AddressToEnter label={t('redirect')} hint={t('redirectHint')} address={redirectUrl} />}
          {!isGithub && ldap === null && (
            <AddressToEnter label={t('logout')} hint={t('logoutHint')} address={logoutUrlOf(redirectUrl)} />
          )}
          <TextInput
            {...text('name')}
            name="name"
            label={t(ldap === null ? 'nameField' : 'name')}
            maxLength={60}
            required
          />
          <TextInput
            {...text('issuer')}
            name="issuer"
            type="url"
            label={ldap === null ? t('issuer') : tLdap('address')}
            description={ldap === null ? t(isGithub ? 'issuerHint_github' : 'issuerHint') : tLdap('addressHint')}
            placeholder={PRESETS[form.preset].placeholder}
            maxLength={500}
            required
          />
          <TextInput
            {...text('clientId')}
            name="clientId"
            label={ldap === null ? t('clientId') : tLdap('bindDn')}
            description={ldap !== null && tLdap('bindDnHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            required={ldap === null}
          />
          <PasswordInput
            {...text('clientSecret')}
            name="clientSecret"
            label={ldap === null ? t('secret') : tLdap('bindSecret')}
            description={t(provider?.hasSecret === true ? 'secretKept' : 'secretNew')}
            autoComplete="new-password"
            maxLength={2000}
          />
          {ldap !== null && (
            <LdapFields
              fields={ldap}
              isNew={provider === null}
              address={form.issuer}
              describeError={at}
              onChange={(changed) => change({ ldap: changed })}
            />
          )}
          {ldap === null && (
            <TextInput
              {...text('scopes')}
              name="scopes"
              label={t('scopes')}
              description={t('scopesHint')}
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
            />
          )}
          <Textarea
            {...text('trustedDomains')}
            name="trustedDomains"
            label={t('domains')}
            description={ldap === null ? t('domainsHint') : tLdap('domainsHint')}
            placeholder="university.edu"
            autosize
            minRows={1}
            maxLength={5000}
          />
          {ldap === null && (
            <Select
              label={t('secondStep')}
              data={SECOND_STEPS.filter((rule) => !isGithub || rule !== 'claim').map((rule) => ({
                value: rule,
                label: t(`secondStep_${rule}`),
              }))}
              value={form.secondStep}
              allowDeselect={false}
              onChange={(secondStep) => secondStep !== null && change({ secondStep })}
            />
          )}
          <Switch
            label={t('enabled')}
            checked={form.isEnabled}
            onChange={(event) => change({ isEnabled: event.currentTarget.checked })}
          />
        </div>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={create.isPending || update.isPending}>
            {t(provider === null ? 'create' : 'save')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
