import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Who can see a workspace, as a query for use within others: its owner, or its group's members. A group's workspace has
 * the group's id.
 */
export function selectMemberIds(db: Kysely<Schema>, workspaceId: string) {
  return db
    .selectFrom('membership')
    .select('user_id')
    .where('group_id', '=', workspaceId)
    .union(
      db
        .selectFrom('workspace')
        .select('user_id')
        .where('id', '=', workspaceId)
        .where('user_id', 'is not', null)
        .$narrowType<{ user_id: string }>(),
    );
}

export async function listMemberIds(db: Kysely<Schema>, workspaceId: string): Promise<string[]> {
  const rows = await selectMemberIds(db, workspaceId).execute();
  return rows.map((row) => row.user_id);
}

export async function listAdminIds(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('user').select('id').where('is_admin', '=', 1).execute();
  return rows.map((row) => row.id);
}
