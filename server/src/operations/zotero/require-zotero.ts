import { fail } from '@scriptorium/contract/errors.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import type { ServerFacts } from '../../pipeline/operation.ts';

/** Refuses before anything leaves the server. */
export async function requireZotero(ctx: { server: ServerFacts; settings(): Promise<Settings> }): Promise<void> {
  const { zotero } = await ctx.settings();
  if (!ctx.server.lookups || zotero === '0')
    fail('lookups-disabled', { message: 'Zotero libraries are switched off on this server.' });
}
