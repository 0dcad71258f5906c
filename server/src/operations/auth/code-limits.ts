import type { Kysely } from 'kysely';
import { findFlowOwner } from '../../db/accounts/login-flows.ts';
import type { Schema } from '../../db/schema.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { FLOW_MS } from '../../domain/accounts/second-factor.ts';
import type { Actor } from '../../pipeline/actor.ts';
import type { RateLimit } from '../../pipeline/operation.ts';
import type { RequestFacts } from '../../pipeline/request-facts.ts';
import type { DevicePort, Ports } from '../../pipeline/ports.ts';

const WINDOW_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const SHARED = 'code-guess';
const TRIES_PER_FLOW = 5;
const TRIES_PER_ADDRESS = 100;
/** With three valid codes at any time, a hundred guesses a day find one in nine years. */
const TRIES_PER_ACCOUNT = { soon: 20, day: 100 };

/**
 * Limits guesses of codes per log-in, address and account. Only someone who knows the password gets this far, and they
 * must not lock out a browser in which the account was used before, so such a browser has its own budget.
 */
export async function codeLimits(
  _input: unknown,
  request: RequestFacts,
  _actor: Actor,
  { devices }: Ports,
  db: Kysely<Schema>,
): Promise<readonly RateLimit[]> {
  const address = { key: `address:${request.network}`, max: TRIES_PER_ADDRESS, windowMs: WINDOW_MS, sharedAs: SHARED };
  const owner = request.flow === '' ? undefined : await findFlowOwner(db, request.flow);
  if (owner === undefined) return [address];
  const flow = { key: `flow:${request.flow}`, max: TRIES_PER_FLOW, windowMs: FLOW_MS, sharedAs: SHARED };
  return [address, flow, ...accountLimits(owner.email, request, devices)];
}

/** Budgets refunded after a correct code. */
export function codeGuessKeys(email: string, request: RequestFacts, devices: DevicePort): readonly string[] {
  return accountLimits(email, request, devices).map(({ key }) => `${SHARED} ${key}`);
}

function accountLimits(email: string, request: RequestFacts, devices: DevicePort): readonly RateLimit[] {
  const account = foldEmail(email);
  const device = devices.find(request.device, account);
  const whose = device === null ? `account:${account}` : `device:${device}`;
  return [
    { key: whose, max: TRIES_PER_ACCOUNT.soon, windowMs: WINDOW_MS, sharedAs: SHARED },
    { key: `day ${whose}`, max: TRIES_PER_ACCOUNT.day, windowMs: DAY_MS, sharedAs: SHARED },
  ];
}
