import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** When the owner of a session last showed a passkey for one sensitive call, which uses it up. */
export const confirmations: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    await db.schema.alterTable('session').addColumn('confirmed_at', columnTypes(dialect).integer).execute();
  },
};
