import type { Kysely } from 'kysely';
import { listSharedWith } from '../groups/item-shares.ts';
import type { SharedItem } from '../groups/shared-item.ts';
import { findPresentItem, readNames, type ItemRow } from './items.ts';
import { containsText } from './match-text.ts';
import type { Schema } from '../schema.ts';
import { nameWorkspacesOf } from '../groups/workspaces.ts';
import { showPlace } from './show-place.ts';

export interface FoundItem {
  workspaceUUID: string;
  workspaceName: string;
  path: string;
  item: ItemRow;
  /** Null unless `readTitles` returned it. */
  title: string | null;
}

/** What is needed to read a text's title. */
export type TitledItem = Pick<ItemRow, 'id' | 'name' | 'kind' | 'size' | 'modified_at'>;

/** Rows per query that are ranked: enough for any name that is typed, few enough for every keystroke. */
const CANDIDATES = 400;

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * Finds files and folders, in all of a user's workspaces and in what is shared with them, whose title and path contain
 * every word of the query, the last word being in the title or the name. Better matches come first, then those in the
 * workspace `near`, then those opened last. Titles are searched only in the texts changed or opened last.
 */
export async function searchItems(
  db: Kysely<Schema>,
  userId: string,
  query: string,
  options: {
    limit: number;
    now: number;
    near: string | null;
    /** Returns titles by id, as far as known; null to search names only. */
    readTitles: ((items: readonly TitledItem[]) => Promise<ReadonlyMap<string, string>>) | null;
  },
): Promise<FoundItem[]> {
  const { limit, now, near, readTitles } = options;
  const words = fold(query)
    .split(/[\s/]+/u)
    .filter((word) => word !== '');
  const last = words.at(-1);
  if (last === undefined) return [];
  const names = await nameWorkspacesOf(db, userId);
  const shared = await listSharedWith(db, userId, now);
  const items = db
    .selectFrom('item')
    .select(['id', 'workspace_id', 'name', 'kind', 'size', 'modified_at'])
    .where('trashed_at', 'is', null)
    .orderBy('modified_at', 'desc')
    .limit(CANDIDATES);
  const ownOf = (from: typeof items) =>
    from.where('workspace_id', 'in', [...names.keys()]).where('parent_id', 'is not', null);
  const sharedOf = (from: typeof items) => from.where('id', 'in', selectBelow(db, shared));
  const named = items.where(containsText('name', last));
  const own = ownOf(named);
  const isNear = near !== null && names.has(near);
  const byName = [
    // A query of its own: the newest of all workspaces might include none of these.
    ...(isNear ? await own.where('workspace_id', '=', near).execute() : []),
    ...(names.size === 0 ? [] : await (isNear ? own.where('workspace_id', '!=', near) : own).execute()),
    ...(shared.length === 0 ? [] : await sharedOf(named).execute()),
  ];
  const recent = await db
    .selectFrom('recent_file')
    .select(['item_id', 'opened_at'])
    .where('user_id', '=', userId)
    .execute();
  const openedAt = new Map(recent.map((row) => [row.item_id, row.opened_at]));
  const texts = items.where('kind', '=', 'live');
  const maybeTitled =
    readTitles === null
      ? []
      : [
          ...(openedAt.size === 0 ? [] : await texts.where('id', 'in', [...openedAt.keys()]).execute()),
          ...(names.size === 0 ? [] : await ownOf(texts).execute()),
          ...(shared.length === 0 ? [] : await sharedOf(texts).execute()),
        ];
  const titles = (await readTitles?.(maybeTitled)) ?? new Map<string, string>();
  const byTitle = maybeTitled.filter(({ id }) => fold(titles.get(id) ?? '').includes(last));
  const rows = [...new Map([...byName, ...byTitle].map((row) => [row.id, row])).values()];
  const ranked = rows
    .map((row) => {
      const called = [row.name, titles.get(row.id) ?? row.name];
      return { ...row, rank: Math.min(...called.map((name) => rankName(fold(name), words.join(' '), last))) };
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.workspace_id === near) - Number(a.workspace_id === near) ||
        (openedAt.get(b.id) ?? 0) - (openedAt.get(a.id) ?? 0) ||
        b.modified_at - a.modified_at,
    );
  const found: FoundItem[] = [];
  for (const row of ranked) {
    if (found.length >= limit) break;
    const item = await findPresentItem(db, row.id);
    if (item === undefined) continue;
    const place = showPlace(row, await readNames(db, row.id), { names, shared });
    if (place === null) continue;
    const title = titles.get(row.id) ?? null;
    const whole = fold(`${place.workspaceName}/${place.path} ${title ?? ''}`);
    if (!words.every((word) => whole.includes(word))) continue;
    found.push({ ...place, item, title });
  }
  return found;
}

/** Subquery for the ids of shared items and everything below them. */
export function selectBelow(db: Kysely<Schema>, shared: readonly SharedItem[]) {
  return db
    .withRecursive('below', (inner) =>
      inner
        .selectFrom('item')
        .select('id')
        .where(
          'id',
          'in',
          shared.map(({ itemId }) => itemId),
        )
        .unionAll(
          inner
            .selectFrom('below')
            .innerJoin('item', 'item.parent_id', 'below.id')
            .select('item.id')
            .where('item.trashed_at', 'is', null),
        ),
    )
    .selectFrom('below')
    .select('below.id');
}

function rankName(name: string, typed: string, last: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(typed)) return 2;
  return name.startsWith(last) ? 3 : 4;
}
