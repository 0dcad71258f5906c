/**
 * Which copy of a database a bucket belongs to. A copy has all rows of the original, its ids too, and would delete contents
 * that files of the original name. So the mark in the bucket changes with the database that is in use: it holds a turn
 * that a copy made earlier does not know.
 *
 * The database knows each turn some minutes before the bucket is told, so that a standby that takes over a few seconds
 * behind still knows what the bucket says.
 */
export interface Turns {
  /** What the bucket says, or will be told next. */
  readonly current: string;
  /** What the bucket said before. */
  readonly previous: string;
}

/** A server only watches at first, so that one that is there already is always the first to go on. */
export const WATCHES = 4;

/** After so many looks, what the bucket was told by this installation has lasted. */
export const SURE = WATCHES + 3;

export type Step = 'foreign' | 'watch' | 'turn' | 'tell';

export function knows({ current, previous }: Turns, marked: string): boolean {
  return marked === current || marked === previous;
}

/** What a server does that finds this in the bucket, having looked so many times before. */
export function chooseStep(marked: string, turns: Turns, looks: number): Step {
  if (!knows(turns, marked)) return 'foreign';
  if (looks < WATCHES) return 'watch';
  return marked === turns.current ? 'turn' : 'tell';
}
