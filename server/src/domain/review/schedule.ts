import type { ReviewMail } from '@scriptorium/contract/operations/user.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a mention waits, in case it is seen on screen first. */
export const MENTION_PAUSE_MS = 5 * MINUTE_MS;
/** A digest waits for a pause of this length … */
export const QUIET_MS = 15 * MINUTE_MS;
/** … but no longer than this, and at most one is sent within this time. */
export const DIGEST_PAUSE_MS = HOUR_MS;
/** Time of day (UTC) of daily digests. */
export const DAILY_AT_MS = 6 * HOUR_MS;

/** What is waiting to be mailed to one person. */
export interface Waiting {
  /** The oldest mention that may be mailed on its own. */
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

/** When somebody's next mail is due, and whether it contains only mentions or everything; null if none is due. */
export function planMail(waiting: Waiting, mail: ReviewMail): NextMail | null {
  if (mail === 'never') return null;
  const digest = planDigest(waiting, mail);
  if (waiting.firstMention === null) return digest;
  const at = waiting.firstMention + MENTION_PAUSE_MS;
  // Mails due at the same time are sent as one.
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

/** The first time after `time` at which daily digests are sent. */
function nextMorning(time: number): number {
  return Math.floor((time - DAILY_AT_MS) / DAY_MS + 1) * DAY_MS + DAILY_AT_MS;
}
