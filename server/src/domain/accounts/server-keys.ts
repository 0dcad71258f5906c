const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A stored signing key. A retired one no longer signs, but is accepted until it expires. */
export interface ServerKey {
  id: string;
  /** 32 bytes, base64. */
  key: string;
  madeAt: number;
  /** Epoch milliseconds; null for the key that signs now. */
  goodUntil: number | null;
}

/** Signing keys by purpose, and how long a retired one is accepted (the lifetime of what it signed). */
export const KEY_PURPOSES = {
  csrf: { signs: 'tokens that show a call comes from our own page', graceMs: DAY_MS },
  'asset-links': { signs: 'links to files', graceMs: HOUR_MS },
  devices: { signs: 'cookies by which a browser is known again at log-in', graceMs: 180 * DAY_MS },
  /** Replacing it reseals everything; the grace period covers reads in progress. */
  secrets: {
    signs: 'nothing: it seals the secrets of authenticator apps, of providers and of people at Zotero',
    graceMs: HOUR_MS,
  },
} as const;

export type KeyPurpose = keyof typeof KEY_PURPOSES;

export function isKeyPurpose(name: string): name is KeyPurpose {
  return Object.hasOwn(KEY_PURPOSES, name);
}

/** Parses stored keys. Before keys could be rotated, the bare key was stored. */
export function parseKeys(stored: string): ServerKey[] {
  return stored.startsWith('[')
    ? (JSON.parse(stored) as ServerKey[])
    : [{ id: 'first', key: stored, madeAt: 0, goodUntil: null }];
}

/** Adds a new signing key. The previous one is accepted for its grace period, or not at all if it has leaked. */
export function rotateKeys(
  keys: readonly ServerKey[],
  fresh: Pick<ServerKey, 'id' | 'key'>,
  now: number,
  graceMs: number,
): ServerKey[] {
  const retired = keys.map((key) => ({ ...key, goodUntil: Math.min(key.goodUntil ?? Infinity, now + graceMs) }));
  return [{ ...fresh, madeAt: now, goodUntil: null }, ...retired.filter((key) => key.goodUntil > now)];
}
