import { fail } from '@scriptorium/contract/errors.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';

/** Refuses while an administrator has exports switched off. */
export async function requireExports(ctx: { settings(): Promise<Settings> }): Promise<void> {
  if ((await ctx.settings()).exports_enabled !== '1') fail('exports-disabled');
}
