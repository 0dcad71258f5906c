import { readFactors as contract } from '@scriptorium/contract/operations/factors.ts';
import { countRecoveryCodes, findTotp } from '../../db/accounts/factors.ts';
import { listPasskeys } from '../../db/accounts/passkeys.ts';
import { listTrusted } from '../../db/accounts/trusted-devices.ts';
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
    passkeys: (await listPasskeys(ctx.db, userId)).map((passkey) => ({
      uuid: passkey.id,
      name: passkey.name,
      addedOn: new Date(passkey.added_at).toISOString(),
      lastUsed: passkey.used_at === null ? null : new Date(passkey.used_at).toISOString(),
    })),
    trusted: (await listTrusted(ctx.db, userId, ctx.now)).map((device) => ({
      uuid: device.id,
      clientID: device.client_id,
      addedOn: new Date(device.created_at).toISOString(),
      lastUsed: device.used_at === null ? null : new Date(device.used_at).toISOString(),
      expiresOn: new Date(device.expires_at).toISOString(),
      isCurrent: device.token_hash === ctx.request.trusted,
    })),
    recoveryCodes: await countRecoveryCodes(ctx.db, userId),
    required: isRequired(policy, isAdmin),
  };
});
