/**
 * The whole abuse list, including floods and statistics, on both databases; `npm test` runs only the quick rows. Run it
 * on an idle machine, since some rows compare times and memory.
 */
import { runVitest } from './gate/test-steps.ts';

const outcomes = [await runVitest('abuse'), await runVitest('abuse', { DB: 'postgres' })];
const sum = (of: 'passed' | 'failed' | 'skipped'): number => outcomes.reduce((all, outcome) => all + outcome[of], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
