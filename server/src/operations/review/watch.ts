import { watch as contract } from '@scriptorium/contract/operations/review.ts';
import { upsertWatch } from '../../db/texts/review-threads.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { findDocument } from './describe-threads.ts';

export const watch = write(contract, {
  work: async (tx, input) => {
    const { id: documentId } = await findDocument(tx.db, input);
    await upsertWatch(tx.db, documentId, requireUser(tx.actor).userId, { level: input.level ?? 'default' });
    return {};
  },
});
