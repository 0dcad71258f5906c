import type { LdapOutcome } from '../../adapters/ldap/ldap.ts';
import { ProviderFailure } from '../../adapters/providers/failures.ts';
import type { ProviderRow } from '../../db/accounts/identity-providers.ts';
import type { ProviderPerson } from '../../domain/accounts/providers.ts';
import { readLdapSettings } from '../../pipeline/ldap-settings.ts';
import type { Ports } from '../../pipeline/ports.ts';

export interface LdapLogin {
  row: ProviderRow;
  person: ProviderPerson;
  claims: Record<string, unknown>;
}

interface Asked {
  found: LdapLogin | null;
  /** Why a directory could not answer. */
  failure: { provider: string; detail: string } | null;
}

/**
 * Returns the first LDAP directory, in the administrators' order, that accepts this name and password. Asked one after
 * another, so that no directory sees a password that an earlier one accepts.
 */
export async function askDirectories(
  ports: Pick<Ports, 'ldap' | 'secrets'>,
  rows: readonly ProviderRow[],
  login: string,
  password: string,
): Promise<Asked> {
  let failure: Asked['failure'] = null;
  for (const row of rows) {
    const outcome = await askDirectory(ports, row, { login, password, among: rows.length });
    if (outcome instanceof ProviderFailure) failure ??= { provider: row.name, detail: outcome.detail };
    else if (outcome.kind === 'in') return { found: { row, ...outcome }, failure: null };
  }
  return { found: null, failure };
}

export async function askDirectory(
  { ldap, secrets }: Pick<Ports, 'ldap' | 'secrets'>,
  row: ProviderRow,
  { login, password, among = 1 }: { login: string; password: string; among?: number },
): Promise<LdapOutcome | ProviderFailure> {
  try {
    return await ldap.logIn(readLdapSettings(row, secrets), login, password, among);
  } catch (error) {
    if (error instanceof ProviderFailure) return error;
    throw error;
  }
}
