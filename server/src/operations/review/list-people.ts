import { listPeople as contract } from '@scriptorium/contract/operations/review.ts';
import { isSharedWith } from '../../db/groups/grants.ts';
import { listMentionable } from '../../db/texts/mentionable.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { findMemberRole } from '../../pipeline/item-access.ts';
import { read } from '../../pipeline/operation.ts';
import { findDocument } from './describe-threads.ts';

const MOST = 500;

export const listPeople = read(contract, async (ctx, input) => {
  const { id, workspace_id: workspaceId } = await findDocument(ctx.db, input);
  const { userId } = requireUser(ctx.actor);
  const isMember = (await findMemberRole(ctx.db, workspaceId, userId)) !== null;
  const isHolder = isMember || (await isSharedWith(ctx.db, { id, workspaceId }, userId, ctx.now));
  const how = { now: ctx.now, meets: isMember ? 'all' : isHolder ? 'met' : 'writers', limit: MOST } as const;
  return { people: await listMentionable(ctx.db, { id, workspaceId }, how) };
});
