import { getSettings as contract } from '@scriptorium/contract/operations/admin.ts';
import { SETTING_KEYS, type SettingKey } from '@scriptorium/contract/settings.ts';
import { read } from '../../../pipeline/operation.ts';

export const getSettings = read(contract, async (ctx) => {
  const settings = await ctx.settings();
  return {
    config: Object.fromEntries(SETTING_KEYS.map((key) => [key, String(settings[key])])) as Record<SettingKey, string>,
  };
});
