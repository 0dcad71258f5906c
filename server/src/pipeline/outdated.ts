import { OperationError } from '@scriptorium/contract/errors.ts';

export const BEING_WRITTEN =
  'So much is being written in this file that it could not be changed. Please try again in a moment.';

/** Thrown by a transaction for which something outdated was prepared: the call is prepared again, some times. */
export class Outdated extends OperationError {
  constructor() {
    super('conflict', { message: BEING_WRITTEN });
  }
}
