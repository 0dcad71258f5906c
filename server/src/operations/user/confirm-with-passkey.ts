import { fail } from '@scriptorium/contract/errors.ts';
import { confirmWithPasskey as contract } from '@scriptorium/contract/operations/passkeys.ts';
import { findFlow, type LoginFlow, takeFlow } from '../../db/accounts/login-flows.ts';
import { findPasskey, usePasskey } from '../../db/accounts/passkeys.ts';
import { noteConfirmed } from '../../db/accounts/sessions.ts';
import { type Actor, requireUser } from '../../pipeline/actor.ts';
import { requirePasswordLogin } from '../../pipeline/open-session.ts';
import { write } from '../../pipeline/operation.ts';
import { readStored } from '../auth/stored-passkey.ts';

/**
 * Replaces the password before a sensitive call: needs a passkey of the caller, unlocked, in the session that requested
 * it. The flow's cookie stays, since the call needs it.
 */
export const confirmWithPasskey = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requireUser(actor).userId}`, max: 60, windowMs: 15 * 60_000 },
  ],
  prepare: async (ctx, { credential }) => {
    const { passkeys } = ctx.ports;
    if (passkeys.party === null) fail('no-passkeys');
    await requirePasswordLogin(ctx);
    const { userId, email } = requireUser(ctx.actor);
    const { challenge } = readAsked(await findFlow(ctx.db, ctx.request.flow, ctx.now), ctx.actor);
    const row = await findPasskey(ctx.db, credential.id);
    const isOwn = row?.user_id === userId;
    const counter = isOwn
      ? await passkeys.verifyUse(credential, challenge, readStored(row), { mustUnlock: true })
      : null;
    return { passkeyId: isOwn ? row.id : '', counter, challenge, email };
  },
  work: async (tx, _input, { passkeyId, counter, challenge }) => {
    const { sessionId } = requireUser(tx.actor);
    const asked = readAsked(await takeFlow(tx.db, tx.request.flow, tx.now), tx.actor);
    if (asked.challenge !== challenge) fail('flow-ended');
    const isRight = counter !== null && (await usePasskey(tx.db, { id: passkeyId, counter, now: tx.now }));
    if (!isRight) fail('passkey-refused');
    await noteConfirmed(tx.db, sessionId, asked.act, tx.now);
    return {};
  },
  refused: (code, _input, { address }, { email }) =>
    code === 'passkey-refused' ? { type: 'login.refused', email, reason: 'passkey', address } : null,
});

/** What was requested in this session, and for which call. */
function readAsked(flow: LoginFlow | undefined, actor: Actor): { challenge: string; act: string } {
  const isOwn = flow?.purpose === 'confirm-passkey' && flow.session_id === requireUser(actor).sessionId;
  const [challenge = '', act = ''] = isOwn ? (flow.data ?? '').split('.') : [];
  return challenge !== '' && act !== '' ? { challenge, act } : fail('flow-ended');
}
