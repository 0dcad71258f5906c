import { beginProviderLogin as contract } from '@scriptorium/contract/operations/providers.ts';
import { write } from '../../pipeline/operation.ts';
import { beginVisit, needProvider, storeVisit } from './visits.ts';

/**
 * A call, not a link: nobody can be sent to a provider, and so be logged in as somebody else, by another site. The page
 * then goes to the address.
 */
export const beginProviderLogin = write(contract, {
  // A whole institute may be one address.
  limits: (_input, request) => [{ key: `address:${request.network}`, max: 300, windowMs: 15 * 60_000 }],
  prepare: async (ctx, { providerUUID, redirect }) =>
    beginVisit(ctx, await needProvider(ctx.db, providerUUID), { purpose: 'log-in', redirect }),
  work: async (tx, { clientID }, begun) => {
    await storeVisit(tx, begun, clientID);
    return { url: begun.url };
  },
  reply: (_output, { flow }) => ({ visit: flow }),
});
