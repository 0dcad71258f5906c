import { simulate } from './simulate.ts';
import type { Schedule } from './simulate.ts';

/** The fault of a server that acknowledges before it has committed. */
export const ACKNOWLEDGE_FIRST = { acknowledgeFirst: true, nodes: 1 };

/** Seeds whose run breaks an invariant, with what was broken. A crash of the code under test counts too. */
export async function search(count: number, schedule: Omit<Schedule, 'seed'> = {}, first = 1): Promise<string[]> {
  const found: string[] = [];
  for (let seed = first; seed < first + count; seed += 1) {
    const violation = await run({ ...schedule, seed });
    if (violation !== null) found.push(`seed ${seed}: ${violation}`);
  }
  return found;
}

/** Whether a fault shows in any of so many schedules; stops at the first. */
export async function finds(count: number, schedule: Omit<Schedule, 'seed'>): Promise<boolean> {
  for (let seed = 1; seed <= count; seed += 1) if ((await run({ ...schedule, seed })) !== null) return true;
  return false;
}

async function run(schedule: Schedule): Promise<string | null> {
  try {
    return (await simulate(schedule)).violations[0] ?? null;
  } catch (error) {
    return String(error);
  }
}
