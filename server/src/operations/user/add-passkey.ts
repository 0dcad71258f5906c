import { fail } from '@scriptorium/contract/errors.ts';
import { addPasskey as contract } from '@scriptorium/contract/operations/passkeys.ts';
import { countRecoveryCodes } from '../../db/accounts/factors.ts';
import { findFlow, type LoginFlow, takeFlow } from '../../db/accounts/login-flows.ts';
import { insertPasskey, listPasskeys } from '../../db/accounts/passkeys.ts';
import { findLogin } from '../../db/accounts/users.ts';
import { PASSKEYS_PER_USER } from '../../domain/accounts/second-factor.ts';
import { type Actor, requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { makeRecoveryCodes, tellFactorChange } from '../auth/use-code.ts';

/** A challenge is valid for one passkey, in the session that requested it. */
export const addPasskey = write(contract, {
  limits: (_input, _request, actor) => [
    { key: `account:${requireUser(actor).userId}`, max: 60, windowMs: 15 * 60_000 },
  ],
  prepare: async (ctx, input) => {
    if (ctx.ports.passkeys.party === null) fail('no-passkeys');
    if (input.name.trim() === '') fail('invalid', { message: 'Please give the passkey a name.', field: 'name' });
    const challenge = readChallenge(await findFlow(ctx.db, ctx.request.flow, ctx.now), ctx.actor);
    const passkey = await ctx.ports.passkeys.verifyNew(input.credential, challenge);
    return { challenge, passkey: passkey ?? fail('passkey-refused') };
  },
  work: async (tx, input, { challenge, passkey }) => {
    const { userId } = requireUser(tx.actor);
    if (readChallenge(await takeFlow(tx.db, tx.request.flow, tx.now), tx.actor) !== challenge) fail('flow-ended');
    if ((await listPasskeys(tx.db, userId)).length >= PASSKEYS_PER_USER) fail('item-limit');
    const isNew = await insertPasskey(tx.db, {
      id: tx.newId(),
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: input.name.trim().normalize('NFC'),
      added_at: tx.now,
      used_at: null,
    });
    if (!isNew) fail('passkey-refused');
    await tellFactorChange(tx, (await findLogin(tx.db, userId)) ?? fail('internal'), 'passkey-added');
    const hasCodes = (await countRecoveryCodes(tx.db, userId)) > 0;
    return { recoveryCodes: hasCodes ? [] : await makeRecoveryCodes(tx, userId) };
  },
  reply: () => ({ flow: 'clear' }),
});

function readChallenge(flow: LoginFlow | undefined, actor: Actor): string {
  const isOwn = flow?.purpose === 'add-passkey' && flow.session_id === requireUser(actor).sessionId;
  return isOwn && flow.data !== null ? flow.data : fail('flow-ended');
}
