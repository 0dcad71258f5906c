import type { Operation, OutputOf } from '@scriptorium/contract/operation.ts';
import { noteFailure, noteSuccess } from '../lib/call-outcomes.ts';
import { readError } from './call.ts';
import { readCsrfToken } from './csrf.ts';
import { NetworkError } from './network-error.ts';
import { reportNoAnswer } from './connection.ts';

export interface UploadOptions {
  /** Called with bytes sent and total, as often as the browser reports them. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads files as multipart with progress. Uses XMLHttpRequest, because fetch does not report upload progress. Errors
 * are as in `call`; an aborted upload rejects with the signal's reason.
 */
export async function upload<O extends Operation>(
  operation: O,
  form: FormData,
  { onProgress, signal }: UploadOptions = {},
): Promise<OutputOf<O>> {
  const token = await readCsrfToken();
  signal?.throwIfAborted();
  const sending = new Promise<OutputOf<O>>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    request.open('POST', operation.path);
    request.responseType = 'json';
    request.setRequestHeader('x-xsrf-token', token);
    request.upload.addEventListener('progress', (event) => onProgress?.(event.loaded, event.total));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as OutputOf<O>);
      else reject(readError(request.status, request.response, request.getResponseHeader('retry-after')));
    });
    request.addEventListener('error', () => {
      reportNoAnswer();
      reject(new NetworkError());
    });
    request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('Cancelled', 'AbortError')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
  sending.then(
    () => noteSuccess(operation.path),
    (error: unknown) => noteFailure(error, operation.path),
  );
  return sending;
}
