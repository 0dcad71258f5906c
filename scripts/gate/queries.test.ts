import { describe, expect, it } from 'vitest';
import { findQueries, findStrayQueries } from './queries.ts';

describe('queries outside server/src/db', () => {
  it.each([
    "const rows = await tx.db.selectFrom('item').selectAll().execute();",
    "  .insertInto('ticket')",
    "await db.updateTable('item').set({ name }).execute();",
    "await db.deleteFrom('user').execute();",
    'await sql`begin`.execute(db);',
    'const row = sql<{ a: number }>`select 1`;',
  ])('finds %s', (line) => {
    expect(findQueries(`first line\n${line}`)).toEqual([2]);
  });

  it('leaves calls of db functions alone', () => {
    expect(findQueries("await updateItem(tx.db, id, { name });\nconst mysql = 'deleteFrom';")).toEqual([]);
  });

  it('there are none', () => {
    expect(findStrayQueries()).toEqual([]);
  });
});
