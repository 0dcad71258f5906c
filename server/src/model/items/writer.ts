import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Author, time and id source of a write. */
export interface Writer {
  db: Kysely<Schema>;
  now: number;
  newId(): string;
  author: { id: string | null; name: string };
}
