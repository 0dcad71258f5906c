import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** How people are found in an LDAP directory that they log in with, as JSON. */
export const ldap: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('identity_provider').addColumn('ldap', text).execute();
  },
};
