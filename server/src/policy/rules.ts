import type { ErrorCode } from '@scriptorium/contract/errors.ts';
import type { Access, May } from '@scriptorium/contract/operation.ts';
import { isAtLeast, type Role } from '@scriptorium/contract/review/limits.ts';
import type { GroupFacts } from '../domain/items/access-facts.ts';
import { type Grant, roleAt } from '../domain/items/places.ts';

/** The caller as seen by the rules; the command line and the server's jobs are operators. */
export interface Caller {
  /** `guest`: not logged in; `link-guest`: without an account, but came through a link; `directory`: not a person. */
  kind: 'guest' | 'link-guest' | 'user' | 'directory' | 'operator';
  isAdmin: boolean;
}

/** Rules about a caller, or about a caller and a group. Rules about items are checked by {@link judgeItem}. */
export type CallerAccess = Exclude<Access, { rule: 'workspace-member' | 'item' }>;

/**
 * Whether the caller is refused whatever the call is about. Guests of a link count as strangers except for calls that
 * are open to them. Directories have their own calls, and may make no others.
 */
export function isRefusedOutright(access: Access, caller: Caller): boolean {
  if ((access.rule === 'directory') !== (caller.kind === 'directory')) return true;
  if (access.rule === 'anyone' || access.rule === 'guest') return false;
  if (caller.kind === 'link-guest') return !('guests' in access && access.guests);
  return caller.kind === 'guest';
}

/**
 * Null if allowed, otherwise the code of the refusal. Absent and forbidden are the same, so that nobody learns what
 * exists. Administrators manage users and groups but cannot read other people's files.
 */
export function judgeAccess(access: CallerAccess, caller: Caller, group?: GroupFacts): ErrorCode | null {
  if (isRefusedOutright(access, caller)) return 'not-logged-in';
  switch (access.rule) {
    case 'anyone':
    case 'directory':
    case 'user':
      return null;
    case 'guest':
      return caller.kind === 'user' ? 'already-logged-in' : null;
    case 'admin':
      return caller.kind === 'operator' || caller.isAdmin ? null : 'forbidden';
    case 'group-member': {
      const { exists, isMember } = group ?? ABSENT_GROUP;
      return exists && isMember ? null : 'not-found';
    }
    case 'group-owner': {
      const { exists, isMember, isOwner } = group ?? ABSENT_GROUP;
      if (!exists) return 'not-found';
      if (caller.kind === 'operator' || caller.isAdmin || isOwner) return null;
      return isMember ? 'forbidden' : 'not-found';
    }
    case 'group-manager': {
      const { exists, isMember, isManager } = group ?? ABSENT_GROUP;
      if (!exists) return 'not-found';
      if (caller.kind === 'operator' || caller.isAdmin || isManager) return null;
      return isMember ? 'forbidden' : 'not-found';
    }
  }
}

/** A person's role in a workspace, and what else is shared with them there. */
export interface Standing {
  readonly role: Role | null;
  readonly grants: readonly Grant[];
}

const NEEDED = { view: 'reader', comment: 'commenter', edit: 'editor', move: 'editor', share: 'manager' } as const;

/** Whether a role in the workspace allows this on any item in it, so that shares need not be looked up. */
export function isEnough(may: May, role: Role | null): boolean {
  return role !== null && isAtLeast(role, NEEDED[may]);
}

/**
 * Whether this may be done to the item with this path, whether or not it exists. Callers who may not even see it learn
 * nothing. Moving or deleting an item changes the folder above it: a shared item stays where its owners put it.
 */
export function judgeItem(may: May, standing: Standing, names: readonly string[]): ErrorCode | null {
  const { role, grants } = standing;
  const seen = roleAt(names, role, grants);
  if (seen === null) return 'not-found';
  const decisive = may === 'move' ? roleAt(names.slice(0, -1), role, grants) : seen;
  return isEnough(may, decisive) ? null : 'forbidden';
}

const ABSENT_GROUP: GroupFacts = { exists: false, isMember: false, isManager: false, isOwner: false, role: null };
