import { ChangeSet } from '@codemirror/state';
import { type EntryChange, type EntryPlan, planEntryChanges } from '@scriptorium/bibliography/change-entries.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import type { OutputOf } from '@scriptorium/contract/operation.ts';
import type { changeEntries } from '@scriptorium/contract/operations/references.ts';
import { extensionOf } from '@scriptorium/contract/rules/file-name.ts';
import type { ItemRow } from '../../db/items/items.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import { appendPlanned, editText } from '../../model/items/edit-text.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import { replaceContent } from '../../model/items/write-file.ts';
import type { PlannedEntries } from '../../model/texts/plan-entries.ts';
import { requireUser } from '../../pipeline/actor.ts';
import type { PrepareContext, Tx } from '../../pipeline/operation.ts';
import { Outdated } from '../../pipeline/outdated.ts';
import { writerOf } from '../../pipeline/writer-of.ts';

/** Limit in bytes for files that are not live. */
const MAX_BYTES = 64 * 1024 * 1024;
/**
 * Within this time, a person's edits keep no earlier version, so as not to fill the workspace with copies of a large
 * file.
 */
const OWN_VERSION_MS = 15 * 60 * 1000;

type Changed = OutputOf<typeof changeEntries>;

interface Wanted {
  readonly uuid: string;
  readonly itemPath: string;
  readonly changes: readonly EntryChange[];
}

/** A longer live text is compared before the transaction, where everyone else would wait for it. */
const LONG_BYTES = 1024 * 1024;

/** The new file, if it is not live. */
interface NewFile {
  readonly from: string;
  readonly hash: string;
  readonly size: number;
  readonly entries: Changed['entries'];
}

/** The edit of a long live text. */
interface PlannedEdit extends Omit<PlannedEntries, 'plan'> {
  readonly entries: Changed['entries'];
}

export type PreparedEntries = NewFile | PlannedEdit | null;

/** Prepares changes to entries of a .bib file before the transaction, unless it is a short live text. */
export async function prepareEntries(ctx: PrepareContext, wanted: Wanted): Promise<PreparedEntries> {
  const item = requireBib(await getItem(ctx.db, wanted.uuid, parsePath(wanted.itemPath)));
  if (item.kind !== 'live') return changeFile(ctx, item, wanted.changes);
  if (item.size <= LONG_BYTES) return null;
  const file = { itemId: item.id, changes: wanted.changes };
  const planned = await ctx.ports.texts.planEntries(file, requireUser(ctx.actor).userId);
  const { plan, ...edit } = planned ?? fail('not-found');
  return { ...edit, entries: [...requirePlan(plan).entries] };
}

/** Changes entries of a .bib file: as an edit of the live text, or by replacing the file. */
export async function writeEntries(
  tx: Tx,
  change: TreeChange,
  wanted: Wanted,
  file: PreparedEntries,
): Promise<Changed> {
  const item = requireBib(await getItem(tx.db, wanted.uuid, parsePath(wanted.itemPath)));
  const { max_live_document_bytes: maxBytes } = await tx.settings();
  let entries: Changed['entries'] = [];
  if (item.kind === 'live') {
    if (file !== null && 'from' in file) fail('conflict');
    const plan = (text: string) => {
      const planned = requirePlan(planEntryChanges(text, wanted.changes));
      entries = [...planned.entries];
      return planned.changes;
    };
    if (file === null) await editText(writerOf(tx), change, item, { maxBytes, plan });
    else {
      const changes = file.changes === null ? null : ChangeSet.fromJSON(file.changes);
      if (!(await appendPlanned(writerOf(tx), change, item, { ...file, changes, maxBytes }))) throw new Outdated();
      entries = file.entries;
    }
  } else {
    // The file has been replaced: a plan made for the previous one must not be written.
    if (file === null || !('from' in file) || item.blob_hash !== file.from)
      return fail('conflict', { message: CHANGED });
    entries = file.entries;
    const isOwn = item.modified_by === requireUser(tx.actor).userId && tx.now - item.modified_at < OWN_VERSION_MS;
    const { hash, size } = file;
    const content = { kind: 'blob', hash, size, mediaType: item.media_type ?? 'text/plain' } as const;
    if (file.hash !== file.from) await replaceContent(writerOf(tx), change, item, content, { keepOld: !isOwn });
  }
  const isWritten = entries.some((entry) => entry.isWritten);
  const before = new Date(item.modified_at).toISOString();
  return { entries, modifiedAt: { before, after: isWritten ? new Date(tx.now).toISOString() : before } };
}

const CHANGED = 'Somebody has changed this entry in the meantime. Nothing was changed; look at it again.';

function requireBib(item: ItemRow): ItemRow {
  const isBib = item.type === 'file' && extensionOf(item.name) === 'bib';
  return isBib ? item : fail('invalid', { field: 'itemPath', message: 'This is not a .bib file.' });
}

function requirePlan(plan: EntryPlan): Extract<EntryPlan, { ok: true }> {
  if (plan.ok) return plan;
  switch (plan.refusal) {
    case 'changed':
      return fail('conflict', { message: CHANGED });
    case 'key-taken':
      return fail('name-taken', { message: 'Another entry of this file has this key.' });
    case 'malformed':
      return fail('invalid', { field: 'changes', message: 'This is not one entry of a .bib file.' });
  }
}

async function changeFile(ctx: PrepareContext, item: ItemRow, changes: readonly EntryChange[]): Promise<NewFile> {
  const hash = item.blob_hash ?? fail('not-found');
  if (item.size > MAX_BYTES) fail('too-large', { message: 'This file is too large to be changed here.' });
  const whose = requireUser(ctx.actor).userId;
  const changed = await ctx.ports.texts.changeEntries({ bytes: await ctx.ports.blobs.read(hash), changes }, whose);
  if (changed === null) return fail('invalid', { field: 'itemPath', message: 'This file is not UTF-8.' });
  const { entries } = requirePlan(changed.plan);
  const written = await ctx.ports.blobs.write(
    (async function* () {
      yield changed.bytes;
    })(),
  );
  return { from: hash, ...written, entries: [...entries] };
}
