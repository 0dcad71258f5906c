import type { ReviewMail } from '@scriptorium/contract/operations/user.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A mention may be seen on the screen first. */
export const MENTION_PAUSE_MS = 5 * MINUTE_MS;
/** A digest waits until nothing more comes for so long … */
export const QUIET_MS = 15 * MINUTE_MS;
/** … but not longer than this, and there is at most one in that time. */
export const DIGEST_PAUSE_MS = HOUR_MS;
/** Daily digests go out at this time of the day (UTC). */
export const DAILY_AT_MS = 6 * HOUR_MS;

/** What waits to be mailed to one person. */
export interface Waiting {
  /** The oldest mention that may be mailed by itself. */
  readonly firstMention: number | null;
  /** The oldest and the newest of everything else. */
  readonly firstOther: number | null;
  readonly lastOther: number | null;
  readonly lastDigest: number | null;
}

export interface NextMail {
  readonly at: number;
  readonly what: 'mentions' | 'digest';
}

/** When the next mail to somebody is due, and whether it holds the mentions or everything; null if none is. */
export function planMail(waiting: Waiting, mail: ReviewMail): NextMail | null {
  if (mail === 'never') return null;
  const digest = planDigest(waiting, mail);
  if (waiting.firstMention === null) return digest;
  const at = waiting.firstMention + MENTION_PAUSE_MS;
  // What goes out at the same time goes out together.
  return digest !== null && digest.at <= at ? digest : { at, what: 'mentions' };
}

function planDigest(
  { firstOther, lastOther, lastDigest }: Waiting,
  mail: Exclude<ReviewMail, 'never'>,
): NextMail | null {
  if (firstOther === null || lastOther === null) return null;
  if (mail === 'daily') return { at: nextMorning(Math.max(firstOther, lastDigest ?? 0)), what: 'digest' };
  const longest = firstOther + DIGEST_PAUSE_MS;
  const ready = mail === 'hourly' ? longest : Math.min(lastOther + QUIET_MS, longest);
  return { at: lastDigest === null ? ready : Math.max(ready, lastDigest + DIGEST_PAUSE_MS), what: 'digest' };
}

/** The first moment after `time` at which daily digests go out. */
function nextMorning(time: number): number {
  return Math.floor((time - DAILY_AT_MS) / DAY_MS + 1) * DAY_MS + DAILY_AT_MS;
}
