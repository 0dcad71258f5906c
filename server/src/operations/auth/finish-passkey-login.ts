import { fail } from '@scriptorium/contract/errors.ts';
import { finishPasskeyLogin as contract, type UsedCredential } from '@scriptorium/contract/operations/passkeys.ts';
import { findFlow, type LoginFlow, takeFlow } from '../../db/accounts/login-flows.ts';
import { findPasskey, type PasskeyRow, usePasskey } from '../../db/accounts/passkeys.ts';
import { findLogin, lockLogin } from '../../db/accounts/users.ts';
import { requirePasswordLogin } from '../../pipeline/open-session.ts';
import { write } from '../../pipeline/operation.ts';
import { codeLimits } from './code-limits.ts';
import { completeLogin, prepareLogin, replyLoggedIn, requireActive } from './complete-login.ts';
import { readStored } from './stored-passkey.ts';
import { prepareTrust, replyTrusted, trustDevice } from './trust-device.ts';

/** An unlocked passkey counts as two factors; after the password it need not be unlocked. Each challenge works once. */
export const finishPasskeyLogin = write(contract, {
  limits: codeLimits,
  prepare: async (ctx, { credential, trust: isWanted }) => {
    const { passkeys } = ctx.ports;
    if (passkeys.party === null) fail('no-passkeys');
    const flow = await findFlow(ctx.db, ctx.request.flow, ctx.now);
    if (flow === undefined || flow.data === null || !isForPasskeys(flow)) fail('flow-ended');
    if (flow.identity_id === null) await requirePasswordLogin(ctx);
    const row = await findPasskey(ctx.db, credential.id);
    const account = row !== undefined && isOf(row, flow, credential) ? await findLogin(ctx.db, row.user_id) : undefined;
    if (row === undefined || account === undefined) fail('passkey-refused');
    const mustUnlock = flow.purpose === 'passkey';
    const counter = await passkeys.verifyUse(credential, flow.data, readStored(row), { mustUnlock });
    // When used alone, there is no second step to skip next time.
    const trust = prepareTrust(ctx, isWanted && !mustUnlock, account);
    const login = prepareLogin(ctx, account.email, flow.typed_name);
    return { ...login, row, email: account.email, challenge: flow.data, counter, trust };
  },
  work: async (tx, _input, prepared) => {
    const flow = await takeFlow(tx.db, tx.request.flow, tx.now);
    if (flow === undefined || flow.data !== prepared.challenge) fail('flow-ended');
    const { row, counter } = prepared;
    const account = (await lockLogin(tx.db, row.user_id)) ?? fail('passkey-refused');
    if (counter === null || !(await usePasskey(tx.db, { id: row.id, counter, now: tx.now }))) fail('passkey-refused');
    requireActive(account);
    await trustDevice(tx, prepared.trust, { userId: account.id, clientId: flow.client_id });
    return completeLogin(tx, account, prepared, flow);
  },
  refused: (code, _input, { address }, { email }) =>
    code === 'passkey-refused' ? { type: 'login.refused', email, reason: 'passkey', address } : null,
  reply: (_output, prepared) => ({ ...replyLoggedIn(prepared), ...replyTrusted(prepared.trust) }),
});

function isForPasskeys({ purpose }: LoginFlow): boolean {
  return purpose === 'passkey' || purpose === 'second-factor';
}

/** The passkey must belong to whoever gave the password; its own user handle, if sent, must agree. */
function isOf(row: PasskeyRow, flow: LoginFlow, { response: { userHandle } }: UsedCredential): boolean {
  if (flow.user_id !== null && flow.user_id !== row.user_id) return false;
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === row.user_id;
}
