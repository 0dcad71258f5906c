import { fail } from '@scriptorium/contract/errors.ts';
import type { LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { findUser, type LoginRow } from '../../db/accounts/users.ts';
import { clearBudget, rememberUntil } from '../../db/server/rate-limits.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { ABSOLUTE_MS } from '../../domain/accounts/sessions.ts';
import { describeUser } from '../../pipeline/describe-user.ts';
import { openSession } from '../../pipeline/open-session.ts';
import type { PrepareContext, ReplyEffects, Tx } from '../../pipeline/operation.ts';
import { codeGuessKeys } from './code-limits.ts';
import { KNOWN_ADDRESS_MS, knownAddressKey, ownGuessKeys } from './guess-limits.ts';

/** What a session needs that is not made in a transaction. */
export interface PreparedLogin {
  session: { token: string; hash: string };
  expiresAt: number;
  device: string;
  /** Budgets refunded once everything was right. */
  ownBudgets: readonly string[];
}

export function prepareLogin(ctx: PrepareContext, email: string): PreparedLogin {
  const { devices, tokens } = ctx.ports;
  return {
    session: tokens.make(),
    expiresAt: ctx.now + ABSOLUTE_MS,
    device: devices.add(ctx.request.device, foldEmail(email)),
    ownBudgets: [...ownGuessKeys(email, ctx.request, devices), ...codeGuessKeys(email, ctx.request, devices)],
  };
}

/** Refuses accounts that may not log in at this moment, each with its reason. */
export function requireActive(account: LoginRow): void {
  if (account.suspended === 1) fail('account-suspended');
  if (account.email_verified === 0) fail('email-not-verified');
  if (account.awaits_approval === 1) fail('account-not-approved');
}

/** Begins the session of somebody who has given every factor; whoever was logged in here before is not any more. */
export async function completeLogin(
  tx: Tx,
  account: LoginRow,
  prepared: PreparedLogin,
  clientID: string,
): Promise<LoggedIn> {
  const user = (await findUser(tx.db, account.id)) ?? fail('internal');
  await endReplaced(tx);
  for (const key of prepared.ownBudgets) await clearBudget(tx.db, key);
  await rememberUntil(tx.db, knownAddressKey(foldEmail(user.email), tx.request), tx.now + KNOWN_ADDRESS_MS);
  const session = await openSession(tx, user, prepared.session.hash, clientID);
  return { sessionUUID: session.id, user: await describeUser(tx.db, user, tx.now) };
}

/** Ends the session that a new log-in replaces. */
export async function endReplaced(tx: Tx): Promise<void> {
  if (tx.actor.kind !== 'user') return;
  const ended = await endSessions(tx.db, tx.actor.userId, tx.now, { ids: [tx.actor.sessionId] });
  tx.record({ type: 'sessions.ended', userId: tx.actor.userId, sessionIds: ended, reason: 'replaced' });
}

export function replyLoggedIn({ session, expiresAt, device }: PreparedLogin): ReplyEffects {
  return { session: { token: session.token, expiresAt }, device, flow: 'clear' };
}
