import { expect, it } from 'vitest';
import { beginForm, STEPS, stepOf } from './provider-form.ts';
import { NEW_LDAP } from './presets.ts';

it('opens the step that contains the refused field', () => {
  const openid = beginForm(null);
  const ldap = { ...openid, ldap: NEW_LDAP };
  expect(['name', 'scopes', 'trustedDomains', undefined].map((field) => stepOf(openid, field))).toEqual(
    Array.from({ length: 4 }, () => 'connection'),
  );
  expect(['issuer', 'ldap.isPlain'].map((field) => stepOf(ldap, field))).toEqual(['connection', 'connection']);
  expect(['ldap.base', 'trustedDomains'].map((field) => stepOf(ldap, field))).toEqual(['people', 'people']);
  expect(STEPS.ldap).toContain(stepOf(ldap, undefined));
});
