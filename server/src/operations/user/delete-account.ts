import { deleteAccount as contract } from '@scriptorium/contract/operations/user.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { removeAccounts } from './remove-account.ts';

export const deleteAccount = write(contract, {
  endsAdmins: true,
  work: async (tx) => {
    await removeAccounts(tx, [requireUser(tx.actor).email]);
    return {};
  },
  reply: () => ({ session: 'clear' }),
});
