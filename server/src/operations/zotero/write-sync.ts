import { ChangeSet } from '@codemirror/state';
import { fail } from '@scriptorium/contract/errors.ts';
import type { ZoteroReport } from '@scriptorium/contract/operations/zotero.ts';
import { findPresentItem, type ItemRow } from '../../db/items/items.ts';
import { findZoteroLink, lockZoteroVersion, noteZoteroSync } from '../../db/items/zotero-links.ts';
import { startChange, type TreeChange } from '../../domain/items/tree-change.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { appendPlanned } from '../../model/items/edit-text.ts';
import { settleChange } from '../../model/items/settle.ts';
import { replaceContent } from '../../model/items/write-file.ts';
import type { PlannedSync } from '../../model/texts/plan-sync.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { internal, type Tx } from '../../pipeline/operation.ts';
import { writerOf } from '../../pipeline/writer-of.ts';

const byEditor = { access: { rule: 'workspace-member', workspace: 'uuid', may: 'edit' } } as const;

export interface WrittenSync {
  readonly uuid: string;
  readonly link: string;
  readonly plan: Omit<PlannedSync, 'bytes' | 'report'> & { readonly report: ZoteroReport };
  /** The new file, unless it is a live text or unchanged. */
  readonly file: { readonly hash: string; readonly size: number } | null;
  /** The content on which the plan was based. */
  readonly from: { readonly kind: ItemRow['kind']; readonly hash: string | null };
  /** Versions of the library before and after the sync. */
  readonly library: { readonly from: number; readonly to: number };
}

/** Writes a sync atomically. Returns false if the file has changed since it was planned. */
export const writeSync = internal(
  'zotero/write-sync',
  async (tx, { uuid, link: id, plan, file, from, library }: WrittenSync): Promise<boolean> => {
    await lockWorkspace(tx.db, uuid);
    const link = (await findZoteroLink(tx.db, uuid, id)) ?? fail('not-found');
    await requireVersion(tx, id, library.from);
    const item = await findPresentItem(tx.db, link.item_id);
    if (item?.workspace_id !== uuid) return fail('not-found');
    if (item.kind !== from.kind || item.blob_hash !== from.hash) return false;
    const change = startChange();
    if (!(await writeFile(tx, change, item, plan, file))) return false;
    const { userId: by } = requireUser(tx.actor);
    const report = JSON.stringify(plan.report);
    await noteZoteroSync(tx.db, id, { version: library.to, state: plan.state, by, at: tx.now, report });
    await settleChange(tx, uuid, change);
    return true;
  },
  byEditor,
);

/** Records who synced, when the library has not changed. */
export const noteUnchanged = internal(
  'zotero/note-unchanged',
  async (tx, { uuid, link, version }: { uuid: string; link: string; version: number }): Promise<null> => {
    if ((await findZoteroLink(tx.db, uuid, link)) === undefined) fail('not-found');
    await requireVersion(tx, link, version);
    const { userId: by } = requireUser(tx.actor);
    await noteZoteroSync(tx.db, link, { version, state: null, by, at: tx.now, report: null });
    return null;
  },
  byEditor,
);

/** Changes must be added only once: a second, later sync would add them again. */
async function requireVersion(tx: Tx, id: string, version: number): Promise<void> {
  if ((await lockZoteroVersion(tx.db, id)) !== version)
    fail('conflict', { message: 'Somebody else has just synced this library.' });
}

async function writeFile(
  tx: Tx,
  change: TreeChange,
  item: ItemRow,
  plan: WrittenSync['plan'],
  file: WrittenSync['file'],
): Promise<boolean> {
  if (item.kind === 'live') {
    const { max_live_document_bytes: maxBytes } = await tx.settings();
    const changes = plan.changes === null ? null : ChangeSet.fromJSON(plan.changes);
    return appendPlanned(writerOf(tx), change, item, { ...plan, changes, maxBytes });
  }
  if (file === null) return true;
  const content = { kind: 'blob', ...file, mediaType: item.media_type ?? 'text/plain' } as const;
  await replaceContent(writerOf(tx), change, item, content);
  return true;
}
