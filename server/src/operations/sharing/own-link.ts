import { fail } from '@scriptorium/contract/errors.ts';
import type { Links } from '@scriptorium/contract/operations/links.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import type { Kysely } from 'kysely';
import {
  listVisitorsOf,
  listLinksOf,
  lockLink,
  type NamedLink,
  type ShareLinkRow,
} from '../../db/groups/share-links.ts';
import { type ItemRow, readAncestorIds } from '../../db/items/items.ts';
import { readPresentNames } from '../../db/items/present-names.ts';
import type { Schema } from '../../db/schema.ts';
import { lockWorkspace } from '../../model/groups/workspaces.ts';
import { getItem, parsePath } from '../../model/items/find-items.ts';
import type { RateLimit, Tx } from '../../pipeline/operation.ts';
import type { Actor } from '../../pipeline/actor.ts';
import { requireUser } from '../../pipeline/actor.ts';

const HOUR_MS = 60 * 60 * 1000;
const CHANGED_PER_HOUR = 120;

/** Shared by all calls that create or change links. */
export function linkChangeLimits(_input: unknown, _request: unknown, actor: Actor): readonly RateLimit[] {
  const key = `account:${requireUser(actor).userId}`;
  return [{ key, max: CHANGED_PER_HOUR, windowMs: HOUR_MS, sharedAs: 'link changes' }];
}

/** Locks a link to the item for which the call was authorised: the id alone could be that of any link. */
export async function lockOwnLink(
  tx: Tx,
  input: { uuid: string; itemPath: string; link: string },
): Promise<{ item: ItemRow; link: ShareLinkRow }> {
  await lockWorkspace(tx.db, input.uuid);
  const item = await getItem(tx.db, input.uuid, parsePath(input.itemPath));
  const link = await lockLink(tx.db, input.link);
  if (link === undefined || link.item_id !== item.id || link.workspace_id !== input.uuid)
    return fail('not-found', { message: 'This link no longer exists.' });
  return { item, link };
}

/**
 * Rechecks the open pages and documents of people who came through a link, since their rights have changed or ended.
 */
export async function noteLink(
  tx: Tx,
  link: Pick<ShareLinkRow, 'id' | 'item_id' | 'workspace_id'>,
  type: 'link.changed' | 'link.withdrawn' | 'link.restored',
): Promise<void> {
  tx.record({ type, linkId: link.id, itemId: link.item_id });
  tx.record({ type: 'access.changed', workspaceId: link.workspace_id, userIds: await listVisitorsOf(tx.db, link.id) });
}

/** The links through which an item can be seen, without their secrets, which cannot be recovered. */
export async function readLinks(
  ctx: { db: Kysely<Schema>; now: number; settings(): Promise<Settings> },
  item: ItemRow,
): Promise<Links> {
  const settings = await ctx.settings();
  const above = await readAncestorIds(ctx.db, item.id);
  const rows = await listLinksOf(ctx.db, item.workspace_id, above);
  const names = await readPresentNames(ctx.db, above);
  const from = (id: string): string | null => (id === item.id ? null : (names.get(id)?.join('/') ?? ''));
  return {
    // The item's own links come first, as they can be changed here.
    links: rows
      .toSorted((a, b) => above.indexOf(a.item_id) - above.indexOf(b.item_id))
      .map((row) => describeLink(row, from(row.item_id), ctx.now)),
    linksAllowed: settings.share_links === '1',
    guestsAllowed: settings.share_guests === '1',
  };
}

function describeLink(row: NamedLink, inheritedFrom: string | null, now: number): Links['links'][number] {
  return {
    uuid: row.id,
    label: row.label,
    role: row.role,
    accountsOnly: row.accounts_only === 1,
    hasPassword: row.password_hash !== null,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
    isExpired: row.expires_at !== null && row.expires_at <= now,
    uses: row.uses,
    createdBy: row.creatorName,
    createdAt: new Date(row.created_at).toISOString(),
    inheritedFrom,
  };
}
