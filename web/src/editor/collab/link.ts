import { OperationError } from '@scriptorium/contract/errors.ts';
import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import type { ClientMessage, ServerMessage } from '@scriptorium/contract/live/messages.ts';
import type { OpenDocumentOptions } from './document-connection.ts';
import { LiveSocket, SILENCE } from './live-socket.ts';
import { reconnectDelay } from './reconnect-delay.ts';

/** What a wrong beginning is called, word for word; only whoever looks for the cause reads it. */
const WENT_WRONG = 'Something went wrong';
const SOCKET_ERROR = 'WebSocket reported an error during await.';
/** Somebody logs in again in another tab: looked for this often. */
const LOGGED_OUT_MS = 4000;
const ABUSE_MS = 15_000;

export type LinkEnd =
  | {
      readonly kind: 'down';
      readonly code: number | null;
      readonly cannotSave: boolean;
      readonly noNetwork: boolean;
      /** Ended because nobody answered. */
      readonly silent: boolean;
      /** What the server says is the matter, if it answered with an error of its own. */
      readonly problem: string | null;
    }
  | { readonly kind: 'logged-out' }
  /** There is nothing to come back to. */
  | { readonly kind: 'gone'; readonly code: number };

export interface LinkEvents {
  /** What the next socket is opened with. */
  query(): Record<string, string>;
  onMessage(message: ServerMessage): void;
  onDown(end: LinkEnd): void;
}

/** Holds a connection to a document: a ticket, a socket, and again after each end, until it is stopped. */
export class Link {
  readonly #options: OpenDocumentOptions;
  readonly #events: LinkEvents;
  #socket: LiveSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #connecting = false;
  #stopped = false;
  #pulling = false;
  /** What the present socket was opened with. */
  query: Record<string, string> = {};

  constructor(options: OpenDocumentOptions, events: LinkEvents) {
    this.#options = options;
    this.#events = events;
  }

  get isPulling(): boolean {
    return this.#pulling;
  }

  /** Also after an end, to go on. */
  start(): void {
    this.#stopped = false;
    this.#attempt = 0;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
    void this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  send(message: ClientMessage): void {
    this.#socket?.send(message);
  }

  pull(clientVersion: number): void {
    this.#pulling = true;
    this.send({ type: 'pull-updates', clientVersion });
  }

  /** After a push: an answer, or the truth about the connection, within seconds. */
  probeSoon(): void {
    this.#socket?.probe();
  }

  /** Somebody does not want to wait for the next attempt. */
  hurry(): void {
    this.#hurry();
  }

  /** Leaves this socket for a new one. */
  reconnect(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#pulling = false;
    this.#plan(reconnectDelay(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  readonly #hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket) this.#socket.probe();
    else this.#plan(0);
  };

  readonly #doubt = (): void => this.#socket?.probe();

  #plan(delay: number): void {
    if (this.#stopped) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#connect();
    }, delay);
  }

  async #connect(): Promise<void> {
    if (this.#stopped || this.#connecting || this.#socket) return;
    this.#connecting = true;
    try {
      const ticket = await this.#options.requestTicket();
      if (this.#stopped) return;
      this.query = this.#events.query();
      const address = new URL(this.#options.socketUrl ?? '/documents', location.href);
      address.protocol = address.protocol.replace('http', 'ws');
      address.search = new URLSearchParams({ ticket, ...this.query }).toString();
      this.#pulling = false;
      let begun = false;
      const socket = new LiveSocket(address.href, {
        onMessage: (message) => {
          if (this.#socket !== socket) return;
          if (!begun && message.type !== 'get-document') {
            console.error(WENT_WRONG);
            socket.close();
            this.#ended(null, WENT_WRONG);
            return;
          }
          begun = true;
          if (message.type === 'get-document') this.#attempt = 0;
          if (message.type === 'updates') this.#pulling = false;
          this.#events.onMessage(message);
        },
        onEnd: (code, reason) => {
          if (!begun && reason === 'error') console.warn(SOCKET_ERROR);
          if (this.#socket === socket) this.#ended(code, reason);
        },
      });
      this.#socket = socket;
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#connecting = false;
    }
  }

  #ended(code: number | null, reason: string): void {
    this.#socket = null;
    this.#pulling = false;
    if (code === CLOSE.accessWithdrawn || code === CLOSE.documentDeleted) {
      this.#events.onDown({ kind: 'gone', code });
      return;
    }
    const cannotSave = code === CLOSE.restarting && reason === 'cannot-save';
    this.#events.onDown({
      kind: 'down',
      code,
      cannotSave,
      noNetwork: code === null,
      silent: reason === SILENCE,
      problem: null,
    });
    this.#plan(code === CLOSE.abuse ? ABUSE_MS : reconnectDelay(this.#attempt, Math.random()));
    this.#attempt += 1;
  }

  #refused(error: unknown): void {
    const code = error instanceof OperationError ? error.code : null;
    if (code === 'not-found' || code === 'conflict') {
      this.#events.onDown({ kind: 'gone', code: CLOSE.documentDeleted });
      return;
    }
    if (code === 'forbidden') {
      this.#events.onDown({ kind: 'gone', code: CLOSE.accessWithdrawn });
      return;
    }
    if (code === 'not-logged-in') {
      this.#events.onDown({ kind: 'logged-out' });
      this.#plan(LOGGED_OUT_MS);
      return;
    }
    // A server that is down behind a proxy is no different from one that cannot be reached.
    const problem = error instanceof OperationError && code !== 'overloaded' ? error.message : null;
    this.#events.onDown({ kind: 'down', code: null, cannotSave: false, noNetwork: true, silent: false, problem });
    this.#plan(reconnectDelay(this.#attempt, Math.random()));
    this.#attempt += 1;
  }
}
