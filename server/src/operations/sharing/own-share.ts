import { fail } from '@scriptorium/contract/errors.ts';
import type { Kysely } from 'kysely';
import { findUser } from '../../db/accounts/users.ts';
import { findGroup } from '../../db/groups/groups.ts';
import type { Schema } from '../../db/schema.ts';
import { type ItemShareRow, lockShare } from '../../db/groups/item-shares.ts';
import { listMemberIds } from '../../db/groups/audience.ts';
import type { ItemRow } from '../../db/items/items.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import type { Tx } from '../../pipeline/operation.ts';

/** Locks a share of the item for which the call was authorised: the id alone could be that of any share. */
export async function lockOwnShare(
  tx: Tx,
  input: { uuid: string; itemPath: string; share: string },
): Promise<{ item: ItemRow; share: ItemShareRow }> {
  await lockWorkspace(tx.db, input.uuid);
  const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
  const share = await lockShare(tx.db, input.share);
  if (share === undefined || share.item_id !== item.id || share.workspace_id !== input.uuid)
    return fail('not-found', { message: 'This is no longer shared.' });
  return { item, share };
}

/** Names the person or group of a share for the event log. */
export async function nameHolder(
  db: Kysely<Schema>,
  { user_id, group_id }: Pick<ItemShareRow, 'user_id' | 'group_id'>,
): Promise<string> {
  if (user_id === null) return `the group “${(await findGroup(db, group_id ?? ''))?.name ?? ''}”`;
  const user = await findUser(db, user_id);
  return user?.display_name || user?.email || 'a deleted account';
}

/** Notifies the open pages and documents of the people it is shared with. */
export async function noteAccess(tx: Tx, share: Pick<ItemShareRow, 'workspace_id' | 'user_id' | 'group_id'>) {
  const userIds = share.user_id === null ? await listMemberIds(tx.db, share.group_id ?? '') : [share.user_id];
  tx.record({ type: 'access.changed', workspaceId: share.workspace_id, userIds });
}

/** Parses a share's expiry date. */
export function readExpiry(expiresAt: string | null, now: number): number | null {
  if (expiresAt === null) return null;
  const at = Date.parse(expiresAt);
  if (Number.isNaN(at) || at <= now)
    return fail('invalid', { field: 'expiresAt', message: 'Choose a day that is still to come.' });
  return Math.min(at, MAX_TIME);
}

const MAX_TIME = Date.parse('9999-01-01T00:00:00Z');
