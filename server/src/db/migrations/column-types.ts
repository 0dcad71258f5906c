import { type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

interface ColumnTypes {
  text: ColumnDataType | RawBuilder<unknown>;
  integer: ColumnDataType;
  bytes: ColumnDataType;
}

/** STRICT SQLite knows four types; PostgreSQL text is compared bytewise so that both sort and compare alike. */
export function columnTypes(dialect: Dialect): ColumnTypes {
  return dialect === 'sqlite'
    ? { text: 'text', integer: 'integer', bytes: 'blob' }
    : { text: sql`text collate "C"`, integer: 'bigint', bytes: 'bytea' };
}

/** A migration gets the dialect; each change of a table is a separate statement (SQLite takes one per ALTER). */
export interface PortableMigration {
  up(db: Kysely<unknown>, dialect: Dialect): Promise<void>;
}
