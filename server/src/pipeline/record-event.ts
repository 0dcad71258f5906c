import type { DomainEvent } from '../domain/events.ts';
import { internal } from './operation.ts';

/** Records a single event for refusals, which have no transaction of their own. */
export const recordEvent = internal('pipeline/record-event', (tx, input: { event: DomainEvent }): Promise<null> => {
  tx.record(input.event);
  return Promise.resolve(null);
});
