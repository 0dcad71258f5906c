/**
 * The gate: `npm test` runs every step, `npm test -- unit layers` only those named. Steps run in parallel as cores
 * allow, each in its own process, whose output is printed in full when it ends. A failure does not stop the run, so
 * that it reports everything; the last line has the totals.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants, setPriority } from 'node:os';
import { nextStep, type Planned } from './gate/plan.ts';
import type { Outcome, Step } from './gate/step.ts';
import { STEPS } from './gate/steps.ts';

/** Marks the process that runs a single step and reports to its parent. */
const CHILD = '--report-outcome';

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('-'));
const unknown = wanted.filter((word) => !STEPS.some((step) => step.name === word));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. Steps: ${STEPS.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}
// Otherwise the browser would test whatever was built last, or nothing.
if (wanted.includes('browser') && !words.includes(CHILD)) wanted.push('build');
const chosen = STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name));

if (words.includes(CHILD)) await reportOutcome(chosen[0]);
else process.exitCode = await runAll(chosen);

async function reportOutcome(step: Step | undefined): Promise<void> {
  const outcome = await step?.run().catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, counted: 'the step itself failed' };
  });
  process.send?.(outcome);
  process.disconnect?.();
}

async function runAll(steps: readonly Step[]): Promise<number> {
  const began = performance.now();
  const outcomes = new Map<string, { outcome: Outcome; line: string }>();
  const waiting: Planned[] = [...steps];
  const running = new Map<Planned, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = nextStep(waiting, [...running.keys()], availableParallelism());
    if (next === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const step = steps.find(({ name }) => name === next.name) as Step;
    const run = async (): Promise<void> => {
      outcomes.set(step.name, await runInChild(step));
      running.delete(next);
    };
    running.set(next, run());
  }

  const sum: Outcome = { passed: 0, failed: 0, skipped: 0, counted: '' };
  console.log(`\n── summary (${((performance.now() - began) / 1000).toFixed(0)} s) ──`);
  for (const { name } of steps) {
    const result = outcomes.get(name);
    if (result === undefined) continue;
    console.log(result.line);
    sum.passed += result.outcome.passed;
    sum.failed += result.outcome.failed;
    sum.skipped += result.outcome.skipped;
  }
  for (const { outcome } of outcomes.values())
    for (const name of outcome.unsteady ?? []) console.log(`UNSTEADY, passed at the second try only: ${name}`);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
  return sum.failed === 0 ? 0 : 1;
}

/** Runs one step and prints its output in full when it ends. */
async function runInChild(step: Step): Promise<{ outcome: Outcome; line: string }> {
  const started = performance.now();
  console.log(`${step.name} begins`);
  const child = spawn(process.execPath, [import.meta.filename, step.name, CHILD], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (step.background === true && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let written = '';
  let outcome: Outcome = { passed: 0, failed: 1, skipped: 0, counted: 'the step ended without an outcome' };
  child.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.on('message', (message) => (outcome = message as Outcome));
  await once(child, 'close');
  // A step that checked nothing has proved nothing.
  if (outcome.passed + outcome.failed === 0 && outcome.notChecked !== true) outcome.failed = 1;
  const seconds = (performance.now() - started) / 1000;
  const late = seconds > step.budget ? ' OVER BUDGET' : '';
  const good = outcome.notChecked === true ? 'not checked' : 'ok';
  const verdict = outcome.failed === 0 ? good : 'FAILED';
  const line = `${verdict.padEnd(11)} ${step.name.padEnd(20)} ${outcome.counted.padEnd(48)} ${seconds.toFixed(1)} s of ${step.budget} s${late}`;
  console.log(`\n── ${step.name} ──\n${written}${line}`);
  return { outcome, line };
}
