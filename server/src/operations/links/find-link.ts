import type { Settings } from '@scriptorium/contract/settings.ts';
import type { Kysely } from 'kysely';
import { findWorkingLink } from '../../db/groups/share-links.ts';
import { findShareable } from '../../db/items/present-names.ts';
import type { Schema } from '../../db/schema.ts';
import { readOwnerName } from '../../db/groups/workspaces.ts';
import type { Actor } from '../../pipeline/actor.ts';
import { workspaceExists } from '../../pipeline/item-access.ts';

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** The working link with this token, if its item still exists; undefined otherwise, whatever the reason. */
export async function findLink(db: Kysely<Schema>, tokenHash: string, now: number) {
  const link = await findWorkingLink(db, tokenHash, now);
  if (link === undefined || (await findShareable(db, link.item_id)) === undefined) return undefined;
  if (!(await workspaceExists(db, link.workspace_id))) return undefined;
  return { ...link, itemName: link.itemName || (await readOwnerName(db, link.workspace_id)) };
}

/** Whether this caller has to log in first. */
export function needsAccount(link: { accounts_only: number }, settings: Settings, actor: Actor): boolean {
  return actor.kind !== 'user' && (link.accounts_only === 1 || settings.share_guests !== '1');
}
