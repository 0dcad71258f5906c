import type { Role } from '@scriptorium/contract/review/limits.ts';

/** What a rule needs to know of a workspace: whether it exists, and the caller's relation to it. */
export interface WorkspaceFacts {
  exists: boolean;
  isOwner: boolean;
  isMember: boolean;
  /** What the caller may do with its items; null without access. */
  role: Role | null;
}

export interface GroupFacts {
  exists: boolean;
  isMember: boolean;
  isManager: boolean;
  isOwner: boolean;
  role: Role | null;
}

/** What somebody may do by their membership in a group. */
export function roleOfMember(facts: { isOwner: boolean; is_manager: number | null; role: Role }): Role {
  if (facts.isOwner) return 'owner';
  return facts.is_manager === 1 ? 'manager' : facts.role;
}
