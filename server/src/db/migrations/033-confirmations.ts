import type { Kysely } from 'kysely';
import { columnTypes, type Dialect, type PortableMigration } from './column-types.ts';

/** When a passkey was last used in a session to confirm a sensitive call, which consumes the confirmation. */
export const confirmations: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    await db.schema.alterTable('session').addColumn('confirmed_at', columnTypes(dialect).integer).execute();
  },
};
