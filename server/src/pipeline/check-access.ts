import { fail } from '@scriptorium/contract/errors.ts';
import type { Access } from '@scriptorium/contract/operation.ts';
import type { Kysely } from 'kysely';
import { loadGroupFacts, loadWorkspaceFacts } from '../db/access-facts.ts';
import { lockRows } from '../db/lock-rows.ts';
import type { Schema } from '../db/schema.ts';
import { findSessionHolder } from '../db/sessions.ts';
import { type Caller, type Facts, judgeAccess } from '../policy/rules.ts';
import type { Actor } from './actor.ts';

/** Reads the facts a rule rests on and refuses when it says so. `lock` inside a transaction that writes. */
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

/**
 * The caller as the database knows him inside the transaction: rights taken away a moment ago count. On PostgreSQL his
 * row stays locked, so that limits counted per person hold against calls of his made at the same time.
 */
export async function reloadActor(db: Kysely<Schema>, actor: Actor, now: number): Promise<Actor> {
  if (actor.kind !== 'user') return actor;
  await lockRows(db, db.selectFrom('user').select('id').where('id', '=', actor.userId)).execute();
  const holder = await findSessionHolder(db, { sessionId: actor.sessionId }, now);
  if (holder === undefined) fail('not-logged-in');
  return {
    kind: 'user',
    userId: holder.user_id,
    sessionId: holder.id,
    email: holder.email,
    displayName: holder.display_name,
    isAdmin: holder.is_admin === 1,
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
