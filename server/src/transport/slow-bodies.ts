import type { IncomingMessage } from 'node:http';

const LOOK_EVERY_MS = 10_000;
const MIN_BYTES = 10 * 1024;
/** Consecutive checks below that rate, so that a short stall does not count. */
const SLOW_LOOKS = 4;

interface Body {
  bytes: number;
  looks: number;
}

/**
 * Ends requests whose body arrives at less than a kilobyte a second: each would hold a connection, and a file being
 * written, for as long as its sender likes.
 */
export class SlowBodies {
  readonly #coming = new Map<IncomingMessage, Body>();
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  /** Watches a request body until it is complete. */
  watch(request: IncomingMessage): void {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (coding === undefined && Number(length ?? 0) === 0) return;
    this.#coming.set(request, { bytes: request.socket.bytesRead, looks: 0 });
    const forget = (): void => void this.#coming.delete(request);
    request.once('end', forget);
    request.once('close', forget);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    for (const [request, body] of this.#coming) {
      const { bytesRead } = request.socket;
      // If data is waiting for us to read it, we are slow, not the sender.
      const isRead = request.readableFlowing === true;
      body.looks = isRead && bytesRead - body.bytes < MIN_BYTES ? body.looks + 1 : 0;
      body.bytes = bytesRead;
      if (body.looks >= SLOW_LOOKS) request.socket.destroy();
    }
  }
}
