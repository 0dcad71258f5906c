import type { Kysely } from 'kysely';
import type { PortableMigration } from './column-types.ts';

/** Finds the newest accounts: a new one gets a colour that they do not have. */
export const newestUsers: PortableMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('user_registered_at').on('user').columns(['registered_at', 'id']).execute();
  },
};
