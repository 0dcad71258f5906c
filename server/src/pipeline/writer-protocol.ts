import { type ErrorCode, OperationError } from '@scriptorium/contract/errors.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import { isStorageFailure, isUniqueViolation } from '../db/engine/database-errors.ts';
import type { LivePush, LivePushResult } from './live-commit.ts';
import type { ServerFacts } from './operation.ts';
import { Outdated } from './outdated.ts';
import type { PackedPush } from './packed-push.ts';
import type { Call, Committed } from './transaction.ts';

/** The writer worker's start-up data. */
export interface WriterData {
  file: string;
  server: ServerFacts;
}

export type WriterRequest =
  | { id: number; kind: 'call'; call: Call }
  | { id: number; kind: 'push'; push: LivePush }
  | { id: number; kind: 'close' };

export type WriterAnswer =
  | { id: number; ok: true; value: Committed | LivePushResult | null }
  | { id: number; ok: false; error: WireError };

/** One message to the writer. */
export type WriterPost = readonly (Exclude<WriterRequest, { kind: 'push' }> | PackedPush)[];

/** One message per commit; a bare number acknowledges a durable push. */
export type WriterMessage =
  | { ready: true }
  | readonly (WriterAnswer | number)[]
  | { held: number; calls: readonly string[] }
  | { fatal: string };

export function packAnswer(answer: WriterAnswer): WriterAnswer | number {
  return answer.ok && answer.value !== null && 'ok' in answer.value && answer.value.ok ? answer.id : answer;
}

export interface WireError {
  code: ErrorCode;
  message?: string;
  said?: Said;
  field?: string;
  retryAfter?: number;
  isOutdated?: true;
  /** For the log only. */
  cause?: string;
}

/** Errors lose their class between threads, so they are sent as data. */
export function packError(error: unknown): WireError {
  if (error instanceof Outdated) return { code: error.code, isOutdated: true };
  if (error instanceof OperationError) {
    return {
      code: error.code,
      message: error.message,
      ...(error.said && { said: error.said }),
      ...(error.field === undefined ? {} : { field: error.field }),
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    };
  }
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // Someone else created the same thing concurrently, and no check caught it.
  if (isUniqueViolation(error)) return { code: 'conflict', cause };
  return isStorageFailure(error) ? { code: 'overloaded', retryAfter: 5, cause } : { code: 'internal', cause };
}

export function unpackError(error: WireError): OperationError {
  if (error.isOutdated) return new Outdated();
  return new OperationError(error.code, {
    ...(error.message === undefined ? {} : { message: error.message }),
    said: error.said,
    ...(error.field === undefined ? {} : { field: error.field }),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    ...(error.cause === undefined ? {} : { cause: error.cause }),
  });
}
