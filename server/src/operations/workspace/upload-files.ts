import { fail } from '@scriptorium/contract/errors.ts';
import type { InputOf, OutputOf } from '@scriptorium/contract/operation.ts';
import { uploadFiles as contract } from '@scriptorium/contract/operations/workspace.ts';
import { nameProblem, normalizeName, splitPath } from '@scriptorium/contract/rules/file-name.ts';
import { say } from '@scriptorium/contract/said.ts';
import type { Kysely } from 'kysely';
import { findItem } from '../../db/items/items.ts';
import { lockDocument, readNewestVersion } from '../../db/texts/documents.ts';
import { noteHandedOut } from '../../db/texts/handed-out.ts';
import { packTextAsync } from '../../db/texts/packed-text.ts';
import { getFolder, parsePath } from '../../model/items/find-items.ts';
import { settleChange } from '../../model/items/settle.ts';
import type { Schema } from '../../db/schema.ts';
import { readMostFreeBytes } from '../../db/groups/workspaces.ts';
import { describeItem } from '../../domain/items/tree.ts';
import { startChange } from '../../domain/items/tree-change.ts';
import { nameOf, requireUser } from '../../pipeline/actor.ts';
import { type Arrival, type PrepareContext, type Tx, write } from '../../pipeline/operation.ts';
import { Outdated } from '../../pipeline/outdated.ts';
import { readContent } from './read-content.ts';
import { writerOf } from '../../pipeline/writer-of.ts';
import { ensureFolder } from '../../model/items/folders.ts';
import { mergeFile } from '../../model/items/merge-file.ts';
import type { MergedFile, PlannedMerge } from '../../model/items/write-merge.ts';
import { placeFile, type FileContent, replaceContent } from '../../model/items/write-file.ts';
import type { PlannedReplacement } from '../../model/texts/plan-replacement.ts';
import { lockWorkspace, readFreeBytes } from '../../model/groups/workspaces.ts';

/** Suggested changes that are listed; all of them are in the text as suggestions. */
const HELD_DESCRIBED = 100;

/** Bytes of text per call, which is held in memory until written. Binaries stay in the blob store. */
const MAX_TEXT_BYTES = 32 * 1024 * 1024;

/**
 * Texts merged per call: if others type in them meanwhile, each takes 3 to 4 ms of a transaction that blocks all other
 * writers, ten times as long as a new file.
 */
const MAX_MERGES = 20;
/**
 * Total size of merged texts: a megabyte that differs everywhere takes some 50 ms. A single text of any size is
 * allowed.
 */
const MAX_MERGE_BYTES = 1024 * 1024;

/** A longer text is compared with the file that overwrites it before the transaction, where everyone else would wait. */
const LONG_BYTES = 1024 * 1024;

interface PreparedFile {
  /** The folders below the target, then the name. */
  names: string[];
  content: FileContent;
  /** How to merge it into the text of the same name. */
  merge: { itemId: string; size: number; plan: PlannedMerge } | null;
  /** How to overwrite a long text of the same name. */
  overwrite: { itemId: string; plan: PlannedReplacement } | null;
}

export const uploadFiles = write(contract, {
  admit: async ({ actor, db, file }, input) => {
    const { userId } = requireUser(actor);
    if (input === null) return { place: userId, bytes: await readMostFreeBytes(db, userId) };
    const free = await readFreeBytes(db, input.uuid);
    return { place: input.uuid, bytes: free + (await measureReplaced(db, input, file)) };
  },
  prepare: async (ctx, input, before): Promise<PreparedFile[]> => {
    if (before !== undefined) {
      const again: PreparedFile[] = [];
      for (const file of before) {
        const merge = await planMerge(ctx, input, file);
        again.push({ ...file, merge, overwrite: await planOverwrite(ctx, input, file) });
      }
      return again;
    }
    const settings = await ctx.settings();
    const files = ctx.files.filter((file) => file.fieldName === 'file');
    if (files.length === 0) fail('invalid', { field: 'file', message: 'No file was sent.' });
    const paths = readRelativePaths(input.relativePaths, files.length);
    const prepared: PreparedFile[] = [];
    let textBytes = 0;
    const merging = { texts: 0, bytes: 0 };
    for (const [i, file] of files.entries()) {
      if (file.size > settings.max_upload_bytes) fail('too-large', { field: 'file' });
      const names = paths === null ? [normalizeName(file.filename)] : parsePath(paths[i] ?? '', 'relativePaths');
      const name = names.at(-1) ?? '';
      const problem = nameProblem(name);
      if (problem !== null) fail('invalid-name', { field: 'file', message: problem });
      const content = await readContent(ctx.ports, file, name, settings.max_live_document_bytes);
      if (content.kind === 'live') textBytes += content.size;
      if (textBytes > MAX_TEXT_BYTES) fail('too-large', { field: 'file', message: TOO_MUCH_TEXT });
      const merge = await planMerge(ctx, input, { names, content, merge: null });
      const overwrite = await planOverwrite(ctx, input, { names, content });
      if (merge !== null) {
        merging.texts += 1;
        merging.bytes += merge.size;
        const isTooMuch = merging.texts > MAX_MERGES || (merging.texts > 1 && merging.bytes > MAX_MERGE_BYTES);
        if (isTooMuch) fail('too-large', { field: 'file', ...TOO_MANY_MERGES });
      }
      prepared.push({ names, content, merge, overwrite });
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
    const merges: FileMerge[] = [];
    for (const { names, content, merge, overwrite } of files) {
      const above = names.slice(0, -1);
      const parent = await ensureFolder(writer, change, folder, above);
      const path = (name: string): string => [...folderNames, ...above, name].join('/');
      let merged: MergedFile | undefined;
      const item = await placeFile(writer, change, {
        parent,
        name: names.at(-1) ?? '',
        content,
        onConflict: onConflict === 'overwrite' ? 'replace' : onConflict,
        ...(onConflict === 'replace' && {
          merge: async (present) => {
            if (placed.has(present.id)) fail('name-taken');
            // Something was created or replaced there during the upload.
            if (merge === null || merge.itemId !== present.id || content.kind !== 'live') return fail('conflict');
            const done = await mergeFile(writer, change, present, content, merge.plan);
            if (done === null) throw new Outdated();
            merged = done.merged;
            return done.item;
          },
        }),
        ...(overwrite !== null && {
          merge: async (present) => {
            await lockDocument(tx.db, present.id);
            const version = await readNewestVersion(tx.db, present.id);
            if (overwrite.itemId !== present.id || overwrite.plan.version !== version) throw new Outdated();
            return replaceContent(writer, change, present, content, { planned: overwrite.plan });
          },
        }),
      });
      if (content.kind === 'live') await noteMatchingUpload(tx, item.id, merged);
      if (merged) merges.push(...describeMerge(merged, path(item.name)));
      // Two files with the same name in one call: the second must not silently replace the first.
      if (placed.has(item.id)) fail('name-taken');
      placed.add(item.id);
      items.push(describeItem(item, path(item.name)));
    }
    await settleChange(tx, input.uuid, change);
    return { items, merges };
  },
});

async function planMerge(
  ctx: PrepareContext,
  input: InputOf<typeof contract>,
  { names, content, merge }: Omit<PreparedFile, 'overwrite'>,
): Promise<PreparedFile['merge']> {
  if ((input.conflict ?? 'replace') !== 'replace' || content.kind !== 'live') return null;
  const item = await findItem(ctx.db, input.uuid, [...parsePath(input.itemPath ?? ''), ...names]);
  if (item?.kind !== 'live') return null;
  const text = typeof content.text === 'string' ? await packTextAsync(content.text) : content.text;
  const { userId } = requireUser(ctx.actor);
  const by = { userId, name: nameOf(ctx.actor) ?? '', now: ctx.now };
  const { eol, bom } = content;
  const before = merge?.itemId === item.id && { before: merge.plan };
  const plan = await ctx.ports.texts.planMerge({ itemId: item.id, text, eol, bom, by, ...before });
  if (plan?.basis === 'unknown') fail('unknown-base', { field: 'conflict' });
  return plan && { itemId: item.id, size: Math.max(item.size, content.size), plan };
}

async function planOverwrite(
  ctx: PrepareContext,
  input: InputOf<typeof contract>,
  { names, content }: Pick<PreparedFile, 'names' | 'content'>,
): Promise<PreparedFile['overwrite']> {
  if (input.conflict !== 'overwrite' || content.kind !== 'live') return null;
  const item = await findItem(ctx.db, input.uuid, [...parsePath(input.itemPath ?? ''), ...names]);
  if (item?.kind !== 'live' || Math.max(item.size, content.size) <= LONG_BYTES) return null;
  const text = typeof content.text === 'string' ? await packTextAsync(content.text) : content.text;
  const plan = await ctx.ports.texts.planReplacement({ itemId: item.id, text }, requireUser(ctx.actor).userId);
  return plan && { itemId: item.id, plan };
}

/** Records that the uploader has this version as a file, unless the merged text differs from what they uploaded. */
async function noteMatchingUpload(tx: Tx, itemId: string, merged: MergedFile | undefined): Promise<void> {
  const { userId } = requireUser(tx.actor);
  if (merged?.isFile === false) return;
  const version = merged?.version ?? (await readNewestVersion(tx.db, itemId)) ?? null;
  await noteHandedOut(tx.db, { id: tx.newId(), userId, itemId, origin: 'upload', version, now: tx.now });
}

type FileMerge = OutputOf<typeof contract>['merges'][number];

/** There is nothing to report if nobody else has edited the text. */
function describeMerge({ basis, base, merged, same, held }: MergedFile, path: string): FileMerge[] {
  if (basis === 'unknown' || (basis === 'present' && held.length === 0)) return [];
  return [
    {
      path,
      basis,
      ...(base.at === null ? {} : { baseAt: new Date(base.at).toISOString() }),
      merged,
      same,
      heldCount: held.length,
      held: held.slice(0, HELD_DESCRIBED),
    },
  ];
}

const TOO_MUCH_TEXT = 'The texts of one upload may be at most 32 MB together. Send them in several uploads.';

const TOO_MANY_MERGES = say(
  'One upload may change at most {most} texts, or 1 MB of them. Send the files in several uploads.',
  { most: MAX_MERGES },
);

/** Size of the text a file replaces: a shrinking text fits even at the quota. */
async function measureReplaced(
  db: Kysely<Schema>,
  input: InputOf<typeof contract>,
  { filename, index }: Arrival['file'],
): Promise<number> {
  if ((input.conflict ?? 'replace') !== 'replace') return 0;
  const below = splitPath(readNames(input.relativePaths)?.[index] ?? normalizeName(filename)) ?? [];
  const item = await findItem(db, input.uuid, [...parsePath(input.itemPath ?? ''), ...below]);
  return item?.kind === 'live' ? item.size : 0;
}

function readNames(json: string | undefined): string[] | null {
  try {
    const names: unknown = JSON.parse(json ?? 'null');
    return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
  } catch {
    return null;
  }
}

function readRelativePaths(json: string | undefined, count: number): string[] | null {
  if (json === undefined) return null;
  const paths = readNames(json);
  return paths?.length === count ? paths : fail('invalid', { field: 'relativePaths' });
}
