import { fail } from '@scriptorium/contract/errors.ts';
import type { Access, May } from '@scriptorium/contract/operation.ts';
import type { Kysely } from 'kysely';
import { loadGroupFacts, lockWorkspaceOf } from '../db/groups/access-facts.ts';
import { listGrants } from '../db/groups/grants.ts';
import { readMembership, readItemRights } from '../db/groups/item-rights.ts';
import type { Schema } from '../db/schema.ts';
import { findSessionHolder } from '../db/accounts/sessions.ts';
import { findDirectoryActor } from './directory-actor.ts';
import { findLinkGuest } from './link-guests.ts';
import { isActiveAdmin, lockUser } from '../db/accounts/users.ts';
import { readNames, roleAt, type Root } from '../domain/items/places.ts';
import { type Caller, isEnough, isRefusedOutright, judgeAccess, judgeItem, type Standing } from '../policy/rules.ts';
import { type Actor, requirePerson } from './actor.ts';

/** An admitted call, in the form the operation receives. */
export interface Admitted {
  /** With workspace UUIDs and paths within workspaces, however they were given. */
  input: unknown;
  /** The shared item through which the call was made, if any. */
  root: Root | null;
  /** The shared item to which paths in the response are relative. */
  shownIn: Root | null;
}

interface AccessTime {
  now: number;
  /** Set in transactions that write. */
  lock: boolean;
}

/** Loads the facts that an access rule needs, and refuses if it is not met. */
export async function checkAccess(
  db: Kysely<Schema>,
  access: Access,
  actor: Actor,
  input: unknown,
  when: AccessTime,
): Promise<Admitted> {
  const caller = asCaller(actor);
  const userId = actor.kind === 'user' ? actor.userId : null;
  if (access.rule === 'workspace-member' || access.rule === 'item') {
    if (isRefusedOutright(access, caller)) fail('not-logged-in');
    const who = caller.kind === 'operator' ? 'operator' : requirePerson(actor).id;
    return new ItemCheck(db, who, when).admit(access, input);
  }
  const asked = 'group' in access ? access.group : null;
  const group =
    asked === null || isRefusedOutright(access, caller)
      ? undefined
      : await loadGroupFacts(db, readField(input, asked), userId, when.lock);
  const refusal = judgeAccess(access, caller, group);
  if (refusal !== null) fail(refusal);
  const named = access.rule === 'user' || access.rule === 'admin' ? access.named : undefined;
  if (named === undefined || userId === null || readField(input, named.workspace) === '')
    return { input, root: null, shownIn: null };
  // Further items, named by an admitted caller. Even administrators see only what they can see as members.
  return new ItemCheck(db, userId, when).admit({ rule: 'item', ...named }, input);
}

/** A workspace or shared item that a call names, and the caller's rights on it. */
interface NamedPlace {
  readonly workspaceId: string;
  readonly root: Root | null;
  /** Roles only add up: shares below the named item are looked up only if this is not enough. */
  standing: Standing;
  hasAllGrants: boolean;
}

type ItemAccess = Extract<Access, { rule: 'workspace-member' | 'item' }>;

/** Checks the items that one call names, each in its workspace or shared item. */
class ItemCheck {
  readonly #db: Kysely<Schema>;
  readonly #who: string;
  readonly #when: AccessTime;
  readonly #places = new Map<string, NamedPlace>();

  /** `who`: the id of a user or guest, or `operator`, who may do everything. */
  constructor(db: Kysely<Schema>, who: string, when: AccessTime) {
    this.#db = db;
    this.#who = who;
    this.#when = when;
  }

  async admit(access: ItemAccess, input: unknown): Promise<Admitted> {
    const home = await this.#resolve(readField(input, access.workspace));
    const { root } = home;
    const changed: Record<string, unknown> = { [access.workspace]: home.workspaceId };
    if (access.rule === 'workspace-member') {
      if (root !== null && access.within !== true) fail('not-found');
      await this.#require(home, access.may, root?.names ?? []);
      return { input: root === null ? input : { ...asRecord(input), ...changed }, root, shownIn: root };
    }
    if (root !== null && access.membersOnly === true) fail('not-found');
    let shownIn = root;
    for (const [field, may] of Object.entries(access.targets)) {
      const there = access.elsewhere?.[field];
      const named = there === undefined ? '' : readField(input, there);
      const place = named === '' ? home : await this.#resolve(named);
      if (there !== undefined && named !== '') {
        changed[there] = place.workspaceId;
        shownIn = place.root;
      }
      changed[field] = await this.#judge(place, may, asRecord(input)[field]);
    }
    const isTranslated = [...this.#places.values()].some((place) => place.root !== null);
    return { input: isTranslated ? { ...asRecord(input), ...changed } : input, root, shownIn };
  }

  /** Returns the path or paths within the workspace. */
  async #judge(place: NamedPlace, may: May, value: unknown): Promise<unknown> {
    const { root } = place;
    if (Array.isArray(value)) {
      const paths: unknown[] = [];
      for (const each of value as unknown[]) paths.push(await this.#judge(place, may, each));
      return paths;
    }
    if (root === null) {
      // Invalid paths are refused by the operation itself.
      await this.#require(place, may, typeof value === 'string' ? (readNames(null, value) ?? []) : []);
      return value;
    }
    // Without a path, the call is about everything shared. Left empty, the operation would take it for the whole
    // workspace.
    const names = readNames(root, typeof value === 'string' ? value : '') ?? fail('not-found');
    await this.#require(place, may, names);
    return names.join('/');
  }

  async #require(place: NamedPlace, may: May, names: readonly string[]): Promise<void> {
    if (this.#who === 'operator' || isEnough(may, place.standing.role)) return;
    let refusal = judgeItem(may, place.standing, names);
    if (refusal !== null && !place.hasAllGrants) {
      const grants = await listGrants(this.#db, place.workspaceId, this.#who, this.#when.now);
      place.standing = { ...place.standing, grants };
      place.hasAllGrants = true;
      refusal = judgeItem(may, place.standing, names);
    }
    if (refusal !== null) fail(refusal);
  }

  /** Callers without rights in a workspace cannot name it: that would reveal where in it a shared item is. */
  async #resolve(uuid: string): Promise<NamedPlace> {
    const known = this.#places.get(uuid);
    if (known !== undefined) return known;
    const place = (await this.#load(uuid)) ?? fail('not-found');
    this.#places.set(uuid, place);
    return place;
  }

  async #load(uuid: string): Promise<NamedPlace | null> {
    const isOperator = this.#who === 'operator';
    const { lock, now } = this.#when;
    // In a separate statement, so that it reads what was committed when the lock was granted.
    const locked = lock ? await lockWorkspaceOf(this.#db, uuid) : undefined;
    const membership = await readMembership(this.#db, uuid, this.#who);
    if (membership !== undefined) {
      const { exists, role } = membership;
      if (!exists || (role === null && !isOperator)) return null;
      return { workspaceId: uuid, root: null, standing: { role, grants: [] }, hasAllGrants: false };
    }
    const found = isOperator ? undefined : await readItemRights(this.#db, uuid, this.#who, now);
    if (found?.exists !== true) return null;
    const { workspaceId, role, item, grants } = found;
    // An item that is just being moved to another workspace is not shared there.
    if (lock && locked !== workspaceId) return null;
    if (roleAt(item.names, role, grants) === null) return null;
    return { workspaceId, root: { id: uuid, workspaceId, ...item }, standing: { role, grants }, hasAllGrants: false };
  }
}

/** Whether a user may manage a group now: what they started in its name is valid only for as long as they may. */
export async function mayManageGroup(
  db: Kysely<Schema>,
  groupId: string,
  user: { id: string; is_admin: number; suspended: number },
): Promise<boolean> {
  if (user.suspended === 1) return false;
  const group = await loadGroupFacts(db, groupId, user.id, false);
  const access = { rule: 'group-manager', group: 'uuid' } as const;
  return judgeAccess(access, { kind: 'user', isAdmin: user.is_admin === 1 }, group) === null;
}

/** Whether this user is currently an administrator and not suspended. */
export async function mayAdminister(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const isAdmin = await isActiveAdmin(db, userId);
  return judgeAccess({ rule: 'admin' }, { kind: 'user', isAdmin }) === null;
}

/**
 * The caller's current state in the database, so that rights just withdrawn count as such. On PostgreSQL their row
 * stays locked, so that per-person limits hold against concurrent calls.
 */
export async function reloadActor(db: Kysely<Schema>, actor: Actor, now: number): Promise<Actor> {
  if (actor.kind === 'link-guest')
    return (await findLinkGuest(db, { id: actor.guestId }, now)) ?? fail('not-logged-in');
  if (actor.kind === 'directory')
    return (await findDirectoryActor(db, { tokenId: actor.tokenId })) ?? fail('not-logged-in');
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

export function asCaller(actor: Actor): Caller {
  switch (actor.kind) {
    case 'guest':
    case 'link-guest':
      return { kind: actor.kind, isAdmin: false };
    case 'directory':
      return { kind: 'directory', isAdmin: false };
    case 'user':
      return { kind: 'user', isAdmin: actor.isAdmin };
    case 'cli':
    case 'system':
      return { kind: 'operator', isAdmin: true };
  }
}

function asRecord(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}

function readField(input: unknown, name: string): string {
  const value = asRecord(input)[name];
  return typeof value === 'string' ? value : '';
}
