import { fail } from '@scriptorium/contract/errors.ts';
import { renameItem as contract } from '@scriptorium/contract/operations/workspace.ts';
import { isLiveName, normalizeName } from '@scriptorium/contract/rules/file-name.ts';
import { readText } from '../../db/documents.ts';
import {
  countChildren,
  findChild,
  findItemById,
  getItem,
  listBelow,
  measureBelow,
  parsePath,
  touchFolder,
} from '../../db/items.ts';
import { settleChange } from '../../db/items-settle.ts';
import { checkName, replaceContent, type FileContent } from '../../db/items-write.ts';
import { lockWorkspace } from '../../db/workspaces.ts';
import { decideMediaType } from '../../domain/media-type.ts';
import { writeTextContent } from '../../domain/text-content.ts';
import { describeItem, isReachable, measurePath } from '../../domain/tree.ts';
import { startChange } from '../../domain/tree-change.ts';
import { write } from '../../pipeline/operation.ts';
import { readContent } from './read-content.ts';
import { writerOf } from './writer-of.ts';

interface Conversion {
  itemId: string;
  /** What the content was read from: anything newer must not be lost. */
  from: { version: number } | { hash: string };
  content: FileContent;
}

export const renameItem = write(contract, {
  prepare: async (ctx, input): Promise<Conversion | null> => {
    const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
    const name = normalizeName(input.newName.trim());
    if (item.type !== 'file') return null;
    if (item.kind === 'live') {
      if (isLiveName(name)) return null;
      const document = (await readText(ctx.db, item.id)) ?? fail('not-found');
      const bytes = writeTextContent(document);
      const blob = await ctx.ports.blobs.write(inOneChunk(bytes));
      const content: FileContent = { kind: 'blob', ...blob, mediaType: decideMediaType(name, bytes.subarray(0, 4096)) };
      return { itemId: item.id, from: { version: document.version }, content };
    }
    if (item.blob_hash === null) return null;
    const { max_live_document_bytes } = await ctx.settings();
    const blob = { hash: item.blob_hash, size: item.size };
    const content = await readContent(ctx.ports.blobs, blob, name, max_live_document_bytes);
    return { itemId: item.id, from: { hash: item.blob_hash }, content };
  },
  work: async (tx, input, conversion) => {
    await lockWorkspace(tx.db, input.uuid);
    const names = parsePath(input.itemPath);
    if (names.length === 0) fail('conflict', { message: 'The root of a workspace cannot be renamed.' });
    const item = await getItem(tx.db, input.uuid, names);
    const parent = (await findItemById(tx.db, item.parent_id ?? '')) ?? fail('not-found');
    const above = names.slice(0, -1);
    const name = normalizeName(input.newName.trim());
    await checkName(tx.db, parent, name, 'newName');
    const taken = await findChild(tx.db, parent.id, name);
    if (taken !== undefined && taken.id !== item.id) fail('name-taken', { field: 'newName' });
    if (item.type === 'directory') {
      const below = measureBelow(await listBelow(tx.db, { ...item, name }));
      const start = measurePath(above);
      if (!isReachable(start.depth + below.depth, start.bytes + 1 + below.bytes))
        fail('invalid-name', { field: 'newName', message: 'The paths below this folder would be too long.' });
    }
    const change = startChange();
    if (name !== item.name) {
      await tx.db.updateTable('item').set({ name }).where('id', '=', item.id).execute();
      await touchFolder(tx.db, parent.id, tx.now);
    }
    let renamed = { ...item, name };
    if (item.type === 'file') {
      if (conversion !== null) {
        if (conversion.itemId !== item.id) fail('conflict');
        const document = item.kind === 'live' ? await readText(tx.db, item.id) : undefined;
        const isSame =
          'version' in conversion.from
            ? document?.version === conversion.from.version
            : item.blob_hash === conversion.from.hash;
        if (!isSame) fail('conflict');
        const { modified_at, modified_by } = item;
        renamed = await replaceContent(writerOf(tx), change, renamed, conversion.content, { keepOld: false });
        // The content is the same as before, so the time of its last change is too.
        await tx.db.updateTable('item').set({ modified_at, modified_by }).where('id', '=', item.id).execute();
        renamed = { ...renamed, modified_at };
      } else {
        const media_type = decideMediaType(name, new Uint8Array());
        await tx.db.updateTable('item').set({ media_type }).where('id', '=', item.id).execute();
      }
    }
    await settleChange(tx, input.uuid, change);
    const counts = await countChildren(tx.db, [item.id]);
    return { item: describeItem(renamed, [...above, name].join('/'), counts.get(item.id)) };
  },
});

async function* inOneChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
