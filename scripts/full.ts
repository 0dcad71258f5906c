import { runVitest } from './gate/test-steps.ts';

/**
 * All behaviour tests in full and on both databases: including cases the gate omits and, on PostgreSQL, files whose
 * outcome no query affects (vitest.config.ts). About half an hour on two cores.
 */
const outcomes = [
  await runVitest('behaviours', { FULL_TESTS: '1' }),
  await runVitest('behaviours', { FULL_TESTS: '1', DB: 'postgres' }),
];
const sum = (of: 'passed' | 'failed' | 'skipped'): number => outcomes.reduce((all, outcome) => all + outcome[of], 0);
for (const { unsteady = [] } of outcomes)
  for (const name of unsteady) console.log(`UNSTEADY, passed at the second try only: ${name}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
