import { getSettings as contract, SETTING_KEYS } from '@scriptorium/contract/operations/admin.ts';
import type { SettingKey } from '@scriptorium/contract/operations/admin.ts';
import { read } from '../../../pipeline/operation.ts';

export const getSettings = read(contract, async (ctx) => {
  const settings = await ctx.settings();
  return {
    config: Object.fromEntries(SETTING_KEYS.map((key) => [key, String(settings[key])])) as Record<SettingKey, string>,
  };
});
