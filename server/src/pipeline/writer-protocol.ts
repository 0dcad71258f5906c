import { type ErrorCode, OperationError } from '@scriptorium/contract/errors.ts';
import { isStorageFailure, isUniqueViolation } from '../db/engine/database-errors.ts';
import type { LiveMark, LivePush, LivePushResult } from './live-commit.ts';
import type { ServerFacts } from './operation.ts';
import type { Call, Committed } from './transaction.ts';

/** What the writer worker is started with. */
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

/**
 * A push on its way between the threads: its values in a row. Objects are put together anew property by property on the
 * other side, which takes a thread that has just slept longer than anything else about the message.
 */
export type PackedPush = readonly [
  id: number,
  documentId: string,
  from: number,
  to: number,
  changes: Uint8Array,
  authors: string,
  at: number,
  size: number,
  ...marks: readonly (string | number | null)[],
];

type PackedMark = [
  clientId: string,
  userId: string,
  sessionId: string,
  lastSeq: number,
  lastVersion: number,
  beforeUserId: string | null,
  beforeLastSeq: number | null,
];

const MARK_VALUES: PackedMark['length'] = 7;

/** What the writer is sent at once. */
export type WriterPost = readonly (Exclude<WriterRequest, { kind: 'push' }> | PackedPush)[];

/** One message for all that was committed together; a number is a push that is on the disk. */
export type WriterMessage =
  | { ready: true }
  | readonly (WriterAnswer | number)[]
  | { held: number; calls: readonly string[] }
  | { fatal: string };

export function packPush(id: number, push: LivePush): PackedPush {
  const { documentId, from, to, changes, authors, at, size } = push;
  const marks: (string | number | null)[] = [];
  for (const { clientId, userId, sessionId, lastSeq, lastVersion, before } of push.marks) {
    const known = [before?.userId ?? null, before?.lastSeq ?? null] as const;
    marks.push(...([clientId, userId, sessionId, lastSeq, lastVersion, ...known] satisfies PackedMark));
  }
  return [id, documentId, from, to, changes, authors, at, size, ...marks];
}

export function unpackPush(packed: PackedPush): Extract<WriterRequest, { kind: 'push' }> {
  const [id, documentId, from, to, changes, authors, at, size, ...values] = packed;
  const marks: LiveMark[] = [];
  for (let i = 0; i < values.length; i += MARK_VALUES) {
    const mark = values.slice(i, i + MARK_VALUES) as PackedMark;
    const [clientId, userId, sessionId, lastSeq, lastVersion, beforeUserId, beforeLastSeq] = mark;
    const before =
      beforeUserId === null || beforeLastSeq === null ? null : { userId: beforeUserId, lastSeq: beforeLastSeq };
    marks.push({ clientId, userId, sessionId, lastSeq, lastVersion, before });
  }
  return { id, kind: 'push', push: { documentId, from, to, changes, authors, at, size, marks } };
}

export function packAnswer(answer: WriterAnswer): WriterAnswer | number {
  return answer.ok && answer.value !== null && 'ok' in answer.value && answer.value.ok ? answer.id : answer;
}

export interface WireError {
  code: ErrorCode;
  message?: string;
  field?: string;
  retryAfter?: number;
  /** For the log only. */
  cause?: string;
}

/** Errors lose their class on the way between threads: they travel as data. */
export function packError(error: unknown): WireError {
  if (error instanceof OperationError) {
    return {
      code: error.code,
      message: error.message,
      ...(error.field === undefined ? {} : { field: error.field }),
      ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    };
  }
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // Somebody else made the same thing a moment ago, and no check of ours foresaw it.
  if (isUniqueViolation(error)) return { code: 'conflict', cause };
  return isStorageFailure(error) ? { code: 'overloaded', retryAfter: 5, cause } : { code: 'internal', cause };
}

export function unpackError(error: WireError): OperationError {
  return new OperationError(error.code, {
    ...(error.message === undefined ? {} : { message: error.message }),
    ...(error.field === undefined ? {} : { field: error.field }),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
    ...(error.cause === undefined ? {} : { cause: error.cause }),
  });
}
