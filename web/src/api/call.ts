import { ERRORS, OperationError, type ErrorCode } from '@scriptorium/contract/errors.ts';
import type { Said } from '@scriptorium/contract/said.ts';
import type { Operation, OutputOf, RawInputOf } from '@scriptorium/contract/operation.ts';
import { inLanguage } from '../lib/in-language.ts';
import { nameAction, noteFailure, noteSuccess } from '../lib/call-outcomes.ts';
import { readCsrfToken, forgetCsrfToken } from './csrf.ts';
import { NetworkError } from './network-error.ts';
import { reportAnswer, reportNoAnswer } from './connection.ts';
import { watchForSessionEnd } from './session-end.ts';
import { askPassword } from '../lib/ask-password.ts';

/** What the bundle keeps of an operation; the rest of the contract is types only (see vite.config.ts). */
type Address = Pick<Operation, 'path' | 'body'>;

/** Parses the body of a non-2xx response; a foreign one (from a proxy) becomes `internal`. */
export function readError(status: number, body: unknown, retryAfter: string | null): OperationError {
  const found = Object(body) as Record<string, unknown>;
  const text = (name: string): string | undefined => {
    const value = found[name];
    return typeof value === 'string' ? value : undefined;
  };
  const code = text('error') ?? '';
  const message = text('message');
  const seconds = Number(retryAfter ?? Number.NaN);
  return new OperationError(Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : codeOfStatus(status), {
    message: message && inLanguage(message, found['said'] as Said | undefined),
    field: text('field'),
    retryAfter: seconds >= 0 ? seconds : undefined,
  });
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'not-logged-in';
  if (status === 413) return 'too-large';
  if (status === 429) return 'rate-limited';
  return status >= 502 && status <= 504 ? 'overloaded' : 'internal';
}

async function post(path: string, input: unknown, signal: AbortSignal | undefined): Promise<Response> {
  const token = await readCsrfToken();
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify(input ?? {}),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    reportNoAnswer();
    throw new NetworkError(cause);
  }
}

/**
 * Calls an operation of the contract. @throws OperationError with the server's code, message and field; NetworkError if
 * there was no response.
 */
export async function call<O extends Operation>(
  operation: O,
  input: RawInputOf<O>,
  options: { signal?: AbortSignal } = {},
): Promise<OutputOf<O>> {
  const action = nameAction(operation.path, input);
  try {
    const output = await send(operation, input, options.signal);
    noteSuccess(action);
    return output;
  } catch (error) {
    noteFailure(error, action);
    throw error;
  }
}

async function send<O extends Operation>(
  { path }: Address,
  input: RawInputOf<O>,
  signal: AbortSignal | undefined,
): Promise<OutputOf<O>> {
  let password: string | null = null;
  let hasFreshToken = false;
  for (;;) {
    const sent = password === null ? input : { ...(input as object), password };
    const reportSessionEnd = watchForSessionEnd();
    const response = await post(path, sent, signal);
    const body: unknown = await response.json().catch(() => null);
    reportAnswer(response.status);
    if (response.ok) return body as OutputOf<O>;
    const error = readError(response.status, body, response.headers.get('retry-after'));
    if (error.code === 'not-logged-in') reportSessionEnd();
    // Step-up is handled here, so that no screen has to know which calls need it.
    const isWrong = error.code === 'wrong-password' && password !== null;
    if (isWrong || error.code === 'log-in-again' || error.code === 'step-up-required') {
      password = await askPassword({ error, path, input });
      if (password === null) throw error;
      continue;
    }
    // Tokens are bound to a session: after a login in another tab, the first call has a stale one.
    if (error.code !== 'csrf' || hasFreshToken) throw error;
    hasFreshToken = true;
    forgetCsrfToken();
  }
}
