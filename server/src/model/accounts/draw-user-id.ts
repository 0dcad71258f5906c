import { COLORS_IN_TURN, PERSON_COLORS, colorOfId } from '@scriptorium/contract/rules/person-color.ts';
import type { Kysely } from 'kysely';
import { listNewestUserIds } from '../../db/accounts/users.ts';
import type { Schema } from '../../db/schema.ts';

/** All but certain to be enough: one in ten IDs has the colour wanted. */
const DRAWS = 150;

/**
 * An ID for a new account. People's colours come from their IDs, so IDs are drawn until the colour is one that none of
 * the nine newest accounts has. An ID loses 3.3 of its 122 random bits.
 */
export async function drawUserId(tx: { db: Kysely<Schema>; newId: () => string }): Promise<string> {
  const newest = await listNewestUserIds(tx.db, PERSON_COLORS - 1);
  const taken = new Set(newest.map((id) => colorOfId(id)));
  const wanted = COLORS_IN_TURN.find((color) => !taken.has(color));
  let id = tx.newId();
  for (let draws = 1; draws < DRAWS && colorOfId(id) !== wanted; draws += 1) id = tx.newId();
  return id;
}
