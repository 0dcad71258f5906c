import { listUsers as contract } from '@scriptorium/contract/operations/user.ts';
import { findPeople } from '../../db/accounts/people.ts';
import { isAdministrator, requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';

const MIN_QUERY = 3;
const MAX_FOUND = 20;
/** Page size for an administrator without a query; `admin/users/list` returns the rest. */
const MAX_ALL = 1000;

export const listUsers = read(
  contract,
  async (ctx, input) => {
    const isAdmin = isAdministrator(ctx.actor);
    const query = (input.query ?? '').trim();
    if (query === '' ? !isAdmin : [...query].length < MIN_QUERY) return { users: [] };
    const rows = await findPeople(ctx.db, query, {
      limit: query === '' ? MAX_ALL : MAX_FOUND,
      sharedWith: isAdmin ? null : requireUser(ctx.actor).userId,
    });
    return {
      users: rows.map((row) => ({
        uuid: row.id,
        // Elsewhere a missing name is replaced by the e-mail address; here that would reveal it to anyone.
        displayName: row.display_name || (isAdmin || row.exact ? row.email : 'No name'),
        avatar: row.avatar,
        ...((isAdmin || row.exact) && { email: row.email }),
      })),
    };
  },
  {
    // Typing a name takes a few calls; guessing addresses takes thousands.
    limits: (input, _request, actor) => {
      const { userId, isAdmin } = requireUser(actor);
      const names = { key: `account:${userId}`, max: 300, windowMs: 600_000 };
      const isWholeAddress = !isAdmin && /@[^@.]+(?:\.[^@.]+)+$/u.test(input.query ?? '');
      return isWholeAddress ? [names, { key: `addresses:${userId}`, max: 100, windowMs: 3_600_000 }] : [names];
    },
  },
);
