import type { Group } from '@scriptorium/contract/operations/groups.ts';
import type { AdminGroupRow } from '../../../db/groups/admin-groups.ts';

/** A group as the contract describes it. */
export function describeGroup(row: AdminGroupRow): Group {
  return {
    uuid: row.id,
    name: row.name,
    quota: row.quota,
    size: row.used_bytes,
    ownerUUID: row.owner_id,
    ownerName: row.owner_name,
    createdAt: new Date(row.created_at).toISOString(),
    members: row.members.map((member) => ({
      uuid: member.user_id,
      displayName: member.display_name || member.email,
      avatar: member.avatar,
      isManager: member.is_manager === 1,
      role: member.role,
      isOwner: member.user_id === row.owner_id,
      provider: member.provider_name,
      joinedAt: new Date(member.joined_at).toISOString(),
    })),
  };
}
