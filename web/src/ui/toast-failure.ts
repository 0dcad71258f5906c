import { OperationError } from '@scriptorium/contract/errors.ts';
import { PartsCancelled } from '../lib/part-work.ts';
import { readMessage } from '../lib/read-message.ts';
import { toastError, toastInfo } from './toasts.ts';

/** For work that can be cancelled: having asked for it, its end is news, not an error. */
export function toastFailure(prefix: string, error: unknown): void {
  const isCancelled =
    error instanceof PartsCancelled || (error instanceof OperationError && error.code === 'cancelled');
  // Longer than a confirmation: it says what was done.
  if (isCancelled) toastInfo(readMessage(error), { duration: 6_000 });
  else toastError(prefix, error);
}
