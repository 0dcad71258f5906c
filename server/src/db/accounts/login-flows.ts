import type { Insertable, Kysely, Selectable } from 'kysely';
import { FLOWS_PER_USER } from '../../domain/accounts/second-factor.ts';
import type { Schema } from '../schema.ts';
import type { LoginFlowTable } from '../schema/accounts.ts';

export type LoginFlow = Selectable<LoginFlowTable>;

/** Stores a flow, and deletes the person's oldest ones beyond the limit. */
export async function insertFlow(db: Kysely<Schema>, flow: Insertable<LoginFlowTable>): Promise<void> {
  if (typeof flow.user_id === 'string') await deleteOldestFlows(db, flow.user_id);
  await db.insertInto('login_flow').values(flow).execute();
}

async function deleteOldestFlows(db: Kysely<Schema>, userId: string): Promise<void> {
  const kept = db
    .selectFrom('login_flow')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(FLOWS_PER_USER - 1);
  await db.deleteFrom('login_flow').where('user_id', '=', userId).where('token_hash', 'not in', kept).execute();
}

/** Undefined if there is none, or it has expired. */
export function findFlow(db: Kysely<Schema>, tokenHash: string, now: number): Promise<LoginFlow | undefined> {
  return db
    .selectFrom('login_flow')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The account of a flow, expired or not. */
export function findFlowOwner(
  db: Kysely<Schema>,
  tokenHash: string,
): Promise<{ id: string; email: string } | undefined> {
  return db
    .selectFrom('login_flow')
    .innerJoin('user', 'user.id', 'login_flow.user_id')
    .select(['user.id', 'user.email'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Deletes a flow and returns it; of two concurrent calls, only one gets it. */
export function takeFlow(db: Kysely<Schema>, tokenHash: string, now: number): Promise<LoginFlow | undefined> {
  return db
    .deleteFrom('login_flow')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function setFlowData(db: Kysely<Schema>, tokenHash: string, data: string): Promise<void> {
  await db.updateTable('login_flow').set({ data }).where('token_hash', '=', tokenHash).execute();
}
