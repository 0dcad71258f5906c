import type { Share, Sharing } from '@scriptorium/contract/operations/sharing.ts';
import type { Kysely } from 'kysely';
import { listMembersOf } from '../../db/groups/audience.ts';
import { listSharesOf, type NamedShare } from '../../db/groups/item-shares.ts';
import { readOwnerName } from '../../db/groups/workspaces.ts';
import { type ItemRow, readAncestorIds } from '../../db/items/items.ts';
import { readPresentNames } from '../../db/items/present-names.ts';
import type { Schema } from '../../db/schema.ts';
import { listPeopleById } from '../../db/accounts/people.ts';
import { getWorkspace } from '../../model/groups/workspaces.ts';
import { requireUser } from '../../pipeline/actor.ts';
import type { Actor } from '../../pipeline/actor.ts';
import { mayShareItem } from '../../pipeline/item-access.ts';

const MEMBERS_LISTED = 200;

/** Who can see an item, and why: as owner or member, or by a share of the item or of a folder above it. */
export async function readSharing(
  ctx: { db: Kysely<Schema>; actor: Actor; now: number },
  item: ItemRow,
): Promise<Sharing> {
  const { db, now } = ctx;
  const workspace = await getWorkspace(db, item.workspace_id);
  const members = await listMembersOf(db, item.workspace_id, MEMBERS_LISTED);
  const people = await listPeopleById(
    db,
    members.rows.map(({ id }) => id),
  );
  const above = await readAncestorIds(db, item.id);
  const rows = await listSharesOf(db, item.workspace_id, above);
  const names = await readPresentNames(db, above);
  return {
    mayShare: await mayShareItem(db, item, requireUser(ctx.actor).userId),
    owner: { type: workspace.owner_type, name: await readOwnerName(db, workspace.id) },
    members: members.rows.flatMap(({ id, role }) => {
      const person = people.get(id);
      return person === undefined ? [] : [{ person, role }];
    }),
    memberCount: members.count,
    shares: rows.map((row) =>
      describeShare(row, row.item_id === item.id ? null : (names.get(row.item_id)?.join('/') ?? ''), now),
    ),
  };
}

function describeShare(row: NamedShare, inheritedFrom: string | null, now: number): Share {
  return {
    uuid: row.id,
    person: row.person,
    group: row.group_id === null ? null : { uuid: row.group_id, name: row.groupName ?? '' },
    role: row.role,
    sharedBy: row.sharerName,
    sharedAt: new Date(row.shared_at).toISOString(),
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    isExpired: row.expires_at !== null && row.expires_at <= now,
    inheritedFrom,
  };
}
