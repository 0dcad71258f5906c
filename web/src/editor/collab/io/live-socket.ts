import { CLOSE, LIVE_LIMITS } from '@scriptorium/contract/live/limits.ts';
import type { ClientMessage, ServerMessage } from '@scriptorium/contract/live/messages.ts';

/** After this long without a response the connection is considered dead, whatever the browser thinks. */
const SILENCE_MS = 2000;
/** Slow links get longer, but never leave the user in doubt for more than this. */
const LONGEST_SILENCE_MS = 6000;
/** Allow this multiple of the last response time. */
const MARGIN = 2;
const OPEN_MS = 8000;
/** By then, a healthy server has usually acknowledged a push; if not, ping it. */
const PING_AFTER_MS = 200;
/** Close reason if silence was the only sign. */
export const SILENCE = 'silence';

export interface SocketEvents {
  onMessage(message: ServerMessage): void;
  /** Exactly once. `code` is null if the network closed it. */
  onEnd(code: number | null, reason: string): void;
}

/** Any other code only says that the connection is over. */
function hasMeaning(code: number): boolean {
  return code >= 4000 || code === CLOSE.restarting || code === CLOSE.tooLarge;
}

/** A WebSocket with a heartbeat. It ends when the server, the network or silence ends it, and reports that once. */
export class LiveSocket {
  readonly #socket: WebSocket;
  readonly #events: SocketEvents;
  #ended = false;
  #pings = 0;
  #pingedAt = 0;
  #patience = SILENCE_MS;
  #beat: ReturnType<typeof setInterval> | null = null;
  #pinging: ReturnType<typeof setTimeout> | null = null;
  #silence: ReturnType<typeof setTimeout> | null = null;

  /** The socket may be open already. */
  constructor(socket: WebSocket, events: SocketEvents) {
    this.#events = events;
    this.#socket = socket;
    this.#silence = setTimeout(() => this.#end(null, SILENCE), OPEN_MS);
    const began = performance.now();
    if (socket.readyState === WebSocket.OPEN) this.#begin();
    this.#socket.onopen = () => {
      this.#learn(performance.now() - began);
      this.#begin();
    };
    this.#socket.onmessage = (event: MessageEvent<string>) => this.receive(event.data);
    this.#socket.onclose = (event) => this.#end(hasMeaning(event.code) ? event.code : null, event.reason);
    this.#socket.onerror = () => this.#end(null, 'error');
  }

  receive(data: string): void {
    if (this.#ended) return;
    this.#hear();
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'pong' && message.id === this.#pings) this.#learn(performance.now() - this.#pingedAt);
    this.#events.onMessage(message);
  }

  send(message: ClientMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Expects a message; without one in time the connection is over. */
  probe(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#pinging ??= setTimeout(() => this.#ping(), PING_AFTER_MS);
    this.#expect();
  }

  /** Closes without reporting. */
  close(): void {
    this.#stop();
    this.#socket.close(1000);
  }

  #begin(): void {
    this.#hear();
    this.#beat = setInterval(() => {
      if (document.visibilityState === 'visible') this.#ping();
    }, LIVE_LIMITS.heartbeatMs);
  }

  #ping(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#pings += 1;
    this.#pingedAt = performance.now();
    this.send({ type: 'ping', id: this.#pings });
    this.#expect();
  }

  #expect(): void {
    // A large message may be on its way: while bytes are queued here, the server is not silent.
    this.#silence ??= setTimeout(() => this.#judgeSilence(), this.#patience);
  }

  #learn(took: number): void {
    this.#patience = Math.min(LONGEST_SILENCE_MS, Math.max(SILENCE_MS, took * MARGIN));
  }

  #judgeSilence(): void {
    this.#silence = null;
    if (this.#socket.bufferedAmount > 64 * 1024) this.#silence = setTimeout(() => this.#judgeSilence(), this.#patience);
    else this.#end(null, SILENCE);
  }

  #hear(): void {
    if (this.#silence) clearTimeout(this.#silence);
    if (this.#pinging) clearTimeout(this.#pinging);
    this.#silence = null;
    this.#pinging = null;
  }

  #end(code: number | null, reason: string): void {
    if (this.#ended) return;
    this.#stop();
    this.#socket.close();
    this.#events.onEnd(code, reason);
  }

  #stop(): void {
    this.#ended = true;
    this.#hear();
    if (this.#beat) clearInterval(this.#beat);
  }
}
