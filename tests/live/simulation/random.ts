/** A random sequence, reproducible from a printed seed (mulberry32). */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** 0 ≤ n < limit */
  below(limit: number): number;
  chance(probability: number): boolean;
}

export function seedRandom(seed: number): Random {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { next, below: (limit) => Math.floor(next() * limit), chance: (probability) => next() < probability };
}
