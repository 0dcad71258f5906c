import type { EventFor } from './routes.ts';

/** Stops a cancelled export where it is running; starts a newly queued one at once. */
export function steerExports(
  worker: { cancel(jobId: string): void; wake(): void },
  events: readonly EventFor<'exports'>[],
): void {
  for (const event of events) {
    switch (event.type) {
      case 'export.scheduled':
        worker.wake();
        break;
      case 'export.finished':
        if (event.state === 'cancelled') worker.cancel(event.jobId);
        break;
      default:
        event satisfies never;
    }
  }
}
