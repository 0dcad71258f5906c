import type { Kysely } from 'kysely';
import type { DomainEvent } from '../../domain/events.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import type { TreeChange } from '../../domain/items/tree-change.ts';
import type { Schema } from '../../db/schema.ts';
import { changeUsage } from '../groups/workspaces.ts';

/** Charges a change to its workspace (`over-quota`, `item-limit`) and records the events for open browsers. */
export async function settleChange(
  tx: { db: Kysely<Schema>; record(event: DomainEvent): void; settings(): Promise<Settings> },
  workspaceId: string,
  change: TreeChange,
): Promise<number> {
  const { max_workspace_items: maxItems } = await tx.settings();
  const revision = await changeUsage(tx.db, workspaceId, { bytes: change.bytes, items: change.items, maxItems });
  tx.record({ type: 'workspace.changed', workspaceId, revision });
  for (const reason of ['deleted', 'replaced'] as const) {
    const itemIds = change.closed.filter((entry) => entry.reason === reason).map((entry) => entry.itemId);
    if (itemIds.length > 0) tx.record({ type: 'documents.closed', workspaceId, itemIds, reason });
  }
  for (const { itemId, version } of change.appended) tx.record({ type: 'document.appended', itemId, version });
  return revision;
}
