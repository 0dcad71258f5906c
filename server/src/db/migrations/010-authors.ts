import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/**
 * Who wrote which part of a text at some versions, notes on named versions, and whether a group shows each member's
 * share.
 */
export const authors: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text, integer, bytes } = columnTypes(dialect);
    await db.schema
      .createTable('document_authors')
      .addColumn('document_id', text, (c) => c.notNull().references('document.id').onDelete('cascade'))
      .addColumn('version', integer, (c) => c.notNull())
      .addColumn('packed', bytes, (c) => c.notNull())
      .addColumn('created_at', integer, (c) => c.notNull())
      .addPrimaryKeyConstraint('document_authors_key', ['document_id', 'version'])
      .execute();
    await db.schema
      .alterTable('document_label')
      .addColumn('note', text, (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('workspace')
      .addColumn('shows_shares', integer, (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
