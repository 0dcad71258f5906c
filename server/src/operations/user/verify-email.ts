import { fail } from '@scriptorium/contract/errors.ts';
import { verifyEmail as contract } from '@scriptorium/contract/operations/user.ts';
import { consumeToken, deleteTokens } from '../../db/accounts/tokens.ts';
import { findUser, updateUser } from '../../db/accounts/users.ts';
import { write } from '../../pipeline/operation.ts';
import { notifyOfWaiting } from './notify-of-waiting.ts';

export const verifyEmail = write(contract, {
  limits: (_input, request) => [{ key: `address:${request.network}`, max: 60, windowMs: 15 * 60 * 1000 }],
  work: async (tx, input) => {
    const used = await consumeToken(tx.db, ['verify-email'], tx.hashToken(input.token), tx.now);
    const user = used?.userId == null ? undefined : await findUser(tx.db, used.userId);
    if (user === undefined || user.suspended === 1) fail('invalid-token');
    await updateUser(tx.db, user.id, { email_verified: 1 });
    await deleteTokens(tx.db, user.id, ['verify-email']);
    if (user.awaits_approval === 1) await notifyOfWaiting(tx, 'approval');
    tx.record({ type: 'user.email-verified', userId: user.id, email: user.email });
    return {};
  },
});
