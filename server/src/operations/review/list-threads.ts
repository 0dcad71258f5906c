import { fail } from '@scriptorium/contract/errors.ts';
import { listThreads as contract } from '@scriptorium/contract/operations/review.ts';
import { listThreadRows } from '../../db/texts/review-threads.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';
import { describeThreads, findDocument } from './describe-threads.ts';

const PAGE = 100;

export const listThreads = read(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  const { id: documentId } = await findDocument(ctx.db, input);
  const limit = input.limit ?? PAGE;
  const rows = await listThreadRows(ctx.db, documentId, {
    status: input.status ?? ['open'],
    kind: input.kind,
    author: input.author,
    mineOf: input.mine === true ? userId : undefined,
    after: input.cursor === undefined ? undefined : readCursor(input.cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    threads: await describeThreads(ctx.db, documentId, userId, page),
    next: rows.length > limit && last !== undefined ? `${last.changed_at}:${last.id}` : null,
  };
});

function readCursor(text: string): { changedAt: number; id: string } {
  const [, changedAt, id] = /^(\d{1,15}):([\w-]{1,64})$/u.exec(text) ?? [];
  return changedAt === undefined || id === undefined
    ? fail('invalid', { field: 'cursor', message: 'This page does not exist.' })
    : { changedAt: Number(changedAt), id };
}
