import { type Kysely, sql } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Which object of a bucket holds which content, and names that may be in the bucket without holding one. */
export const blobObjects: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer } = columnTypes(dialect);
    const objects = db.schema
      .createTable('blob_object')
      .addColumn('hash', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('size', integer, (c) => c.notNull())
      .addColumn('holders', integer, (c) => c.notNull())
      .addColumn('is_new', integer, (c) => c.notNull())
      .addColumn('touched_at', integer, (c) => c.notNull());
    await (dialect === 'sqlite' ? objects.modifyEnd(sql`strict`) : objects).execute();
    const loose = db.schema
      .createTable('blob_loose')
      .addColumn('name', text, (c) => c.primaryKey())
      .addColumn('created_at', integer, (c) => c.notNull());
    await (dialect === 'sqlite' ? loose.modifyEnd(sql`strict`) : loose).execute();
    await db.schema.createIndex('blob_loose_created_at').on('blob_loose').column('created_at').execute();
  },
};
