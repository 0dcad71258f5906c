import { checkProvider as contract } from '@scriptorium/contract/operations/admin-providers.ts';
import { readLdapSettings } from '../../../pipeline/ldap-settings.ts';
import { read } from '../../../pipeline/operation.ts';
import { readProviderSettings } from '../../auth/visits.ts';
import { requireProviderRow } from './provider-fields.ts';

export const checkProvider = read(
  contract,
  async (ctx, { providerUUID }) => {
    const row = await requireProviderRow(ctx.db, providerUUID);
    const { ldap, providers, secrets } = ctx.ports;
    return {
      steps: await (row.preset === 'ldap'
        ? ldap.check(readLdapSettings(row, secrets))
        : providers.check(readProviderSettings(row, secrets))),
    };
  },
  { limits: (_input, request) => [{ key: `address:${request.network}`, max: 60, windowMs: 15 * 60_000 }] },
);
