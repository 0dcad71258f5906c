import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources, ROOT } from './step.ts';

/** How a Kysely query starts, and its template tag for raw SQL. */
const QUERY = /\.(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;

/** The lines of a source that build a query, from 1. */
export function findQueries(source: string): number[] {
  return source.split('\n').flatMap((line, at) => (QUERY.test(line) ? [at + 1] : []));
}

/** Queries outside server/src/db. Imports do not reveal them, since a `Kysely` is passed around. */
export function findStrayQueries(): string[] {
  return listSources('server/src')
    .filter((file) => !file.startsWith('server/src/db/') && !file.endsWith('.test.ts'))
    .flatMap((file) => findQueries(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`));
}
