/**
 * The one gate: `npm test` runs every step in order, `npm test -- unit layers` only the named ones. Goes on after a
 * step that failed, so that one run says everything; ends with the sum alone on the last line.
 */
import { auditStep } from './gate/audit.ts';
import { checkSteps } from './gate/check-steps.ts';
import type { Outcome, Step } from './gate/step.ts';
import { testSteps } from './gate/test-steps.ts';

const STEPS: readonly Step[] = [...checkSteps, auditStep, ...testSteps];

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = wanted.filter((word) => !STEPS.some((step) => step.name === word));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const began = performance.now();
const sum: Outcome = { passed: 0, failed: 0, skipped: 0, counted: '' };
const summary: string[] = [];
const unsteady: string[] = [];
for (const step of STEPS) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  console.log(`\n── ${step.name} ──`);
  const started = performance.now();
  const outcome = await step.run().catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, counted: 'the step itself failed' };
  });
  const seconds = (performance.now() - started) / 1000;
  // A step that looked at nothing has proved nothing.
  if (outcome.passed + outcome.failed === 0) outcome.failed = 1;
  sum.passed += outcome.passed;
  sum.failed += outcome.failed;
  sum.skipped += outcome.skipped;
  unsteady.push(...(outcome.unsteady ?? []));
  const late = seconds > step.budget ? ' OVER BUDGET' : '';
  const verdict = outcome.failed === 0 ? 'ok' : 'FAILED';
  const line = `${verdict.padEnd(6)} ${step.name.padEnd(20)} ${outcome.counted.padEnd(48)} ${seconds.toFixed(1)} s of ${step.budget} s${late}`;
  summary.push(line);
  console.log(line);
}

console.log(`\n── summary (${((performance.now() - began) / 1000).toFixed(0)} s) ──`);
for (const line of summary) console.log(line);
for (const name of unsteady) console.log(`UNSTEADY, passed at the second try only: ${name}`);
console.log('');
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed === 0 ? 0 : 1;
