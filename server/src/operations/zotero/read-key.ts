import { readKey as contract } from '@scriptorium/contract/operations/zotero.ts';
import { findZoteroKey } from '../../db/accounts/zotero-keys.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const readKey = read(contract, async (ctx) => {
  const row = await findZoteroKey(ctx.db, requireUser(ctx.actor).userId);
  return { account: row ? { username: row.username, addedAt: new Date(row.added_at).toISOString() } : null };
});
