/**
 * Decides which copy of a database a bucket belongs to. A copy has all rows of the original, even its IDs, and would
 * delete blobs used by the original's files. So the mark in the bucket changes over time: it holds a turn that a copy
 * made earlier does not know. The database knows each turn some minutes before the bucket does, so that a standby
 * taking over a few seconds behind still recognises the mark.
 */
export interface Turns {
  /** The bucket's present or next mark. */
  readonly current: string;
  /** The bucket's previous mark. */
  readonly previous: string;
}

/** Initially a server only watches for this many checks, so that one already running always moves first. */
export const WATCHES = 4;

/** After this many checks, a mark of our own has proved stable. */
export const SURE = WATCHES + 3;

export type Step = 'foreign' | 'watch' | 'turn' | 'write';

export function knows({ current, previous }: Turns, marked: string): boolean {
  return marked === current || marked === previous;
}

/** What a server does when it finds this mark in the bucket, after `checks` checks. */
export function chooseStep(marked: string, turns: Turns, checks: number): Step {
  if (!knows(turns, marked)) return 'foreign';
  if (checks < WATCHES) return 'watch';
  return marked === turns.current ? 'turn' : 'write';
}
