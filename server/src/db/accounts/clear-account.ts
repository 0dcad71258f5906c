import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Rows per batch. */
const ROWS = 100;

/** Tables whose rows go with the account, with their keys. */
const OWNED_TABLES = [
  { table: 'session', key: ['id'], of: 'user_id' },
  { table: 'ticket', key: ['token_hash'], of: 'user_id' },
  { table: 'token', key: ['id'], of: 'user_id' },
  { table: 'login_flow', key: ['token_hash'], of: 'user_id' },
  { table: 'trusted_device', key: ['id'], of: 'user_id' },
  { table: 'passkey', key: ['id'], of: 'user_id' },
  { table: 'identity', key: ['id'], of: 'user_id' },
  { table: 'directory_person', key: ['user_id'], of: 'user_id' },
  { table: 'totp', key: ['user_id'], of: 'user_id' },
  { table: 'zotero_key', key: ['user_id'], of: 'user_id' },
  { table: 'recovery_code', key: ['user_id', 'code_hash'], of: 'user_id' },
  { table: 'notification', key: ['id'], of: 'user_id' },
  { table: 'recent_file', key: ['user_id', 'item_id'], of: 'user_id' },
  { table: 'handed_out', key: ['id'], of: 'user_id' },
  { table: 'archive_selection', key: ['id'], of: 'user_id' },
  { table: 'review_waiting', key: ['user_id', 'document_id', 'thread_id', 'message_id'], of: 'user_id' },
  { table: 'review_mention', key: ['user_id', 'document_id', 'thread_id', 'message_id'], of: 'user_id' },
  { table: 'review_seen', key: ['user_id', 'document_id', 'thread_id'], of: 'user_id' },
  { table: 'review_watch', key: ['user_id', 'document_id'], of: 'user_id' },
  { table: 'review_mailing', key: ['user_id'], of: 'user_id' },
  { table: 'item_share', key: ['id'], of: 'user_id' },
  { table: 'link_opening', key: ['user_id', 'link_id'], of: 'user_id' },
  { table: 'export_job', key: ['id'], of: 'user_id' },
] as const;

/** Columns of items, including other people's, that refer to the account. */
const ITEM_COLUMNS = ['created_by', 'modified_by', 'trashed_by'] as const;

/** Deletes a batch of a deleted account's rows; true if there may be more. */
export async function clearAccount(db: Kysely<Schema>, userId: string): Promise<boolean> {
  for (const { table, key, of } of OWNED_TABLES) {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where (${columns}) in
      (select ${columns} from ${sql.table(table)} where ${sql.ref(of)} = ${userId} limit ${ROWS})`.execute(db);
    if (numAffectedRows === BigInt(ROWS)) return true;
  }
  for (const column of ITEM_COLUMNS) {
    const { numAffectedRows } = await sql`update item set ${sql.ref(column)} = null where id in
      (select id from item where ${sql.ref(column)} = ${userId} limit ${ROWS})`.execute(db);
    if (numAffectedRows === BigInt(ROWS)) return true;
  }
  return false;
}

export async function listDeletedAccounts(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('user').select('id').where('deleted_at', 'is not', null).execute();
  return rows.map((row) => row.id);
}

/** Personal workspaces left behind by deleted accounts. */
export async function listOrphanedWorkspaces(db: Kysely<Schema>): Promise<{ id: string; rootId: string }[]> {
  const rows = await db
    .selectFrom('workspace')
    .select(['id', 'root_id'])
    .where('owner_type', '=', 'user')
    .where('user_id', 'is', null)
    .execute();
  return rows.map((row) => ({ id: row.id, rootId: row.root_id }));
}

/** Deletes the row of a deleted account; call it once nothing else of the account is left. */
export async function dropDeletedUser(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('user').where('id', '=', id).where('deleted_at', 'is not', null).execute();
}

export async function dropOrphanedWorkspace(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('workspace').where('id', '=', id).where('user_id', 'is', null).execute();
}
