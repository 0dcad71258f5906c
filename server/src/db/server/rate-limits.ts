import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

interface Budget {
  max: number;
  windowMs: number;
}

/** Per statement: databases limit the number of parameters. */
const ROWS_AT_ONCE = 200;

/**
 * Counts one use of a budget; returns 0, or the milliseconds to wait if it is exhausted. Capped at the window's length,
 * since another server, whose clock may be ahead, may have started the window.
 */
export async function consumeBudget(
  db: Kysely<Schema>,
  { key, ...budget }: Budget & { key: string },
  now: number,
): Promise<number> {
  const [row] = await count(db, [key], budget, now);
  if (row === undefined || row.count <= budget.max) return 0;
  return Math.min(budget.windowMs, Math.max(1, row.resets_at - now));
}

/** Counts one use of each budget; returns the keys of those not exhausted. Keys must be distinct. */
export async function consumeBudgets(
  db: Kysely<Schema>,
  keys: readonly string[],
  budget: Budget,
  now: number,
): Promise<Set<string>> {
  const left = new Set<string>();
  for (let from = 0; from < keys.length; from += ROWS_AT_ONCE) {
    for (const row of await count(db, keys.slice(from, from + ROWS_AT_ONCE), budget, now)) {
      if (row.count <= budget.max) left.add(row.key);
    }
  }
  return left;
}

function count(
  db: Kysely<Schema>,
  keys: readonly string[],
  { windowMs }: Budget,
  now: number,
): Promise<{ key: string; count: number; resets_at: number }[]> {
  return db
    .insertInto('rate_limit')
    .values(keys.map((key) => ({ key, count: 1, resets_at: now + windowMs })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limit.resets_at <= ${now} then 1 else rate_limit.count + 1 end`,
        resets_at: sql<number>`case when rate_limit.resets_at <= ${now} then ${now + windowMs} else rate_limit.resets_at end`,
      }),
    )
    .returning(['key', 'count', 'resets_at'])
    .execute();
}

/** Resets a budget, for example after the correct password. */
export async function clearBudget(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

/** Refunds one use, for budgets that only count failures. */
export async function refundUse(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Remembers a key until a given time, for `RateLimit.unless`. */
export async function rememberUntil(db: Kysely<Schema>, key: string, until: number): Promise<void> {
  await db
    .insertInto('rate_limit')
    .values({ key, count: 1, resets_at: until })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resets_at: until }))
    .execute();
}

export async function isRemembered(db: Kysely<Schema>, key: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limit')
    .select('key')
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredBudgets(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('rate_limit').where('resets_at', '<', now).execute();
}
