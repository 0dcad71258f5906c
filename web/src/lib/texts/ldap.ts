import { defineTexts } from '../define-texts.tsx';

/** Administration: LDAP directories whose passwords people log in with. */
export const { t } = defineTexts('ldap', {
  address: 'Address',
  addressHint: 'With ldaps://, or with ldap:// and StartTLS. In your own network only if PRIVATE_PROVIDERS names it.',
  bindDn: 'This server logs in as',
  bindDnHint: 'The distinguished name of an entry that may search. Leave empty if anybody may.',
  bindSecret: 'Password of this entry',
  kind: 'Kind of directory',
  kind_openldap: 'OpenLDAP, FreeIPA and others',
  kind_ad: 'Active Directory',
  base: 'People are below',
  filter: 'Filter',
  filterHint: 'Must find one entry. {placeholder} stands for what somebody types as their name.',
  attributes: 'Attributes',
  idAttribute: 'Identifier',
  idHint: 'Tells people apart for ever. Never one that is given to somebody else later, such as a user name.',
  mailAttribute: 'E-mail address',
  nameAttribute: 'Name',
  groupsAttribute: 'Groups',
  groupsHint: 'For the rules under “Groups”, as the claim “groups”. Leave empty for none.',
  domainsHint:
    'People with an address there get an account at their first login, even where sign-up is closed. Name only domains whose addresses are given out by your institution, and not typed into the directory by people themselves.',
  plain: 'Without TLS',
  plainHint: 'Passwords then cross the network readable. Only for an address that PRIVATE_PROVIDERS names.',

  testIntro: 'First the server asks the directory for the place where people are.',
  trialTitle: 'Try a login',
  trialHint: 'Shows what the directory says about this person and what a login would lead to; nothing is changed.',
  login: 'User name',
  password: 'Password',
  trialGo: 'Try',
  trialFailed: 'This login did not work: {message}',
  says: 'What the directory says',
  outcome: 'What a login would lead to',

  linkTitle: 'Log in with {provider} from now on',
  linkText: 'Show that this login is yours, with the user name and password that you have there.',
  linkYes: 'Link',
  linkFailed: 'Could not link the login: {message}',
  cancel: 'Cancel',
});
