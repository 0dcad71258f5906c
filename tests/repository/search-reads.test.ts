import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount } from '../../server/src/cli/transactions.ts';
import type { Schema } from '../../server/src/db/schema.ts';
import { findTextsWith, insertPart } from '../../server/src/db/texts/search-index.ts';
import { keyOfWorkspace, listSearchParts } from '../../server/src/domain/texts/search-parts.ts';
import { readTextQuery } from '../../server/src/domain/texts/text-query.ts';
import { withDatabase } from '../_support/fill-workspace.ts';
import { addDocument } from './add-document.ts';
import { FACTS, type OpenDatabase, openDatabase, transact } from './open-database.ts';

const TEXTS = 60;
/** Enough for a vector to be stored out of line. */
const WORDS = 1000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase();
  await transact(database, createAccount, {
    email: 'a@example.org',
    displayName: 'A',
    passwordHash: 'none',
    isAdmin: false,
    quota: 1_000_000,
  });
});
afterAll(() => database.dispose());

/** Number of vectors that PostgreSQL has fetched so far. */
async function countFetched(db: Kysely<Schema>): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ count: number }>`select idx_scan as count from pg_stat_all_tables
    where relid = (select reltoastrelid from pg_class where oid = 'document_words'::regclass)`.execute(db);
  return Number(rows[0]?.count);
}

it.runIf(FACTS.dialect === 'postgres')(
  'a search reads the words of the texts it ranks, once, and of no others',
  async () => {
    const workspace = await database.db.selectFrom('workspace').selectAll().executeTakeFirstOrThrow();
    const ids: string[] = [];
    for (let at = 0; at < TEXTS; at += 1) ids.push(await addDocument(database, workspace.id));
    // A single connection, so that the counts are its own.
    await withDatabase(database, async (db) => {
      for (const [at, id] of ids.entries()) {
        const words = Array.from({ length: WORDS }, () => `x${randomBytes(4).toString('hex')}`).join(' ');
        const text = `common usual ${at < 3 ? 'rare' : ''} ${words}`;
        for (const part of listSearchParts(text, null, keyOfWorkspace(workspace.id))) await insertPart(db, id, part);
      }
      const search = async (query: string): Promise<{ found: number; fetched: number }> => {
        const before = await countFetched(db);
        const owner = workspace.user_id ?? '';
        const terms = readTextQuery(query);
        const { candidates } = await findTextsWith(db, owner, terms, { limit: TEXTS, now: Date.now() });
        return { found: candidates.length, fetched: (await countFetched(db)) - before };
      };
      const expectAll = async (): Promise<void> => {
        expect(await search('nowhere')).toEqual({ found: 0, fetched: 0 });
        expect(await search('rare')).toEqual({ found: 3, fetched: 3 });
        expect(await search('common usual rare')).toEqual({ found: 3, fetched: 3 });
        expect(await search('common usual')).toEqual({ found: TEXTS, fetched: TEXTS });
      };
      // Whether PostgreSQL has no statistics yet or expects to read most of the tables.
      await expectAll();
      await sql`analyze`.execute(db);
      await expectAll();
    });
  },
);
