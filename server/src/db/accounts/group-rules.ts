import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Held } from '../../domain/accounts/group-rules.ts';
import type { Schema } from '../schema.ts';
import type { GroupRuleTable } from '../schema/accounts.ts';

export type GroupRuleRow = Selectable<GroupRuleTable>;

/** A provider's rules, oldest first, with the names of their groups; without those for deleted groups. */
export function listGroupRules(
  db: Kysely<Schema>,
  providerId: string,
): Promise<(GroupRuleRow & { group_name: string })[]> {
  return db
    .selectFrom('group_rule')
    .innerJoin('user_group', 'user_group.id', 'group_rule.group_id')
    .selectAll('group_rule')
    .select('user_group.name as group_name')
    .where('group_rule.provider_id', '=', providerId)
    .where('user_group.deleted_at', 'is', null)
    .orderBy('group_rule.made_at')
    .orderBy('group_rule.id')
    .execute();
}

export function findGroupRule(db: Kysely<Schema>, id: string): Promise<GroupRuleRow | undefined> {
  return db.selectFrom('group_rule').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertGroupRule(db: Kysely<Schema>, rule: Insertable<GroupRuleTable>): Promise<void> {
  await db.insertInto('group_rule').values(rule).execute();
}

/** After the last of a provider's rules for a group, the members it added stay, as if added by hand. */
export async function deleteGroupRule(db: Kysely<Schema>, rule: GroupRuleRow): Promise<void> {
  await db.deleteFrom('group_rule').where('id', '=', rule.id).execute();
  const others = db
    .selectFrom('group_rule')
    .select('id')
    .where('provider_id', '=', rule.provider_id)
    .where('group_id', '=', rule.group_id);
  await db
    .updateTable('membership')
    .set({ provider_id: null })
    .where('group_id', '=', rule.group_id)
    .where('provider_id', '=', rule.provider_id)
    .where((row) => row.not(row.exists(others)))
    .execute();
}

/** A person's memberships in these groups, with the provider that granted each (null if none did), by group. */
export async function listMembershipsIn(
  db: Kysely<Schema>,
  userId: string,
  groupIds: readonly string[],
): Promise<Map<string, Held>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('membership')
    .select(['group_id', 'is_manager', 'role', 'provider_id'])
    .where('user_id', '=', userId)
    .where('group_id', 'in', groupIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.group_id,
      { role: row.is_manager === 1 ? 'manager' : row.role, provider: row.provider_id } as const,
    ]),
  );
}
