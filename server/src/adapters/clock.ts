import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** The only source of time and randomness; handed in wherever they are needed. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  newId(): string;
  /** 32 random bytes: base64url for the user, sha256 hex for the database. */
  newToken(): { token: string; hash: string };
}

export const systemClock: Clock = {
  now: () => Date.now(),
  newId: () => randomUUID(),
  newToken: () => {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: hashToken(token) };
  },
};

/** 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
