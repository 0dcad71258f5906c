import { fail } from '@scriptorium/contract/errors.ts';
import { syncLibrary as contract } from '@scriptorium/contract/operations/zotero.ts';
import { citingLanguage } from '@scriptorium/bibliography/find-citations.ts';
import { type LibraryChange, ZoteroRefused } from '../../adapters/zotero/zotero.ts';
import { findFiles } from '../../db/items/find-files.ts';
import { findPresentItem, type ItemRow } from '../../db/items/items.ts';
import { findZoteroLink, readZoteroState, type ShownZoteroLink } from '../../db/items/zotero-links.ts';
import { unpackSyncState } from '../../model/texts/plan-sync.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { sliced, type SlicedContext } from '../../pipeline/operation.ts';
import { BEING_WRITTEN } from '../../pipeline/outdated.ts';
import { chooseKeys } from './choose-keys.ts';
import { describeReport } from './describe-report.ts';
import { requireZotero } from './require-zotero.ts';
import { noteUnchanged, writeSync } from './write-sync.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Limit in bytes for files that are not live. */
const MAX_BYTES = 64 * 1024 * 1024;
/** The file may be edited while a sync is being planned. */
const MAX_TRIES = 5;
const TEXTS_AT_ONCE = 100;

interface Place {
  readonly uuid: string;
  readonly link: ShownZoteroLink;
}

export const syncLibrary = sliced(
  contract,
  async (ctx, { uuid, link: id }) => {
    const link = (await findZoteroLink(ctx.db, uuid, id)) ?? fail('not-found');
    await findFile(ctx, uuid, link);
    await requireZotero(ctx);
    const news = await readChangesSince(ctx, { uuid, link });
    if (news === null) {
      await ctx.asCaller(noteUnchanged, { uuid, link: id, version: link.version });
      return { report: null };
    }
    const isWhole = link.version === 0;
    // If someone else syncs meanwhile, the version changes and this sync is refused.
    const state = await readZoteroState(ctx.db, id);
    const cited = await findCited(ctx, { uuid, link }, { state, deleted: news.deleted });
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      ctx.signal.throwIfAborted();
      const item = await findFile(ctx, uuid, link);
      const bytes = item.kind === 'live' ? null : await readFile(ctx, item);
      const { userId } = requireUser(ctx.actor);
      const { items, deleted, version } = news;
      const input = { itemId: item.id, bytes, state, news: { items, deleted, isWhole }, cited };
      const plan = (await ctx.ports.texts.planSync(input, userId)) ?? fail('conflict', { message: UNREADABLE });
      const { bytes: made, ...rest } = plan;
      const file = made === null ? null : await ctx.ports.blobs.write(once(made));
      const report = describeReport(plan.report);
      const library = { from: link.version, to: version };
      const from = { kind: item.kind, hash: item.blob_hash };
      if (await ctx.asCaller(writeSync, { uuid, link: id, plan: { ...rest, report }, file, from, library }))
        return { report };
    }
    return fail('conflict', { message: BEING_WRITTEN });
  },
  {
    limits: (_input, _request, actor) => [{ key: `account:${requireUser(actor).userId}`, max: 60, windowMs: HOUR_MS }],
  },
);

const UNREADABLE = 'This file is not UTF-8, so nothing can be added to it.';

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

async function readChangesSince(ctx: SlicedContext, { uuid, link }: Place): Promise<LibraryChange | null> {
  const { library } = link;
  const { keys, advice } = await chooseKeys(ctx, uuid, link);
  for (const key of keys) {
    try {
      return await ctx.ports.zotero.readLibrary({
        library,
        key,
        since: link.version,
        signal: ctx.signal,
        expect: (total) => ctx.expect(total),
        advance: (by) => ctx.advance(by),
      });
    } catch (error) {
      if (!(error instanceof ZoteroRefused)) throw error;
    }
  }
  return fail('lookup-failed', { message: advice });
}

async function findFile(ctx: SlicedContext, uuid: string, link: ShownZoteroLink): Promise<ItemRow> {
  const item = await findPresentItem(ctx.db, link.item_id);
  return item?.workspace_id === uuid ? item : fail('not-found');
}

async function readFile(ctx: SlicedContext, { blob_hash: hash, size }: ItemRow): Promise<Uint8Array> {
  if (size > MAX_BYTES) fail('too-large', { message: 'This file is too large to be changed here.' });
  return ctx.ports.blobs.read(hash ?? fail('not-found'));
}

/** The keys of works deleted at Zotero that texts of the workspace still cite; reads one text at a time. */
async function findCited(
  ctx: SlicedContext,
  { uuid }: Place,
  { state, deleted }: { state: Uint8Array | null; deleted: readonly string[] },
): Promise<string[]> {
  const gone = new Set(deleted);
  const asked = new Set(
    gone.size === 0 ? [] : unpackSyncState(state).flatMap(({ id, key }) => (gone.has(id) ? [key] : [])),
  );
  const cited: string[] = [];
  const { userId } = requireUser(ctx.actor);
  let after: string | undefined;
  while (asked.size > 0) {
    const endings = ['.md', '.markdown', '.qmd', '.rmd', '.tex'];
    const { files, isLast } = await findFiles(ctx.db, { workspaceId: uuid, endings, after, limit: TEXTS_AT_ONCE });
    for (const { item } of files) {
      ctx.signal.throwIfAborted();
      const language = item.kind === 'live' ? citingLanguage(item.name) : null;
      if (language === null) continue;
      const found = await ctx.ports.texts.findCited({ itemId: item.id, language, keys: [...asked] }, userId);
      for (const key of found) asked.delete(key);
      cited.push(...found);
      if (asked.size === 0) return cited;
    }
    if (isLast) return cited;
    after = files.at(-1)?.item.id;
  }
  return cited;
}
