import type { Kysely } from 'kysely';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { readArchiveSelection } from '../db/items/archive-selections.ts';
import { findItemById, findItemsById, findRoot, type ItemRow } from '../db/items/items.ts';
import type { Schema } from '../db/schema.ts';
import { pause, walkBelow } from '../db/items/walk-tree.ts';
import { readOwnerName } from '../db/groups/workspaces.ts';
import { maySeeItems } from '../pipeline/item-access.ts';
import { type AssetContext, type AssetSource, openContent } from './asset-sources.ts';

/** Smaller texts are not worth compressing. */
const WORTH_PACKING = 1024;
/** Files added before yielding to others. */
const ENTRIES_AT_ONCE = 200;

/** Files and folders as a streamed zip: contents are opened one at a time, so memory does not depend on size. */
export const archiveSource: AssetSource = async (context, grant, userId) => {
  const { db, now } = context;
  const roots = await findItemsById(db, await readArchiveSelection(db, { id: grant.subject, userId, now }));
  const gives: { itemId: string; version: null }[] = [];
  for (const workspaceId of new Set(roots.map((item) => item.workspace_id))) {
    const chosen = roots.filter((item) => item.workspace_id === workspaceId).map((item) => item.id);
    if (!(await maySeeItems(db, workspaceId, chosen, userId, now))) return undefined;
    const root = await findRoot(db, workspaceId);
    if (root) gives.push({ itemId: root.id, version: null });
  }
  const [first] = roots;
  if (first === undefined) return undefined;
  const zip = new ZipFile();
  // Errors may occur before anyone reads, from the first file on; without a listener they would end the process.
  // Destroys the output rather than its reader, which would wait for a chunk that never comes.
  zip.outputStream.on('error', () => undefined);
  zip.on('error', (error: Error) => (zip.outputStream as PassThrough).destroy(error));
  for (const root of roots) await addTree(zip, context, root);
  zip.end();
  return {
    name: `${await nameArchive(db, roots, first)}.zip`,
    mediaType: 'application/zip',
    size: null,
    tag: null,
    gives,
    open: () => Readable.from(zip.outputStream),
  };
};

async function nameArchive(db: Kysely<Schema>, roots: readonly ItemRow[], first: ItemRow): Promise<string> {
  const named = roots.length === 1 ? first : await findItemById(db, first.parent_id ?? '');
  return named === undefined || named.parent_id === null ? readOwnerName(db, first.workspace_id) : named.name;
}

async function addTree(zip: ZipFile, context: AssetContext, root: ItemRow): Promise<void> {
  const paths = new Map<string, string>();
  const items = [root];
  for await (const page of walkBelow(context.db, root.type === 'directory' ? [root.id] : [])) items.push(...page);
  const filled = new Set(items.map((item) => item.parent_id));
  for (const [at, item] of items.entries()) {
    if (at % ENTRIES_AT_ONCE === 0) await pause();
    // The root has no name; its items are at the top of the archive.
    const above = paths.get(item.parent_id ?? '');
    const path = above === undefined || above === '' ? item.name : `${above}/${item.name}`;
    paths.set(item.id, path);
    const options = { mtime: new Date(item.modified_at) };
    if (item.type === 'directory') {
      if (path !== '' && !filled.has(item.id)) zip.addEmptyDirectory(path, options);
      continue;
    }
    zip.addReadStreamLazy(path, { ...options, compress: item.kind === 'live' && item.size > WORTH_PACKING }, (give) => {
      openContent(context, item).then(
        (stream) => {
          // The library ignores stream errors and would wait forever.
          stream.once('error', (error) => zip.emit('error', error));
          give(null, stream);
        },
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
}
