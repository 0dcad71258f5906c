import type { Outcome } from './gate/step.ts';
import { runPlaywright, runVitest } from './gate/test-steps.ts';

/**
 * All behaviour tests in full and on both databases, and all journeys, including cases that the gate omits and, on
 * PostgreSQL, files that it does not repeat (vitest.config.ts). About an hour on two cores; named parts run alone.
 */
const PARTS: Readonly<Record<string, () => Promise<Outcome>>> = {
  behaviours: () => runVitest('behaviours', { FULL_TESTS: '1' }),
  'behaviours-postgres': () => runVitest('behaviours', { FULL_TESTS: '1', DB: 'postgres' }),
  browser: () => runPlaywright({ FULL_TESTS: '1' }),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const [name, run] of Object.entries(PARTS))
  if (named.length === 0 || named.includes(name)) outcomes.push(await run());
const sum = (of: 'passed' | 'failed' | 'skipped'): number => outcomes.reduce((all, outcome) => all + outcome[of], 0);
for (const { unsteady = [] } of outcomes)
  for (const name of unsteady) console.log(`UNSTEADY, passed at the second try only: ${name}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
