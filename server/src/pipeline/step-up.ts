import { fail } from '@scriptorium/contract/errors.ts';
import { listLdapIdentities } from '../db/accounts/identities.ts';
import { noteAuthenticated, takeConfirmation } from '../db/accounts/sessions.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { loadSettings } from '../db/server/settings.ts';
import { findLogin, findUser } from '../db/accounts/users.ts';
import { markAct } from '../domain/accounts/acts.ts';
import { CONFIRMED_MS, hasJustLoggedIn, isStepUpDue } from '../domain/accounts/sessions.ts';
import type { Actor } from './actor.ts';
import { type AnyOperation, internal } from './operation.ts';
import { confirmByLdap } from './ldap-settings.ts';
import { consumeLimits } from './rate-limits.ts';
import type { Ports } from './ports.ts';
import type { UnitOfWork } from './unit-of-work.ts';

const UNKNOWN = 'The directory could not be asked whether this is your password. Try again in a moment.';
const TRIES = { max: 10, windowMs: 15 * 60_000 };

/** Records that the owner has just proved their identity: for a while they are not asked again. */
export const noteStepUp = internal('pipeline/note-step-up', async (tx, input: { sessionId: string }): Promise<null> => {
  await noteAuthenticated(tx.db, input.sessionId, tx.now);
  return null;
});

/** Whether a passkey was just used to confirm this very call; consumes the confirmation. */
export const useConfirmation = internal(
  'pipeline/use-confirmation',
  (tx, { sessionId, act }: { sessionId: string; act: string }): Promise<boolean> =>
    takeConfirmation(tx.db, sessionId, act, tx.now - CONFIRMED_MS),
);

/**
 * Requires a recent password for calls whose contract has `stepUp`, since a session alone does not prove who is using
 * it. Operators at a terminal have no password to enter. A passkey used just before, in the same browser and for this
 * call with this input, counts as well. People who log in with a provider log in there again, and those of an LDAP
 * directory enter its password.
 */
export async function checkStepUp(
  pipeline: { db: Kysely<Schema>; unitOfWork: UnitOfWork; ports: Pick<Ports, 'passwords' | 'ldap' | 'secrets'> },
  operation: AnyOperation,
  actor: Actor,
  { input, given, flow }: { input: unknown; given: unknown; flow: string },
  now: number,
): Promise<void> {
  const { stepUp } = operation.contract;
  if (stepUp === null || actor.kind !== 'user') return;
  if (operation.mode !== 'read' && operation.needsStepUp?.(input as never, actor) === false) return;
  const password = (input as { password?: string }).password ?? '';
  if (password === '') {
    if (!isStepUpDue(stepUp, actor.authenticatedAt, now)) return;
    const act = markAct({ flow, path: operation.contract.path, input: given });
    if (await pipeline.unitOfWork.run(useConfirmation, { sessionId: actor.sessionId, act })) return;
    if (await canGivePassword(pipeline.db, actor.userId)) fail('step-up-required', { field: 'password' });
    if (!hasJustLoggedIn(actor.authenticatedAt, now)) fail('log-in-again');
    return;
  }
  const limits = [{ key: `account:${actor.userId}`, ...TRIES }];
  const exhausted = await pipeline.unitOfWork.run(consumeLimits, { call: 'step-up', limits });
  if (exhausted !== null) fail('rate-limited', { retryAfter: Math.ceil(exhausted.wait / 1000) });
  const user = (await findUser(pipeline.db, actor.userId)) ?? fail('not-logged-in');
  const isOwn = await pipeline.ports.passwords.verify(password, user.password_hash);
  const there = isOwn ? 'right' : await confirmByLdap(pipeline, user.id, password);
  if (there === 'wrong') fail('wrong-password', { message: 'The password is wrong.', field: 'password' });
  if (there === 'unknown') fail('wrong-password', { message: UNKNOWN, field: 'password' });
  await pipeline.unitOfWork.run(noteStepUp, { sessionId: actor.sessionId });
}

async function canGivePassword(db: Kysely<Schema>, userId: string): Promise<boolean> {
  return (await hasOwnPassword(db, userId)) || (await listLdapIdentities(db, userId)).length > 0;
}

/** If people can only log in with providers, nobody has to remember an old password. */
export async function hasOwnPassword(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const user = await findLogin(db, userId);
  return user?.password_hash != null && (await loadSettings(db)).password_login === '1';
}
