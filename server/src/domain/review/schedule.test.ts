import { describe, expect, it } from 'vitest';
import { DAILY_AT_MS, DIGEST_PAUSE_MS, MENTION_PAUSE_MS, planMail, QUIET_MS, type Waiting } from './schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOTHING: Waiting = { firstMention: null, firstOther: null, lastOther: null, lastDigest: null };

interface Item {
  readonly at: number;
  readonly isMention: boolean;
}

interface Mail {
  readonly at: number;
  readonly what: 'mentions' | 'digest';
  readonly items: readonly Item[];
}

/** Reproducible pseudo-random numbers. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state / 2 ** 32;
  };
}

/** Two days of a person's mail, as the job sends it: it wakes when something arrives, and when a mail is due. */
function simulate(items: readonly Item[], choice: 'soon' | 'hourly' | 'daily' | 'never'): Mail[] {
  const mails: Mail[] = [];
  let waiting: Item[] = [];
  let lastDigest: number | null = null;
  const plan = () => {
    const mentions = waiting.filter(({ isMention }) => isMention).map(({ at }) => at);
    const others = waiting.filter(({ isMention }) => !isMention).map(({ at }) => at);
    const firstOther = others.length === 0 ? null : Math.min(...others);
    const lastOther = others.length === 0 ? null : Math.max(...others);
    return planMail(
      { firstMention: mentions.length === 0 ? null : Math.min(...mentions), firstOther, lastOther, lastDigest },
      choice,
    );
  };
  const sendUntil = (time: number): void => {
    for (let next = plan(); next !== null && next.at <= time; next = plan()) {
      const { at, what } = next;
      const sent = waiting.filter(({ isMention }) => what === 'digest' || isMention);
      expect(sent.length).toBeGreaterThan(0);
      waiting = waiting.filter((item) => !sent.includes(item));
      if (what === 'digest') lastDigest = at;
      mails.push({ at, what, items: sent });
    }
  };
  for (const item of items) {
    sendUntil(item.at);
    waiting.push(item);
  }
  sendUntil(Number.MAX_SAFE_INTEGER);
  return mails;
}

function makeItems(seed: number): Item[] {
  const random = randomFrom(seed);
  let at = Math.floor(random() * DAY);
  return Array.from({ length: 1 + Math.floor(random() * 60) }, () => {
    // Bursts of seconds and pauses of hours.
    at += Math.floor(random() < 0.6 ? random() * 3 * MINUTE : random() * 5 * HOUR);
    return { at, isMention: random() < 0.3 };
  });
}

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

describe('the schedule of mails', () => {
  it('puts each item into exactly one mail, and mentions within five minutes', () => {
    for (const seed of SEEDS) {
      const items = makeItems(seed);
      for (const choice of ['soon', 'hourly', 'daily'] as const) {
        const mails = simulate(items, choice);
        const sent = mails.flatMap((mail) => mail.items);
        expect(sent).toHaveLength(items.length);
        expect(new Set(sent).size).toBe(items.length);
        for (const mail of mails)
          for (const { at, isMention } of mail.items) {
            expect(mail.at).toBeGreaterThanOrEqual(at);
            if (isMention) expect(mail.at - at).toBeLessThanOrEqual(MENTION_PAUSE_MS);
          }
      }
      expect(simulate(items, 'never')).toEqual([]);
    }
  });

  it('waits for a quiet period of at most an hour, and sends at most one digest in that time', () => {
    for (const seed of SEEDS) {
      for (const choice of ['soon', 'hourly'] as const) {
        const digests = simulate(makeItems(seed), choice).filter(({ what }) => what === 'digest');
        for (const [place, { at, items }] of digests.entries()) {
          const before = digests[place - 1]?.at ?? Number.NEGATIVE_INFINITY;
          expect(at - before).toBeGreaterThanOrEqual(DIGEST_PAUSE_MS);
          const others = items.filter(({ isMention }) => !isMention).map((item) => item.at);
          const first = Math.min(...others);
          expect(at).toBeLessThanOrEqual(Math.max(first, before) + DIGEST_PAUSE_MS);
          const isQuiet = at - Math.max(...others) >= QUIET_MS;
          expect(isQuiet || at - first >= DIGEST_PAUSE_MS).toBe(true);
        }
      }
    }
  });

  it('sends one digest a day, in the morning, to those who chose that', () => {
    for (const seed of SEEDS) {
      const digests = simulate(makeItems(seed), 'daily').filter(({ what }) => what === 'digest');
      expect(new Set(digests.map(({ at }) => Math.floor(at / DAY))).size).toBe(digests.length);
      for (const { at, items } of digests) {
        expect(at % DAY).toBe(DAILY_AT_MS);
        const others = items.filter(({ isMention }) => !isMention).map((item) => item.at);
        expect(at - Math.min(...others)).toBeLessThanOrEqual(DAY);
      }
    }
  });

  it('plans nothing if nothing is waiting', () => {
    for (const choice of ['soon', 'hourly', 'daily', 'never'] as const) expect(planMail(NOTHING, choice)).toBeNull();
  });
});
