import { fail } from '@scriptorium/contract/errors.ts';
import { readWatch as contract } from '@scriptorium/contract/operations/review.ts';
import { findUser } from '../../db/accounts/users.ts';
import { findWatch, listSeen } from '../../db/texts/review-threads.ts';
import { parsePreferences } from '../../domain/accounts/accounts.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { findRole } from '../../pipeline/item-access.ts';
import { read } from '../../pipeline/operation.ts';
import { findDocument, writeTime } from './describe-threads.ts';

const MAX_SEEN = 5000;

export const readWatch = read(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  const item = await findDocument(ctx.db, input);
  const documentId = item.id;
  const user = (await findUser(ctx.db, userId)) ?? fail('not-logged-in');
  const watched = await findWatch(ctx.db, documentId, userId);
  const { role } = (await findRole(ctx.db, item, userId, ctx.now)) ?? fail('not-found');
  const chosen = watched === undefined || watched.level === 'default' ? null : watched.level;
  const seenAt = watched?.seen_at ?? null;
  const seen = await listSeen(ctx.db, documentId, userId, MAX_SEEN);
  return {
    level: chosen ?? parsePreferences(user.preferences).reviewLevel,
    chosen,
    role,
    seenAt: seenAt === null ? null : writeTime(seenAt),
    seen: seen.map(({ thread_id: uuid, seen_at: at }) => ({ uuid, at: writeTime(at) })),
  };
});
