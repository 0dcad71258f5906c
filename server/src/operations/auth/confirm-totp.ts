import { fail } from '@scriptorium/contract/errors.ts';
import { confirmTotp as contract } from '@scriptorium/contract/operations/factors.ts';
import { countRecoveryCodes, findFactors, storeTotp } from '../../db/accounts/factors.ts';
import { findFlow, type LoginFlow, takeFlow } from '../../db/accounts/login-flows.ts';
import { findLogin, lockLogin } from '../../db/accounts/users.ts';
import { aboutTotp, readCode } from '../../domain/accounts/second-factor.ts';
import { findStep } from '../../domain/accounts/totp.ts';
import type { Actor } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { codeLimits } from './code-limits.ts';
import { completeLogin, prepareLogin, replyLoggedIn, requireActive } from './complete-login.ts';
import { makeRecoveryCodes, tellFactorChange } from './use-code.ts';

/** The app becomes valid when its first code is entered, which also uses up that code. */
export const confirmTotp = write(contract, {
  limits: codeLimits,
  prepare: async (ctx, input) => {
    const flow = await findFlow(ctx.db, ctx.request.flow, ctx.now);
    if (flow === undefined || flow.data === null || !isOwn(flow, ctx.actor)) fail('flow-ended');
    const account = (await findLogin(ctx.db, flow.user_id ?? '')) ?? fail('flow-ended');
    const key = Buffer.from(ctx.ports.secrets.open(flow.data, aboutTotp(account.id)), 'base64');
    const read = readCode(input.code);
    const step = read?.kind === 'totp' ? findStep(key, read.code, ctx.now) : null;
    if (step === null) fail('wrong-code', { field: 'code' });
    return {
      ...prepareLogin(ctx, account.email, flow.typed_name),
      secret: flow.data,
      step,
      isLogin: flow.session_id === null,
    };
  },
  work: async (tx, _input, prepared) => {
    const flow = await takeFlow(tx.db, tx.request.flow, tx.now);
    // The secret has been replaced since, so the code belonged to another.
    if (flow === undefined || flow.data !== prepared.secret || !isOwn(flow, tx.actor)) fail('flow-ended');
    const account = (await lockLogin(tx.db, flow.user_id ?? '')) ?? fail('flow-ended');
    requireActive(account);
    const factors = await findFactors(tx.db, account.id);
    // Someone who has added a factor meanwhile logs in with it.
    if (prepared.isLogin && (factors.totp || factors.passkey)) fail('flow-ended');
    const { secret, step } = prepared;
    await storeTotp(tx.db, { userId: account.id, secret, step, now: tx.now });
    await tellFactorChange(tx, account, factors.totp ? 'totp-replaced' : 'totp-added');
    const hasCodes = (await countRecoveryCodes(tx.db, account.id)) > 0;
    const recoveryCodes = hasCodes ? [] : await makeRecoveryCodes(tx, account.id);
    const session = prepared.isLogin ? await completeLogin(tx, account, prepared, flow) : null;
    return { recoveryCodes, session };
  },
  reply: (_output, prepared) => (prepared.isLogin ? replyLoggedIn(prepared) : { flow: 'clear' }),
});

/** A factor is added in the session that began it or, during log-in, without one. */
function isOwn(flow: LoginFlow, actor: Actor): boolean {
  if (flow.purpose !== 'enrol') return false;
  return actor.kind === 'user' ? flow.session_id === actor.sessionId : flow.session_id === null;
}
