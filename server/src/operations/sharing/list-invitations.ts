import { listInvitations as contract } from '@scriptorium/contract/operations/sharing.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { read } from '../../pipeline/operation.ts';
import { readInvitations } from '../invitations/send-invitation.ts';

export const listInvitations = read(contract, async (ctx, input) => {
  const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
  return readInvitations(ctx, { workspaceId: item.workspace_id, itemId: item.id });
});
