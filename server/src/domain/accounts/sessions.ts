const DAY_MS = 24 * 60 * 60 * 1000;

/** Maximum time between uses of a session. */
export const IDLE_MS = 14 * DAY_MS;
export const ADMIN_IDLE_MS = 12 * 60 * 60 * 1000;
/** Absolute session lifetime. */
export const ABSOLUTE_MS = 90 * DAY_MS;
/** With more than this, the oldest session ends. */
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

/** Whether the password must be entered again. A clock set back makes no log-in more recent. */
export function isStepUpDue(stepUp: 'always' | 'recent', authenticatedAt: number, now: number): boolean {
  return stepUp === 'always' || now - authenticatedAt >= STEP_UP_MS;
}

/** For accounts without a password: how old a login may be for a call that requires the password each time. */
const JUST_MS = 5 * 60_000;

export function hasJustLoggedIn(authenticatedAt: number, now: number): boolean {
  return now - authenticatedAt < JUST_MS;
}

/**
 * The age assigned to a login once a passkey was used to confirm one call: still recent, but too old for calls that
 * require it each time, which would otherwise be open to accounts without a password. The extra minute allows for
 * servers whose clocks differ.
 */
export const SHOWN_AGE_MS = JUST_MS + 60_000;

/** How long a passkey confirmation waits for its call. */
export const CONFIRMED_MS = 60_000;
