import { defineTexts } from '../define-texts.tsx';

/** Administration: LDAP directories that check passwords at login. */
export const { t } = defineTexts('ldap', {
  address: 'Address',
  addressHint:
    'ldaps://, or ldap:// with StartTLS. An address in your own network must be listed in PRIVATE_PROVIDERS.',
  bindDn: 'Bind DN',
  bindDnHint: 'The entry this server logs in as to search. Leave empty for anonymous search.',
  bindSecret: 'Bind password',
  kind: 'Kind of directory',
  kind_openldap: 'OpenLDAP, FreeIPA and others',
  kind_ad: 'Active Directory',
  base: 'Search base',
  filter: 'Filter',
  filterHint: 'Must match exactly one entry. {placeholder} stands for the user name entered.',
  attributes: 'Attributes',
  idAttribute: 'Identifier',
  idHint:
    'Identifies a person permanently. Do not use one that may be given to somebody else later, such as a user name.',
  mailAttribute: 'E-mail address',
  nameAttribute: 'Name',
  groupsAttribute: 'Groups',
  groupsHint: 'Used by the rules under “Groups”, like the “groups” claim. Leave empty to ignore groups.',
  domainsHint:
    'People whose address is in one of these domains get an account at first login, even if sign-up is closed. List only domains whose addresses your institution issues, not ones people can enter in the directory themselves.',
  plain: 'Without TLS',
  plainHint: 'Passwords then cross the network unencrypted. Only for an address listed in PRIVATE_PROVIDERS.',

  testIntro: 'First the server looks for the search base in the directory.',
  testDone: 'The server found the search base in the directory.',
  trialTitle: 'Try a login',
  trialHint: 'Shows what the directory says about this person and what a login would lead to; nothing will be changed.',
  login: 'User name',
  password: 'Password',
  trialGo: 'Try',
  trialFailed: 'This login did not work: {message}',
  says: 'What the directory says',
  outcome: 'What a login would lead to',

  linkTitle: 'Link your account at {provider}',
  linkText: 'Prove that this login is yours: enter the user name and password you have there.',
  linkYes: 'Link',
  linkFailed: 'Could not link the login: {message}',
  cancel: 'Cancel',
});
