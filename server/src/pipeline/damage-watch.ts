import { createHash } from 'node:crypto';
import type { Damage, TellDamage } from '../domain/damage.ts';
import { recordEvent } from './record-event.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Any more means that the disk is failing, and further entries add nothing. */
const MAX = 500;

/** Damage found since startup: logged once each, and counted for the dashboard. */
export interface DamageWatch {
  tell: TellDamage;
  /** Short ids, so that damage found by several servers counts once. */
  list(): string[];
}

export function watchDamage(unitOfWork: UnitOfWork): DamageWatch {
  const told = new Set<string>();
  return {
    tell: (damage: Damage) => {
      const key = `${damage.what} ${damage.subject}`;
      if (told.has(key) || told.size >= MAX) return;
      told.add(key);
      // If this cannot be written now, the next read reports it again.
      unitOfWork.run(recordEvent, { event: { type: 'content.damaged', ...damage } }).catch(() => void told.delete(key));
    },
    list: () => [...told].map((key) => createHash('sha256').update(key).digest('base64url').slice(0, 8)),
  };
}
