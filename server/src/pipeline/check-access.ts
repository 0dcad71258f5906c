import { fail } from '@scriptorium/contract/errors.ts';
import type { Access } from '@scriptorium/contract/operation.ts';
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
    if (access.rule === 'workspace-member') {
      facts.workspace = await loadWorkspaceFacts(db, readField(input, access.workspace), userId, lock);
    } else if (access.rule === 'group-member' || access.rule === 'group-manager') {
      facts.group = await loadGroupFacts(db, readField(input, access.group), userId, lock);
    }
  }
  const refusal = judgeAccess(access, caller, facts);
  if (refusal !== null) fail(refusal);
}

const MEMBER = { rule: 'workspace-member', workspace: 'uuid' } as const;

/**
 * Whether a user may currently use a workspace, by the same rule as calls that name it. For links, sockets, jobs, and
 * calls that reach a second workspace.
 */
export async function mayUseWorkspace(db: Kysely<Schema>, workspaceId: string, userId: string): Promise<boolean> {
  const workspace = await loadWorkspaceFacts(db, workspaceId, userId, false);
  return judgeAccess(MEMBER, { kind: 'user', isAdmin: false }, { workspace }) === null;
}

/** Like {@link mayUseWorkspace} for the caller; `not-found` if not. */
export async function requireWorkspace(ctx: { db: Kysely<Schema>; actor: Actor }, workspaceId: string): Promise<void> {
  if (!(await mayUseWorkspace(ctx.db, workspaceId, requireUser(ctx.actor).userId))) fail('not-found');
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
