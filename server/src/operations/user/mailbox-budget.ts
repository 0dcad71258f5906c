import { consumeBudget } from '../../db/server/rate-limits.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import type { RateLimit, Tx } from '../../pipeline/operation.ts';
import type { RequestFacts } from '../../pipeline/request-facts.ts';
import type { DevicePort } from '../../pipeline/ports.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Mails of one kind per mailbox and hour that strangers can trigger. */
const MAILS_PER_MAILBOX = 10;
const ASKED_BY_ONE = 5;

/** Limits how often mails to an address can be requested: per requester, never for all of them together. */
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
 * Whether another mail of this kind may be sent to a mailbox. Once strangers have used up its hourly budget, the response stays
 * the same but nothing is sent; links already in the mailbox still work, so nobody is locked out. Browsers known to the
 * account have a budget of their own. Unknown addresses are counted, too.
 */
export async function mayMailMailbox(tx: Tx, purpose: string, email: string, isKnown: boolean): Promise<boolean> {
  const budget = { key: `mailbox ${purpose} ${foldEmail(email)}`, max: MAILS_PER_MAILBOX, windowMs: HOUR_MS };
  return (await consumeBudget(tx.db, budget, tx.now)) === 0 || isKnown;
}
