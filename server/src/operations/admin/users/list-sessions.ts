import { fail } from '@scriptorium/contract/errors.ts';
import { listUserSessions as contract } from '@scriptorium/contract/operations/admin-users.ts';
import { listOwnedGroups } from '../../../db/groups/account-groups.ts';
import { listSessions } from '../../../db/accounts/sessions.ts';
import { findUserByEmail } from '../../../db/accounts/users.ts';
import { isLive } from '../../../domain/accounts/sessions.ts';
import { read } from '../../../pipeline/operation.ts';

export const listUserSessions = read(contract, async (ctx, input) => {
  const user = (await findUserByEmail(ctx.db, input.email)) ?? fail('not-found', { message: 'User not found.' });
  const sessions = await listSessions(ctx.db, user.id);
  return {
    sessions: sessions.map((session) => ({
      uuid: session.id,
      clientID: session.client_id,
      lastSeen: new Date(session.last_seen).toISOString(),
      isExpired: !isLive(session, user.is_admin === 1, ctx.now),
    })),
    ownedGroups: (await listOwnedGroups(ctx.db, user.id)).map(({ id, name }) => ({ uuid: id, name })),
  };
});
