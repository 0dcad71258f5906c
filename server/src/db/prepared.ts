import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import { isSqlite } from './lock-rows.ts';
import type { Schema } from './schema.ts';

/** Stands for a value while a query is written for the first time. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is written once for each of the two databases and then only given other values: writing a small one anew
 * takes several times as long as running it. `build` sees a stand-in for each value, so it must not look at them.
 */
export function prepare<Values extends Record<string, unknown>, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
): (db: Kysely<Schema>, values: Values) => Promise<QueryResult<Row>> {
  const slots = new Proxy({}, { get: (_target, name) => new Slot(String(name)) }) as Values;
  const written = new Map<boolean, CompiledQuery<Row>>();
  return (db, values) => {
    const dialect = isSqlite(db);
    let query = written.get(dialect);
    if (query === undefined) {
      query = build(db, slots).compile();
      written.set(dialect, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
    return db.executeQuery<Row>({ ...query, parameters });
  };
}
