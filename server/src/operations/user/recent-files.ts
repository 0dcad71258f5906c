import { recentFiles as contract } from '@scriptorium/contract/operations/desk.ts';
import { listRecentFiles } from '../../db/items/recent.ts';
import { countOpenThreadsOf, type OpenCounts } from '../../db/texts/review-threads.ts';
import { readTitles } from '../../model/texts/read-titles.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { readOffThread } from '../../pipeline/operation.ts';

export const recentFiles = readOffThread(contract, async (ctx, input) => {
  const { userId } = requireUser(ctx.actor);
  const files = await listRecentFiles(ctx.db, userId, { limit: input.limit ?? 10, now: ctx.now });
  const ids = files.map(({ item }) => item.id);
  const open = await countOpenThreadsOf(ctx.db, ids, userId);
  const titles = await readTitles(ctx.db, input.titles === true ? files.map(({ item }) => item) : []);
  return {
    files: files.map(({ item, workspaceUUID, workspaceName, path, openedAt }) => ({
      itemUUID: item.id,
      workspaceUUID,
      workspaceName,
      path,
      name: item.name,
      title: titles.get(item.id) ?? null,
      openedAt: new Date(openedAt).toISOString(),
      review: describeCounts(open.get(item.id)),
    })),
  };
});

function describeCounts(open: OpenCounts | undefined) {
  const { comments, suggestions, mentions, unseen } = open ?? NOTHING_OPEN;
  return { comments, suggestions, mentions, unseen };
}

const NOTHING_OPEN = { comments: 0, suggestions: 0, mentions: 0, unseen: 0 };
