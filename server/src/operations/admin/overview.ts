import { overview as contract } from '@scriptorium/contract/operations/admin.ts';
import { readOverview } from '../../db/server/overview.ts';
import { describeSignup } from '../../domain/settings/settings.ts';
import { read } from '../../pipeline/operation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const overview = read(contract, async (ctx) => {
  // The daily mail quota uses UTC days, so that every node means the same one.
  const today = ctx.now - (ctx.now % DAY_MS);
  const figures = await readOverview(ctx.db, { now: ctx.now, today, weekAgo: ctx.now - 7 * DAY_MS });
  return {
    userCount: figures.userCount,
    newUserCount: figures.newUserCount,
    groupCount: figures.groupCount,
    exportJobCount: figures.exportsWaiting + figures.exportsRunning,
    fsInfo: await ctx.ports.system.disk(),
    filesIn: ctx.ports.system.filesIn,
    serverCount: await ctx.ports.state.servers(),
    totalWorkspaceSize: figures.totalWorkspaceSize,
    totalAllocatedQuota: figures.totalAllocatedQuota,
    mailQueue: { ...figures.mails, dailyQuota: ctx.server.mailDailyQuota, transport: ctx.server.mailTransport },
    jobQueue: { ...figures.jobs, exportsRunning: figures.exportsRunning },
    live: await ctx.ports.state.live(),
    health: await ctx.ports.state.health(),
    setup: {
      ...(await ctx.ports.state.setup()),
      mail: ctx.server.mailTransport,
      ...describeSignup(await ctx.settings()),
    },
  };
});
