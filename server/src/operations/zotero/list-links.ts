import { listLinks as contract } from '@scriptorium/contract/operations/zotero.ts';
import { readPresentNames } from '../../db/items/present-names.ts';
import { listZoteroLinks } from '../../db/items/zotero-links.ts';
import { readPerson } from '../../db/texts/versions.ts';
import { parseLibrary } from '../../domain/zotero/libraries.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';
import { readReport } from './describe-report.ts';
import { MAX_LINKS } from './link-library.ts';

export const listLinks = read(contract, async (ctx, { uuid }) => {
  const { userId } = requireUser(ctx.actor);
  const rows = await listZoteroLinks(ctx.db, uuid, MAX_LINKS);
  const names = await readPresentNames(
    ctx.db,
    rows.map(({ item_id: id }) => id),
  );
  const people = new Map<string, string>();
  for (const id of new Set(rows.flatMap(({ linked_by: linked, synced_by: synced }) => [linked, synced])))
    if (id !== null) people.set(id, (await readPerson(ctx.db, id)).name);
  const nameOf = (id: string | null): string | null => (id === null ? null : (people.get(id) ?? null));
  return {
    links: rows.flatMap((row) => {
      const { library } = row;
      const path = names.get(row.item_id);
      // The file is in the trash; the link returns with it.
      if (path === undefined) return [];
      return {
        uuid: row.id,
        itemUUID: row.item_id,
        path: path.join('/'),
        library: parseLibrary(library),
        name: row.name,
        linkedBy: nameOf(row.linked_by),
        isOwn: row.linked_by === userId,
        lent: row.lent === 1,
        syncedAt: row.synced_at === null ? null : new Date(row.synced_at).toISOString(),
        syncedBy: nameOf(row.synced_by),
        report: readReport(row.report),
      };
    }),
  };
});
