import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { simulate } from '../tests/live/simulation/simulate.ts';

/**
 * The long version of the live editing tests: a million random schedules, 500 kills of a server with five typists,
 * every recorded trace in full, texts of maximum size, a client with two seconds of latency, 200 kills while people
 * review. Tests that involve a database run on both. For kills at the n-th sync see scripts/faults.ts.
 *
 *     node scripts/live-campaign.ts [schedules] [first seed] [--only-schedules]
 *
 * About 200 schedules a second; LIVE_KILLS=50 shortens the rest. To reproduce a printed seed: `node
 * scripts/live-campaign.ts 1 <seed> --only-schedules`.
 */
const numbers = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const schedules = Number(numbers[0] ?? 1_000_000);
const first = Number(numbers[1] ?? 1_000_000);

let found = 0;
let versions = 0;
for (let seed = first; seed < first + schedules; seed += 1) {
  const { violations, versions: written } = await run(seed);
  versions += written;
  for (const violation of violations) console.log(`seed ${seed}: ${violation}`);
  if (violations.length > 0) found += 1;
  if ((seed - first + 1) % 10_000 === 0)
    console.log(`${seed - first + 1} schedules, ${versions} versions, ${found} violations`);
}
console.log(`${schedules} schedules from seed ${first}: ${versions} versions, ${found} violations`);

let failed = found > 0;
if (!process.argv.includes('--only-schedules')) {
  failed = !runTests({}, ['live/kill', 'live/traces', 'live/large', 'live/starvation', 'live/network']) || failed;
  failed = !runTests({ DB: 'postgres' }, ['live/kill', 'live/traces', 'live/large']) || failed;
  failed = !runTests({}, ['review/kill'], '200') || failed;
  failed = !runTests({ DB: 'postgres' }, ['review/kill'], '200') || failed;
}
process.exit(failed ? 1 : 0);

/** A crash of the code under test counts as a violation: report its seed and continue. */
async function run(seed: number): Promise<{ violations: readonly string[]; versions: number }> {
  try {
    return await simulate({ seed });
  } catch (error) {
    return { violations: [String(error)], versions: 0 };
  }
}

function runTests(database: Record<string, string>, names: readonly string[], kills = '500'): boolean {
  const root = join(import.meta.dirname, '..');
  const most = { FULL_TESTS: '1', LIVE_KILLS: kills, LIVE_WHOLE_TRACES: '1', LIVE_LARGE: '1', LIVE_LONG: '1' };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const tests = names.map((name) => `tests/${name}.test.ts`);
  // No retries, which would hide failures.
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'behaviours', '--retry=0', ...tests], {
    cwd: root,
    env: { ...most, ...process.env, ...database },
    stdio: 'inherit',
  });
  return status === 0;
}
