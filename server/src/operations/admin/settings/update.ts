import { updateSetting as contract } from '@scriptorium/contract/operations/admin.ts';
import { loadSettings, storeSetting } from '../../../db/server/settings.ts';
import { checkSetting } from '../../../domain/settings/setting-rules.ts';
import { write } from '../../../pipeline/operation.ts';

/** A text of terms may be long; the event log keeps the beginning. */
const SHOWN = 500;

export const updateSetting = write(contract, {
  work: async (tx, input) => {
    const before = String((await loadSettings(tx.db))[input.key]);
    const value = checkSetting(input.key, input.value, { maxQuota: tx.server.maxQuota });
    if (value !== before) {
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
