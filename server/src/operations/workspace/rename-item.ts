import { fail } from '@scriptorium/contract/errors.ts';
import { renameItem as contract } from '@scriptorium/contract/operations/workspace.ts';
import { isLiveName, normalizeName } from '@scriptorium/contract/rules/file-name.ts';
import { utf8Length } from '@scriptorium/contract/rules/utf8-length.ts';
import { readText } from '../../db/texts/documents.ts';
import { countChildren, findChild, findItemById } from '../../db/items/items.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { settleChange } from '../../model/items/settle.ts';
import { checkReach } from '../../model/items/move.ts';
import { measureTree } from '../../db/items/walk-tree.ts';
import { checkName } from '../../model/items/folders.ts';
import { decideMediaType } from '../../domain/items/media-type.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { readContent } from './read-content.ts';
import { writerOf } from '../../pipeline/writer-of.ts';
import { replaceContent, type FileContent } from '../../model/items/write-file.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { touchFolder, updateItem } from '../../db/items/write-items.ts';

interface Conversion {
  itemId: string;
  /** What the content was converted from, so that nothing newer is lost. */
  from: { version: number } | { hash: string };
  content: FileContent;
}

/** Depth and longest path below a folder under its new name, if that is longer. */
interface Reach {
  itemId: string;
  depth: number;
  pathBytes: number;
}

export const renameItem = write(contract, {
  prepare: async (ctx, input): Promise<Conversion | Reach | null> => {
    const item = await getItem(ctx.db, input.uuid, parsePath(input.itemPath));
    const name = normalizeName(input.newName.trim());
    if (item.type !== 'file') {
      if (utf8Length(name) <= utf8Length(item.name)) return null;
      const { depth, pathBytes } = await measureTree(ctx.db, { ...item, name });
      return { itemId: item.id, depth, pathBytes };
    }
    if (item.kind === 'live') {
      if (isLiveName(name)) return null;
      const { bytes, version } =
        (await ctx.ports.texts.read(item.id, requireUser(ctx.actor).userId)) ?? fail('not-found');
      const blob = await ctx.ports.blobs.write(asSingleChunk(bytes));
      const content: FileContent = { kind: 'blob', ...blob, mediaType: decideMediaType(name, bytes.subarray(0, 4096)) };
      return { itemId: item.id, from: { version }, content };
    }
    if (item.blob_hash === null) return null;
    const { max_live_document_bytes } = await ctx.settings();
    const blob = { hash: item.blob_hash, size: item.size };
    const content = await readContent(ctx.ports, blob, name, max_live_document_bytes);
    return { itemId: item.id, from: { hash: item.blob_hash }, content };
  },
  work: async (tx, input, prepared) => {
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
    if (prepared !== null && prepared.itemId !== item.id) fail('conflict');
    if (prepared !== null && 'pathBytes' in prepared) await checkReach(writerOf(tx), parent, [prepared], 'newName');
    const change = startChange();
    if (name !== item.name) {
      await updateItem(tx.db, item.id, { name });
      await touchFolder(tx.db, parent.id, tx.now);
    }
    let renamed = { ...item, name };
    if (item.type === 'file') {
      if (prepared !== null && 'content' in prepared) {
        const document = item.kind === 'live' ? await readText(tx.db, item.id) : undefined;
        const isSame =
          'version' in prepared.from
            ? document?.version === prepared.from.version
            : item.blob_hash === prepared.from.hash;
        if (!isSame) fail('conflict');
        const { modified_at, modified_by } = item;
        renamed = await replaceContent(writerOf(tx), change, renamed, prepared.content, { keepOld: false });
        // The content is unchanged, so its modification time is too.
        await updateItem(tx.db, item.id, { modified_at, modified_by });
        renamed = { ...renamed, modified_at };
      } else {
        const media_type = decideMediaType(name, new Uint8Array());
        await updateItem(tx.db, item.id, { media_type });
      }
    }
    await settleChange(tx, input.uuid, change);
    const counts = await countChildren(tx.db, [item.id]);
    return { item: describeItem(renamed, [...above, name].join('/'), counts.get(item.id)) };
  },
});

async function* asSingleChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
