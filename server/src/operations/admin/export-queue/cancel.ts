import { fail } from '@scriptorium/contract/errors.ts';
import { cancelExportJob as contract } from '@scriptorium/contract/operations/admin-exports.ts';
import { cancelExport } from '../../../db/exports/jobs.ts';
import { write } from '../../../pipeline/operation.ts';
import { getExport } from '../../../model/exports/jobs.ts';

export const cancelExportJob = write(contract, {
  work: async (tx, input) => {
    const job = await getExport(tx.db, input.jobId);
    if (!(await cancelExport(tx.db, job.id, tx.now))) fail('job-finished');
    tx.record({
      type: 'export.finished',
      jobId: job.id,
      userId: job.userId,
      outputName: job.outputName,
      state: 'cancelled',
    });
    await tx.notify([job.userId], { code: 'export-cancelled', values: { file: job.outputName } });
    return {};
  },
});
