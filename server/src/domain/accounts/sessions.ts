const DAY_MS = 24 * 60 * 60 * 1000;

/** Sessions unused for this long end. */
export const IDLE_MS = 14 * DAY_MS;
export const ADMIN_IDLE_MS = 12 * 60 * 60 * 1000;
/** Absolute session lifetime. */
export const ABSOLUTE_MS = 90 * DAY_MS;
/** Beyond this, the oldest session ends. */
export const SESSIONS_PER_USER = 50;
/** `last_seen` is written at most this often. */
export const SEEN_STEP_MS = 60_000;

export interface SessionTimes {
  last_seen: number;
  expires_at: number;
  ended_at: number | null;
}

/** Whether a session is still valid. A clock set back neither revives nor ends one. */
export function isLive(session: SessionTimes, isAdmin: boolean, now: number): boolean {
  return (
    session.ended_at === null &&
    now < session.expires_at &&
    now - session.last_seen < (isAdmin ? ADMIN_IDLE_MS : IDLE_MS)
  );
}

/** How long a re-entered password counts for dangerous calls. */
const STEP_UP_MS = 15 * 60_000;

/** Whether the password is asked for again. A clock that went back makes nobody's log-in younger than now. */
export function isStepUpDue(stepUp: 'always' | 'recent', authenticatedAt: number, now: number): boolean {
  return stepUp === 'always' || now - authenticatedAt >= STEP_UP_MS;
}

/** How long a login counts for a call that wants the password each time, of somebody who has none. */
const JUST_MS = 5 * 60_000;

export function hasJustLoggedIn(authenticatedAt: number, now: number): boolean {
  return now - authenticatedAt < JUST_MS;
}

/**
 * How old a login counts where a passkey was shown for one call: recent for a while, never one that has just been, which
 * would open other calls to those without a password. The minute is for servers whose clocks differ.
 */
export const SHOWN_AGE_MS = JUST_MS + 60_000;

/** How long a passkey that was shown for a call waits for it. */
export const CONFIRMED_MS = 60_000;
