import type { Meter } from '../adapters/meter.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Time until a push, or any other transaction, is durable. */
export const PUSH_TIME = 'scriptorium_push_durable_seconds';
export const TRANSACTION_TIME = 'scriptorium_database_transaction_seconds';
/** Transaction groups that occupied the writer for more than 50 ms of processor time. */
export const LONG_HOLDS = 'scriptorium_writer_long_holds_total';

/** Wraps a unit of work with timing. */
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
    push: (push, lane) => measure(PUSH_TIME, unit.push(push, lane)),
    close: () => unit.close(),
  };
}
