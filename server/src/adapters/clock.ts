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

const MAX_QUERY_MS = 500;

/** The last reading of the database's clock, and our monotonic time when it was taken. */
let shared: { moment: number; readAt: number } | undefined;

/**
 * Makes time follow the database's clock, so that leases, tickets and rate limits mean the same on every server, and a
 * wrong clock on this machine does no harm. `moment`: the clock's reading; `took`: milliseconds that the query took.
 */
export function followClock(moment: number, took: number): void {
  // A slow reply may be from any moment in between; the earlier reading is more accurate.
  if (shared !== undefined && took > MAX_QUERY_MS) return;
  shared = { moment: moment + took / 2, readAt: performance.now() };
}

function readNow(): number {
  return shared === undefined ? Date.now() : Math.floor(shared.moment + performance.now() - shared.readAt);
}

export const systemClock: Clock = {
  now: readNow,
  newId: () => randomUUID(),
  newOrderedId: () => orderedId(readNow()),
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

/** sha256 hex: 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
