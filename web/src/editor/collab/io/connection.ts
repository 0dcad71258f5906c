import { OperationError } from '@scriptorium/contract/errors.ts';
import type { ClientMessage, ServerMessage } from '@scriptorium/contract/live/messages.ts';
import type { Query, SessionEvent, TicketRefusal } from '../core/state.ts';
import { addressSocket } from './address-socket.ts';
import type { EarlyCall } from './early-call.ts';
import { LiveSocket, SILENCE } from './live-socket.ts';

/** Logged for debugging; the wording is specified. */
const SOCKET_ERROR = 'WebSocket reported an error during await.';

export interface ConnectionParts {
  readonly requestTicket: () => Promise<string>;
  /** `/documents` on this server, or another URL for it. */
  readonly socketUrl: string;
  /** The document's id; balancers that read it send all its editors to one server. */
  readonly document: string;
  /** Made before the document was opened; for the first call. */
  readonly early: EarlyCall | null;
  /** Reports the outcome of the last call, until hung up. */
  readonly tell: (event: Extract<SessionEvent, { type: 'message' | 'closed' | 'no-ticket' }>) => void;
}

/** One connection at a time: a ticket, and a socket opened with it. Reports nothing once hung up. */
export class Connection {
  readonly #parts: ConnectionParts;
  #socket: LiveSocket | null = null;
  #early: EarlyCall | null;
  #ticket: Promise<string> | null = null;
  #calls = 0;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.#early = parts.early;
  }

  /** Requests the first call's ticket ahead of it. */
  prepare(): void {
    if (this.#early?.isMade) return;
    this.#dropEarly();
    this.#ticket = this.#parts.requestTicket();
    // Reported by the call that uses it.
    this.#ticket.catch(() => undefined);
  }

  async call(query: Query): Promise<void> {
    const made = this.#early?.take(query);
    this.hangUp();
    if (made) {
      const socket = this.#listen(made.socket);
      for (const message of made.heard) socket.receive(message);
      return;
    }
    const current = this.#calls;
    const asked = this.#ticket ?? this.#parts.requestTicket();
    this.#ticket = null;
    let ticket: string;
    try {
      ticket = await asked;
    } catch (error) {
      if (current === this.#calls) this.#parts.tell({ type: 'no-ticket', refusal: readRefusal(error) });
      return;
    }
    if (current !== this.#calls) return;
    const { socketUrl, document } = this.#parts;
    const address = addressSocket(new URL(socketUrl, location.href), { ticket, document, ...query });
    this.#listen(new WebSocket(address));
  }

  hangUp(): void {
    this.#calls += 1;
    this.#dropEarly();
    this.#socket?.close();
    this.#socket = null;
  }

  send(message: ClientMessage): void {
    this.#socket?.send(message);
  }

  probe(): void {
    this.#socket?.probe();
  }

  #listen(opened: WebSocket): LiveSocket {
    const current = this.#calls;
    let isOpened = false;
    const socket = new LiveSocket(opened, {
      onMessage: (message: ServerMessage) => {
        isOpened = true;
        if (current === this.#calls) this.#parts.tell({ type: 'message', message });
      },
      onEnd: (code, reason) => {
        if (!isOpened && reason === 'error') console.warn(SOCKET_ERROR);
        if (current === this.#calls) this.#parts.tell({ type: 'closed', code, reason, isSilent: reason === SILENCE });
      },
    });
    this.#socket = socket;
    return socket;
  }

  #dropEarly(): void {
    this.#early?.end();
    this.#early = null;
  }
}

function readRefusal(error: unknown): TicketRefusal {
  if (!(error instanceof OperationError)) return { why: 'no-network' };
  switch (error.code) {
    case 'not-found':
    case 'conflict':
      return { why: 'deleted' };
    case 'forbidden':
      return { why: 'no-access' };
    case 'not-logged-in':
      return { why: 'logged-out' };
    // A server down behind a proxy is no different from an unreachable one.
    case 'overloaded':
      return { why: 'no-network' };
    default:
      return { why: 'problem', problem: error.message };
  }
}
