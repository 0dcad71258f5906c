import { getAttachmentLink as contract } from '@scriptorium/contract/operations/export-files.ts';
import { normalizeName } from '@scriptorium/contract/rules/file-name.ts';
import { getAttachment } from '../../model/exports/profiles.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const getAttachmentLink = read(contract, async (ctx, input) => {
  const row = await getAttachment(ctx.db, input.uuid, normalizeName(input.name));
  const { userId } = requireUser(ctx.actor);
  return {
    url: ctx.ports.assets.grant({ kind: 'attachment', subject: row.id, userId, now: ctx.now, download: true }),
  };
});
