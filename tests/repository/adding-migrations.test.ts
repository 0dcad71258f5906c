import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { openPostgres } from '../../server/src/db/engine/postgres.ts';
import { MIGRATIONS } from '../../server/src/db/migrations/all.ts';
import type { Schema } from '../../server/src/db/schema.ts';
import { createDatabase } from '../_support/postgres.ts';

/**
 * A schema object that a program of the previous release relies on, described in a line, and the columns it concerns.
 */
interface Thing {
  says: string;
  table: string;
  columns: readonly string[];
}

async function describeSchema(db: Kysely<Schema>): Promise<Map<string, Thing>> {
  const { rows } = await sql<Thing & { name: string }>`
    select 'column ' || c.relname || '.' || a.attname as name, c.relname as "table", array[a.attname::text] as columns,
        format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
          || case when a.atthasdef then ' default' else '' end as says
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and c.relnamespace = 'public'::regnamespace
    union all select 'constraint ' || r.relname || '.' || k.conname, r.relname,
        array(select attname::text from pg_attribute where attrelid = k.conrelid and attnum = any(k.conkey)),
        pg_get_constraintdef(k.oid)
      from pg_constraint k join pg_class r on r.oid = k.conrelid where k.connamespace = 'public'::regnamespace
    union all select 'index ' || r.relname || '.' || i.relname, r.relname,
        array(select attname::text from pg_attribute where attrelid = x.indrelid and attnum = any(x.indkey)),
        pg_get_indexdef(x.indexrelid)
      from pg_index x join pg_class r on r.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where x.indisunique and r.relnamespace = 'public'::regnamespace
    union all select 'trigger ' || r.relname || '.' || g.tgname, r.relname, array['*'], pg_get_triggerdef(g.oid)
      from pg_trigger g join pg_class r on r.oid = g.tgrelid where not g.tgisinternal
    union all select 'function ' || p.oid::regprocedure, '', array[]::text[], p.prorettype::regtype::text
      from pg_proc p where p.pronamespace = 'public'::regnamespace`.execute(db);
  return new Map(rows.map(({ name, ...thing }) => [name, thing]));
}

/** What prevents a program that only knows the old schema from working with the new one. */
function findBreaks(before: Map<string, Thing>, after: Map<string, Thing>): string[] {
  const breaks: string[] = [];
  for (const [name, { says }] of before) {
    const now = after.get(name);
    if (now?.says !== says) breaks.push(`${name}: ${now === undefined ? 'is gone' : `${says} became ${now.says}`}`);
  }
  const isOld = (table: string, column = ''): boolean =>
    [...before.values()].some((one) => one.table === table && (column === '' || one.columns.includes(column)));
  for (const [name, { says, table, columns }] of after) {
    if (before.has(name) || !isOld(table)) continue;
    if (name.startsWith('column ')) {
      if (says.endsWith(' not null')) breaks.push(`${name}: rows of the program before lack it`);
    } else if (columns.some((column) => column === '*' || isOld(table, column)))
      breaks.push(`${name}: the program before does not keep to it`);
  }
  return breaks;
}

describe('a migration that only adds', () => {
  let db: Kysely<Schema>;
  let before: Map<string, Thing>;
  beforeAll(async () => {
    ({ db } = openPostgres(await createDatabase(), 1));
    await migrate(db, 'postgres');
    before = await describeSchema(db);
  });
  afterAll(() => db?.destroy());

  const breaksOf = async (statement: string): Promise<string[]> => {
    let found: string[] = [];
    const taken = db.transaction().execute(async (tx) => {
      await sql.raw(statement).execute(tx);
      found = findBreaks(before, await describeSchema(tx));
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    return found;
  };

  it.each([
    'alter table item add column colour text',
    'alter table item add column shade bigint not null default 0',
    'alter table item add column colour text unique check (length(colour) < 20)',
    'create table palette (name text primary key, item text not null references item(id) on delete cascade)',
    'create index item_by_age on item (created_at)',
  ])('may: %s', async (statement) => {
    expect(await breaksOf(statement)).toEqual([]);
  });

  it.each([
    'alter table item drop column media_type',
    'alter table item rename column media_type to kind_of_media',
    'alter table item add column colour text not null',
    'alter table item alter column media_type type varchar(20)',
    'alter table item alter column media_type set not null, alter column name drop not null',
    'alter table item add check (length(name) < 5000)',
    'create unique index item_once on item (created_at, name)',
    'drop table notification cascade',
    'drop function push_in_epochs',
    'create trigger t before insert on item for each row execute function suppress_redundant_updates_trigger()',
  ])('may not: %s', async (statement) => {
    expect(await breaksOf(statement)).not.toEqual([]);
  });

  it('is every one whose name says so', async () => {
    const names = Object.keys(MIGRATIONS);
    for (const name of names.filter((each) => /^\d+\+/u.test(each))) {
      const own = openPostgres(await createDatabase(), 1).db;
      const upTo = (last: number) => Object.fromEntries(Object.entries(MIGRATIONS).slice(0, last));
      await migrate(own, 'postgres', { migrations: upTo(names.indexOf(name)) });
      const old = await describeSchema(own);
      await migrate(own, 'postgres', { migrations: upTo(names.indexOf(name) + 1) });
      expect(findBreaks(old, await describeSchema(own)), name).toEqual([]);
      await own.destroy();
    }
  });
});
