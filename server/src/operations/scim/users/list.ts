import { listScimUsers as contract } from '@scriptorium/contract/operations/scim.ts';
import { countPeople, listPeople } from '../../../db/accounts/directory-people.ts';
import { readPage, readUsersFilter } from '../../../domain/provisioning/queries.ts';
import { requireDirectory } from '../../../pipeline/actor.ts';
import { readOffThread } from '../../../pipeline/operation.ts';
import { directoryLimits } from '../directory-limits.ts';
import { describeScimUser } from './said-user.ts';

/** Of thousands of people, so not on the main thread. */
export const listScimUsers = readOffThread(
  contract,
  async (ctx, input) => {
    const { directoryId } = requireDirectory(ctx.actor);
    const query = readUsersFilter(input.filter);
    const { startIndex, ...page } = readPage(input);
    if (query === null) return { totalResults: 0, startIndex, itemsPerPage: 0, Resources: [] };
    const totalResults = await countPeople(ctx.db, directoryId, query);
    const rows = page.limit === 0 ? [] : await listPeople(ctx.db, directoryId, query, page);
    const Resources = rows.map((row) => describeScimUser(ctx, row));
    return { totalResults, startIndex, itemsPerPage: Resources.length, Resources };
  },
  'planner',
  { limits: directoryLimits },
);
