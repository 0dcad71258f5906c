import { readIdentities as contract } from '@scriptorium/contract/operations/providers.ts';
import { listIdentities } from '../../db/accounts/identities.ts';
import { listEnabledProviders } from '../../db/accounts/identity-providers.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';
import { hasOwnPassword } from '../../pipeline/step-up.ts';

export const readIdentities = read(contract, async (ctx) => {
  const { userId } = requireUser(ctx.actor);
  return {
    identities: (await listIdentities(ctx.db, userId)).map((row) => ({
      uuid: row.id,
      provider: { uuid: row.provider_id, name: row.name, preset: row.preset },
      label: row.label,
      addedOn: new Date(row.added_at).toISOString(),
      lastUsed: row.used_at === null ? null : new Date(row.used_at).toISOString(),
      works: row.is_enabled === 1,
    })),
    providers: (await listEnabledProviders(ctx.db)).map(({ id: uuid, name, preset }) => ({ uuid, name, preset })),
    hasPassword: await hasOwnPassword(ctx.db, userId),
  };
});
