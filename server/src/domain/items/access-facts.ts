import type { Role } from '@scriptorium/contract/review/limits.ts';

export interface GroupFacts {
  exists: boolean;
  isMember: boolean;
  isManager: boolean;
  isOwner: boolean;
  role: Role | null;
}

/** A person's role through membership in a group. */
export function roleOfMember(facts: { isOwner: boolean; is_manager: number | null; role: Role }): Role {
  if (facts.isOwner) return 'owner';
  return facts.is_manager === 1 ? 'manager' : facts.role;
}
