import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

const IDS_AT_ONCE = 500;

/** Names from below the workspace's root down to each item, by id. Omits items that are in the trash or hidden. */
export async function readPresentNames(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const some = sql.join(ids.slice(at, at + IDS_AT_ONCE));
    const { rows } = await sql<{ start: string; parent_id: string | null; name: string }>`
      with recursive up (start, parent_id, name, depth) as (
        select id, parent_id, name, 0 from item where id in (${some}) and trashed_at is null
        union all
        select up.start, item.parent_id, item.name, up.depth + 1
        from up join item on item.id = up.parent_id where item.trashed_at is null
      )
      select start, parent_id, name from up order by depth desc`.execute(db);
    for (const { start, parent_id: above, name } of rows) {
      // Topmost first: only what hangs from a root is present.
      if (above === null) found.set(start, []);
      else found.get(start)?.push(name);
    }
  }
  return found;
}

/** A file or folder that may be named in place of a workspace. Undefined if it is in the trash or hidden. */
export async function findShareable(
  db: Kysely<Schema>,
  itemId: string,
): Promise<{ workspaceId: string; isFile: boolean; names: string[] } | undefined> {
  const item = await db.selectFrom('item').select(['workspace_id', 'type']).where('id', '=', itemId).executeTakeFirst();
  const names = item && (await readPresentNames(db, [itemId])).get(itemId);
  return item && names && { workspaceId: item.workspace_id, isFile: item.type === 'file', names };
}
