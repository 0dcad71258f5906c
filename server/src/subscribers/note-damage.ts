import type { DomainEvent } from '../domain/events.ts';

export const DAMAGED = 'scriptorium_damaged_contents_total';

/** Damage is said in the log and counted, for those who watch the server from outside. */
export function noteDamage(
  events: readonly DomainEvent[],
  parts: { log: { error(facts: object, message: string): void }; meter: { count(name: string, label?: string): void } },
): void {
  for (const event of events) {
    if (event.type !== 'content.damaged') continue;
    parts.meter.count(DAMAGED, `what="${event.what}"`);
    parts.log.error({ what: event.what, subject: event.subject }, 'something stored is damaged');
  }
}
