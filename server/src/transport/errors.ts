import { type ErrorBody, type ErrorCode, ERRORS, OperationError } from '@scriptorium/contract/errors.ts';
import { isStorageFailure } from '../db/engine/database-errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Fastify error codes with an equivalent of ours. Anything else is `internal`. */
const FROM_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_BAD_URL: 'not-found',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'too-large',
  FST_PARTS_LIMIT: 'too-large',
  FST_FIELDS_LIMIT: 'too-large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong-content-type',
  FST_PROTO_VIOLATION: 'bad-request',
};

/** The only place where errors become responses. Unexpected ones are logged with the id in the response. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toOperationError(error);
  if (refusal.code === 'internal' || refusal.code === 'overloaded') {
    request.log.error({ err: error, cause: refusal.cause }, 'a call failed');
  }
  const body: ErrorBody = {
    error: refusal.code,
    message: refusal.message,
    ...(refusal.said && { said: refusal.said }),
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(refusal.code === 'internal' ? { requestId: request.id } : {}),
  };
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter));
  else if (refusal.code === 'overloaded') void reply.header('retry-after', '5');
  void reply.status(ERRORS[refusal.code].status).type('application/json; charset=utf-8').send(body);
}

/** The failure as one of our errors; anything unknown is `internal`, or the request's fault. */
export function toOperationError(error: unknown): OperationError {
  if (error instanceof OperationError) return error;
  const code = readCode(error);
  const known = FROM_FASTIFY[code];
  if (known !== undefined) return new OperationError(known, { cause: error });
  // The client disconnected or cut its body short: its own fault, and it gets no response.
  if (code === 'ECONNRESET' || isCutOff(error)) return new OperationError('bad-request', { cause: error });
  if (isStorageFailure(error)) return new OperationError('overloaded', { cause: error });
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new OperationError('bad-request', { cause: error });
  return new OperationError('internal', { cause: error });
}

/** The multipart parser has no error codes for this. */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Unexpected end of multipart data|Part terminated early|Multipart:|Malformed|aborted)/u.test(error.message)
  );
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
