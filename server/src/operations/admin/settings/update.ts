import { fail } from '@scriptorium/contract/errors.ts';
import { updateSetting as contract } from '@scriptorium/contract/operations/admin.ts';
import { loadSettings, storeSetting } from '../../../db/server/settings.ts';
import { checkSetting } from '../../../domain/settings/setting-rules.ts';
import { type Tx, write } from '../../../pipeline/operation.ts';
import { listIdentities } from '../../../db/accounts/identities.ts';
import { listEnabledProviders } from '../../../db/accounts/identity-providers.ts';

/** Terms may be long; the event log keeps only the beginning. */
const SHOWN = 500;

export const updateSetting = write(contract, {
  work: async (tx, input) => {
    const before = String((await loadSettings(tx.db))[input.key]);
    const value = checkSetting(input.key, input.value, { maxQuota: tx.server.maxQuota });
    if (value !== before) {
      if (input.key === 'password_login' && value === '0') await requireProviderLogin(tx);
      await storeSetting(tx.db, input.key, value);
      tx.record({
        type: 'setting.changed',
        key: input.key,
        before: before.slice(0, SHOWN),
        after: value.slice(0, SHOWN),
      });
    }
    return { value };
  },
});

/** Whoever turns off password log-in must have a login at an enabled provider, so as not to be locked out. */
async function requireProviderLogin(tx: Tx): Promise<void> {
  const refuse = (message: string): never => fail('invalid', { field: 'value', message });
  if ((await listEnabledProviders(tx.db)).length === 0)
    refuse('There is no provider to log in with. Add one first, and switch it on.');
  if (tx.actor.kind !== 'user') return;
  const own = await listIdentities(tx.db, tx.actor.userId);
  if (!own.some(({ is_enabled: isEnabled }) => isEnabled === 1))
    refuse('You could not log in again. Link a login at a provider to your own account first, in your profile.');
}
