/**
 * What servers of different releases, and pages of others, write for one another: rows that they share, steps and
 * operations in logs, announcements, events, payloads of jobs, messages on sockets. Something new is understood a release
 * before it is written: first UNDERSTANDS is raised, and in a later release SPEAKS (docs/decisions/255).
 */
export const SPEAKS = 1;
export const UNDERSTANDS = 1;

/**
 * A migration that is called `046+colours` instead of `046-colours` only adds: a program that ends with the one before it
 * works beside one that has it.
 */
const ADDS = /^\d+\+/u;

/** The migrations that a program does not know, and without which it must not write. */
export function findStrange(applied: readonly string[], known: readonly string[]): string | undefined {
  return applied.find((name) => !known.includes(name) && !ADDS.test(name));
}

/** Of a program's migrations the newest, and the newest that others must know to work beside it. */
export function describeTables(migrations: readonly string[]): { newest: string; needed: string } {
  return { newest: migrations.at(-1) ?? '', needed: migrations.findLast((name) => !ADDS.test(name)) ?? '' };
}
