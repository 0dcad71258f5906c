import { listScimGroups as contract } from '@scriptorium/contract/operations/scim.ts';
import {
  countDirectoryGroups,
  countDirectoryMembers,
  type DirectoryGroupRow,
  listDirectoryGroups,
} from '../../../db/groups/directory-groups.ts';
import { readGroupsFilter, readPage } from '../../../domain/provisioning/queries.ts';
import { requireDirectory } from '../../../pipeline/actor.ts';
import { readOffThread, type ReadContext } from '../../../pipeline/operation.ts';
import { directoryLimits } from '../directory-limits.ts';
import { describeScimGroups } from './said-group.ts';

/** Limit per response. A page ends before the group that would exceed it, unless it is the first. */
const MEMBERS_SHOWN = 20_000;

/** Of thousands of people, so not on the main thread. */
export const listScimGroups = readOffThread(
  contract,
  async (ctx, { filter, withMembers, ...asked }) => {
    const { directoryId } = requireDirectory(ctx.actor);
    const query = readGroupsFilter(filter);
    const { startIndex, ...page } = readPage(asked);
    if (query === null) return { totalResults: 0, startIndex, itemsPerPage: 0, Resources: [] };
    const totalResults = await countDirectoryGroups(ctx.db, directoryId, query);
    const rows = page.limit === 0 ? [] : await listDirectoryGroups(ctx.db, directoryId, query, page);
    const shown = withMembers ? await cutPage(ctx, directoryId, rows) : rows;
    const Resources = await describeScimGroups(ctx, directoryId, shown, withMembers);
    return { totalResults, startIndex, itemsPerPage: Resources.length, Resources };
  },
  'planner',
  { limits: directoryLimits },
);

async function cutPage(
  { db }: Pick<ReadContext, 'db'>,
  directoryId: string,
  rows: readonly DirectoryGroupRow[],
): Promise<DirectoryGroupRow[]> {
  const ids = rows.map((row) => row.group_id);
  const counts = await countDirectoryMembers(db, directoryId, ids);
  let sum = 0;
  return rows.filter((row, index) => {
    sum += counts.get(row.group_id) ?? 0;
    return index === 0 || sum <= MEMBERS_SHOWN;
  });
}
