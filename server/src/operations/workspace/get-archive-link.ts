import { fail } from '@scriptorium/contract/errors.ts';
import { getArchiveLink as contract } from '@scriptorium/contract/operations/workspace.ts';
import { getItem, getRoot, parsePath } from '../../db/items.ts';
import { MOST_IN_ARCHIVE, writeArchiveSubject } from '../../domain/archive-subject.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

export const getArchiveLink = read(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  if (input.itemPaths.length > MOST_IN_ARCHIVE) {
    fail('invalid', {
      field: 'itemPaths',
      message: `At most ${MOST_IN_ARCHIVE} files and folders fit into one download. Choose the folder instead.`,
    });
  }
  const ids: string[] = [];
  for (const itemPath of input.itemPaths) {
    const names = parsePath(itemPath, 'itemPaths');
    const item = names.length === 0 ? await getRoot(ctx.db, input.uuid) : await getItem(ctx.db, input.uuid, names);
    ids.push(item.id);
  }
  const subject = writeArchiveSubject(ids);
  return { url: ctx.ports.assets.grant({ kind: 'archive', subject, userId, now: ctx.now, download: true }) };
});
