import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

interface Delivered {
  id: string;
  at: number;
  /** How long the oldest edit in the message has waited. */
  waited: number;
}

/** Simulates a room with edits at these times: each socket with news is served as soon as the pace allows. */
function serve(sockets: number, edits: readonly number[]): Delivered[] {
  const pace = new Pace();
  const sent: Delivered[] = [];
  const ids = Array.from({ length: sockets }, (_, n) => `socket ${n}`);
  const oldest = new Map<string, number>();
  const due: { id: string; at: number }[] = [];
  const offer = (id: string, at: number): void => {
    const wait = pace.take(id, at);
    if (wait > 0) {
      const later = due.findIndex((other) => other.at > at + wait);
      due.splice(later < 0 ? due.length : later, 0, { id, at: at + wait });
      return;
    }
    sent.push({ id, at, waited: at - oldest.get(id)! });
    oldest.delete(id);
  };
  const serveUntil = (time: number): void => {
    while (due.length > 0 && due[0]!.at <= time) {
      const { id, at } = due.shift()!;
      offer(id, at);
    }
  };
  for (const at of edits) {
    serveUntil(at);
    for (const id of ids) {
      if (oldest.has(id)) continue;
      oldest.set(id, at);
      offer(id, at);
    }
  }
  serveUntil(Number.POSITIVE_INFINITY);
  return sent;
}

/** Times of edits by people who each write `rate` times a second for `seconds`, at random moments. */
function type(people: number, rate: number, seconds: number, random: () => number): number[] {
  const count = Math.round(people * rate * seconds);
  return Array.from({ length: count }, () => random() * seconds * 1000).sort((a, b) => a - b);
}

function chance(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function mostPerSecond(sent: readonly Delivered[]): number {
  let most = 0;
  for (let first = 0, last = 0; last < sent.length; last += 1) {
    while (sent[last]!.at - sent[first]!.at >= 1000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

describe('the pace of a document', () => {
  const seed = Math.floor(Math.random() * 1e9);

  it(`sends every edit of two people at once (seed ${seed})`, () => {
    const sent = serve(2, type(2, 6, 20, chance(seed)));
    expect(median(sent.map(({ waited }) => waited))).toBe(0);
    expect(sent.filter(({ waited }) => waited > 0).length).toBeLessThan(sent.length * 0.01);
  });

  it(`delays less than half of the edits of ten people (seed ${seed})`, () => {
    const sent = serve(10, type(10, 5, 10, chance(seed)));
    expect(median(sent.map(({ waited }) => waited))).toBe(0);
  });

  it(`batches edits if many write, and nobody waits longer than 40 ms (seed ${seed})`, () => {
    for (const people of [1, 3, 30, 120]) {
      const sent = serve(people, type(people, 5, 1.5, chance(seed + people)));
      expect(Math.max(...sent.map(({ waited }) => waited))).toBeLessThanOrEqual(40.001);
      // The budget with its burst, or what is needed for nobody to wait longer.
      expect(mostPerSecond(sent)).toBeLessThanOrEqual(1.2 * Math.max(2500, people * 25));
      for (const own of Map.groupBy(sent, ({ id }) => id).values()) expect(mostPerSecond(own)).toBeLessThanOrEqual(66);
    }
  });

  it('recovers at once when hundreds pause', () => {
    const sent = serve(300, [...type(300, 5, 0.3, chance(7)), 5000]);
    const last = sent.filter(({ at }) => at >= 5000);
    expect(last.filter(({ waited }) => waited === 0).length).toBeGreaterThanOrEqual(249);
    expect(Math.max(...last.map(({ waited }) => waited))).toBeLessThanOrEqual(40.001);
  });

  it('forgets a socket that left', () => {
    const pace = new Pace();
    for (let n = 0; n < 6; n += 1) expect(pace.take('a', 0)).toBe(0);
    expect(pace.take('a', 0)).toBeGreaterThan(0);
    pace.forget('a');
    expect(pace.take('a', 0)).toBe(0);
  });
});
