import { fail } from '@scriptorium/contract/errors.ts';
import { createUser as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { readAdminUser } from '../../../db/accounts/admin-users.ts';
import { findUser, insertUser } from '../../../db/accounts/users.ts';
import { drawUserId } from '../../../model/accounts/draw-user-id.ts';
import { write } from '../../../pipeline/operation.ts';
import { linkToCopy, sendAccountLink } from '../../user/send-account-link.ts';
import { checkQuota } from './change-accounts.ts';
import { describeUser } from './describe-user.ts';

/** The administrator never knows the password: the owner sets it through a link, which also verifies the address. */
export const createUser = write(contract, {
  work: async (tx, input) => {
    checkQuota(tx, input.quota);
    const id = await drawUserId(tx);
    const isNew = await insertUser(tx.db, {
      id,
      email: input.email,
      displayName: input.displayName,
      passwordHash: null,
      emailVerified: false,
      isAdmin: input.isAdmin,
      quota: input.quota,
      workspaceId: tx.newId(),
      rootId: tx.newId(),
      now: tx.now,
    });
    if (!isNew) fail('email-taken', { field: 'email' });
    const user = (await findUser(tx.db, id)) ?? fail('internal');
    const mail = await sendAccountLink(tx, 'set-password', user);
    tx.record({ type: 'user.created', userId: id, email: user.email });
    return { user: describeUser((await readAdminUser(tx.db, id)) ?? fail('internal')), ...linkToCopy(tx, mail) };
  },
});
