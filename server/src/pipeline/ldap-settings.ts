import type { LdapSettings } from '../adapters/ldap/ldap.ts';
import { ProviderFailure } from '../adapters/providers/failures.ts';
import { listLdapIdentities } from '../db/accounts/identities.ts';
import type { ProviderRow } from '../db/accounts/identity-providers.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { issuerOf, readLdapFields } from '../domain/accounts/ldap.ts';
import { aboutProvider } from '../domain/accounts/providers.ts';
import type { Ports, SecretPort } from './ports.ts';

type Row = Pick<ProviderRow, 'id' | 'issuer' | 'client_id' | 'client_secret' | 'ldap'>;

/** A stored LDAP directory, with its secret in plain text. */
export function readLdapSettings(row: Row, secrets: SecretPort): LdapSettings {
  return {
    address: row.issuer,
    bindDn: row.client_id,
    secret: row.client_secret === null ? null : secrets.open(row.client_secret, aboutProvider(row.id)),
    fields: readLdapFields(row.ldap),
  };
}

/** Whether a directory accepts this password for someone who logs in with it; `unknown` if one did not respond. */
export async function confirmByLdap(
  { db, ports }: { db: Kysely<Schema>; ports: Pick<Ports, 'ldap' | 'secrets'> },
  userId: string,
  password: string,
): Promise<'right' | 'wrong' | 'unknown'> {
  let answer: 'wrong' | 'unknown' = 'wrong';
  for (const { subject, subject_issuer: issuer, ...row } of await listLdapIdentities(db, userId)) {
    const settings = readLdapSettings(row, ports.secrets);
    // In another directory, or with another attribute, the same identifier may be someone else's.
    if (issuer !== issuerOf(settings.fields, settings.address)) continue;
    try {
      if (await ports.ldap.confirm(settings, subject, password)) return 'right';
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      answer = 'unknown';
    }
  }
  return answer;
}
