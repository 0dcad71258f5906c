import { fail } from '@scriptorium/contract/errors.ts';
import { retryExportJob as contract } from '@scriptorium/contract/operations/admin-exports.ts';
import { requeueExport } from '../../../db/exports/jobs.ts';
import { write } from '../../../pipeline/operation.ts';
import { getExport } from '../../../model/exports/jobs.ts';

export const retryExportJob = write(contract, {
  work: async (tx, input) => {
    const job = await getExport(tx.db, input.jobId);
    if (!(await requeueExport(tx.db, job)))
      fail('conflict', { message: 'Only a failed or cancelled export can be queued again.' });
    tx.record({ type: 'export.scheduled', jobId: job.id, userId: job.userId, outputName: job.outputName });
    return {};
  },
});
