import { type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

interface ColumnTypes {
  text: ColumnDataType | RawBuilder<unknown>;
  integer: ColumnDataType;
  bytes: ColumnDataType;
}

/**
 * SQLite's STRICT tables have only four types; PostgreSQL text uses a bytewise collation, so that both sort and compare
 * alike.
 */
export function columnTypes(dialect: Dialect): ColumnTypes {
  return dialect === 'sqlite'
    ? { text: 'text', integer: 'integer', bytes: 'blob' }
    : { text: sql`text collate "C"`, integer: 'bigint', bytes: 'bytea' };
}

/**
 * A migration gets the dialect. Each change to a table is a separate statement, since SQLite accepts only one per
 * ALTER.
 */
export interface PortableMigration {
  up(db: Kysely<unknown>, dialect: Dialect): Promise<void>;
}
