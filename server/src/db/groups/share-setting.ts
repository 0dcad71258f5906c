import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Whether members of a workspace see how much each of them wrote, and whether this member may change that. */
export async function readShareSetting(
  db: Kysely<Schema>,
  workspaceId: string,
  userId: string,
): Promise<{ shown: boolean; mayChange: boolean }> {
  const workspace = await db
    .selectFrom('workspace')
    .select(['shows_shares', 'group_id'])
    .where('id', '=', workspaceId)
    .executeTakeFirst();
  const managed = await db
    .selectFrom('membership')
    .select('is_manager')
    .where('group_id', '=', workspace?.group_id ?? '')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { shown: workspace?.shows_shares === 1, mayChange: managed?.is_manager === 1 };
}

export async function setShareSetting(db: Kysely<Schema>, groupId: string, shown: boolean): Promise<void> {
  await db
    .updateTable('workspace')
    .set({ shows_shares: shown ? 1 : 0 })
    .where('group_id', '=', groupId)
    .execute();
}
