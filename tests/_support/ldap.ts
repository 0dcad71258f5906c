import { randomUUID } from 'node:crypto';
import type { InputOf } from '@scriptorium/contract/operation.ts';
import { type AdminProvider, createProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import type { Client } from './client.ts';
import { type FakeLdap, LDAP_BASE, LDAP_READER } from './fake-ldap.ts';

/** Adds a directory like an administrator; its people at example.edu get accounts. */
export async function addDirectory(
  admin: Client,
  fake: FakeLdap,
  fields: Partial<InputOf<typeof createProvider>> = {},
): Promise<AdminProvider> {
  const { provider } = await admin.call(createProvider, ldapForm(fake, { providerUUID: randomUUID(), ...fields }));
  return provider;
}

export function ldapForm(
  fake: FakeLdap,
  fields: Partial<InputOf<typeof createProvider>> & { providerUUID: string },
): InputOf<typeof createProvider> {
  return {
    preset: 'ldap',
    name: 'Institute',
    issuer: fake.plain,
    clientId: LDAP_READER.dn,
    clientSecret: LDAP_READER.password,
    scopes: '',
    isEnabled: true,
    trustedDomains: 'example.edu',
    secondStep: 'ask',
    ldap: {
      isPlain: true,
      base: LDAP_BASE,
      filter: '(|(uid={login})(mail={login}))',
      idAttribute: 'entryUUID',
      mailAttribute: 'mail',
      nameAttribute: 'cn',
      groupsAttribute: 'memberOf',
    },
    ...fields,
  };
}

/** Adds a person to the directory. */
export function addPerson(
  fake: FakeLdap,
  uid: string,
  more: Record<string, readonly string[]> = {},
): { uid: string; mail: string; password: string } {
  const mail = `${uid}@example.edu`;
  const password = `the password of ${uid}`;
  fake.people.push({
    dn: `uid=${uid},${LDAP_BASE}`,
    password,
    attributes: { uid: [uid], mail: [mail], cn: [`Dr ${uid}`], entryUUID: [randomUUID()], ...more },
  });
  return { uid, mail, password };
}
