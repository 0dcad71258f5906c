import { PasswordInput, Select, Textarea, TextInput } from '@mantine/core';
import { SECOND_STEPS } from '@scriptorium/contract/rules/providers.ts';
import { t } from '../../lib/texts/admin-providers.ts';
import { t as tLdap } from '../../lib/texts/ldap.ts';
import { LdapFields, PlainLdap } from './ldap-fields.tsx';
import { PRESETS } from './presets.ts';
import type { Form } from './provider-form.ts';
import style from './providers-screen.module.css';

interface Fields {
  form: Form;
  hasSecret: boolean;
  isNew: boolean;
  describeError: (field: string) => string | undefined;
  onChange: (changed: Partial<Form>) => void;
}

function useText({ form, describeError, onChange }: Fields) {
  return (name: 'name' | 'issuer' | 'clientId' | 'scopes' | 'clientSecret' | 'trustedDomains') => ({
    name,
    value: form[name],
    error: describeError(name),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });
}

/** How this server connects to the provider and authenticates itself. */
export function ConnectionFields(props: Fields) {
  const { form, hasSecret, describeError, onChange } = props;
  const text = useText(props);
  const { ldap, preset } = form;
  const isGithub = preset === 'github';
  return (
    <>
      <TextInput {...text('name')} label={t(ldap === null ? 'nameField' : 'name')} maxLength={60} required />
      <TextInput
        {...text('issuer')}
        type="url"
        label={ldap === null ? t('issuer') : tLdap('address')}
        description={ldap === null ? t(isGithub ? 'issuerHint_github' : 'issuerHint') : tLdap('addressHint')}
        placeholder={PRESETS[preset].placeholder}
        maxLength={500}
        required
      />
      {ldap !== null && (
        <PlainLdap
          fields={ldap}
          address={form.issuer}
          describeError={describeError}
          onChange={(changed) => onChange({ ldap: changed })}
        />
      )}
      <TextInput
        {...text('clientId')}
        label={ldap === null ? t('clientId') : tLdap('bindDn')}
        description={ldap !== null && tLdap('bindDnHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        required={ldap === null}
      />
      <PasswordInput
        {...text('clientSecret')}
        label={ldap === null ? t('secret') : tLdap('bindSecret')}
        description={t(hasSecret ? 'secretKept' : 'secretNew')}
        autoComplete="new-password"
        maxLength={2000}
      />
    </>
  );
}

/** Who gets an account, and where an LDAP directory stores people. */
export function PeopleFields(props: Fields) {
  const { form, isNew, describeError, onChange } = props;
  const text = useText(props);
  const { ldap } = form;
  return (
    <>
      {ldap !== null && (
        <LdapFields
          fields={ldap}
          isNew={isNew}
          describeError={describeError}
          onChange={(changed) => onChange({ ldap: changed })}
        />
      )}
      <Textarea
        {...text('trustedDomains')}
        label={t('domains')}
        description={ldap === null ? t('domainsHint') : tLdap('domainsHint')}
        placeholder="university.edu"
        autosize
        minRows={1}
        maxLength={5000}
      />
    </>
  );
}

/** Settings that are rarely changed. */
export function MoreFields(props: Fields) {
  const { form, describeError, onChange } = props;
  const text = useText(props);
  return (
    <details className={style['more']} open={describeError('scopes') !== undefined || undefined}>
      <summary>{t('moreFields')}</summary>
      <div className={style['form']}>
        <Select
          label={t('secondStep')}
          data={SECOND_STEPS.filter((rule) => form.preset !== 'github' || rule !== 'claim').map((rule) => ({
            value: rule,
            label: t(`secondStep_${rule}`),
          }))}
          value={form.secondStep}
          allowDeselect={false}
          onChange={(secondStep) => secondStep !== null && onChange({ secondStep })}
        />
        <TextInput
          {...text('scopes')}
          label={t('scopes')}
          description={t('scopesHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
        />
      </div>
    </details>
  );
}
