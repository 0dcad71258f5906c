import { listInvitations as contract } from '@scriptorium/contract/operations/groups.ts';
import { read } from '../../pipeline/operation.ts';
import { readInvitations } from '../invitations/send-invitation.ts';

export const listInvitations = read(contract, (ctx, input) =>
  readInvitations(ctx, { workspaceId: input.uuid, itemId: null }),
);
