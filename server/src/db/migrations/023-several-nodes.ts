import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/**
 * What several nodes need: the settings of each, events for the others in the transaction that caused them, and pushes
 * that are also fenced by the epoch, since a node may not have heard yet that a document was reset.
 */
export const severalNodes: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    await db.schema
      .alterTable('node')
      .addColumn('shared', text, (c) => c.notNull().defaultTo(''))
      .execute();
    let table = db.schema.createTable('node_event');
    table =
      dialect === 'sqlite'
        ? table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
        : table.addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity());
    table = table
      .addColumn('node', text, (c) => c.notNull())
      .addColumn('events', text, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull());
    if (dialect === 'sqlite') table = table.modifyEnd(sql`strict`);
    await table.execute();
    await db.schema.createIndex('node_event_created_at').on('node_event').column('created_at').execute();
    if (dialect === 'postgres') await sql.raw(PUSH_IN_EPOCHS).execute(db);
  },
};

/**
 * The epochs are checked last, when the documents are locked. If one differs, the whole call is undone and left to the
 * general path.
 */
const PUSH_IN_EPOCHS = `create function push_in_epochs(p_epochs text[], p_node text, p_documents text[], p_from bigint[],
  p_to bigint[], p_changes bytea[], p_authors text[], p_at bigint[], p_sizes bigint[], p_free bigint[], p_marks jsonb[])
returns table (place integer, reason text, missed jsonb) language plpgsql as $$
begin
  return query select p.place, p.reason, p.missed
    from push_texts(p_node, p_documents, p_from, p_to, p_changes, p_authors, p_at, p_sizes, p_free, p_marks) p;
  perform 1 from unnest(p_documents, p_epochs) as asked(document, epoch)
    join document d on d.id = asked.document where d.epoch <> asked.epoch;
  if found then raise exception 'The document has another epoch.' using errcode = 'SCR02'; end if;
end $$`;
