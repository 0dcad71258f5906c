import { readFactors as contract } from '@scriptorium/contract/operations/factors.ts';
import { countRecoveryCodes, findTotp } from '../../db/accounts/factors.ts';
import { isRequired } from '../../domain/accounts/second-factor.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const readFactors = read(contract, async (ctx) => {
  const { userId, isAdmin } = requireUser(ctx.actor);
  const totp = await findTotp(ctx.db, userId);
  const { second_factor: policy } = await ctx.settings();
  return {
    totp:
      totp === undefined
        ? null
        : {
            addedOn: new Date(totp.added_at).toISOString(),
            lastUsed: totp.used_at === null ? null : new Date(totp.used_at).toISOString(),
          },
    recoveryCodes: await countRecoveryCodes(ctx.db, userId),
    required: isRequired(policy, isAdmin),
  };
});
