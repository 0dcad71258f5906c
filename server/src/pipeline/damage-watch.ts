import type { Damage, TellDamage } from '../domain/damage.ts';
import { recordEvent } from './record-event.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Beyond this many the disk itself is ill, and one more line says nothing. */
const MAX = 1000;

/** What was found damaged since the start: each once in the event log, and counted for the dashboard. */
export interface DamageWatch {
  tell: TellDamage;
  /** How many different things. */
  count(): number;
}

export function watchDamage(unitOfWork: UnitOfWork): DamageWatch {
  const told = new Set<string>();
  return {
    tell: (damage: Damage) => {
      const key = `${damage.what} ${damage.subject}`;
      if (told.has(key) || told.size >= MAX) return;
      told.add(key);
      // Told again at the next read when it cannot be written now.
      unitOfWork.run(recordEvent, { event: { type: 'content.damaged', ...damage } }).catch(() => void told.delete(key));
    },
    count: () => told.size,
  };
}
