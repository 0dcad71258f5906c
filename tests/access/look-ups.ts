import type { Kysely } from 'kysely';
import type { Role } from '../../contract/src/review/limits.ts';
import type * as grants from '../../server/src/db/groups/grants.ts';
import type * as standing from '../../server/src/db/groups/item-rights.ts';
import type { Schema } from '../../server/src/db/schema.ts';

/** What reads from the database whom the policy is to let in. */
export type LookUps = Pick<typeof standing, 'readMembership' | 'readItemRights'> & Pick<typeof grants, 'listGrants'>;

const NOW = 1000;
const EARLIER = 900;
const LATER = 1100;
const SHARED_ROLES = ['reader', 'commenter', 'editor'] as const;

/** Deleted groups and accounts leave rows behind until these are cleared. */
const WORKSPACES = ['own', 'left', 'group', 'old-group'] as const;
const PEOPLE = ['ada', 'ben', 'cy', 'dot', 'suspended'] as const;
const GUESTS = ['guest-1', 'guest-2', 'guest-3', 'guest-4', 'guest-5', 'guest-6'] as const;

interface World {
  items: { id: string; workspace: string; above: string | null; name: string; isTrashed: boolean; isFile: boolean }[];
  memberships: { group: string; user: string; isManager: boolean; role: (typeof SHARED_ROLES)[number] }[];
  shares: {
    item: string;
    workspace: string;
    user: string | null;
    group: string | null;
    role: Role;
    end: number | null;
  }[];
  links: {
    id: string;
    item: string;
    workspace: string;
    role: Role;
    accountsOnly: boolean;
    end: number | null;
    maker: string | null;
    isWithdrawn: boolean;
  }[];
  openings: { link: string; user: string; isOld: boolean }[];
  guests: { id: string; link: string; isOld: boolean; end: number }[];
  off: Partial<Record<'share_links' | 'share_guests', '0' | '1'>>;
}

/** Random rows of every kind that grants or removes a right; some are valid, some not. */
function invent(random: () => number): World {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const often = (share: number): boolean => random() < share;
  const items: World['items'] = [];
  for (const workspace of WORKSPACES) {
    items.push({ id: `${workspace}-0`, workspace, above: null, name: '', isTrashed: false, isFile: false });
    for (let at = 1; at <= 7; at += 1) {
      const folders = items.filter((item) => item.workspace === workspace && !item.isFile);
      const id = `${workspace}-${at}`;
      const above = often(0.6) ? folders.at(-1)?.id : pick(folders).id;
      items.push({ id, workspace, above: above ?? '', name: `n${at}`, isTrashed: often(0.1), isFile: often(0.2) });
    }
  }
  const end = (): number | null => pick([null, null, EARLIER, LATER, NOW]);
  // A share of an item that has since moved does not apply in its new workspace.
  const where = (item: World['items'][number]): string => (often(0.75) ? item.workspace : pick(WORKSPACES));
  const memberships = ['group', 'old-group'].flatMap((group) =>
    PEOPLE.filter(() => often(0.4)).map((user) => ({ group, user, isManager: often(0.2), role: pick(SHARED_ROLES) })),
  );
  const shares = items.flatMap((item) =>
    [
      ...PEOPLE.filter(() => often(0.1)).map((user) => ({ user, group: null })),
      ...['group', 'old-group'].filter(() => often(0.2)).map((group) => ({ user: null, group })),
    ].map((holder) => ({ ...holder, item: item.id, workspace: where(item), role: pick(SHARED_ROLES), end: end() })),
  );
  const links = Array.from({ length: 12 }, (_, at) => {
    const item = pick(items);
    // The first links are valid themselves, so that faults of those who came through them show.
    const isPlain = at < 6;
    return {
      id: `link-${at}`,
      item: item.id,
      workspace: isPlain && at > 0 ? item.workspace : where(item),
      role: pick(SHARED_ROLES),
      accountsOnly: !isPlain && often(0.3),
      end: isPlain ? pick([null, LATER]) : end(),
      maker: isPlain ? 'ada' : pick([...PEOPLE, null]),
      isWithdrawn: !isPlain && often(0.15),
    };
  });
  const openings = links.flatMap(({ id: link }) =>
    PEOPLE.filter(() => often(0.4)).map((user) => ({ link, user, isOld: often(0.2) })),
  );
  const guests = GUESTS.map((id) => ({
    id,
    link: pick(often(0.7) ? links.slice(0, 6) : links).id,
    isOld: often(0.25),
    end: pick([EARLIER, NOW, 1050, 1200]),
  }));
  const off: World['off'] = {};
  for (const key of ['share_links', 'share_guests'] as const) if (often(0.3)) off[key] = pick(['0', '1']);
  return { items, memberships, shares, links, openings, guests, off };
}

const OLD_GROUP = 'old-group';
const owner = (workspace: string): string | null => (workspace === 'left' ? null : 'ada');

async function write(db: Kysely<Schema>, world: World): Promise<void> {
  for (const table of ['guest', 'link_opening', 'share_link', 'item_share', 'item', 'membership', 'workspace'] as const)
    await db.deleteFrom(table).execute();
  for (const table of ['user_group', 'user', 'setting'] as const) await db.deleteFrom(table).execute();
  await db
    .insertInto('user')
    .values(
      PEOPLE.map((id) => ({
        id,
        email: id,
        email_key: id,
        display_name: id,
        name_key: id,
        avatar: null,
        password_hash: null,
        email_verified: 1 as const,
        suspended: id === 'suspended' ? (1 as const) : (0 as const),
        is_admin: 0 as const,
        awaits_approval: 0 as const,
        preferences: '{}',
        registered_at: 0,
        deleted_at: null,
      })),
    )
    .execute();
  const groups = ['group', OLD_GROUP];
  await db
    .insertInto('user_group')
    .values(
      groups.map((id) => ({
        id,
        name: id,
        name_key: id,
        owner_id: 'ada',
        created_at: 0,
        deleted_at: id === OLD_GROUP ? 1 : null,
      })),
    )
    .execute();
  await db
    .insertInto('workspace')
    .values(
      WORKSPACES.map((id) => ({
        id,
        owner_type: groups.includes(id) ? ('group' as const) : ('user' as const),
        user_id: groups.includes(id) ? null : owner(id),
        group_id: groups.includes(id) ? id : null,
        root_id: `${id}-0`,
        quota: 0,
        used_bytes: 0,
        item_count: 0,
        revision: 0,
        created_at: 0,
      })),
    )
    .execute();
  for (const { id, workspace, above, name, isTrashed, isFile } of world.items)
    await db
      .insertInto('item')
      .values({
        id,
        workspace_id: workspace,
        parent_id: above,
        name,
        type: isFile ? 'file' : 'directory',
        kind: null,
        size: 0,
        blob_hash: null,
        media_type: null,
        created_at: 0,
        modified_at: 0,
        created_by: null,
        modified_by: null,
        trashed_at: isTrashed ? 1 : null,
        trash_root_id: isTrashed ? id : null,
        trashed_by: null,
      })
      .execute();
  for (const { group, user, isManager, role } of world.memberships)
    await db
      .insertInto('membership')
      .values({ group_id: group, user_id: user, is_manager: isManager ? 1 : 0, role, joined_at: 0 })
      .execute();
  for (const [at, { item, workspace, user, group, role, end }] of world.shares.entries())
    await db
      .insertInto('item_share')
      .values({
        id: `share-${at}`,
        item_id: item,
        workspace_id: workspace,
        user_id: user,
        group_id: group,
        role: role as 'reader',
        shared_by: null,
        shared_at: 0,
        expires_at: end,
      })
      .execute();
  for (const link of world.links)
    await db
      .insertInto('share_link')
      .values({
        id: link.id,
        item_id: link.item,
        workspace_id: link.workspace,
        token_hash: link.id,
        role: link.role as 'reader',
        label: '',
        accounts_only: link.accountsOnly ? 1 : 0,
        password_hash: null,
        edition: 2,
        expires_at: link.end,
        uses: 0,
        created_by: link.maker,
        created_at: 0,
        withdrawn_at: link.isWithdrawn ? 1 : null,
      })
      .execute();
  for (const { link, user, isOld } of world.openings)
    await db
      .insertInto('link_opening')
      .values({ link_id: link, user_id: user, edition: isOld ? 1 : 2, opened_at: 0 })
      .execute();
  for (const { id, link, isOld, end } of world.guests)
    await db
      .insertInto('guest')
      .values({ id, link_id: link, token_hash: id, name: id, edition: isOld ? 1 : 2, created_at: 0, expires_at: end })
      .execute();
  for (const [key, value] of Object.entries(world.off)) await db.insertInto('setting').values({ key, value }).execute();
}

type Found = { itemId: string; names: readonly string[]; role: Role; expiresAt: number | null };

/** The expected result, determined independently and without SQL. */
class Oracle {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  exists(workspace: string): boolean {
    return workspace !== OLD_GROUP && workspace !== 'left';
  }

  role(workspace: string, who: string): Role | null {
    if (!this.exists(workspace)) return null;
    if (workspace === 'own') return who === 'ada' ? 'owner' : null;
    const membership = this.#world.memberships.find(({ group, user }) => group === workspace && user === who);
    if (membership === undefined) return null;
    return who === 'ada' ? 'owner' : membership.isManager ? 'manager' : membership.role;
  }

  /** Null for items in the trash or below one that is. */
  way(id: string): World['items'] | null {
    const item = this.#world.items.find((one) => one.id === id);
    if (item === undefined || item.isTrashed) return null;
    if (item.above === null) return [item];
    const above = this.way(item.above);
    return above && [...above, item];
  }

  /** Those on this item itself. */
  grants(id: string, who: string): Found[] {
    const { shares, links, openings, guests, off, memberships } = this.#world;
    const way = this.way(id) ?? [];
    const workspace = way[0]?.workspace ?? '';
    const names = way.slice(1).map(({ name }) => name);
    const lasts = (end: number | null): boolean => end === null || end > NOW;
    const isIn = (group: string | null): boolean =>
      group === 'group' && memberships.some((one) => one.group === group && one.user === who);
    const grant = (role: Role, expiresAt: number | null): Found => ({ itemId: id, names, role, expiresAt });
    const shared = shares
      .filter((share) => share.item === id && share.workspace === workspace && lasts(share.end))
      .filter((share) => share.user === who || isIn(share.group))
      .map(({ role, end }) => grant(role, end));
    const working = links.filter(
      (link) =>
        link.item === id &&
        link.workspace === workspace &&
        lasts(link.end) &&
        !link.isWithdrawn &&
        link.maker !== 'suspended' &&
        off.share_links !== '0' &&
        this.exists(workspace),
    );
    const opened = working
      .filter((link) => openings.some((one) => one.link === link.id && one.user === who && !one.isOld))
      .map(({ role, end }) => grant(role, end));
    const came = working.flatMap((link) => {
      const guest = guests.find((one) => one.id === who && one.link === link.id && !one.isOld && one.end > NOW);
      if (guest === undefined || link.accountsOnly || off.share_guests === '0') return [];
      return [grant(link.role, Math.min(guest.end, link.end ?? Infinity))];
    });
    return [...shared, ...opened, ...came];
  }
}

const inOrder = (found: readonly Found[]): string[] =>
  found.map(({ itemId, names, role, expiresAt }) => JSON.stringify([itemId, names, role, expiresAt])).toSorted();

/**
 * Compares the look-ups with the oracle in random worlds on an empty database, which it fills; returns the faults in
 * the first world that has any.
 */
export async function findLookUpFaults(db: Kysely<Schema>, lookUps: LookUps, worlds: number): Promise<string[]> {
  const faults: string[] = [];
  const compare = (what: string, found: unknown, expected: unknown): void => {
    const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
    if (a !== b) faults.push(`${what}: ${a} instead of ${b}`);
  };
  for (let seed = 1; seed <= worlds && faults.length === 0; seed += 1) {
    const world = invent(randomFrom(seed * 7919));
    await db.transaction().execute((tx) => write(tx, world));
    const oracle = new Oracle(world);
    for (const who of [...PEOPLE, ...GUESTS, '']) {
      for (const workspace of WORKSPACES) {
        const of = `world ${seed}, ${who} in ${workspace}`;
        const membership = {
          workspaceId: workspace,
          exists: oracle.exists(workspace),
          role: oracle.role(workspace, who),
        };
        compare(of, await lookUps.readMembership(db, workspace, who), membership);
        // Nothing is ever asked about a workspace that does not exist.
        if (!membership.exists) continue;
        const here = world.items.filter((item) => item.workspace === workspace && oracle.way(item.id) !== null);
        const all = here.flatMap(({ id }) => oracle.grants(id, who));
        compare(`${of}, all`, inOrder(await lookUps.listGrants(db, workspace, who, NOW)), inOrder(all));
      }
      for (const { id, workspace, isFile } of world.items) {
        const of = `world ${seed}, ${who} at ${id}`;
        const found = await lookUps.readItemRights(db, id, who, NOW);
        const way = oracle.way(id);
        if (way === null) {
          compare(of, found, undefined);
          continue;
        }
        const exists = oracle.exists(workspace);
        const names = way.slice(1).map(({ name }) => name);
        const rest = { workspaceId: workspace, exists, role: oracle.role(workspace, who), item: { names, isFile } };
        compare(of, found && { ...found, grants: undefined }, { ...rest });
        if (!exists) continue;
        const above = way.flatMap((item) => oracle.grants(item.id, who));
        compare(`${of}, grants`, inOrder(found?.grants ?? []), inOrder(above));
      }
    }
  }
  return faults;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
