import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../server/src/db/engine/migrate.ts';
import { prepare } from '../../server/src/db/engine/prepared.ts';
import type { Schema } from '../../server/src/db/schema.ts';
import { FACTS } from './open-database.ts';
import { openEmpty } from './open-empty.ts';

interface Values extends Record<string, unknown> {
  from: string;
  to: string;
  value: string;
  limit: number;
}

const keys = Array.from({ length: 30 }, (_, at) => `key${String(at).padStart(2, '0')}`);
const pick = (at: number): string => keys[(at * 7) % keys.length] ?? '';

const read = (db: Kysely<Schema>, { from, to, value, limit }: Values) =>
  db
    .selectFrom('setting')
    .selectAll()
    .where((eb) => eb.or([eb('key', '>=', from), eb('value', '=', value)]))
    .where('key', '<', to)
    .where('value', '!=', 'fixed')
    .orderBy('key')
    .limit(limit);

const write = (db: Kysely<Schema>, { from, value }: Pick<Values, 'from' | 'value'>) =>
  db.updateTable('setting').set({ value }).where('key', '=', from).returning(['key', 'value']);

it('a prepared query gives the same result as the query itself, whatever its values', async () => {
  const { db, dispose } = await openEmpty();
  try {
    await migrate(db, FACTS.dialect);
    for (const key of keys)
      await db
        .insertInto('setting')
        .values({ key, value: key.slice(-1) })
        .execute();
    let built = 0;
    const prepared = prepare((on, values: Values) => {
      built += 1;
      return read(on, values);
    });
    const change = prepare(write);
    for (let at = 0; at < 40; at += 1) {
      const values = { from: pick(at), to: pick(at * 3 + 1), value: `${at % 10}`, limit: 1 + (at % 5) };
      expect((await prepared(db, values)).rows).toEqual(await read(db, values).execute());
      const changed = { from: pick(at), value: at % 6 === 0 ? 'fixed' : `✓'${at}` };
      expect((await change(db, changed)).rows).toEqual([{ key: changed.from, value: changed.value }]);
    }
    expect(built).toBe(1);
  } finally {
    await dispose();
  }
});

it('queries with the same text can both be prepared, next to others', async () => {
  const { db, dispose } = await openEmpty();
  try {
    await migrate(db, FACTS.dialect);
    await db.insertInto('setting').values({ key: 'key00', value: 'x' }).execute();
    const values = { from: 'key00', to: 'key01', value: 'x', limit: 1 };
    const row = { key: 'key00', value: 'x' };
    for (const prepared of [prepare(read), prepare(read), prepare(write), prepare(read)])
      expect((await prepared(db, values)).rows).toMatchObject([row]);
  } finally {
    await dispose();
  }
});
