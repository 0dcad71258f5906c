import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** How people are looked up in an LDAP directory used for log-in, as JSON. */
export const ldap: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('identity_provider').addColumn('ldap', text).execute();
  },
};
