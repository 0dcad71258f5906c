import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** Which of several servers is working on a tree, so that the others do not consider it abandoned. */
export const treeOwners: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    await db.schema.alterTable('pending_tree').addColumn('node', columnTypes(dialect).text).execute();
  },
};
