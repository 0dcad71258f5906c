import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { TURN_COUNT } from '../../tests/_support/turns.ts';
import { judge, runTool, type Outcome, type Step } from './step.ts';

/** The steps that run the product or parts of it. */
export const testSteps: readonly Step[] = [
  { name: 'unit', cores: 2, budget: 90, run: () => runVitest('unit') },
  {
    name: 'build',
    cores: 1,
    budget: 30,
    run: async () => {
      const { code } = await runTool('node', ['scripts/prestart.mjs']);
      return judge(code === 0, 1, 'web/dist');
    },
  },
  { name: 'behaviours', cores: 2, after: ['build'], budget: 300, run: () => runVitest('behaviours', inTurn()) },
  {
    name: 'behaviours-postgres',
    cores: 2,
    budget: 150,
    run: () => runVitest('behaviours', { DB: 'postgres', ...inTurn() }),
  },
  { name: 'browser', cores: 2, after: ['build'], budget: 220, run: () => runPlaywright(inTurn()) },
];

/** Which settled files run (tests/_support/turns.ts): chosen by the commit unless `TURN` is set. */
function inTurn(): { TURN: string } {
  const asked = process.env['TURN'];
  let turn = asked ?? '0';
  try {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    turn = asked ?? String(Number.parseInt(head.slice(0, 8), 16) % TURN_COUNT);
  } catch {
    // From an archive, without a repository.
  }
  console.log(
    turn === 'all' ? 'all files' : `settled files: turn ${turn} of 0 to ${TURN_COUNT - 1} (TURN=all runs all of them)`,
  );
  return { TURN: turn };
}

interface VitestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: VitestResult[] }[];
}

/** Runs one project of vitest.config.ts, and counts. */
export async function runVitest(project: string, env: Record<string, string> = {}): Promise<Outcome> {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await runTool('vitest', ['run', '--project', project, ...reporters], { env });
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    // A file that failed to load has no tests and would count as nothing.
    const broken = report.testResults.filter(
      (result) => result.status === 'failed' && result.assertionResults.length === 0,
    ).length;
    const failed = report.numFailedTests + broken;
    return {
      passed: report.numPassedTests,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: report.numPendingTests + report.numTodoTests,
      counted: `${report.numPassedTests + failed} tests in ${report.testResults.length} files`,
      // A test that failed at first keeps its error.
      unsteady: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
          .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
      ),
    };
  });
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  errors: unknown[];
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs all journeys, or those of some files, and counts. */
export async function runPlaywright(
  given: Record<string, string> = {},
  files: readonly string[] = [],
): Promise<Outcome> {
  return withReport(async (file) => {
    const env = { ...given, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const { code } = await runTool('playwright', ['test', '--reporter=list,json', ...files], { env });
    const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const failed = stats.unexpected + errors.length;
    return {
      passed: stats.expected + stats.flaky,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: stats.skipped,
      counted: `${stats.expected + stats.flaky + failed} tests`,
      unsteady: suites.flatMap(listUnsteady),
    };
  });
}

function listUnsteady({ specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(listUnsteady)];
}

async function withReport(run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-gate-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
