import type { Kysely } from 'kysely';
import { listItemRows } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';

/** The roots that still exist, grouped by their parent folder. */
export async function findHomes(db: Kysely<Schema>, roots: readonly string[]): Promise<Map<string | null, string[]>> {
  const rows = await listItemRows(db, roots);
  const homes = new Map<string | null, string[]>();
  for (const { id, parent_id: home } of rows) homes.set(home, [...(homes.get(home) ?? []), id]);
  return homes;
}
