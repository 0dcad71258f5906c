import type { Kysely } from 'kysely';
import { findUser } from '../db/accounts/users.ts';
import { findPublicationAt, type PublicationRow } from '../db/groups/publications.ts';
import { readPresentNames } from '../db/items/present-names.ts';
import { loadSettings } from '../db/server/settings.ts';
import type { Schema } from '../db/schema.ts';
import { mayShareItem } from './item-access.ts';

/** The document of a page, if its publisher may still share it; null if the page is not public. */
export async function findPublished(db: Kysely<Schema>, page: PublicationRow): Promise<string[] | null> {
  if (page.published_by === null) return null;
  const publisher = await findUser(db, page.published_by);
  if (publisher === undefined || publisher.suspended === 1) return null;
  const item = { id: page.item_id, workspace_id: page.workspace_id };
  if (!(await mayShareItem(db, item, page.published_by))) return null;
  return (await readPresentNames(db, [page.item_id])).get(page.item_id) ?? null;
}

/** The page at an address, for visitors; null whether it does not exist, is disabled, or is in the trash. */
export async function findOpenPage(db: Kysely<Schema>, name: string): Promise<PublicationRow | null> {
  const page = await findPublicationAt(db, name);
  if (page === undefined) return null;
  if ((await loadSettings(db)).public_pages !== '1') return null;
  return (await findPublished(db, page)) === null ? null : page;
}
