import type { EventFor } from './routes.ts';

export const DAMAGED = 'scriptorium_damaged_contents_total';

/** Logs and counts damage for monitoring. */
export function noteDamage(
  events: readonly EventFor<'damage'>[],
  parts: { log: { error(facts: object, message: string): void }; meter: { count(name: string, label?: string): void } },
): void {
  for (const event of events) {
    parts.meter.count(DAMAGED, `what="${event.what}"`);
    parts.log.error({ what: event.what, subject: event.subject }, 'something stored is damaged');
  }
}
