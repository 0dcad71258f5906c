import type { Lease, JobKind } from '../db/server/jobs.ts';
import type { RunStep, ServerFacts } from '../pipeline/operation.ts';
import type { UnitOfWork } from '../pipeline/unit-of-work.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** What a handler gets. It runs on the main thread; its changes go through `unitOfWork.run(part, …)`. */
export interface JobContext {
  readonly job: Lease;
  /** Aborts when the lease was lost, the job was cancelled, or the server stops. */
  readonly signal: AbortSignal;
  /** Read-only. */
  readonly db: Kysely<Schema>;
  readonly unitOfWork: UnitOfWork;
  readonly server: ServerFacts;
  now(): number;
}

/** How a run ended when it did not simply succeed. A thrown error is a failure that is tried again. */
export type JobOutcome =
  | { kind: 'done' }
  /** The handler ended the job itself, in the transaction of its result (`finishJob`). */
  | { kind: 'settled' }
  /** There is more: run again at this moment; not counted as an attempt. */
  | { kind: 'again'; at: number };

export interface JobHandler {
  readonly kind: JobKind;
  /** How many of this kind at once on this node. */
  readonly concurrency: number;
  /** For jobs that people queue: how the places are shared among them. */
  readonly sharing?: {
    /** How many of one person at once; the other places are for others. */
    readonly perPerson: number;
    /** After so long a job makes room when somebody waits who had less than this lately. */
    readonly shareMs: number;
  };
  run(ctx: JobContext, payload: unknown): Promise<JobOutcome>;
}

/** The steps of long work, each a transaction of the server's own. */
export function stepsOf(unitOfWork: UnitOfWork): RunStep {
  return (part, input) => unitOfWork.run(part, input);
}
