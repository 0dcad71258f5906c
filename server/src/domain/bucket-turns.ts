/**
 * Which copy of a database a bucket belongs to. A copy has all rows of the original, even its ids, and would delete
 * contents that the original's files use. So the mark in the bucket changes over time: it holds a turn that a copy made
 * earlier does not know. The database knows each turn some minutes before the bucket does, so that a standby taking
 * over a few seconds behind still recognises the mark.
 */
export interface Turns {
  /** What the bucket says, or will say next. */
  readonly current: string;
  /** What the bucket said before. */
  readonly previous: string;
}

/** At first a server only watches, so that one already running always moves first. */
export const WATCHES = 4;

/** After this many checks, a mark of our own has proved stable. */
export const SURE = WATCHES + 3;

export type Step = 'foreign' | 'watch' | 'turn' | 'tell';

export function knows({ current, previous }: Turns, marked: string): boolean {
  return marked === current || marked === previous;
}

/** What a server does on finding this mark in the bucket, after so many checks. */
export function chooseStep(marked: string, turns: Turns, looks: number): Step {
  if (!knows(turns, marked)) return 'foreign';
  if (looks < WATCHES) return 'watch';
  return marked === turns.current ? 'turn' : 'tell';
}
