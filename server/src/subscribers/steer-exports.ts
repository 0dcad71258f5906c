import type { DomainEvent } from '../domain/events.ts';

/** A cancelled export is stopped where it runs; one that was put back into the queue is looked for at once. */
export function steerExports(
  worker: { cancel(jobId: string): void; wake(): void },
  events: readonly DomainEvent[],
): void {
  for (const event of events) {
    if (event.type === 'export.finished' && event.state === 'cancelled') worker.cancel(event.jobId);
    if (event.type === 'export.scheduled') worker.wake();
  }
}
