import { listExportQueue as contract } from '@scriptorium/contract/operations/admin-exports.ts';
import { listUserNames } from '../../../db/accounts/people.ts';
import { listExportQueue as listQueue, readPositions } from '../../../db/exports/jobs.ts';
import { read } from '../../../pipeline/operation.ts';
import { describeError } from '../../export/describe-job.ts';

const USUAL_LIMIT = 200;

export const listExportQueue = read(contract, async (ctx, input) => {
  const rows = await listQueue(ctx.db, { ended: input.ended ?? false, limit: input.limit ?? USUAL_LIMIT });
  const positions = await readPositions(ctx.db);
  const users = await listUserNames(ctx.db, [...new Set(rows.map(({ userId }) => userId))]);
  const byId = new Map(users.map((user) => [user.id, user]));
  return {
    jobs: rows.map((row) => {
      const user = byId.get(row.userId);
      const position = positions.get(row.id);
      return {
        id: row.id,
        number: row.number,
        createdAt: new Date(row.createdAt).toISOString(),
        scheduledBy: {
          uuid: row.userId,
          displayName: user?.display_name ?? 'Deleted account',
          email: user?.email ?? '',
        },
        profile: { uuid: row.profileId, name: row.profileName },
        inputFiles: row.inputs.map(({ path }) => path),
        state: row.state,
        ...(row.state === 'queued' && position !== undefined ? { position } : {}),
        ...(row.state === 'running' && row.stage !== null ? { stage: row.stage } : {}),
        ...describeError(row),
        ...(row.finishedAt === null ? {} : { finishedAt: new Date(row.finishedAt).toISOString() }),
      };
    }),
  };
});
