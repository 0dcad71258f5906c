import { type Kysely, sql } from 'kysely';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import { roleOfMember } from '../../domain/items/access-facts.ts';
import type { Grant } from '../../domain/items/places.ts';
import { prepare } from '../engine/prepared.ts';
import type { Schema } from '../schema.ts';
import { linkIsOpen, linkIsValid } from './link-grants.ts';

/** A person's role in a workspace, apart from shares. */
interface Membership {
  readonly workspaceId: string;
  /** False for the workspace of a deleted group or account. */
  readonly exists: boolean;
  readonly role: Role | null;
}

/** A person's rights on an item that is not in the trash or hidden. */
interface ItemRights extends Membership {
  readonly item: { readonly names: string[]; readonly isFile: boolean };
  /** What shares and links grant on the item and on folders above it. */
  readonly grants: readonly Grant[];
}

interface MembershipRow {
  workspace_id: string | null;
  user_id: string | null;
  group_id: string | null;
  live_group: string | null;
  owner_id: string | null;
  is_manager: number | null;
  member_role: Role | null;
}

interface PlaceRow extends MembershipRow {
  id: string;
  parent_id: string | null;
  type: string;
  name: string;
  grant_role: Role | null;
  expires_at: number | null;
}

/** Undefined if there is no such workspace. `who`: the id of a user or guest; '' for nobody. */
export async function readMembership(
  db: Kysely<Schema>,
  workspaceId: string,
  who: string,
): Promise<Membership | undefined> {
  const [row] = (await findMembership(db, { workspaceId, who })).rows;
  return row && toMembership(row, who);
}

/**
 * Everything that decides what a person may do with an item, in one statement: every call on a shared item and every
 * opening of a document begins with it. It walks up from the item, so that its cost depends neither on other shares nor
 * on the size of the workspace. Undefined if there is no such item, or it is in the trash or hidden.
 */
export async function readItemRights(
  db: Kysely<Schema>,
  item: string,
  who: string,
  now: number,
): Promise<ItemRights | undefined> {
  const { rows } = await findPlace(db, { item, who, now });
  // Topmost first: unless it is the workspace's root, something above the item is in the trash or hidden.
  if (rows[0]?.parent_id !== null) return undefined;
  const facts = rows.find((row) => row.workspace_id !== null);
  if (facts === undefined) return undefined;
  const names: string[] = [];
  const grants: Grant[] = [];
  let isFile = false;
  let at = '';
  for (const { id, parent_id: above, name, type, grant_role: role, expires_at: expiresAt } of rows) {
    if (id !== at && above !== null) names.push(name);
    at = id;
    isFile = type === 'file';
    if (role !== null) grants.push({ itemId: id, names: [...names], role, expiresAt });
  }
  return { ...toMembership(facts, who), item: { names, isFile }, grants };
}

function toMembership(row: MembershipRow, who: string): Membership {
  const workspaceId = row.workspace_id ?? '';
  if (row.group_id === null)
    return { workspaceId, exists: row.user_id !== null, role: row.user_id === who ? 'owner' : null };
  const { live_group: group, owner_id: owner, is_manager, member_role: role } = row;
  const isMember = group !== null && role !== null;
  return {
    workspaceId,
    exists: group !== null,
    role: isMember ? roleOfMember({ isOwner: owner === who, is_manager, role }) : null,
  };
}

/** The columns of {@link MembershipRow}, for queries with `workspace` and `joinMembership`. */
const MEMBERSHIP = sql`workspace.id as workspace_id, workspace.user_id, workspace.group_id,
  user_group.id as live_group, user_group.owner_id, membership.is_manager, membership.role as member_role`;

const joinMembership = (who: string) =>
  sql`left join user_group on user_group.id = workspace.group_id and user_group.deleted_at is null
  left join membership on membership.group_id = user_group.id and membership.user_id = ${asSubquery(who)}`;

/** Compared with a column directly, a parameter makes SQLite re-plan the statement on each call, at forty times the cost. */
const asSubquery = (value: string) => sql`(select ${value})`;

const findMembership = prepare(
  (_db, { workspaceId, who }: { workspaceId: string; who: string }) => sql<MembershipRow>`
  select ${MEMBERSHIP} from workspace ${joinMembership(who)} where workspace.id = ${asSubquery(workspaceId)}`,
);

/** The cross joins and “not (… <> …)” make SQLite start from the few folders, and look up the shares on each. */
const findPlace = prepare(
  (_db, { item, who, now }: { item: string; who: string; now: number }) => sql<PlaceRow>`
  with recursive
  up (id, parent_id, workspace_id, type, name, depth) as (
    select id, parent_id, workspace_id, type, name, 0 from item where id = ${asSubquery(item)} and trashed_at is null
    union all
    select above.id, above.parent_id, above.workspace_id, above.type, above.name, up.depth + 1
    from up cross join item above where above.id = up.parent_id and above.trashed_at is null
  ),
  held (item_id, role, expires_at) as (
    select up.id, shared.role, shared.expires_at
    from up cross join item_share shared
    where shared.item_id = up.id and not (shared.workspace_id <> up.workspace_id)
      and shared.user_id = ${asSubquery(who)} and (shared.expires_at is null or shared.expires_at > ${now})
    union all
    select up.id, shared.role, shared.expires_at
    from up cross join item_share shared cross join membership cross join user_group
    where shared.item_id = up.id and not (shared.workspace_id <> up.workspace_id)
      and (shared.expires_at is null or shared.expires_at > ${now})
      and membership.group_id = shared.group_id and membership.user_id = ${asSubquery(who)}
      and user_group.id = shared.group_id and user_group.deleted_at is null
    union all
    select up.id, share_link.role, share_link.expires_at
    from up cross join share_link cross join link_opening
    where share_link.item_id = up.id and not (share_link.workspace_id <> up.workspace_id)
      and link_opening.user_id = ${asSubquery(who)} and link_opening.link_id = share_link.id
      and link_opening.edition = share_link.edition and ${linkIsValid(now)}
    union all
    select up.id, share_link.role,
      case when share_link.expires_at < guest.expires_at then share_link.expires_at else guest.expires_at end
    from guest cross join share_link cross join up
    where guest.id = ${asSubquery(who)} and guest.expires_at > ${now}
      and share_link.id = guest.link_id and share_link.edition = guest.edition
      and up.id = share_link.item_id and not (share_link.workspace_id <> up.workspace_id)
      and ${linkIsValid(now)} and ${linkIsOpen}
  )
  select ${MEMBERSHIP}, up.id, up.parent_id, up.type, up.name, held.role as grant_role, held.expires_at
  from up
  left join held on held.item_id = up.id
  left join workspace on up.depth = 0 and workspace.id = up.workspace_id
  ${joinMembership(who)}
  order by up.depth desc`,
);
