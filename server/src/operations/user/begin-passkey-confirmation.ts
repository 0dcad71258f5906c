import { describeIssue } from '@scriptorium/contract/describe-issue.ts';
import { fail } from '@scriptorium/contract/errors.ts';
import type { Operation } from '@scriptorium/contract/operation.ts';
import { OPERATIONS } from '@scriptorium/contract/operations/all.ts';
import { beginPasskeyConfirmation as contract } from '@scriptorium/contract/operations/passkeys.ts';
import { insertFlow } from '../../db/accounts/login-flows.ts';
import { listPasskeys } from '../../db/accounts/passkeys.ts';
import { markAct } from '../../domain/accounts/acts.ts';
import { FLOW_MS } from '../../domain/accounts/second-factor.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { requirePasswordLogin } from '../../pipeline/open-session.ts';
import { write } from '../../pipeline/operation.ts';
import { readStored } from '../auth/stored-passkey.ts';

export const beginPasskeyConfirmation = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requireUser(actor).userId}`, max: 60, windowMs: 15 * 60_000 },
  ],
  prepare: async (ctx, given) => {
    const { passkeys, tokens } = ctx.ports;
    if (passkeys.party === null) fail('no-passkeys');
    // If people can only log in through providers, they also confirm there.
    await requirePasswordLogin(ctx);
    const known = await listPasskeys(ctx.db, requireUser(ctx.actor).userId);
    if (known.length === 0) fail('not-found', { message: 'Your account has no passkey.' });
    const offer = await passkeys.offerUse(known.map(readStored), { mustUnlock: true });
    const flow = { ...tokens.make(), expiresAt: ctx.now + FLOW_MS };
    const act = markAct({ flow: flow.hash, path: given.call, input: readInput(given.call, given.input) });
    return { ...offer, flow, act };
  },
  work: async (tx, _input, { options, challenge, flow, act }) => {
    const { userId, sessionId } = requireUser(tx.actor);
    await insertFlow(tx.db, {
      token_hash: flow.hash,
      purpose: 'confirm-passkey',
      user_id: userId,
      session_id: sessionId,
      client_id: '',
      data: `${challenge}.${act}`,
      created_at: tx.now,
      expires_at: flow.expiresAt,
    });
    return { options };
  },
  reply: (_output, { flow }) => ({ flow }),
});

/** The input of the call to be confirmed, parsed as that call will parse it. */
function readInput(path: string, raw: unknown): unknown {
  const found = OPERATIONS.find((operation: Operation) => operation.path === path && operation.stepUp !== null);
  if (found === undefined) fail('invalid', { message: 'This cannot be confirmed with a passkey.', field: 'call' });
  const result = found.input.safeParse(raw);
  if (result.success) return result.data;
  return fail('invalid', { ...describeIssue(result.error.issues[0], raw), field: 'input' });
}
