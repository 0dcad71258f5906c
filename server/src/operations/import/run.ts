import { fail } from '@scriptorium/contract/errors.ts';
import { run as contract } from '@scriptorium/contract/operations/import.ts';
import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import type { FileContent } from '../../model/items/write-file.ts';
import { parsePath } from '../../model/items/find-items.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { sliced, type SlicedContext } from '../../pipeline/operation.ts';
import type { ReceivedImport } from '../../adapters/imports/importer.ts';
import { buildTree, placeNewFile } from '../../pipeline/trees/build.ts';
import { readContent } from '../workspace/read-content.ts';

const LISTED_REMARKS = 200;

interface Place {
  readonly uuid: string;
  readonly targetFolder: string[];
}

export const run = sliced(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  const { uuid, id, main, language } = input;
  const targetFolder = parsePath(input.targetFolder, 'targetFolder');
  const { imports } = ctx.ports;
  return imports.run({ id, userId, main, language }, ctx, async (received, signal) => {
    const item = await store({ ...ctx, signal }, { uuid, targetFolder }, received);
    imports.drop(userId, id);
    // The folder may have been given another, free name.
    const pathOf = (path: string | null): string | null =>
      path === null ? null : [item.path, ...path.split('/').slice(1)].join('/');
    return {
      item,
      open: pathOf(received.open),
      report: pathOf(received.report),
      // The report is not one of the uploaded files.
      fileCount: received.files.length - (received.report === null ? 0 : 1),
      remarks: received.remarks.slice(0, LISTED_REMARKS),
      remarkCount: received.remarks.length,
    };
  });
});

async function store(ctx: SlicedContext, place: Place, { files }: ReceivedImport): Promise<TreeItem> {
  const { max_live_document_bytes: maxLiveBytes } = await ctx.settings();
  const read = (file: ReceivedImport['files'][number]): Promise<FileContent> =>
    readContent(ctx.ports, file, file.path.slice(file.path.lastIndexOf('/') + 1), maxLiveBytes);
  const [first] = files;
  if (first === undefined) fail('unreadable', { message: 'There is nothing here that could be imported.' });
  if (!first.path.includes('/')) {
    ctx.signal.throwIfAborted();
    return ctx.asCaller(placeNewFile, { ...place, name: first.path, content: await read(first) });
  }
  const [name = ''] = first.path.split('/');
  const below = files.map((file) => ({ ...file, inside: file.path.slice(name.length + 1) }));
  const byPath = new Map(below.map((file) => [file.inside, file]));
  return buildTree(
    ctx,
    { ...place, name, files: below.map(({ inside, size }) => ({ path: inside, size })) },
    ({ path }) => read(byPath.get(path) ?? fail('conflict')),
  );
}
