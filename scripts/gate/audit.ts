import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT, type Outcome, type Step } from './step.ts';

const run = promisify(execFile);
const LIMIT_MS = 20_000;

interface Report {
  metadata?: { vulnerabilities?: Record<string, number>; dependencies?: { prod?: number } };
  vulnerabilities?: Record<string, { severity: string; via: unknown[] }>;
}

/**
 * Checks the production dependencies in the lock file against the registry's advisories; high and critical ones fail.
 * Offline, it reports “not checked” and counts as skipped, since the gate must also run on a train.
 */
export const auditStep: Step = {
  name: 'audit',
  cores: 0,
  budget: 20,
  run: async () => judgeReport(await askRegistry()),
};

/** npm's output; empty if it did not get as far as a report. */
async function askRegistry(): Promise<string> {
  const args = ['audit', '--omit=dev', '--package-lock-only', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  try {
    return (await run('npm', args, { cwd: ROOT, timeout: LIMIT_MS, maxBuffer: 50_000_000 })).stdout;
  } catch (error) {
    // npm exits with 1 both if it found something and if it could not connect.
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
}

export function judgeReport(text: string): Outcome {
  let report: Report = {};
  try {
    report = JSON.parse(text) as Report;
  } catch {
    // Unparseable output counts as none.
  }
  const counts = report.metadata?.vulnerabilities;
  if (counts === undefined) {
    console.log('not checked: the registry cannot be reached');
    return { passed: 0, failed: 0, skipped: 1, notChecked: true, counted: 'the registry cannot be reached' };
  }
  const bad = (counts['high'] ?? 0) + (counts['critical'] ?? 0);
  for (const [name, { severity }] of Object.entries(report.vulnerabilities ?? {})) console.log(`${severity}: ${name}`);
  const counted = `${report.metadata?.dependencies?.prod ?? 0} packages, ${bad} high or critical advisories`;
  return { passed: bad === 0 ? 1 : 0, failed: bad === 0 ? 0 : 1, skipped: 0, counted };
}
