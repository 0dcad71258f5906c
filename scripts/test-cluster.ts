/**
 * `npm run test:cluster`: the behaviour tests, the abuse list and the main journeys in the browser, with two servers on
 * PostgreSQL, S3 and Redis behind a balancer wherever a test starts a server. Requests and sockets alternate between
 * the two, so that nothing can depend on where someone was before. What is left out, and why, is in
 * tests/_support/about-one.ts. `-- behaviours`, `-- abuse` or `-- browser` runs one part.
 */
import { runPlaywright, runVitest } from './gate/test-steps.ts';
import type { Outcome } from './gate/step.ts';
import { ABOUT_ONE } from '../tests/_support/about-one.ts';

const ENV = { DB: 'postgres', TEST_BEHIND_BALANCER: '1' };
/** What people do all day, and what happens between two of them. */
const JOURNEYS = ['main-job', 'workspace-journeys', 'editor-two-people', 'sharing', 'suggesting', 'login', 'offline'];

const parts: Record<string, () => Promise<Outcome>> = {
  behaviours: () => runVitest('behaviours', ENV),
  abuse: () => runVitest('abuse', ENV),
  browser: () =>
    runPlaywright(
      ENV,
      JOURNEYS.map((name) => `e2e/${name}.spec.ts`),
    ),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}.`);
let isGood = true;
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { passed, failed, skipped, unsteady = [] } = await run();
  isGood &&= failed === 0 && passed > 0;
  for (const one of unsteady) console.log(`UNSTEADY, passed at the second try only: ${one}`);
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
for (const [files, why] of Object.entries(ABOUT_ONE)) console.log(`left out: ${files} (${why})`);
process.exitCode = isGood ? 0 : 1;
