import { fail } from '@scriptorium/contract/errors.ts';
import type { HalfLoggedIn, LoggedIn } from '@scriptorium/contract/operations/auth.ts';
import { findFactors } from '../../db/accounts/factors.ts';
import { insertFlow } from '../../db/accounts/login-flows.ts';
import { endSessions } from '../../db/accounts/sessions.ts';
import { useTrusted } from '../../db/accounts/trusted-devices.ts';
import { findUser, type LoginRow } from '../../db/accounts/users.ts';
import { clearBudget, rememberUntil } from '../../db/server/rate-limits.ts';
import { foldEmail } from '../../domain/accounts/accounts.ts';
import { chooseNextStep, FLOW_MS } from '../../domain/accounts/second-factor.ts';
import { ABSOLUTE_MS } from '../../domain/accounts/sessions.ts';
import { describeUser } from '../../pipeline/describe-user.ts';
import { type LoginOrigin, openSession } from '../../pipeline/open-session.ts';
import type { PrepareContext, ReplyEffects, Tx } from '../../pipeline/operation.ts';
import { codeGuessKeys } from './code-limits.ts';
import { KNOWN_ADDRESS_MS, knownAddressKey, ownGuessKeys } from './guess-limits.ts';

/** The parts of a session that are prepared before the transaction. */
export interface PreparedLogin {
  session: { token: string; hash: string };
  expiresAt: number;
  device: string;
  /** Rate limits refunded after a successful log-in. */
  ownBudgets: readonly string[];
}

/** `typed`: the name that was entered, if not the address; the browser is remembered for both. */
export function prepareLogin(ctx: PrepareContext, email: string, typed: string | null = null): PreparedLogin {
  const { devices, tokens } = ctx.ports;
  const device = devices.add(ctx.request.device, foldEmail(email));
  return {
    session: tokens.make(),
    expiresAt: ctx.now + ABSOLUTE_MS,
    device: typed === null ? device : devices.add(device, typed),
    ownBudgets: [...ownGuessKeys(email, ctx.request, devices), ...codeGuessKeys(email, ctx.request, devices)],
  };
}

/** The same for a first step, which may start a flow instead of a session. */
export interface PreparedFirstStep extends PreparedLogin {
  flow: { token: string; hash: string; expiresAt: number };
  /** Set if the browser is to be remembered for the entered name too, once the second step succeeds. */
  typedName: string | null;
  wasLoggedIn: boolean;
}

export function prepareFirstStep(ctx: PrepareContext, email: string): PreparedFirstStep {
  return {
    ...prepareLogin(ctx, email),
    flow: { ...ctx.ports.tokens.make(), expiresAt: ctx.now + FLOW_MS },
    typedName: null,
    wasLoggedIn: ctx.actor.kind === 'user',
  };
}

/**
 * Ends the first step with a session, or with a flow if a second step is needed (docs/decisions/210). `isEnough`: the
 * second step was done elsewhere.
 */
export async function finishFirstStep(
  tx: Tx,
  account: LoginRow,
  prepared: PreparedFirstStep,
  { isEnough = false, ...origin }: LoginOrigin & { isEnough?: boolean },
): Promise<LoggedIn | HalfLoggedIn> {
  requireActive(account);
  const { second_factor: policy } = await tx.settings();
  const factors = await findFactors(tx.db, account.id);
  const hasFactor = factors.totp || factors.passkey;
  const next = isEnough ? 'session' : chooseNextStep(policy, { isAdmin: account.is_admin === 1, hasFactor });
  const tokenHash = tx.request.trusted;
  const isTrusted =
    next === 'second-factor' &&
    account.is_admin === 0 &&
    (await useTrusted(tx.db, { tokenHash, userId: account.id }, tx.now));
  if (next === 'session' || isTrusted) return completeLogin(tx, account, prepared, origin);
  await endReplaced(tx);
  await insertFlow(tx.db, {
    ...origin,
    token_hash: prepared.flow.hash,
    purpose: next,
    user_id: account.id,
    session_id: null,
    data: null,
    created_at: tx.now,
    expires_at: prepared.flow.expiresAt,
    typed_name: prepared.typedName,
  });
  return { next, factors, mayTrust: account.is_admin === 0 };
}

export function replyFirstStep(output: LoggedIn | HalfLoggedIn, prepared: PreparedFirstStep): ReplyEffects {
  if ('sessionUUID' in output) return replyLoggedIn(prepared);
  return { flow: prepared.flow, ...(prepared.wasLoggedIn && { session: 'clear' }) };
}

/** Refuses accounts that may not log in now, giving the reason. */
export function requireActive(account: LoginRow): void {
  if (account.suspended === 1) fail('account-suspended');
  if (account.email_verified === 0) fail('email-not-verified');
  if (account.awaits_approval === 1) fail('account-not-approved');
}

/** Begins a session once every factor has been given; ends the previous session of this browser. */
export async function completeLogin(
  tx: Tx,
  account: LoginRow,
  prepared: PreparedLogin,
  origin: LoginOrigin,
): Promise<LoggedIn> {
  const user = (await findUser(tx.db, account.id)) ?? fail('internal');
  await endReplaced(tx);
  for (const key of prepared.ownBudgets) await clearBudget(tx.db, key);
  await rememberUntil(tx.db, knownAddressKey(foldEmail(user.email), tx.request), tx.now + KNOWN_ADDRESS_MS);
  const session = await openSession(tx, user, prepared.session.hash, origin);
  return { sessionUUID: session.id, user: await describeUser(tx.db, user, tx.now) };
}

/** Ends the session replaced by a new log-in. */
export async function endReplaced(tx: Tx): Promise<void> {
  if (tx.actor.kind !== 'user') return;
  const ended = await endSessions(tx.db, tx.actor.userId, tx.now, { ids: [tx.actor.sessionId] });
  tx.record({ type: 'sessions.ended', userId: tx.actor.userId, sessionIds: ended, reason: 'replaced' });
}

export function replyLoggedIn({ session, expiresAt, device }: PreparedLogin): ReplyEffects {
  return { session: { token: session.token, expiresAt }, device, flow: 'clear' };
}
