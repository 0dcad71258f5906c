/** Update messages that a document sends per second without delay, to all its sockets together. */
const ROOM_PER_SECOND = 2500;
/** Sockets that may be served at once after a quiet moment. */
const ROOM_BURST = 250;
/** Limit per socket: no screen displays more. */
const SOCKET_PER_SECOND = 60;
const SOCKET_BURST = 6;
/** Maximum wait for the next message, however many people type. */
const MAX_WAIT_MS = 40;

const ROOM_GAP_MS = 1000 / ROOM_PER_SECOND;
const SOCKET_GAP_MS = 1000 / SOCKET_PER_SECOND;

interface SocketPace {
  sentAt: number;
  /** Time at which the socket's full burst is available again. */
  freeAt: number;
}

/**
 * Decides when each socket of a document may be sent updates. A document's cost is people times edits: while few people
 * type or few are present, everything is sent at once; beyond that, edits are batched and sent to each socket every 40
 * ms. Times are milliseconds of a monotonic clock, passed in.
 */
export class Pace {
  #freeAt = Number.NEGATIVE_INFINITY;
  readonly #sockets = new Map<string, SocketPace>();

  /** Milliseconds until this socket may be sent a message. If 0, the message is counted as sent. */
  take(id: string, now: number): number {
    const socket = this.#sockets.get(id) ?? { sentAt: Number.NEGATIVE_INFINITY, freeAt: now };
    const due = Math.max(
      socket.freeAt - (SOCKET_BURST - 1) * SOCKET_GAP_MS,
      this.#freeAt - (ROOM_BURST - 1) * ROOM_GAP_MS,
    );
    const wait = Math.min(due, socket.sentAt + MAX_WAIT_MS) - now;
    if (wait > 0) return wait;
    // A room of hundreds exceeds its budget; the debt is bounded, so that it recovers as soon as they pause.
    const mostFreeAt = now + ROOM_BURST * ROOM_GAP_MS;
    this.#freeAt = Math.min(Math.max(now, this.#freeAt) + ROOM_GAP_MS, mostFreeAt);
    this.#sockets.set(id, { sentAt: now, freeAt: Math.max(now, socket.freeAt) + SOCKET_GAP_MS });
    return 0;
  }

  forget(id: string): void {
    this.#sockets.delete(id);
  }
}
