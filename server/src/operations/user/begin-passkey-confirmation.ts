import { fail } from '@scriptorium/contract/errors.ts';
import { beginPasskeyConfirmation as contract } from '@scriptorium/contract/operations/passkeys.ts';
import { insertFlow } from '../../db/accounts/login-flows.ts';
import { listPasskeys } from '../../db/accounts/passkeys.ts';
import { FLOW_MS } from '../../domain/accounts/second-factor.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { requirePasswordLogin } from '../../pipeline/open-session.ts';
import { write } from '../../pipeline/operation.ts';
import { readStored } from '../auth/stored-passkey.ts';

export const beginPasskeyConfirmation = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requireUser(actor).userId}`, max: 60, windowMs: 15 * 60_000 },
  ],
  prepare: async (ctx) => {
    const { passkeys, tokens } = ctx.ports;
    if (passkeys.party === null) fail('no-passkeys');
    // Where only providers let people in, they ask again, too.
    await requirePasswordLogin(ctx);
    const known = await listPasskeys(ctx.db, requireUser(ctx.actor).userId);
    if (known.length === 0) fail('not-found', { message: 'Your account has no passkey.' });
    const offer = await passkeys.offerUse(known.map(readStored));
    return { ...offer, flow: { ...tokens.make(), expiresAt: ctx.now + FLOW_MS } };
  },
  work: async (tx, _input, { options, challenge, flow }) => {
    const { userId, sessionId } = requireUser(tx.actor);
    await insertFlow(tx.db, {
      token_hash: flow.hash,
      purpose: 'confirm-passkey',
      user_id: userId,
      session_id: sessionId,
      client_id: '',
      data: challenge,
      created_at: tx.now,
      expires_at: flow.expiresAt,
    });
    return { options };
  },
  reply: (_output, { flow }) => ({ flow }),
});
