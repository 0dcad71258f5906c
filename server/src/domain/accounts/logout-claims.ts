import { isObject } from '../is-object.ts';

/** Tolerated clock difference plus delivery time, in seconds. */
const SLACK_S = 600;
const LENGTH = 300;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Who has logged out according to the provider: a single session, a person everywhere, or both. */
export interface LoggedOutThere {
  issuer: string;
  subject: string | null;
  session: string | null;
  /** Identifies this message, so that replays are refused. */
  messageId: string;
}

/** After this time a message is too old to be accepted, so its ID can be forgotten. */
export const LOGOUT_REMEMBERED_MS = 3 * SLACK_S * 1000;

/**
 * Checks what remains to be checked of a logout token once its signature, issuer, audience and expiry are verified
 * (OpenID Connect Back-Channel Logout 1.0, 2.6). If it is invalid, returns the reason as the end of a sentence.
 */
export function readLogoutClaims(claims: Readonly<Record<string, unknown>>, now: number): LoggedOutThere | string {
  const { iss, sub, sid, iat, jti, events, nonce } = claims;
  // ID tokens may have a nonce, and must not log anyone out.
  if (nonce !== undefined) return 'it has a nonce, so it is no logout token.';
  if (typeof iat !== 'number' || Math.abs(now / 1000 - iat) > SLACK_S)
    return 'it is too old, or its clock and ours differ by more than ten minutes.';
  if (!isObject(events) || !isObject(events[EVENT])) return `its events do not contain ${EVENT}.`;
  if (!isName(jti)) return 'it has no ID (jti) of its own.';
  if (sub !== undefined && !isName(sub)) return 'its subject is empty or too long.';
  if (sid !== undefined && !isName(sid)) return 'its session is empty or too long.';
  if (sub === undefined && sid === undefined)
    return 'it says neither who (sub) nor which session (sid) was logged out.';
  return { issuer: String(iss), subject: sub ?? null, session: sid ?? null, messageId: jti };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LENGTH;
}
