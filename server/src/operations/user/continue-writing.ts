import { continueWriting as contract } from '@scriptorium/contract/operations/desk.ts';
import { listRecentFiles, type RecentFile } from '../../db/items/recent.ts';
import { readTextAt } from '../../db/texts/documents.ts';
import { readOthersChanges } from '../../db/texts/others-changes.ts';
import { readPeople } from '../../db/texts/versions.ts';
import { compareWords } from '../../domain/texts/count-words.ts';
import { isPaper, readOpening } from '../../model/texts/read-opening.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { type OffThreadContext, readOffThread } from '../../pipeline/operation.ts';

/** How many recent files are searched for the paper to continue. */
const LOOKED_AT = 10;

export const continueWriting = readOffThread(contract, async (ctx) => {
  const { userId } = requireUser(ctx.actor);
  const files = await listRecentFiles(ctx.db, userId, { limit: LOOKED_AT, now: ctx.now });
  const file = files.find(({ item }) => isPaper(item));
  if (file === undefined) return { page: null };
  const { item, workspaceUUID, workspaceName, path, openedAt } = file;
  const read = await readOpening(ctx.db, item);
  return {
    page: {
      itemUUID: item.id,
      workspaceUUID,
      workspaceName,
      path,
      name: item.name,
      openedAt: new Date(openedAt).toISOString(),
      title: read?.opening.title ?? null,
      authors: [...(read?.opening.authors ?? [])],
      blocks: [...(read?.opening.blocks ?? [])],
      since: await describeChanges(ctx, { file, readerId: userId, text: read?.text }),
    },
  };
});

async function describeChanges(
  ctx: OffThreadContext,
  { file, readerId, text }: { file: RecentFile; readerId: string; text: string | undefined },
) {
  const changes = await readOthersChanges(ctx.db, { itemId: file.item.id, readerId, since: file.openedAt });
  if (changes === null) return null;
  const people = (await readPeople(ctx.db, changes.people)).map(({ user, name }) => ({
    uuid: user,
    displayName: name,
  }));
  if (text === undefined || changes.from === undefined) return { people, words: null };
  const before = await readTextAt(ctx.db, file.item.id, changes.from);
  return { people, words: before === undefined ? null : compareWords(before, text) };
}
