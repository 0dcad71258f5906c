import type { OutputOf } from '@scriptorium/contract/operation.ts';
import type { Publication, readPublication } from '@scriptorium/contract/operations/publications.ts';
import { pagePath } from '@scriptorium/contract/rules/page-name.ts';
import type { Settings } from '@scriptorium/contract/settings.ts';
import type { Kysely } from 'kysely';
import { findUser } from '../../db/accounts/users.ts';
import { findPublicationOf, type PublicationRow } from '../../db/groups/publications.ts';
import type { ItemRow } from '../../db/items/items.ts';
import type { Schema } from '../../db/schema.ts';
import { readNewestVersion } from '../../db/texts/documents.ts';
import { shownNameOf } from '../../domain/accounts/shown-name.ts';
import { findPublished } from '../../pipeline/open-pages.ts';

/** A document's page, as its members see it. */
export async function describePublication(
  ctx: { db: Kysely<Schema>; settings(): Promise<Settings> },
  item: ItemRow,
): Promise<OutputOf<typeof readPublication>> {
  const page = await findPublicationOf(ctx.db, item.id);
  const allowed = (await ctx.settings()).public_pages === '1';
  // A page left over from another workspace is ignored.
  if (page === undefined || page.workspace_id !== item.workspace_id) return { publication: null, allowed };
  return { publication: await describe(ctx.db, page, allowed), allowed };
}

async function describe(db: Kysely<Schema>, page: PublicationRow, allowed: boolean): Promise<Publication> {
  const publisher = page.published_by === null ? undefined : await findUser(db, page.published_by);
  const newest = await readNewestVersion(db, page.item_id);
  const isMaking = page.asked > page.answered;
  return {
    name: page.name,
    path: pagePath(page.name),
    follows: page.follows === 1,
    indexed: page.indexed === 1,
    offersPdf: page.offers_pdf === 1,
    publishedBy: shownNameOf(publisher?.display_name ?? null),
    publishedAt: new Date(page.published_at).toISOString(),
    state: isMaking ? 'making' : page.fault === null ? 'ready' : 'failed',
    fault: page.fault,
    madeAt: page.made_at === null ? null : new Date(page.made_at).toISOString(),
    isOutdated: page.made_version !== null && newest !== page.made_version,
    isOpen: allowed && (await findPublished(db, page)) !== null,
  };
}
