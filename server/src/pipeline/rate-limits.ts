import { consumeBudget, isRemembered } from '../db/server/rate-limits.ts';
import { internal, type RateLimit } from './operation.ts';

export interface ExhaustedBudget {
  /** Milliseconds to wait. */
  wait: number;
  /** The exhausted budget: `address`, `account`, … */
  budget: string;
}

/**
 * Counts one use of each budget in turn and stops at the first exhausted one, so that strangers whose own budget is
 * exhausted use up nothing shared. Null if all allow it. Stored, so it survives restarts. Each call lists its budgets
 * in a fixed order, so that two calls cannot deadlock.
 */
export const consumeLimits = internal(
  'pipeline/consume-limits',
  async (tx, { call, limits }: { call: string; limits: readonly RateLimit[] }): Promise<ExhaustedBudget | null> => {
    for (const limit of limits) {
      if (limit.unless !== undefined && (await isRemembered(tx.db, limit.unless, tx.now))) continue;
      const { max, windowMs, sharedAs } = limit;
      const wait = await consumeBudget(tx.db, { max, windowMs, key: `${sharedAs ?? call} ${limit.key}` }, tx.now);
      if (wait > 0) return { wait, budget: limit.key.split(':', 1)[0] ?? '' };
    }
    return null;
  },
);
