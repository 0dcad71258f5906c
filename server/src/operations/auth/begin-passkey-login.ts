import { fail } from '@scriptorium/contract/errors.ts';
import { beginPasskeyLogin as contract } from '@scriptorium/contract/operations/passkeys.ts';
import { findFlow, insertFlow, setFlowData } from '../../db/accounts/login-flows.ts';
import { listPasskeys } from '../../db/accounts/passkeys.ts';
import { FLOW_MS } from '../../domain/accounts/second-factor.ts';
import { cleanClientId } from '../../pipeline/open-session.ts';
import { write } from '../../pipeline/operation.ts';
import { readStored } from './stored-passkey.ts';

/**
 * After the password, only this person's passkeys are accepted; before it, any in the browser, which then identifies
 * the owner.
 */
export const beginPasskeyLogin = write(contract, {
  // Called on each visit to the log-in page, so that the browser can offer passkeys; a whole institute may share one
  // address.
  limits: (_input, request) => [{ key: `address:${request.network}`, max: 1000, windowMs: 15 * 60_000 }],
  prepare: async (ctx) => {
    const { passkeys, tokens } = ctx.ports;
    if (passkeys.party === null) fail('no-passkeys');
    const flow = await findFlow(ctx.db, ctx.request.flow, ctx.now);
    const owner = flow?.purpose === 'second-factor' ? flow.user_id : null;
    const known = owner === null ? null : (await listPasskeys(ctx.db, owner)).map(readStored);
    const offer = await passkeys.offerUse(known, { mustUnlock: known === null });
    return { ...offer, flow: owner === null ? { ...tokens.make(), expiresAt: ctx.now + FLOW_MS } : null };
  },
  work: async (tx, input, { options, challenge, flow }) => {
    if (flow === null) await setFlowData(tx.db, tx.request.flow, challenge);
    else {
      await insertFlow(tx.db, {
        token_hash: flow.hash,
        purpose: 'passkey',
        user_id: null,
        session_id: null,
        client_id: cleanClientId(input.clientID),
        data: challenge,
        created_at: tx.now,
        expires_at: flow.expiresAt,
      });
    }
    return { options };
  },
  reply: (_output, { flow }) => (flow === null ? {} : { flow }),
});
