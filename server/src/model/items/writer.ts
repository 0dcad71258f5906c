import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Who writes, when, and where new ids come from. */
export interface Writer {
  db: Kysely<Schema>;
  now: number;
  newId(): string;
  author: { id: string | null; name: string };
}
