import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

export async function insertClaim(
  db: Kysely<Schema>,
  claim: { id: string; hash: string; node: string },
): Promise<void> {
  await db.insertInto('blob_claim').values(claim).execute();
}

export async function deleteClaims(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('blob_claim').where('id', 'in', ids).execute();
}

/** The next sweep then deletes what the dead nodes had received. */
export async function deleteClaimsOfDeadNodes(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('blob_claim')
    .where('node', 'not in', (nodes) => nodes.selectFrom('node').select('id'))
    .execute();
}

/**
 * Whether the content has a row, or a pending call may give it one. In one statement: between two, a claim could end
 * whose row the first one did not see yet.
 */
export async function isClaimed(db: Kysely<Schema>, hash: string): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean | number }>`select
    exists (select 1 from blob_claim where hash = ${hash}) or exists (select 1 from blob where hash = ${hash})
    as claimed`.execute(db);
  return Boolean(rows[0]?.claimed);
}
