import { expect, test } from 'vitest';
import { startServer } from '../_support/start-server.ts';
import { runCampaign } from './_support/campaign.ts';

const seed = Number(process.env['EXPORT_SEED'] ?? 7);

test('ten exports by five users end exactly once, with one notification, although converter and server are killed', async () => {
  await using server = await startServer();
  console.log(`seed ${seed}`);
  const result = await runCampaign(server, { users: 5, jobsEach: 2, converterKills: 1, serverKills: 1, seed });
  expect(result.faults).toEqual([]);
  expect(result.done + result.failed).toBe(10);
  expect(result.done).toBeGreaterThan(7);
  // Round robin: nobody's second before another's first, apart from delays caused by kills.
  expect(result.spread).toBeLessThanOrEqual(2);
}, 240_000);
