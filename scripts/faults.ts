/**
 * Every fault that this machine can inject into a running server (tests/faults/rows.ts): kills at each sync, full or
 * failing disks, clock jumps, a hanging database. `npm test` runs only the quick ones.
 *
 * `node scripts/faults.ts --quick` counts the faults without injecting any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULT_ROWS } from '../tests/faults/rows.ts';
import { runVitest } from './gate/test-steps.ts';

const folder = join(import.meta.dirname, '..', 'tests', 'faults');
const files = [
  join(folder, 'quick.test.ts'),
  ...readdirSync(join(folder, 'campaign')).map((name) => join(folder, 'campaign', name)),
];
const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');

const injected = FAULT_ROWS.filter(({ id }) => text.includes(`${id} `));

if (!process.argv.includes('--quick')) {
  const { passed, failed, skipped } = await runVitest('faults');
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
console.log(
  `${FAULT_ROWS.length} rows: ${injected.length} injected here, ${FAULT_ROWS.length - injected.length} by tests of other areas`,
);
