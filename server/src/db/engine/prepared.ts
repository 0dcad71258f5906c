import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Schema } from '../schema.ts';
import { connectionUnder } from './sqlite-driver.ts';

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
    const connection = connectionUnder(db);
    let query = written.get(connection !== undefined);
    if (query === undefined) {
      query = build(db, slots).compile();
      written.set(connection !== undefined, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
    // What Kysely does around a query takes longer than SQLite takes for it.
    return connection?.run<Row>(query.sql, parameters) ?? db.executeQuery<Row>({ ...query, parameters });
  };
}
