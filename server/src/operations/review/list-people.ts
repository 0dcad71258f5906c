import { listPeople as contract } from '@scriptorium/contract/operations/review.ts';
import { listMentionable } from '../../db/texts/mentionable.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readPeopleScope } from '../../pipeline/item-access.ts';
import { read } from '../../pipeline/operation.ts';
import { findDocument } from './describe-threads.ts';

const MOST = 500;

export const listPeople = read(contract, async (ctx, input) => {
  const { id, workspace_id: workspaceId } = await findDocument(ctx.db, input);
  const { userId } = requireUser(ctx.actor);
  const meets = await readPeopleScope(ctx.db, { id, workspaceId }, userId, ctx.now);
  return { people: await listMentionable(ctx.db, { id, workspaceId }, { now: ctx.now, meets, limit: MOST }) };
});
