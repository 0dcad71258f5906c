import startClusterForRun from '../tests/_support/prepare-run.ts';
import { startServer } from '../tests/_support/start-server.ts';
import { runCampaign } from '../tests/export/_support/campaign.ts';

/**
 * The long version of the export queue tests: two hundred jobs from ten users, first undisturbed, then with converters
 * and servers killed at random.
 *
 *     node scripts/export-campaign.ts [seed]
 *     DB=postgres node scripts/export-campaign.ts [seed]
 */
const seed = Number(process.argv[2] ?? 1);
let failed = false;
const stopCluster = await startClusterForRun();
for (const kills of [0, 12]) {
  await using server = await startServer();
  const plan = { users: 10, jobsEach: 20, converterKills: kills, serverKills: kills / 2, seed };
  const { done, failed: lost, faults, spread, milliseconds } = await runCampaign(server, plan);
  console.log(
    `seed ${seed}, ${kills} converters and ${kills / 2} servers killed: ${done} done, ${lost} failed with notice, ` +
      `${Math.round(milliseconds / 1000)} s, at most ${spread} jobs between two who waited`,
  );
  for (const fault of faults) console.log(fault);
  failed ||= faults.length > 0 || done + lost !== 200 || (kills === 0 && (lost > 0 || spread > 2));
}
await stopCluster();
process.exit(failed ? 1 : 0);
