import { fail } from '@scriptorium/contract/errors.ts';
import type { LdapFields } from '@scriptorium/contract/operations/admin-providers.ts';
import { LOGIN_PLACEHOLDER } from '@scriptorium/contract/rules/providers.ts';
import { say, type Sentence } from '@scriptorium/contract/said.ts';
import { originOf, type ProviderPerson, readPerson } from './providers.ts';

const ID_LENGTH = 255;
const GROUPS = 2000;
const ATTRIBUTE = /^[A-Za-z][A-Za-z0-9-]*$|^\d+(?:\.\d+)*$/u;

/** An entry as sent by the directory, with attribute names in lower case. */
export interface LdapEntry {
  readonly dn: string;
  readonly attributes: ReadonlyMap<string, readonly Uint8Array[]>;
}

/** Parses the fields stored with a provider. */
export function readLdapFields(stored: string | null): LdapFields {
  if (stored === null) throw new Error('This provider is no LDAP directory.');
  return JSON.parse(stored) as LdapFields;
}

/** Normalises the fields of the form, or refuses them, naming the wrong one. */
export function checkLdapFields(typed: LdapFields | null, address: string, isNamed: boolean): string {
  const refuse = (field: string, sentence: Sentence): never => fail('invalid', { field: `ldap.${field}`, ...sentence });
  const bad = (field: string, message: string): never => refuse(field, { message });
  if (typed === null) return bad('base', 'Please say where people are in the directory.');
  const fields: LdapFields = {
    isPlain: typed.isPlain && address.startsWith('ldap:'),
    base: typed.base.trim() || bad('base', 'Please say where people are, like ou=people,dc=example,dc=org.'),
    filter: typed.filter.trim(),
    idAttribute: typed.idAttribute.trim(),
    mailAttribute: typed.mailAttribute.trim(),
    nameAttribute: typed.nameAttribute.trim(),
    groupsAttribute: typed.groupsAttribute.trim(),
  };
  if (fields.isPlain && !isNamed)
    bad('isPlain', 'Only an address listed in PRIVATE_PROVIDERS may be used without TLS: passwords are sent there.');
  if (!fields.filter.includes(LOGIN_PLACEHOLDER))
    refuse(
      'filter',
      say('The filter needs {placeholder} where the user name belongs, like (uid={placeholder}).', {
        placeholder: LOGIN_PLACEHOLDER,
      }),
    );
  for (const field of ['idAttribute', 'mailAttribute', 'nameAttribute'] as const)
    if (!ATTRIBUTE.test(fields[field])) bad(field, 'Please provide the name of an attribute.');
  if (fields.groupsAttribute !== '' && !ATTRIBUTE.test(fields.groupsAttribute))
    bad('groupsAttribute', 'This is not the name of an attribute.');
  return JSON.stringify(fields);
}

/** Normalises the address, or refuses it, saying what is wrong with it. */
export function readLdapAddress(typed: string): string {
  const bad = (message: string): never => fail('invalid', { field: 'issuer', message });
  const text = typed.trim();
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^ldaps?:$/u.test(url.protocol) || url.hostname === '')
    return bad('The address must be like ldaps://ldap.example.org.');
  const isBare = ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '';
  if (!isBare || url.username !== '' || url.password !== '')
    return bad('The address must consist of a name and a port only.');
  return originOf(url);
}

/**
 * Normalises the login as it is sent to the directory; null if it cannot be one. Directories treat many kinds of
 * letters as equal, which would let one person's password be guessed under any number of names, so only plain ones are
 * accepted.
 */
export function readLogin(typed: string): string | null {
  const login = typed.trim().toLowerCase();
  return /^[\x21-\x7e]{1,256}$/u.test(login) ? login : null;
}

/**
 * The filter that finds one person. The login is escaped (RFC 4515), so it is always a value and never part of the
 * syntax.
 */
export function writeFilter(template: string, login: string): string {
  const value = login.replaceAll(/[\\*()\0]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return template.replaceAll(LOGIN_PLACEHOLDER, () => value);
}

/** The attributes a login needs. */
export function listAttributes(fields: LdapFields): string[] {
  const { idAttribute, mailAttribute, nameAttribute, groupsAttribute } = fields;
  return [...new Set([idAttribute, mailAttribute, nameAttribute, groupsAttribute])].filter((name) => name !== '');
}

/**
 * The person of an entry. The subject is its identifier byte for byte, since some directories use text and others
 * 16-byte numbers. Null unless there is exactly one identifier.
 */
export function readEntry(
  entry: LdapEntry,
  fields: LdapFields,
  address: string,
): { person: ProviderPerson; claims: Record<string, unknown> } | null {
  const valuesOf = (name: string): readonly Uint8Array[] => entry.attributes.get(name.toLowerCase()) ?? [];
  const [id, another] = valuesOf(fields.idAttribute);
  if (id === undefined || another !== undefined || id.length === 0) return null;
  const subject = nameBytes(id);
  if (subject.length > ID_LENGTH) return null;
  const textsOf = (name: string): string[] => valuesOf(name).map((value) => Buffer.from(value).toString('utf8'));
  const [email] = textsOf(fields.mailAttribute);
  const [name] = textsOf(fields.nameAttribute);
  const groups = fields.groupsAttribute === '' ? [] : textsOf(fields.groupsAttribute);
  const claims = {
    sub: subject,
    dn: entry.dn,
    ...(name !== undefined && { name }),
    // Claimed by the directory: the trusted domains decide whether it counts.
    ...(email !== undefined && { email, email_verified: true }),
    // No groups may also mean that this server is not allowed to see them.
    ...(groups.length > 0 && groups.length <= GROUPS && { groups }),
  };
  return { person: readPerson(claims, issuerOf(fields, address), subject), claims };
}

/**
 * Includes the host and the attribute's name, because another directory may use the same identifiers for other people.
 */
export function issuerOf({ idAttribute }: LdapFields, address: string): string {
  return `ldap://${new URL(address).hostname.toLowerCase()}/${idAttribute.toLowerCase()}`;
}

const HEX = 'hex:';

function nameBytes(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('utf8');
  const isText = Buffer.from(text).equals(bytes) && !/\p{Cc}/u.test(text) && !text.startsWith(HEX);
  return isText ? text : HEX + Buffer.from(bytes).toString('hex');
}

/** The bytes from which a subject was made. */
export function readSubject(subject: string): Uint8Array {
  return subject.startsWith(HEX) ? Buffer.from(subject.slice(HEX.length), 'hex') : Buffer.from(subject);
}
