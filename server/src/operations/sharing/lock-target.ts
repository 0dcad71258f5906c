import { getItem, parsePath } from '../../model/items/find-items.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import type { ItemRow } from '../../db/items/items.ts';
import type { Tx } from '../../pipeline/operation.ts';
import { nameItem } from '../invitations/get-invitation.ts';
import type { NamedTarget } from '../invitations/send-invitation.ts';

/** The item of an invitation. Locks its workspace, since the shares in it are counted. */
export async function lockTarget(
  tx: Tx,
  input: { uuid: string; itemPath: string },
): Promise<{ item: ItemRow; to: NamedTarget }> {
  await lockWorkspace(tx.db, input.uuid);
  const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
  return { item, to: await nameItem(tx.db, item) };
}
