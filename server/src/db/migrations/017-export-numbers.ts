import { type Kysely, sql } from 'kysely';
import type { Dialect, PortableMigration } from './column-types.ts';

/** Two exports scheduled at once on PostgreSQL must not take the same number; SQLite has one writer. */
export const exportNumbers: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    if (dialect === 'sqlite') return;
    await sql`create sequence export_job_number`.execute(db);
    await sql`select setval('export_job_number', coalesce(max(number), 0) + 1, false) from export_job`.execute(db);
  },
};
