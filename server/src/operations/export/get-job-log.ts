import { getJobLog as contract } from '@scriptorium/contract/operations/export.ts';
import { readPositions } from '../../db/exports/jobs.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { read } from '../../pipeline/operation.ts';
import { describeJob, readLog } from './describe-job.ts';
import { getReadableExport } from './get-readable-export.ts';

export const getJobLog = read(contract, async (ctx, input) => {
  const row = await getReadableExport(ctx.db, input.jobId, requireUser(ctx.actor).userId);
  return { job: await describeJob(ctx.db, row, await readPositions(ctx.db)), log: readLog(row) };
});
