import { listAttachments as contract } from '@scriptorium/contract/operations/export-files.ts';
import { listAttachmentRows } from '../../db/exports/attachments.ts';
import { getProfile } from '../../model/exports/profiles.ts';
import { read } from '../../pipeline/operation.ts';

export const listAttachments = read(contract, async (ctx, input) => {
  const { id } = await getProfile(ctx.db, input.uuid);
  const rows = await listAttachmentRows(ctx.db, id);
  return { attachments: rows.map(({ name, size }) => ({ name, size })) };
});
