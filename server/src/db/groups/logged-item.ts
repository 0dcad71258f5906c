import type { Kysely } from 'kysely';
import type { LoggedItem } from '../../domain/describe-event.ts';
import type { Schema } from '../schema.ts';

/** What the event log says about an item; never its name. */
export async function readLoggedItem(db: Kysely<Schema>, itemId: string): Promise<LoggedItem | undefined> {
  const row = await db
    .selectFrom('item')
    .innerJoin('workspace', 'workspace.id', 'item.workspace_id')
    .leftJoin('user', 'user.id', 'workspace.user_id')
    .leftJoin('user_group', 'user_group.id', 'workspace.group_id')
    .select(['item.parent_id', 'item.kind', 'user.display_name', 'user.email', 'user_group.name'])
    .where('item.id', '=', itemId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { parent_id, kind, display_name, email, name } = row;
  return {
    kind: parent_id === null ? 'workspace' : kind === 'live' ? 'document' : kind === 'blob' ? 'file' : 'folder',
    group: name,
    // Unlike elsewhere, the address: administrators search for it.
    person: display_name || email,
  };
}

/** What the event log says about a link. */
export async function readLoggedLink(
  db: Kysely<Schema>,
  linkId: string,
): Promise<{ itemId: string; by: string | null; role: string } | undefined> {
  const row = await db
    .selectFrom('share_link')
    .leftJoin('user', 'user.id', 'share_link.created_by')
    .select(['share_link.item_id', 'share_link.role', 'user.display_name', 'user.email'])
    .where('share_link.id', '=', linkId)
    .executeTakeFirst();
  return row && { itemId: row.item_id, by: row.display_name || row.email, role: row.role };
}
