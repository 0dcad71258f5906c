import { describe, expect, it } from 'vitest';
import { ACKNOWLEDGE_FIRST, search } from './search.ts';
import { simulate } from './simulate.ts';

/** As many as the gate has time for. `npm run check` tries fewer, scripts/live-campaign.ts a million. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 250);

describe('live editing under random schedules', () => {
  it(`loses, doubles and forks nothing in ${SCHEDULES} schedules`, { timeout: 240_000 }, async () => {
    let versions = 0;
    let merges = 0;
    const found: string[] = [];
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const outcome = await simulate({ seed });
      versions += outcome.versions;
      merges += outcome.merges;
      if (outcome.violations.length > 0) found.push(`seed ${seed}: ${outcome.violations[0]}`);
    }
    expect(found).toEqual([]);
    // The schedules must have done something: edits, and merges where the history no longer reached back.
    expect(versions).toBeGreaterThan(SCHEDULES * 10);
    expect(merges).toBeGreaterThan(SCHEDULES / 20);
  });

  it('the same seed gives the same run', async () => {
    expect(await simulate({ seed: 7 })).toEqual(await simulate({ seed: 7 }));
  });

  it(
    'acknowledging before the commit goes unnoticed as long as nothing dies, so it is the crash that reveals it',
    { timeout: 240_000 },
    async () => {
      expect(await search(100, { ...ACKNOWLEDGE_FIRST, crash: 0, compose: false, cut: 0 })).toEqual([]);
    },
  );
});
