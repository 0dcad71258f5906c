import type { IncomingMessage, ServerResponse } from 'node:http';

/** Unwanted bytes that are read and discarded to keep the connection usable. */
const SMALL_BYTES = 1024 * 1024;
/** Time for the client to read the response before the connection is cut. */
const GRACE_MS = 1000;

/**
 * Ends requests that were answered before their body was read. Node would read to the end, and a refused client could
 * send gigabytes.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && Number(length ?? 0) <= SMALL_BYTES) return;
  // Runs before Node's own listener, which would drain everything.
  response.prependOnceListener('finish', () => {
    if (request.complete || request.destroyed) return;
    request.unpipe();
    // A paused request in flowing mode applies backpressure.
    request.read(0);
    request.pause();
    const cut = setTimeout(() => request.socket.destroy(), GRACE_MS);
    request.once('close', () => clearTimeout(cut));
  });
}
