/**
 * Versions of the data that servers of different releases, and their pages, write for one another: shared rows, steps
 * and operations in logs, announcements, events, job payloads, socket messages. A new format is understood one release
 * before it is written: first UNDERSTANDS is raised, and SPEAKS in a later release (docs/decisions/255).
 */
export const SPEAKS = 1;
export const UNDERSTANDS = 1;

/**
 * A migration named `046+colours` instead of `046-colours` is purely additive: a program that knows only the migrations
 * before it can run beside one that has it.
 */
const ADDS = /^\d+\+/u;

/** The first migration that a program does not know and without which it must not write. */
export function findUnknownMigration(applied: readonly string[], known: readonly string[]): string | undefined {
  return applied.find((name) => !known.includes(name) && !ADDS.test(name));
}

/** A program's newest migration, and the newest that others must know to run beside it. */
export function describeTables(migrations: readonly string[]): { newest: string; needed: string } {
  return { newest: migrations.at(-1) ?? '', needed: migrations.findLast((name) => !ADDS.test(name)) ?? '' };
}
