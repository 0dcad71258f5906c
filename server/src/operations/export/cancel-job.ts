import { fail } from '@scriptorium/contract/errors.ts';
import { cancelJob as contract } from '@scriptorium/contract/operations/export.ts';
import { cancelExport } from '../../db/exports/jobs.ts';
import { requireUser } from '../../pipeline/actor.ts';
import { write } from '../../pipeline/operation.ts';
import { getOwnExport } from '../../model/exports/jobs.ts';

export const cancelJob = write(contract, {
  work: async (tx, input) => {
    const { userId } = requireUser(tx.actor);
    const job = await getOwnExport(tx.db, input.jobId, userId);
    if (!(await cancelExport(tx.db, job.id, tx.now))) fail('job-finished');
    // Its converter process is stopped after the commit, by the subscriber to this event.
    tx.record({ type: 'export.finished', jobId: job.id, userId, outputName: job.outputName, state: 'cancelled' });
    return {};
  },
});
