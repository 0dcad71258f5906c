import { OperationError } from '@scriptorium/contract/errors.ts';
import { quote, type Said, say } from '@scriptorium/contract/said.ts';
import { foldEmail } from '../../../domain/accounts/accounts.ts';
import { lockUsersByEmail, type UserRow } from '../../../db/accounts/users.ts';
import type { SlicedContext, Tx } from '../../../pipeline/operation.ts';

/** Accounts per step. */
const AT_ONCE = 50;

/** How many accounts one step processed, and those it had no time for. */
export interface AccountStep {
  done: number;
  left: readonly string[];
}

/**
 * Changes accounts step by step, each step committed with its events. The caller's own account comes last, since the
 * change may end its rights. If it stops early, the error says how many were changed.
 */
export async function updateInSteps(
  ctx: SlicedContext,
  emails: readonly string[],
  word: 'changed' | 'deleted',
  step: (emails: readonly string[]) => Promise<AccountStep>,
): Promise<number> {
  const own = ctx.actor.kind === 'user' ? foldEmail(ctx.actor.email) : '';
  const unique = [...new Map(emails.map((email) => [foldEmail(email), email])).values()];
  let left: readonly string[] = unique.toSorted((a, b) => Number(foldEmail(a) === own) - Number(foldEmail(b) === own));
  let done = 0;
  ctx.expect(unique.length);
  while (left.length > 0) {
    try {
      ctx.signal.throwIfAborted();
      const result = await step(left.slice(0, AT_ONCE));
      ctx.advance(Math.min(AT_ONCE, left.length) - result.left.length);
      done += result.done;
      left = [...result.left, ...left.slice(AT_ONCE)];
    } catch (error) {
      throw done === 0
        ? error
        : describeEarlyEnd(error, say(`{done} of {total} accounts were ${word}.`, { done, total: unique.length }).said);
    }
  }
  return done;
}

/** Processes accounts one after another, in this order, while the step has time. */
export async function processWhileTime(
  tx: Tx,
  emails: readonly string[],
  work: (user: UserRow) => Promise<void>,
): Promise<AccountStep> {
  const users = new Map((await lockUsersByEmail(tx.db, emails)).map((user) => [user.email_key, user]));
  let done = 0;
  for (const [at, email] of emails.entries()) {
    if (done > 0 && !tx.hasTime()) return { done, left: emails.slice(at) };
    const user = users.get(foldEmail(email));
    // Deleted meanwhile.
    if (user === undefined) continue;
    await work(user);
    done += 1;
  }
  return { done, left: [] };
}

function describeEarlyEnd(cause: unknown, what: Said): OperationError {
  const refusal = cause instanceof OperationError ? cause : new OperationError('internal');
  const { code } = refusal;
  if (code === 'cancelled') return new OperationError(code, { ...say('Cancelled. {what}', { what }), cause });
  const why = quote(code === 'internal' ? say('Then something went wrong on the server.', {}) : refusal);
  return new OperationError(code, { ...say('{what} {why}', { what, why }), cause });
}
