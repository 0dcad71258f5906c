import type { Kysely } from 'kysely';
import { fail } from '@scriptorium/contract/errors.ts';
import { finishLogin as contract } from '@scriptorium/contract/operations/factors.ts';
import { findTotp } from '../../db/accounts/factors.ts';
import { findFlow, type LoginFlow, takeFlow } from '../../db/accounts/login-flows.ts';
import { findLogin, type LoginRow } from '../../db/accounts/users.ts';
import type { Schema } from '../../db/schema.ts';
import { aboutTotp, readCode } from '../../domain/accounts/second-factor.ts';
import { findStep } from '../../domain/accounts/totp.ts';
import { type PrepareContext, write } from '../../pipeline/operation.ts';
import { codeLimits } from './code-limits.ts';
import { completeLogin, prepareLogin, replyLoggedIn, requireActive } from './complete-login.ts';
import { prepareTrust, replyTrusted, trustDevice } from './trust-device.ts';
import { useRecoveryCode, useTotpCode, type UsedCode } from './use-code.ts';

/** The second step of a log-in. The flow survives failures, within the limits for guesses. */
export const finishLogin = write(contract, {
  limits: codeLimits,
  prepare: async (ctx, input) => {
    const flow = await findFlow(ctx.db, ctx.request.flow, ctx.now);
    const account = await findOwner(ctx.db, flow);
    if (account === undefined) fail('flow-ended');
    const used = await readUsedCode(ctx, account.id, input.code);
    // Someone using a recovery code has lost their device, so the browser is not trusted.
    const trust = prepareTrust(ctx, input.trust && used?.kind === 'totp', account);
    return { ...prepareLogin(ctx, account.email, flow?.typed_name), email: account.email, used, trust };
  },
  work: async (tx, _input, prepared) => {
    const flow = await takeFlow(tx.db, tx.request.flow, tx.now);
    const account = await findOwner(tx.db, flow);
    if (flow === undefined || account === undefined) fail('flow-ended');
    requireActive(account);
    const { used } = prepared;
    if (used === null) fail('wrong-code', { field: 'code' });
    if (used.kind === 'totp') await useTotpCode(tx, account.id, used);
    else await useRecoveryCode(tx, account, used.code);
    await trustDevice(tx, prepared.trust, { userId: account.id, clientId: flow.client_id });
    return completeLogin(tx, account, prepared, flow);
  },
  refused: (code, _input, { address }, { email }) =>
    code === 'wrong-code' ? { type: 'login.refused', email, reason: 'code', address } : null,
  reply: (_output, prepared) => ({ ...replyLoggedIn(prepared), ...replyTrusted(prepared.trust) }),
});

function findOwner(db: Kysely<Schema>, flow: LoginFlow | undefined): Promise<LoginRow | undefined> {
  // No account has the empty id.
  return findLogin(db, flow?.purpose === 'second-factor' ? (flow.user_id ?? '') : '');
}

async function readUsedCode(ctx: PrepareContext, userId: string, typed: string): Promise<UsedCode | null> {
  const read = readCode(typed);
  if (read?.kind !== 'totp') return read;
  const totp = await findTotp(ctx.db, userId);
  if (totp === undefined) return null;
  const key = Buffer.from(ctx.ports.secrets.open(totp.secret, aboutTotp(userId)), 'base64');
  const step = findStep(key, read.code, ctx.now);
  return step === null ? null : { kind: 'totp', secret: totp.secret, step };
}
