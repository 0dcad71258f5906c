import type { Meter } from '../adapters/meter.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** From the push reaching the database to its being on the disk, and the same for every other transaction. */
export const PUSH_TIME = 'scriptorium_push_durable_seconds';
export const TRANSACTION_TIME = 'scriptorium_database_transaction_seconds';
/** Groups of transactions that took more than 50 ms of the one writer's processor time. */
export const LONG_HOLDS = 'scriptorium_writer_long_holds_total';

/** The same unit of work with a stopwatch beside it. */
export function measureUnitOfWork(unit: UnitOfWork, meter: Meter): UnitOfWork {
  const measure = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const started = performance.now();
    try {
      return await work;
    } finally {
      meter.time(name, performance.now() - started);
    }
  };
  return {
    runOperation: (operation, call) => measure(TRANSACTION_TIME, unit.runOperation(operation, call)),
    run: (part, input, by) => measure(TRANSACTION_TIME, unit.run(part, input, by)),
    runAs: (part, input, caller) => measure(TRANSACTION_TIME, unit.runAs(part, input, caller)),
    push: (push) => measure(PUSH_TIME, unit.push(push)),
    close: () => unit.close(),
  };
}
