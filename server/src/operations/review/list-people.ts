import { listPeople as contract } from '@scriptorium/contract/operations/review.ts';
import { listMentionable } from '../../db/texts/mentionable.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { findMemberRole } from '../../pipeline/item-access.ts';
import { read } from '../../pipeline/operation.ts';
import { findDocument } from './describe-threads.ts';

const MOST = 500;

export const listPeople = read(contract, async (ctx, input) => {
  const { id, workspace_id: workspaceId } = await findDocument(ctx.db, input);
  const role = await findMemberRole(ctx.db, workspaceId, requireUser(ctx.actor).userId);
  const how = { now: ctx.now, onlyMet: role === null, limit: MOST };
  return { people: await listMentionable(ctx.db, { id, workspaceId }, how) };
});
