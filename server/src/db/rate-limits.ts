import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Counts one use of a budget; answers how many milliseconds to wait when it is used up, else 0. */
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

/** Gives a budget back, as after a right password. */
export async function clearBudget(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

export async function forgetOldBudgets(db: Kysely<Schema>, now: number): Promise<void> {
  await db.deleteFrom('rate_limit').where('resets_at', '<', now).execute();
}
