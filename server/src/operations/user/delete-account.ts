import { deleteAccount as contract } from '@scriptorium/contract/operations/user.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { removeAccountOf } from './remove-account.ts';

export const deleteAccount = write(contract, {
  endsAdmins: true,
  work: async (tx) => {
    await removeAccountOf(tx, requireUser(tx.actor).email);
    return {};
  },
  reply: () => ({ session: 'clear' }),
});
