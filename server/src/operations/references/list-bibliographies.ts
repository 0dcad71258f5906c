import { listBibliographies as contract } from '@scriptorium/contract/operations/references.ts';
import { findFiles } from '../../db/items/find-files.ts';
import { readOffThread } from '../../pipeline/operation.ts';

const MOST = 200;

export const listBibliographies = readOffThread(contract, async (ctx, input) => {
  const { files } = await findFiles(ctx.db, { workspaceId: input.uuid, endings: ['.bib'], limit: MOST });
  return {
    files: files.map(({ item, path }) => ({
      uuid: item.id,
      path,
      size: item.size,
      live: item.kind === 'live',
      modifiedAt: new Date(item.modified_at).toISOString(),
    })),
  };
});
