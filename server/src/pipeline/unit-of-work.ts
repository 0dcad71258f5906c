import type { Actor } from './actor.ts';
import type { LivePush, LivePushResult } from './live-commit.ts';
import type { ErasedWrite, InternalWork, RequestFacts } from './operation.ts';
import type { Committed } from './transaction.ts';

/**
 * The only way to a transaction. When `run` or `push` resolves, the change is on the disk; when it rejects with an
 * `OperationError`, nothing was changed. `overloaded` means that the database could not take it now.
 */
export interface UnitOfWork {
  /** The transaction part of an operation, for `run-operation`. */
  runOperation(
    operation: ErasedWrite,
    call: { actor: Actor; input: unknown; prepared: unknown; request: RequestFacts; now: number },
  ): Promise<Committed>;
  /** A transaction of the server itself. */
  run<Input, Output>(part: InternalWork<Input, Output>, input: Input, by?: string): Promise<Output>;
  /** A step of a call, in the name of who made it. */
  runAs<Input, Output>(
    part: InternalWork<Input, Output>,
    input: Input,
    caller: { actor: Actor; request: RequestFacts; now: number },
  ): Promise<Output>;
  /** One push of one document; those that wait together are one commit. Order per document is kept. */
  push(push: LivePush): Promise<LivePushResult>;
  close(): Promise<void>;
}

/** Told about every commit, on the main thread, before the caller gets the answer. */
export type CommitListener = (committed: Committed, name: string) => void;

/** Told when a group of transactions kept all others waiting for so many milliseconds of processor time. */
export type HoldListener = (milliseconds: number, calls: readonly string[]) => void;
