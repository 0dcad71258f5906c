import { fail } from '@scriptorium/contract/errors.ts';
import { uploadFiles as contract } from '@scriptorium/contract/operations/workspace.ts';
import { nameProblem, normalizeName } from '@scriptorium/contract/rules/file-name.ts';
import { getFolder, parsePath } from '../../db/items.ts';
import { settleChange } from '../../db/items-settle.ts';
import { ensureFolder, placeFile, type FileContent } from '../../db/items-write.ts';
import { lockWorkspace } from '../../db/workspaces.ts';
import { describeItem } from '../../domain/tree.ts';
import { startChange } from '../../domain/tree-change.ts';
import { write } from '../../pipeline/operation.ts';
import { readContent } from './read-content.ts';
import { writerOf } from './writer-of.ts';

interface PreparedFile {
  /** Folders below the target, then the name. */
  names: string[];
  content: FileContent;
}

export const uploadFiles = write(contract, {
  prepare: async (ctx, input): Promise<PreparedFile[]> => {
    const settings = await ctx.settings();
    const files = ctx.files.filter((file) => file.fieldName === 'file');
    if (files.length === 0) fail('invalid', { field: 'file', message: 'No file was sent.' });
    const paths = readRelativePaths(input.relativePaths, files.length);
    const prepared: PreparedFile[] = [];
    for (const [i, file] of files.entries()) {
      if (file.size > settings.max_upload_bytes) fail('too-large', { field: 'file' });
      const names = paths === null ? [normalizeName(file.filename)] : parsePath(paths[i] ?? '', 'relativePaths');
      const name = names.at(-1) ?? '';
      const problem = nameProblem(name);
      if (problem !== null) fail('invalid-name', { field: 'file', message: problem });
      prepared.push({
        names,
        content: await readContent(ctx.ports.blobs, file, name, settings.max_live_document_bytes),
      });
    }
    return prepared;
  },
  work: async (tx, input, files) => {
    await lockWorkspace(tx.db, input.uuid);
    const folderNames = parsePath(input.itemPath ?? '');
    const folder = await getFolder(tx.db, input.uuid, folderNames);
    const writer = writerOf(tx);
    const change = startChange();
    const onConflict = input.conflict ?? 'replace';
    const items = [];
    const placed = new Set<string>();
    for (const { names, content } of files) {
      const above = names.slice(0, -1);
      const parent = await ensureFolder(writer, change, folder, above);
      const item = await placeFile(writer, change, { parent, name: names.at(-1) ?? '', content, onConflict });
      // Two files of one call with one name: the second must not silently take the place of the first.
      if (placed.has(item.id)) fail('name-taken');
      placed.add(item.id);
      items.push(describeItem(item, [...folderNames, ...above, item.name].join('/')));
    }
    await settleChange(tx, input.uuid, change);
    return { items };
  },
});

function readRelativePaths(json: string | undefined, count: number): string[] | null {
  if (json === undefined) return null;
  let paths: unknown;
  try {
    paths = JSON.parse(json);
  } catch {
    return fail('invalid', { field: 'relativePaths' });
  }
  const valid = Array.isArray(paths) && paths.length === count && paths.every((path) => typeof path === 'string');
  return valid ? (paths as string[]) : fail('invalid', { field: 'relativePaths' });
}
