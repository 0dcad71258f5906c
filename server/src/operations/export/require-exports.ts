import { fail } from '@scriptorium/contract/errors.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';

/** Fails while exports are switched off by an administrator. */
export async function requireExports(ctx: { settings(): Promise<Settings> }): Promise<void> {
  if ((await ctx.settings()).exports_enabled !== '1') fail('exports-disabled');
}
