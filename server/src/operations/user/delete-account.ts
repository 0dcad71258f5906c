import { fail } from '@scriptorium/contract/errors.ts';
import { deleteAccount as contract } from '@scriptorium/contract/operations/user.ts';
import { findUser } from '../../db/users.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { removeAccounts } from './remove-account.ts';

export const deleteAccount = write(contract, {
  endsAdmins: true,
  limits: (_input, _request, actor) => [
    { key: `account:${requireUser(actor).userId}`, max: 10, windowMs: 15 * 60 * 1000 },
  ],
  prepare: async (ctx, input) => {
    if (input.password === undefined) return {};
    const user = (await findUser(ctx.db, requireUser(ctx.actor).userId)) ?? fail('not-logged-in');
    if (!(await ctx.ports.passwords.verify(input.password, user.password_hash))) {
      fail('wrong-password', { message: 'The password is wrong.', field: 'password' });
    }
    return {};
  },
  work: async (tx) => {
    await removeAccounts(tx, [requireUser(tx.actor).email]);
    return {};
  },
  reply: () => ({ session: 'clear' }),
});
