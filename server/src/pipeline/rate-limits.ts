import { consumeBudget } from '../db/rate-limits.ts';
import { internal, type RateLimit } from './operation.ts';

/** Counts one use of each budget; answers the longest wait in milliseconds, 0 when all allow it. Stored, so a restart resets nothing. */
export const consumeLimits = internal(
  'pipeline/consume-limits',
  async (tx, { call, limits }: { call: string; limits: readonly RateLimit[] }): Promise<number> => {
    let wait = 0;
    // Sorted, so that two calls never hold each other's rows.
    for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      wait = Math.max(wait, await consumeBudget(tx.db, { ...limit, key: `${call} ${limit.key}` }, tx.now));
    }
    return wait;
  },
);
