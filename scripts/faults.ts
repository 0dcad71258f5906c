/**
 * Every fault that this machine can inject into a running server: kills at each sync, a full disk, a disk that fails, a
 * process that is halted. `npm test` runs only the quick ones of them.
 */
import { runVitest } from './gate/test-steps.ts';

const { passed, failed, skipped } = await runVitest('faults');
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
