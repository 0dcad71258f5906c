import { listMails as contract } from '@scriptorium/contract/operations/admin.ts';
import { listMails as selectMails } from '../../../db/server/mails.ts';
import { read } from '../../../pipeline/operation.ts';

export const listMails = read(contract, async (ctx, input) => {
  const { rows, total } = await selectMails(ctx.db, { offset: input.offset ?? 0, limit: input.limit ?? 50 });
  return {
    mails: rows.map((row) => ({
      uuid: row.id,
      kind: row.kind,
      recipient: row.recipient,
      subject: row.subject,
      state: row.state,
      attempts: row.attempts,
      createdAt: new Date(row.created_at).toISOString(),
      ...(row.sent_at !== null && { sentAt: new Date(row.sent_at).toISOString() }),
      ...(row.error !== null && { error: row.error }),
    })),
    total,
  };
});
