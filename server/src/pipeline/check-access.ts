import { fail } from '@scriptorium/contract/errors.ts';
import type { ErrorCode } from '@scriptorium/contract/errors.ts';
import type { Access } from '@scriptorium/contract/operation.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { Kysely } from 'kysely';
import { loadGroupFacts, loadWorkspaceFacts } from '../db/groups/access-facts.ts';
import type { Schema } from '../db/schema.ts';
import { findSessionHolder } from '../db/accounts/sessions.ts';
import { isActiveAdmin, lockUser } from '../db/accounts/users.ts';
import { type Caller, type Facts, judgeAccess } from '../policy/rules.ts';
import { type Actor, requireUser } from './actor.ts';

/** Loads the facts an access rule needs and refuses accordingly. `lock` in transactions that write. */
export async function checkAccess(
  db: Kysely<Schema>,
  access: Access,
  actor: Actor,
  input: unknown,
  lock: boolean,
): Promise<void> {
  const caller = asCaller(actor);
  const userId = actor.kind === 'user' ? actor.userId : null;
  const facts: Facts = {};
  if (caller.kind !== 'guest') {
    if (access.rule === 'workspace-member' || access.rule === 'item') {
      facts.workspace = await loadWorkspaceFacts(db, readField(input, access.workspace), userId, lock);
    } else if (access.rule === 'group-member' || access.rule === 'group-manager') {
      facts.group = await loadGroupFacts(db, readField(input, access.group), userId, lock);
    }
  }
  const refusal = judgeAccess(access, caller, facts);
  if (refusal !== null) fail(refusal);
  if ((access.rule !== 'user' && access.rule !== 'admin') || access.named === undefined || userId === null) return;
  // Items named besides, by somebody who is let in anyway; administrators too see only what they see as members.
  const workspaceId = readField(input, access.named.workspace);
  if (workspaceId === '') return;
  const workspace = await loadWorkspaceFacts(db, workspaceId, userId, lock);
  const named = judgeAccess({ rule: 'item', ...access.named }, { kind: 'user', isAdmin: false }, { workspace });
  if (named !== null) fail(named);
}

/**
 * Whether a user may currently use a workspace, by the same rule as calls that name it. For links, sockets, jobs, and
 * calls that reach a second workspace.
 */
export async function mayUseWorkspace(
  db: Kysely<Schema>,
  workspaceId: string,
  userId: string,
  may: 'view' | 'comment' | 'edit',
): Promise<boolean> {
  return (await judgeWorkspace(db, workspaceId, userId, may)) === null;
}

async function judgeWorkspace(
  db: Kysely<Schema>,
  workspaceId: string,
  userId: string,
  may: 'view' | 'comment' | 'edit',
): Promise<ErrorCode | null> {
  const workspace = await loadWorkspaceFacts(db, workspaceId, userId, false);
  const access = { rule: 'workspace-member', workspace: 'uuid', may } as const;
  return judgeAccess(access, { kind: 'user', isAdmin: false }, { workspace });
}

/** Like {@link mayUseWorkspace} for the caller; refuses as if the workspace were not there. */
export async function requireWorkspace(
  ctx: { db: Kysely<Schema>; actor: Actor },
  workspaceId: string,
  may: 'view' | 'comment' | 'edit',
): Promise<void> {
  const refusal = await judgeWorkspace(ctx.db, workspaceId, requireUser(ctx.actor).userId, may);
  if (refusal !== null) fail(refusal);
}

/** What a person may do in a workspace at this moment; null for one they have no access to. */
export async function findRole(db: Kysely<Schema>, workspaceId: string, userId: string): Promise<Role | null> {
  return (await loadWorkspaceFacts(db, workspaceId, userId, false)).role;
}

/** Whether somebody may manage a group at this moment: what they began in its name counts only as long. */
export async function mayManageGroup(
  db: Kysely<Schema>,
  groupId: string,
  user: { id: string; is_admin: number; suspended: number },
): Promise<boolean> {
  if (user.suspended === 1) return false;
  const group = await loadGroupFacts(db, groupId, user.id, false);
  const access = { rule: 'group-manager', group: 'uuid' } as const;
  return judgeAccess(access, { kind: 'user', isAdmin: user.is_admin === 1 }, { group }) === null;
}

/** Whether this user is currently an administrator and not suspended. */
export async function mayAdminister(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const isAdmin = await isActiveAdmin(db, userId);
  return judgeAccess({ rule: 'admin' }, { kind: 'user', isAdmin }, {}) === null;
}

/**
 * The caller as the database now has them: rights just withdrawn count. On PostgreSQL their row stays locked, so that
 * per-person limits hold against concurrent calls.
 */
export async function reloadActor(db: Kysely<Schema>, actor: Actor, now: number): Promise<Actor> {
  if (actor.kind !== 'user') return actor;
  await lockUser(db, actor.userId);
  const holder = await findSessionHolder(db, { sessionId: actor.sessionId }, now);
  if (holder === undefined) fail('not-logged-in');
  return {
    kind: 'user',
    userId: holder.user_id,
    sessionId: holder.id,
    email: holder.email,
    displayName: holder.display_name,
    isAdmin: holder.is_admin === 1,
    authenticatedAt: holder.authenticated_at,
  };
}

function asCaller(actor: Actor): Caller {
  switch (actor.kind) {
    case 'guest':
      return { kind: 'guest', isAdmin: false };
    case 'user':
      return { kind: 'user', isAdmin: actor.isAdmin };
    case 'cli':
    case 'system':
      return { kind: 'operator', isAdmin: true };
  }
}

function readField(input: unknown, name: string): string {
  const value = typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}
