import { fail } from '@scriptorium/contract/errors.ts';
import type { Group } from '@scriptorium/contract/operations/groups.ts';
import type { Kysely } from 'kysely';
import { readAdminGroup } from '../../db/groups/admin-groups.ts';
import type { Schema } from '../../db/schema.ts';
import { describeGroup } from '../admin/groups/describe-group.ts';

/** A group as seen by its members. */
export async function readGroup(db: Kysely<Schema>, id: string): Promise<Group> {
  return describeGroup((await readAdminGroup(db, id)) ?? fail('not-found'));
}
