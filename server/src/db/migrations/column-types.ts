import { type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

interface ColumnTypes {
  text: ColumnDataType | RawBuilder<unknown>;
  integer: ColumnDataType;
  bytes: ColumnDataType;
}

/** Types that exist in SQLite's STRICT tables. PostgreSQL text gets a bytewise collation, so that both sort alike. */
export function columnTypes(dialect: Dialect): ColumnTypes {
  return dialect === 'sqlite'
    ? { text: 'text', integer: 'integer', bytes: 'blob' }
    : { text: sql`text collate "C"`, integer: 'bigint', bytes: 'bytea' };
}

/** A migration for both dialects. Each change to a table needs its own ALTER, since SQLite accepts only one. */
export interface PortableMigration {
  up(db: Kysely<unknown>, dialect: Dialect): Promise<void>;
}
