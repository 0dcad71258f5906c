import { expect, it } from 'vitest';
import { z } from 'zod';
import { clientID, effect, readClientMessage } from './messages.ts';
import { LIVE_LIMITS } from './limits.ts';

const count = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);

/** The schema that `checkPush` replaces. */
const plain = z.object({
  type: z.literal('push-updates'),
  clientVersion: count,
  updates: z
    .array(
      z.object({
        clientID,
        changes: z.array(z.union([count, z.tuple([count], z.string())])).max(LIVE_LIMITS.sectionsPerUpdate),
        seq: count.positive().optional(),
        effects: z.array(effect).max(LIVE_LIMITS.effectsPerUpdate).optional(),
      }),
    )
    .min(1)
    .max(LIVE_LIMITS.updatesPerPush),
});

function random(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return value / 4_294_967_296;
  };
}

const cursor = { type: 'cursor', label: 'Ada', position: 3 };
const ODD = [null, undefined, '', 'a', -1, -0, 0, 1.5, 2 ** 53, Number.NaN, '3', [], [0], {}, true, [cursor], [null]];

/** Usually a valid push with some values replaced by odd ones, dropped or duplicated. */
function makePush(next: () => number): Record<string, unknown> {
  const below = (limit: number): number => Math.floor(next() * limit);
  const odd = (): unknown => ODD[below(ODD.length)];
  const spoil = (value: unknown): unknown => {
    if (next() < 0.04) return odd();
    if (Array.isArray(value)) {
      const parts = value.map(spoil);
      if (next() < 0.03) parts.push(odd());
      return next() < 0.02 ? parts.slice(1) : parts;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(() => next() > 0.02);
    return Object.fromEntries(entries.map(([key, each]) => [key, spoil(each)]));
  };
  const update = (): object => ({
    clientID: 'c'.repeat(1 + below(next() < 0.1 ? LIVE_LIMITS.clientIdLength + 2 : 8)),
    changes: Array.from({ length: below(4) }, () =>
      next() < 0.5 ? below(9) : [below(9), 'a', 'b'].slice(0, 1 + below(3)),
    ),
    ...(next() < 0.7 ? { seq: 1 + below(5) } : {}),
    ...(next() < 0.3 ? { effects: [cursor, { type: 'leave', label: '' }] } : {}),
  });
  const length = next() < 0.01 ? LIVE_LIMITS.updatesPerPush + below(2) : 1 + below(3);
  const push = { type: 'push-updates', clientVersion: below(100), updates: Array.from({ length }, update) };
  return next() < 0.3 ? push : { ...(spoil(push) as object), type: 'push-updates' };
}

it('agrees with the schema about random messages, good and bad', () => {
  const next = random(7);
  const disagreements: unknown[] = [];
  const verdicts = { good: 0, bad: 0 };
  for (let run = 0; run < 2000; run += 1) {
    const message = makePush(next);
    const isGood = plain.safeParse(message).success;
    verdicts[isGood ? 'good' : 'bad'] += 1;
    if ((readClientMessage(message) !== null) !== isGood) disagreements.push(message);
  }
  expect(disagreements).toEqual([]);
  expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(400);
});
