import { fail } from '@scriptorium/contract/errors.ts';
import type { TreeItem } from '@scriptorium/contract/operations/workspace.ts';
import { utf8Length } from '@scriptorium/contract/rules/utf8-length.ts';
import { findItemById } from '../../db/items/items.ts';
import { insertPendingTree, lockPendingTree } from '../../db/items/pending-trees.ts';
import { insertItem } from '../../db/items/write-items.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { changeUsage, getWorkspace, lockWorkspace } from '../../model/groups/workspaces.ts';
import { getFolder } from '../../model/items/find-items.ts';
import { makeFolder } from '../../model/items/folders.ts';
import { checkReach } from '../../model/items/move.ts';
import { spendReserve } from '../../model/items/reserve.ts';
import { settleChange } from '../../model/items/settle.ts';
import { type FileContent, placeFile } from '../../model/items/write-file.ts';
import { requirePlace } from '../item-access.ts';
import { internal, type SlicedContext } from '../operation.ts';
import { writerOf } from '../writer-of.ts';
import { whileActive } from './active.ts';
import { undoCopy } from './copy.ts';
import { revealTrees } from './reveal.ts';

/** A file to be added to a workspace, by its path below the new folder. */
interface NewFile {
  readonly path: string;
  readonly size: number;
}

interface Place {
  readonly uuid: string;
  readonly targetFolder: string[];
}

type NewRow = { readonly parentId: string; readonly name: string; readonly content: FileContent | null };

const ROWS_AT_ONCE = 100;
const TEXT_BYTES_AT_ONCE = 1_000_000;
const byCaller = { access: { rule: 'user' } } as const;

/** Checks that everything fits, reserves its space, and creates the new folder hidden. */
export const beginTree = internal(
  'trees/begin-tree',
  async (
    tx,
    plan: Place & { name: string; bytes: number; items: number; reach: { depth: number; pathBytes: number } },
  ): Promise<{ id: string; root: string }> => {
    await requirePlace(tx, plan.uuid, plan.targetFolder, 'edit');
    await lockWorkspace(tx.db, plan.uuid);
    const target = await getFolder(tx.db, plan.uuid, plan.targetFolder);
    await checkReach(writerOf(tx), target, [plan.reach]);
    const { bytes, items, uuid } = plan;
    const { max_workspace_items: maxItems } = await tx.settings();
    await changeUsage(tx.db, uuid, { bytes, items, maxItems });
    const [id, root] = [tx.newId(), tx.newId()];
    await insertItem(tx.db, {
      id: root,
      workspace_id: uuid,
      parent_id: (await getWorkspace(tx.db, uuid)).root_id,
      name: plan.name,
      type: 'directory',
      now: tx.now,
      author: writerOf(tx).author.id,
      hiddenAt: tx.now,
    });
    await insertPendingTree(tx.db, {
      id,
      kind: 'copy',
      workspace_id: uuid,
      from_workspace_id: null,
      roots: [root],
      bytes,
      // The folder itself has already used part of it.
      items: items - 1,
      created_at: tx.now,
      node: tx.server.node ?? null,
    });
    return { id, root };
  },
  byCaller,
);

/** Writes some files or folders into the hidden tree; returns the ids of those it had time for. */
export const writeTreePart = internal(
  'trees/build-some',
  async (tx, input: Place & { id: string; rows: readonly NewRow[] }): Promise<string[]> => {
    await requirePlace(tx, input.uuid, input.targetFolder, 'edit');
    const tree = (await lockPendingTree(tx.db, input.id)) ?? fail('conflict');
    const writer = writerOf(tx);
    const change = startChange();
    const made: string[] = [];
    for (const { parentId, name, content } of input.rows) {
      if (made.length > 0 && !tx.hasTime()) break;
      const parent = (await findItemById(tx.db, parentId)) ?? fail('conflict');
      const item =
        content === null
          ? await makeFolder(writer, change, parent, name)
          : await placeFile(writer, change, { parent, name, content, onConflict: 'fail' });
      made.push(item.id);
    }
    const { max_workspace_items: maxItems } = await tx.settings();
    await spendReserve(tx.db, tree, { bytes: change.bytes, items: change.items }, maxItems);
    return made;
  },
  byCaller,
);

/** Reveals the new folder, if the caller still may and its parent still exists. */
export const endTree = internal(
  'trees/end-tree',
  async (tx, input: Place & { id: string }): Promise<TreeItem> => {
    const [item] = await revealTrees(tx, { ...input, targetWorkspace: input.uuid, onConflict: 'keep-both' });
    return item ?? fail('not-found');
  },
  byCaller,
);

/** A single file does not have to be hidden. */
export const placeNewFile = internal(
  'trees/place-new-file',
  async (tx, input: Place & { name: string; content: FileContent }): Promise<TreeItem> => {
    await requirePlace(tx, input.uuid, input.targetFolder, 'edit');
    await lockWorkspace(tx.db, input.uuid);
    const parent = await getFolder(tx.db, input.uuid, input.targetFolder);
    const change = startChange();
    const { name, content } = input;
    const item = await placeFile(writerOf(tx), change, { parent, name, content, onConflict: 'keep-both' });
    await settleChange(tx, input.uuid, change);
    return describeItem(item, [...input.targetFolder, item.name].join('/'));
  },
  byCaller,
);

/** Builds a new folder with all of these files in steps, hidden until the last one; all or nothing. */
export async function buildTree(
  ctx: SlicedContext,
  plan: Place & { name: string; files: readonly NewFile[] },
  read: (file: NewFile) => Promise<FileContent>,
): Promise<TreeItem> {
  const { uuid, targetFolder, name, files } = plan;
  const folders = foldersOf(files);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const items = files.length + folders.length + 1;
  const reach = measureReach(name, files);
  const { id, root } = await ctx.asCaller(beginTree, { uuid, targetFolder, name, bytes, items, reach });
  return whileActive(id, async () => {
    try {
      const idOf = new Map([['', root]]);
      const rowOf = (path: string, content: FileContent | null): NewRow => {
        const cut = path.lastIndexOf('/');
        return { parentId: idOf.get(path.slice(0, Math.max(0, cut))) ?? '', name: path.slice(cut + 1), content };
      };
      const write = async (paths: readonly string[], rows: readonly NewRow[]): Promise<void> => {
        for (let done = 0; done < rows.length;) {
          ctx.signal.throwIfAborted();
          const made = await ctx.asCaller(writeTreePart, { uuid, targetFolder, id, rows: rows.slice(done) });
          for (const [at, each] of made.entries()) idOf.set(paths[done + at] ?? '', each);
          done += made.length;
        }
      };
      // Parents before children.
      for (const path of folders) await write([path], [rowOf(path, null)]);
      let waiting: { path: string; content: FileContent }[] = [];
      let textBytes = 0;
      const flush = async (): Promise<void> => {
        await write(
          waiting.map(({ path }) => path),
          waiting.map(({ path, content }) => rowOf(path, content)),
        );
        ctx.advance(waiting.length);
        waiting = [];
        textBytes = 0;
      };
      for (const file of files) {
        const content = await read(file);
        waiting.push({ path: file.path, content });
        if (content.kind === 'live') textBytes += content.size;
        if (waiting.length >= ROWS_AT_ONCE || textBytes > TEXT_BYTES_AT_ONCE) await flush();
      }
      await flush();
      ctx.signal.throwIfAborted();
      return await ctx.asCaller(endTree, { uuid, targetFolder, id });
    } catch (error) {
      const { db, step } = ctx;
      await undoCopy({ db, step }, { id, workspaceId: uuid, roots: [root] });
      throw error;
    }
  });
}

/** All folders on these paths, outer ones first. */
function foldersOf(files: readonly NewFile[]): string[] {
  const found = new Set<string>();
  for (const { path } of files) {
    const names = path.split('/').slice(0, -1);
    for (const [at] of names.entries()) found.add(names.slice(0, at + 1).join('/'));
  }
  return [...found].toSorted((a, b) => a.split('/').length - b.split('/').length);
}

function measureReach(name: string, files: readonly NewFile[]): { depth: number; pathBytes: number } {
  const paths = files.map(({ path }) => `${name}/${path}`);
  return {
    depth: paths.reduce((most, path) => Math.max(most, path.split('/').length), 1),
    pathBytes: paths.reduce((most, path) => Math.max(most, utf8Length(path)), utf8Length(name)),
  };
}
