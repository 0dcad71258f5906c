import { beginConfirmation as contract } from '@scriptorium/contract/operations/providers.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { beginVisit, requireEnabledProvider, storeVisit } from '../auth/visits.ts';

/** Tells the provider to ask for the login again, even if the user is still logged in there. */
export const beginConfirmation = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requireUser(actor).userId}`, max: 60, windowMs: 15 * 60_000 },
  ],
  prepare: async (ctx, { providerUUID, redirect }) =>
    beginVisit(ctx, await requireEnabledProvider(ctx.db, providerUUID), { purpose: 'confirm', redirect }),
  work: async (tx, _input, begun) => {
    await storeVisit(tx, begun);
    return { url: begun.url };
  },
  reply: (_output, { flow }) => ({ visit: flow }),
});
