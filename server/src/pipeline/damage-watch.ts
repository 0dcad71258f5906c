import { createHash } from 'node:crypto';
import type { Damage, ReportDamage } from '../domain/damage.ts';
import { recordEvent } from './record-event.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** More than this means that the disk is failing, and further entries add nothing. */
const MAX_REPORTED = 500;

/** Damage found since startup: logged once each, and counted for the dashboard. */
export interface DamageWatch {
  report: ReportDamage;
  /** Short ids, so that damage found by several servers counts once. */
  list(): string[];
}

export function watchDamage(unitOfWork: UnitOfWork): DamageWatch {
  const reported = new Set<string>();
  return {
    report: (damage: Damage) => {
      const key = `${damage.what} ${damage.subject}`;
      if (reported.has(key) || reported.size >= MAX_REPORTED) return;
      reported.add(key);
      // If this cannot be written now, the next read reports it again.
      unitOfWork
        .run(recordEvent, { event: { type: 'content.damaged', ...damage } })
        .catch(() => void reported.delete(key));
    },
    list: () => [...reported].map((key) => createHash('sha256').update(key).digest('base64url').slice(0, 8)),
  };
}
