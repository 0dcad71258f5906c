/**
 * `npm run check`: the quick checks before each commit, that is, the gate's static steps, and unit tests with few
 * random schedules. Under a minute on two idle cores.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const steps = ['format', 'lint', 'layers', 'dead-code', 'types', 'unit'];
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'gate.ts'), ...steps], {
  stdio: 'inherit',
  env: { SCHEDULES: '60', ...process.env },
});
process.exitCode = status ?? 1;
