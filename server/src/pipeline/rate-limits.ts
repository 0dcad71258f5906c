import { consumeBudget, isRemembered } from '../db/server/rate-limits.ts';
import { internal, type RateLimit } from './operation.ts';

export interface UsedUp {
  /** Milliseconds to wait. */
  wait: number;
  /** What was used up: `address`, `account`, … */
  budget: string;
}

/**
 * Counts one use of each budget in turn and stops at the first that is used up: a stranger whose own budget is empty eats
 * nothing of what others share. Null when all allow it. Stored, so a restart resets nothing. Each call names its budgets
 * in one order, so that two calls never hold each other's rows.
 */
export const consumeLimits = internal(
  'pipeline/consume-limits',
  async (tx, { call, limits }: { call: string; limits: readonly RateLimit[] }): Promise<UsedUp | null> => {
    for (const limit of limits) {
      if (limit.unless !== undefined && (await isRemembered(tx.db, limit.unless, tx.now))) continue;
      const { max, windowMs, sharedAs } = limit;
      const wait = await consumeBudget(tx.db, { max, windowMs, key: `${sharedAs ?? call} ${limit.key}` }, tx.now);
      if (wait > 0) return { wait, budget: limit.key.split(':', 1)[0] ?? '' };
    }
    return null;
  },
);
