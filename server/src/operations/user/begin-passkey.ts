import { fail } from '@scriptorium/contract/errors.ts';
import { beginPasskey as contract } from '@scriptorium/contract/operations/passkeys.ts';
import { say } from '@scriptorium/contract/said.ts';
import { insertFlow } from '../../db/accounts/login-flows.ts';
import { listPasskeys } from '../../db/accounts/passkeys.ts';
import { FLOW_MS, PASSKEYS_PER_USER } from '../../domain/accounts/second-factor.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { write } from '../../pipeline/operation.ts';
import { readStored } from '../auth/stored-passkey.ts';

export const beginPasskey = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requireUser(actor).userId}`, max: 60, windowMs: 15 * 60_000 },
  ],
  prepare: async (ctx) => {
    const { passkeys, tokens } = ctx.ports;
    if (passkeys.party === null) fail('no-passkeys');
    const { userId, email, displayName } = requireUser(ctx.actor);
    const known = await listPasskeys(ctx.db, userId);
    if (known.length >= PASSKEYS_PER_USER) {
      fail('item-limit', say('You can have at most {most} passkeys. Remove one first.', { most: PASSKEYS_PER_USER }));
    }
    const appName = await readAppName(ctx);
    const offer = await passkeys.offerNew({ appName, userId, email, displayName, known: known.map(readStored) });
    return { ...offer, flow: { ...tokens.make(), expiresAt: ctx.now + FLOW_MS } };
  },
  work: async (tx, _input, { options, challenge, flow }) => {
    const { userId, sessionId } = requireUser(tx.actor);
    await insertFlow(tx.db, {
      token_hash: flow.hash,
      purpose: 'add-passkey',
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
