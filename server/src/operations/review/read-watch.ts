import { fail } from '@scriptorium/contract/errors.ts';
import { readWatch as contract } from '@scriptorium/contract/operations/review.ts';
import { findWatch } from '../../db/texts/review-threads.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { findRole } from '../../pipeline/check-access.ts';
import { read } from '../../pipeline/operation.ts';
import { findDocument, writeTime } from './describe-threads.ts';

export const readWatch = read(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  const documentId = await findDocument(ctx.db, input);
  const watched = await findWatch(ctx.db, documentId, userId);
  const role = (await findRole(ctx.db, input.uuid, userId)) ?? fail('not-found');
  const seenAt = watched?.seen_at ?? null;
  return { level: watched?.level ?? 'mine', role, seenAt: seenAt === null ? null : writeTime(seenAt) };
});
