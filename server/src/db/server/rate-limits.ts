import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Counts one use of a budget; returns the milliseconds to wait if exhausted, else 0. */
export async function consumeBudget(
  db: Kysely<Schema>,
  budget: { key: string; max: number; windowMs: number },
  now: number,
): Promise<number> {
  const row = await db
    .insertInto('rate_limit')
    .values({ key: budget.key, count: 1, resets_at: now + budget.windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limit.resets_at <= ${now} then 1 else rate_limit.count + 1 end`,
        resets_at: sql<number>`case when rate_limit.resets_at <= ${now} then ${now + budget.windowMs} else rate_limit.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow();
  return row.count > budget.max ? Math.max(1, row.resets_at - now) : 0;
}

/** Resets a budget, e.g. after a correct password. */
export async function clearBudget(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

/** Refunds one use, for budgets that count failures only. */
export async function giveBack(db: Kysely<Schema>, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Remembers something until a time, for `RateLimit.unless`. */
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

export async function forgetOldBudgets(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('rate_limit').where('resets_at', '<', now).execute();
}
