import { OperationError } from '@scriptorium/contract/errors.ts';
import { addAllOfWord, refuseWord, takeOverWord, type WholeReturn } from '../pipeline/word-steps.ts';
import type { JobHandler } from './job.ts';

/** Ends what the call that brought a file back from Word could not, because its server ended. */
export const bringBackWordJob: JobHandler = {
  kind: 'bring-back-word',
  concurrency: 1,
  run: async ({ job, signal, unitOfWork }, payload) => {
    const whole = payload as WholeReturn;
    try {
      await addAllOfWord({ ...whole, lineage: job.id }, (some) => {
        signal.throwIfAborted();
        return unitOfWork.run(takeOverWord, some);
      });
    } catch (error) {
      // It would be refused again.
      if (!(error instanceof OperationError) || error.status >= 500) throw error;
      const isGone = error.code === 'forbidden' || error.code === 'not-found';
      await unitOfWork.run(refuseWord, { lineage: job.id, by: whole.by, name: whole.name ?? '', isGone });
    }
    return { kind: 'settled' };
  },
};
