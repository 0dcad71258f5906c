import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { simulate } from '../tests/live/simulation/simulate.ts';

/**
 * The long version of what `npm test` tries of live editing: a million random schedules, 500 kills of a server under
 * five typists, every recorded trace whole, texts as large as they may be, somebody with two seconds to the server.
 *
 *     node scripts/live-campaign.ts [schedules] [first seed] [--only-schedules]
 *
 * A seed that is printed can be tried alone: `node scripts/live-campaign.ts 1 <seed> --only-schedules`.
 */
const numbers = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const schedules = Number(numbers[0] ?? 1_000_000);
const first = Number(numbers[1] ?? 1_000_000);

let found = 0;
let versions = 0;
for (let seed = first; seed < first + schedules; seed += 1) {
  const { violations, versions: written } = simulate({ seed });
  versions += written;
  for (const violation of violations) console.log(`seed ${seed}: ${violation}`);
  if (violations.length > 0) found += 1;
  if ((seed - first + 1) % 10_000 === 0)
    console.log(`${seed - first + 1} schedules, ${versions} versions, ${found} violations`);
}
console.log(`${schedules} schedules from seed ${first}: ${versions} versions, ${found} violations`);

let failed = found > 0;
if (!process.argv.includes('--only-schedules')) {
  const root = join(import.meta.dirname, '..');
  const env = { ...process.env, LIVE_KILLS: '500', LIVE_WHOLE_TRACES: '1', LIVE_LARGE: '1', LIVE_LONG: '1' };
  const tests = ['kill', 'traces', 'large', 'starvation', 'network'].map((name) => `tests/live/${name}.test.ts`);
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'behaviours', ...tests],
    { cwd: root, env, stdio: 'inherit' },
  );
  failed ||= run.status !== 0;
}
process.exit(failed ? 1 : 0);
