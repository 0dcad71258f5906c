import { fail } from '@scriptorium/contract/errors.ts';
import { beginTotp as contract } from '@scriptorium/contract/operations/factors.ts';
import { findFlow, insertFlow, setFlowData } from '../../db/accounts/login-flows.ts';
import { findLogin } from '../../db/accounts/users.ts';
import { aboutTotp, FLOW_MS } from '../../domain/accounts/second-factor.ts';
import { makeTotpUri, toBase32 } from '../../domain/accounts/totp.ts';
import { readAppName } from '../../pipeline/app-name.ts';
import { write } from '../../pipeline/operation.ts';

const KEY_BYTES = 20;

/** The sealed secret is kept in a flow until one of its codes is entered; until then the current app stays valid. */
export const beginTotp = write(contract, {
  limits: (_input, request) => [{ key: `address:${request.network}`, max: 100, windowMs: 15 * 60_000 }],
  prepare: async (ctx) => {
    const { actor, ports } = ctx;
    const flow = actor.kind === 'user' ? undefined : await findFlow(ctx.db, ctx.request.flow, ctx.now);
    const userId = actor.kind === 'user' ? actor.userId : flow?.purpose === 'enrol' ? flow.user_id : null;
    const account = (await findLogin(ctx.db, userId ?? '')) ?? fail('flow-ended');
    const key = Buffer.from(ports.tokens.make().token, 'base64url').subarray(0, KEY_BYTES);
    const secret = toBase32(key);
    return {
      secret,
      uri: makeTotpUri(await readAppName(ctx), account.email, secret),
      sealed: ports.secrets.seal(key.toString('base64'), aboutTotp(account.id)),
      flow: actor.kind === 'user' ? { ...ports.tokens.make(), expiresAt: ctx.now + FLOW_MS } : null,
    };
  },
  work: async (tx, _input, { secret, uri, sealed, flow: made }) => {
    if (made === null) {
      const flow = await findFlow(tx.db, tx.request.flow, tx.now);
      if (flow?.purpose !== 'enrol' || flow.session_id !== null) fail('flow-ended');
      await setFlowData(tx.db, flow.token_hash, sealed);
    } else if (tx.actor.kind === 'user') {
      await insertFlow(tx.db, {
        token_hash: made.hash,
        purpose: 'enrol',
        user_id: tx.actor.userId,
        session_id: tx.actor.sessionId,
        client_id: '',
        data: sealed,
        created_at: tx.now,
        expires_at: made.expiresAt,
      });
    }
    return { secret, uri };
  },
  reply: (_output, { flow }) => (flow === null ? {} : { flow }),
});
