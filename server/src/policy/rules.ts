import type { ErrorCode } from '@scriptorium/contract/errors.ts';
import type { Access, May } from '@scriptorium/contract/operation.ts';
import { isAtLeast } from '@scriptorium/contract/review/limits.ts';
import type { GroupFacts, WorkspaceFacts } from '../domain/items/access-facts.ts';

/** The caller as seen by the rules: command line and the server's jobs are operators. */
export interface Caller {
  kind: 'guest' | 'user' | 'operator';
  isAdmin: boolean;
}

export interface Facts {
  workspace?: WorkspaceFacts;
  group?: GroupFacts;
}

/**
 * Null if allowed, else the refusal code. Absent and forbidden are the same, so nobody learns what exists.
 * Administrators manage users and groups but cannot read other people's files.
 */
export function judgeAccess(access: Access, caller: Caller, facts: Facts): ErrorCode | null {
  switch (access.rule) {
    case 'anyone':
      return null;
    case 'guest':
      return caller.kind === 'user' ? 'already-logged-in' : null;
    case 'user':
      return caller.kind === 'guest' ? 'not-logged-in' : null;
    case 'admin':
      if (caller.kind === 'guest') return 'not-logged-in';
      return caller.kind === 'operator' || caller.isAdmin ? null : 'forbidden';
    case 'workspace-member':
    case 'item': {
      if (caller.kind === 'guest') return 'not-logged-in';
      const { exists, isOwner, isMember, role } = facts.workspace ?? ABSENT_WORKSPACE;
      if (!exists) return 'not-found';
      if (caller.kind === 'operator') return null;
      if (!isOwner && !isMember) return 'not-found';
      return role !== null && isAtLeast(role, NEEDED[mostOf(access)]) ? null : 'forbidden';
    }
    case 'group-member': {
      if (caller.kind === 'guest') return 'not-logged-in';
      const { exists, isMember } = facts.group ?? ABSENT_GROUP;
      return exists && isMember ? null : 'not-found';
    }
    case 'group-manager': {
      if (caller.kind === 'guest') return 'not-logged-in';
      const { exists, isMember, isManager } = facts.group ?? ABSENT_GROUP;
      if (!exists) return 'not-found';
      if (caller.kind === 'operator' || caller.isAdmin || isManager) return null;
      return isMember ? 'forbidden' : 'not-found';
    }
  }
}

/** What somebody may do to an item is what they may do in its workspace, so the most that is done to any decides. */
function mostOf(access: Extract<Access, { rule: 'workspace-member' | 'item' }>): May {
  if (access.rule === 'workspace-member') return access.may;
  const all = Object.values(access.targets);
  return all.includes('edit') ? 'edit' : all.includes('comment') ? 'comment' : 'view';
}

const NEEDED = { view: 'reader', comment: 'commenter', edit: 'editor' } as const;

const ABSENT_WORKSPACE: WorkspaceFacts = { exists: false, isOwner: false, isMember: false, role: null };
const ABSENT_GROUP: GroupFacts = { exists: false, isMember: false, isManager: false, role: null };
