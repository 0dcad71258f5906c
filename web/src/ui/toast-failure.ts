import { OperationError } from '@scriptorium/contract/errors.ts';
import { PartsCancelled } from '../lib/part-work.ts';
import { readMessage } from '../lib/read-message.ts';
import { toastError, toastInfo } from './toasts.ts';

/** For cancellable work: if the user cancelled it, its end is information, not an error. */
export function toastFailure(prefix: string, error: unknown): void {
  const isCancelled =
    error instanceof PartsCancelled || (error instanceof OperationError && error.code === 'cancelled');
  // Shown longer than a confirmation, since it says how much was done.
  if (isCancelled) toastInfo(readMessage(error), { duration: 6_000 });
  else toastError(prefix, error);
}
