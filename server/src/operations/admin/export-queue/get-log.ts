import { getExportLog as contract } from '@scriptorium/contract/operations/admin-exports.ts';
import type { ExportLogLine } from '@scriptorium/contract/operations/export.ts';
import { getExport } from '../../../model/exports/jobs.ts';
import { read } from '../../../pipeline/operation.ts';

export const getExportLog = read(contract, async (ctx, input) => {
  const { log } = await getExport(ctx.db, input.jobId);
  return { log: log === null ? [] : (JSON.parse(log) as ExportLogLine[]) };
});
