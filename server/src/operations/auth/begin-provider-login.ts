import { beginProviderLogin as contract } from '@scriptorium/contract/operations/providers.ts';
import { write } from '../../pipeline/operation.ts';
import { beginVisit, requireEnabledProvider, storeVisit } from './visits.ts';

/**
 * A call rather than a link, so that no other site can send people to a provider and have them logged in as someone
 * else. The page then navigates to the URL.
 */
export const beginProviderLogin = write(contract, {
  // A whole institute may share one address.
  limits: (_input, request) => [{ key: `address:${request.network}`, max: 300, windowMs: 15 * 60_000 }],
  prepare: async (ctx, { providerUUID, redirect }) =>
    beginVisit(ctx, await requireEnabledProvider(ctx.db, providerUUID), { purpose: 'log-in', redirect }),
  work: async (tx, { clientID }, begun) => {
    await storeVisit(tx, begun, clientID);
    return { url: begun.url };
  },
  reply: (_output, { flow }) => ({ visit: flow }),
});
