import { checkDefaults as contract } from '@scriptorium/contract/operations/export.ts';
import { listAttachmentRows } from '../../db/exports/attachments.ts';
import { checkDefaultsFile, findMissingFilter } from '../../domain/exports/defaults-file.ts';
import { read } from '../../pipeline/operation.ts';

export const checkDefaults = read(contract, async (ctx, input) => {
  const { problems } = checkDefaultsFile(input.content, ctx.ports.exports.engines);
  if (problems.length > 0 || input.uuid === undefined) return { problems: [...problems] };
  const attached = new Set((await listAttachmentRows(ctx.db, input.uuid)).map(({ name }) => name));
  const missing = findMissingFilter(input.content, attached, ctx.ports.exports.engines);
  return { problems: missing === undefined ? [] : [missing] };
});
