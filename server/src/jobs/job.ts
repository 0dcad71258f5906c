import type { Lease, JobKind } from '../db/server/jobs.ts';
import type { RunStep, ServerFacts } from '../pipeline/operation.ts';
import type { UnitOfWork } from '../pipeline/unit-of-work.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Context of a handler. Handlers run on the main thread and make changes through `unitOfWork.run(part, …)`. */
export interface JobContext {
  readonly job: Lease;
  /** Aborts when the lease is lost, the job is cancelled, or the server stops. */
  readonly signal: AbortSignal;
  /** Read-only. */
  readonly db: Kysely<Schema>;
  readonly unitOfWork: UnitOfWork;
  readonly server: ServerFacts;
  now(): number;
}

/** Outcome of a run. A thrown error is a failure, which is retried. */
export type JobOutcome =
  | { kind: 'done' }
  /** The handler finished the job itself, in the transaction of its result (`finishJob`). */
  | { kind: 'settled' }
  /** Not done: run again at this time, without counting as an attempt. */
  | { kind: 'again'; at: number };

export interface JobHandler {
  readonly kind: JobKind;
  /** Concurrent jobs of this kind on this node. */
  readonly concurrency: number;
  /** For jobs queued by users: how slots are shared. */
  readonly sharing?: {
    /** Concurrent jobs per person; other slots are left to others. */
    readonly perPerson: number;
    /** After this long, a job yields to someone who has recently had less. */
    readonly shareMs: number;
  };
  run(ctx: JobContext, payload: unknown): Promise<JobOutcome>;
}

/** Runs the steps of long work as transactions of the server itself. */
export function stepsOf(unitOfWork: UnitOfWork): RunStep {
  return (part, input) => unitOfWork.run(part, input);
}
