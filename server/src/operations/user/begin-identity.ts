import { fail } from '@scriptorium/contract/errors.ts';
import { beginIdentity as contract } from '@scriptorium/contract/operations/providers.ts';
import { countIdentities } from '../../db/accounts/identities.ts';
import { IDENTITIES_PER_USER } from '../../domain/accounts/providers.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { FULL } from '../auth/link-identity.ts';
import { beginVisit, requireEnabledProvider, storeVisit } from '../auth/visits.ts';

export const beginIdentity = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requireUser(actor).userId}`, max: 60, windowMs: 15 * 60_000 },
  ],
  prepare: async (ctx, { providerUUID }) => {
    if ((await countIdentities(ctx.db, requireUser(ctx.actor).userId)) >= IDENTITIES_PER_USER) fail('item-limit', FULL);
    return beginVisit(ctx, await requireEnabledProvider(ctx.db, providerUUID), { purpose: 'link', redirect: '' });
  },
  work: async (tx, _input, begun) => {
    await storeVisit(tx, begun);
    return { url: begun.url };
  },
  reply: (_output, { flow }) => ({ visit: flow }),
});
