import { hashToken } from '../../adapters/clock.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import type { RateLimit } from '../../pipeline/operation.ts';
import type { RequestFacts } from '../../pipeline/request-facts.ts';
import type { DevicePort } from '../../pipeline/ports.ts';

const WINDOW_MS = 15 * 60_000;
const TRIES_PER_ACCOUNT_AND_ADDRESS = 10;
const TRIES_PER_ACCOUNT = 100;
const TRIES_PER_ADDRESS = 100;
const SHARED = 'password-guess';

/** How long an address counts as known to an account after a login from there. */
export const KNOWN_ADDRESS_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Rate limits for password guesses, shared by all calls that reveal whether one is right. A known browser has its own
 * budget; a known address is not affected by strangers' guesses.
 */
export function guessLimits(email: string, request: RequestFacts, devices: DevicePort): readonly RateLimit[] {
  const account = foldEmail(email);
  const limit = (key: string, max: number): RateLimit => ({ key, max, windowMs: WINDOW_MS, sharedAs: SHARED });
  const device = devices.find(request.device, account);
  if (device !== null) return [limit(`device:${device}`, TRIES_PER_ACCOUNT_AND_ADDRESS)];
  return [
    limit(pairKey(account, request), TRIES_PER_ACCOUNT_AND_ADDRESS),
    limit(`address:${request.network}`, TRIES_PER_ADDRESS),
    { ...limit(`account:${account}`, TRIES_PER_ACCOUNT), unless: knownAddressKey(account, request) },
  ];
}

/** Rate limits refunded after a correct password. */
export function ownGuessKeys(email: string, request: RequestFacts, devices: DevicePort): readonly string[] {
  const account = foldEmail(email);
  const device = devices.find(request.device, account);
  return [`${SHARED} ${device === null ? pairKey(account, request) : `device:${device}`}`];
}

/** Hashed, so that it contains neither the account nor the address: the key outlives both. */
export function knownAddressKey(account: string, request: RequestFacts): string {
  return `known ${hashToken(`${account}\n${request.network}`)}`;
}

function pairKey(account: string, { network }: RequestFacts): string {
  return `pair:${account} ${network}`;
}
