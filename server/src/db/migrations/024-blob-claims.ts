import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Contents that a node has received for a call that is still undecided, for other nodes using the same folder. */
export const blobClaims: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text } = columnTypes(dialect);
    const table = db.schema
      .createTable('blob_claim')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('hash', text, (c) => c.notNull())
      .addColumn('node', text, (c) => c.notNull());
    await (dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table).execute();
    await db.schema.createIndex('blob_claim_hash').on('blob_claim').column('hash').execute();
  },
};
