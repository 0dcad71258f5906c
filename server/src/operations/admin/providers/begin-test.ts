import { beginProviderTest as contract } from '@scriptorium/contract/operations/admin-providers.ts';
import { write } from '../../../pipeline/operation.ts';
import { beginVisit, storeVisit } from '../../auth/visits.ts';
import { requireProviderRow } from './provider-fields.ts';

/** Works for disabled providers too, so that they can be tested before people see them. */
export const beginProviderTest = write(contract, {
  limits: (_input, request) => [{ key: `address:${request.network}`, max: 60, windowMs: 15 * 60_000 }],
  prepare: async (ctx, { providerUUID }) =>
    beginVisit(ctx, await requireProviderRow(ctx.db, providerUUID), { purpose: 'test', redirect: '' }),
  work: async (tx, _input, begun) => {
    await storeVisit(tx, begun);
    return { url: begun.url };
  },
  reply: (_output, { flow }) => ({ visit: flow }),
});
