import type { Role } from '@scriptorium/contract/review/limits.ts';

/** What a rule needs to know of a workspace: whether it exists and is not deleted, and how the caller stands to it. */
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
  role: Role | null;
}
