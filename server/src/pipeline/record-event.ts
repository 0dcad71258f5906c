import type { DomainEvent } from '../domain/events.ts';
import { internal } from './operation.ts';

/** One event by itself: of something that was refused, so that there is no other transaction to carry it. */
export const recordEvent = internal('pipeline/record-event', (tx, input: { event: DomainEvent }): Promise<null> => {
  tx.record(input.event);
  return Promise.resolve(null);
});
