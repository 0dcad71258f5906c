import type { IncomingMessage, ServerResponse } from 'node:http';

/** So much of a body that nobody wants is read and thrown away, so that the connection can go on. */
const SMALL_BYTES = 1024 * 1024;
/** How long the other side has to read the answer before its connection is cut. */
const GRACE_MS = 1000;

/**
 * Ends requests that were answered before their body was read. Node would read on to its end, and whoever was refused
 * could send gigabytes for it.
 */
export function endUnread(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && Number(length ?? 0) <= SMALL_BYTES) return;
  // Before Node's own listener, which would take all that comes.
  response.prependOnceListener('finish', () => {
    if (request.complete || request.destroyed) return;
    request.unpipe();
    // A request that is being read and is paused holds the other side back.
    request.read(0);
    request.pause();
    const cut = setTimeout(() => request.socket.destroy(), GRACE_MS);
    request.once('close', () => clearTimeout(cut));
  });
}
