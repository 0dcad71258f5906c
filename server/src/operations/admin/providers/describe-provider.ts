import type { AdminProvider } from '@scriptorium/contract/operations/admin-providers.ts';
import {
  countLinked,
  type Linked,
  listProviderRows,
  type ProviderRow,
} from '../../../db/accounts/identity-providers.ts';
import { readLdapFields } from '../../../domain/accounts/ldap.ts';
import type { ReadContext } from '../../../pipeline/operation.ts';
import { redirectUriOf } from '../../auth/visits.ts';

type Context = Pick<ReadContext, 'db' | 'server'>;

/** All providers as administrators see them, without secrets. */
export async function describeProviders(ctx: Context): Promise<{ providers: AdminProvider[]; redirectBase: string }> {
  const linked = await countLinked(ctx.db);
  const providers = (await listProviderRows(ctx.db)).map((row) => describe(ctx, row, linked.get(row.id)));
  return { providers, redirectBase: redirectUriOf(ctx.server.publicUrl, '') };
}

export async function describeProvider(ctx: Context, row: ProviderRow): Promise<AdminProvider> {
  return describe(ctx, row, (await countLinked(ctx.db)).get(row.id));
}

function describe(
  { server }: Context,
  row: ProviderRow,
  { identities, dependents, lastUsedAt }: Linked = { identities: 0, dependents: 0, lastUsedAt: null },
): AdminProvider {
  return {
    uuid: row.id,
    preset: row.preset,
    name: row.name,
    issuer: row.issuer,
    clientId: row.client_id,
    scopes: row.scopes,
    isEnabled: row.is_enabled === 1,
    trustedDomains: row.trusted_domains,
    secondStep: row.second_step,
    ldap: row.ldap === null ? null : readLdapFields(row.ldap),
    hasSecret: row.client_secret !== null,
    redirectUrl: redirectUriOf(server.publicUrl, row.id),
    identities,
    dependents,
    ...(lastUsedAt !== null && { lastUsedAt: new Date(lastUsedAt).toISOString() }),
  };
}
