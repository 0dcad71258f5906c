import { fail } from '@scriptorium/contract/errors.ts';
import { setData as contract } from '@scriptorium/contract/operations/user.ts';
import { findUser, updateUser } from '../../db/accounts/users.ts';
import { parsePreferences } from '../../domain/accounts/accounts.ts';
import { checkAvatar } from '../../domain/accounts/avatar.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { describeUser } from '../../pipeline/describe-user.ts';
import { write } from '../../pipeline/operation.ts';

export const setData = write(contract, {
  // A 200 KB picture is 267 KB in base64.
  bodyLimit: 512 * 1024,
  prepare: async (_ctx, input) => ({
    avatar: input.avatar === undefined ? undefined : input.avatar ? checkAvatar(input.avatar) : null,
  }),
  work: async (tx, input, { avatar }) => {
    const displayName = input.displayName.trim().normalize('NFC');
    if (displayName === '') fail('invalid', { message: 'Please provide a name.', field: 'displayName' });
    const { userId } = requireUser(tx.actor);
    const user = (await findUser(tx.db, userId)) ?? fail('not-logged-in');
    await updateUser(tx.db, userId, {
      display_name: displayName,
      ...(avatar !== undefined && { avatar }),
      ...(input.preferences !== undefined && {
        preferences: JSON.stringify({ ...parsePreferences(user.preferences), ...input.preferences }),
      }),
    });
    return { user: await describeUser(tx.db, (await findUser(tx.db, userId)) ?? fail('internal'), tx.now) };
  },
});
