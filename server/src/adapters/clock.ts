import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** The only source of time and randomness. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  newId(): string;
  /** A time-ordered id (UUID 7): rows created together are adjacent in every index. */
  newOrderedId(): string;
  /** 32 random bytes: base64url for the user, sha256 hex for the database. */
  newToken(): { token: string; hash: string };
}

export const systemClock: Clock = {
  now: () => Date.now(),
  newId: () => randomUUID(),
  newOrderedId: () => orderedId(Date.now()),
  newToken: () => {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: hashToken(token) };
  },
};

let lastMoment = 0;
let countInMoment = 0;

function orderedId(moment: number): string {
  countInMoment = moment === lastMoment ? (countInMoment + 1) % 4096 : 0;
  lastMoment = moment;
  const time = moment.toString(16).padStart(12, '0');
  const count = countInMoment.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${randomUUID().slice(19)}`;
}

/** 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
