import { consumeBudget } from '../../db/server/rate-limits.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import type { RateLimit, RequestFacts, Tx } from '../../pipeline/operation.ts';
import type { DevicePort } from '../../pipeline/ports.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Mails of one purpose that strangers can bring about to one mailbox in an hour. */
const MAILS_PER_MAILBOX = 10;
const ASKED_BY_ONE = 5;

/** How often somebody may ask for a mail to an address: per person who asks, never for all of them together. */
export function askLimits(
  email: string,
  request: RequestFacts,
  devices: DevicePort,
  perAddress: number,
): readonly RateLimit[] {
  const account = foldEmail(email);
  const device = devices.find(request.device, account);
  const own = device === null ? `pair:${account} ${request.network}` : `device:${device}`;
  return [
    { key: own, max: ASKED_BY_ONE, windowMs: HOUR_MS },
    { key: `address:${request.network}`, max: perAddress, windowMs: HOUR_MS },
  ];
}

/**
 * Whether one more mail of this purpose goes to a mailbox. When strangers have filled it for this hour the answer stays
 * the same and nothing is sent: the links that are in it already still work, so nobody is kept out. A browser that the
 * account is known by is not bound by what strangers did. Counted for addresses that nobody has, too.
 */
export async function mayFillMailbox(tx: Tx, purpose: string, email: string, isKnown: boolean): Promise<boolean> {
  const budget = { key: `mailbox ${purpose} ${foldEmail(email)}`, max: MAILS_PER_MAILBOX, windowMs: HOUR_MS };
  return (await consumeBudget(tx.db, budget, tx.now)) === 0 || isKnown;
}
