import { checkProvider as contract } from '@scriptorium/contract/operations/admin-providers.ts';
import { read } from '../../../pipeline/operation.ts';
import { readProviderSettings } from '../../auth/visits.ts';
import { needProviderRow } from './provider-fields.ts';

export const checkProvider = read(
  contract,
  async (ctx, { providerUUID }) => {
    const row = await needProviderRow(ctx.db, providerUUID);
    return { steps: await ctx.ports.providers.check(readProviderSettings(row, ctx.ports.secrets)) };
  },
  { limits: (_input, request) => [{ key: `address:${request.network}`, max: 60, windowMs: 15 * 60_000 }] },
);
