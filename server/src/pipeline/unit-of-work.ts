import type { Actor } from './actor.ts';
import type { LivePush, LivePushResult } from './live-commit.ts';
import type { ErasedWrite, InternalWork } from './operation.ts';
import type { RequestFacts } from './request-facts.ts';
import type { Committed } from './transaction.ts';

/**
 * The only way to run a transaction. When `run` or `push` resolves, the change is durable; when it rejects with an
 * `OperationError`, nothing was changed. `overloaded`: the database is currently unable to accept it.
 */
export interface UnitOfWork {
  runOperation(
    operation: ErasedWrite,
    call: { actor: Actor; input: unknown; prepared: unknown; request: RequestFacts; now: number },
  ): Promise<Committed>;
  /** A transaction of the server itself. */
  run<Input, Output>(part: InternalWork<Input, Output>, input: Input, by?: string): Promise<Output>;
  /** A step of a call, on behalf of its caller. */
  runAs<Input, Output>(
    part: InternalWork<Input, Output>,
    input: Input,
    caller: { actor: Actor; request: RequestFacts; now: number },
  ): Promise<Output>;
  /** One push to one document; waiting pushes share a commit. Pushes of a lane keep their order. */
  push(push: LivePush, lane?: string): Promise<LivePushResult>;
  close(): Promise<void>;
}

/** Called for every commit, on the main thread, before the caller gets the result. */
export type CommitListener = (committed: Committed, name: string) => void;

/** Called when a transaction group occupied the writer for long (in milliseconds of processor time). */
export type HoldListener = (milliseconds: number, calls: readonly string[]) => void;
