import { simulate } from './simulate.ts';
import type { Schedule } from './simulate.ts';

/** The fault of a server that answers before it has committed. */
export const ACKNOWLEDGE_FIRST = { acknowledgeFirst: true, nodes: 1 };

/** Seeds whose run breaks an invariant, with what was broken. A crash of the code under test counts. */
export function search(count: number, schedule: Omit<Schedule, 'seed'> = {}, first = 1): string[] {
  const found: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    try {
      const { violations } = simulate({ ...schedule, seed });
      if (violations.length > 0) found.push(`seed ${seed}: ${violations[0]}`);
    } catch (error) {
      found.push(`seed ${seed}: ${String(error)}`);
    }
  }
  return found;
}
