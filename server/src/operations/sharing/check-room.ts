import { fail } from '@scriptorium/contract/errors.ts';
import { say } from '@scriptorium/contract/said.ts';
import { countInvitations, countItemInvitationsIn } from '../../db/groups/invitations.ts';
import { countSharesIn, listSharesOf } from '../../db/groups/item-shares.ts';
import type { ItemRow } from '../../db/items/items.ts';
import type { Tx } from '../../pipeline/operation.ts';

/** Limits, since each call by a non-member reads all shares with them. */
const PER_ITEM = 100;
const PER_WORKSPACE = 300;

/**
 * Refuses another share or invitation if there are too many. Invitations count like the shares they become, so that
 * accepting one always works.
 */
export async function checkRoom(tx: Tx, item: ItemRow): Promise<void> {
  const workspaceId = item.workspace_id;
  const ofItem = await listSharesOf(tx.db, workspaceId, [item.id]);
  if (ofItem.length + (await countInvitations(tx.db, { workspaceId, itemId: item.id })) >= PER_ITEM)
    fail(
      'share-limit',
      say('This is shared with {count} already. Share it with a group instead.', { count: PER_ITEM }),
    );
  if ((await countSharesIn(tx.db, workspaceId)) + (await countItemInvitationsIn(tx.db, workspaceId)) >= PER_WORKSPACE)
    fail(
      'share-limit',
      say('Things in this workspace are shared {count} times already. Share a folder, or with a group, instead.', {
        count: PER_WORKSPACE,
      }),
    );
}
