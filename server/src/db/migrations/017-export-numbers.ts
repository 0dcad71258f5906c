import { type Kysely, sql } from 'kysely';
import type { Dialect, PortableMigration } from './column-types.ts';

/** On PostgreSQL, two exports scheduled at the same time must not get the same number; SQLite has a single writer. */
export const exportNumbers: PortableMigration = {
  async up(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
    if (dialect === 'sqlite') return;
    await sql`create sequence export_job_number`.execute(db);
    await sql`select setval('export_job_number', coalesce(max(number), 0) + 1, false) from export_job`.execute(db);
  },
};
