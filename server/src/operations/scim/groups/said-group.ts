import { fail } from '@scriptorium/contract/errors.ts';
import type { ScimGroup } from '@scriptorium/contract/operations/scim.ts';
import type { Kysely } from 'kysely';
import { filterPeople } from '../../../db/accounts/directory-people.ts';
import {
  type DirectoryGroupRow,
  findDirectoryGroup,
  listDirectoryMembers,
} from '../../../db/groups/directory-groups.ts';
import type { Schema } from '../../../db/schema.ts';
import { describeGroup } from '../../../domain/provisioning/describe.ts';
import type { ReadContext } from '../../../pipeline/operation.ts';
import { failUnknown } from '../directory-limits.ts';

type Context = Pick<ReadContext, 'db' | 'server'>;

export async function readScimGroup(
  ctx: Context,
  directoryId: string,
  id: string,
  withMembers: boolean,
): Promise<ScimGroup> {
  const row = (await findDirectoryGroup(ctx.db, directoryId, id)) ?? failUnknown();
  const [group] = await describeScimGroups(ctx, directoryId, [row], withMembers);
  return group ?? failUnknown();
}

export async function describeScimGroups(
  { db, server }: Context,
  directoryId: string,
  rows: readonly DirectoryGroupRow[],
  withMembers: boolean,
): Promise<ScimGroup[]> {
  const ids = rows.map((row) => row.group_id);
  const members = withMembers ? await listDirectoryMembers(db, directoryId, ids) : null;
  return rows.map((row) => describeGroup(server.publicUrl, row, members?.get(row.group_id) ?? null));
}

/** Refuses members that are not users of the directory. */
export async function requirePeople(db: Kysely<Schema>, directoryId: string, ids: readonly string[]): Promise<void> {
  const found = await filterPeople(db, directoryId, ids);
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined)
    fail('invalid', { message: `There is no user with the id ${missing} in this directory.`, field: 'members' });
}
