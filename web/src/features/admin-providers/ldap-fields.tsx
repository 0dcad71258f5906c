import { Checkbox, Select, TextInput } from '@mantine/core';
import type { LdapFields as Fields } from '@scriptorium/contract/operations/admin-providers.ts';
import { LOGIN_PLACEHOLDER } from '@scriptorium/contract/rules/providers.ts';
import { t } from '../../lib/texts/ldap.ts';
import style from './providers-screen.module.css';
import { LDAP_KINDS, type LdapKind } from './presets.ts';

const NAMES = Object.keys(LDAP_KINDS) as LdapKind[];

/** Where a directory stores people, and which attributes identify them. */
export function LdapFields(props: {
  fields: Fields;
  /** The directory is being added, so choosing its kind fills in the other fields. */
  isNew: boolean;
  describeError: (field: `ldap.${keyof Fields}`) => string | undefined;
  onChange: (fields: Fields) => void;
}) {
  const { fields, isNew, describeError, onChange } = props;
  const kind = NAMES.find((name) => LDAP_KINDS[name].filter === fields.filter) ?? null;
  const text = (field: Exclude<keyof Fields, 'isPlain'>, maxLength = 100) => ({
    name: `ldap.${field}`,
    value: fields[field],
    error: describeError(`ldap.${field}`),
    maxLength,
    autoComplete: 'off',
    spellCheck: false,
    classNames: { input: style['code'] ?? '' },
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...fields, [field]: event.currentTarget.value }),
  });
  return (
    <>
      {isNew && (
        <Select
          label={t('kind')}
          data={NAMES.map((value) => ({ value, label: t(`kind_${value}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={(chosen) => chosen !== null && onChange({ ...fields, ...LDAP_KINDS[chosen] })}
        />
      )}
      <TextInput {...text('base', 500)} label={t('base')} placeholder="ou=people,dc=example,dc=org" required />
      <TextInput
        {...text('filter', 1000)}
        label={t('filter')}
        description={t('filterHint', { placeholder: LOGIN_PLACEHOLDER })}
        required
      />
      <fieldset className={style['attributes']}>
        <legend>{t('attributes')}</legend>
        <TextInput {...text('idAttribute')} label={t('idAttribute')} description={t('idHint')} required />
        <div className={style['pair']}>
          <TextInput {...text('mailAttribute')} label={t('mailAttribute')} required />
          <TextInput {...text('nameAttribute')} label={t('nameAttribute')} required />
        </div>
        <TextInput {...text('groupsAttribute')} label={t('groupsAttribute')} description={t('groupsHint')} />
      </fieldset>
    </>
  );
}

/** Allows connections without TLS, for `ldap:` addresses. */
export function PlainLdap(props: {
  fields: Fields;
  address: string;
  describeError: (field: 'ldap.isPlain') => string | undefined;
  onChange: (fields: Fields) => void;
}) {
  const { fields, address, describeError, onChange } = props;
  if (!address.trim().toLowerCase().startsWith('ldap:')) return null;
  return (
    <Checkbox
      name="ldap.isPlain"
      label={t('plain')}
      description={t('plainHint')}
      error={describeError('ldap.isPlain')}
      checked={fields.isPlain}
      onChange={(event) => onChange({ ...fields, isPlain: event.currentTarget.checked })}
    />
  );
}
