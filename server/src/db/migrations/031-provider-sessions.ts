import { type Kysely, sql } from 'kysely';
import type { PortableMigration } from './column-types.ts';

/** Sessions can be found when a provider reports that its own has ended. */
export const providerSessions: PortableMigration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['identity_id', 'provider_session']) {
      await sql`create index ${sql.ref(`session_${column}`)} on session (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
        db,
      );
    }
  },
};
