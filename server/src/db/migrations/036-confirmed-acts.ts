import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** The sensitive call for which a passkey was used; the confirmation is valid for no other. */
export const confirmedActs: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    await db.schema.alterTable('session').addColumn('confirmed_for', columnTypes(dialect).text).execute();
  },
};
