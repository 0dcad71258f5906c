import { isPending, nameDocument } from '../core/kept-peer.ts';
import type { DocumentPlace } from '../core/kept-peer.ts';
import { writeQuery } from '../core/query.ts';
import type { Query } from '../core/state.ts';
import { addressSocket } from './address-socket.ts';
import { findPeers } from './device-store.ts';
import { newClientId } from './new-client-id.ts';

/** A page that has not shown its text by then shows something else. */
const LIMIT_MS = 15_000;

/** The call for the text that a page opens with, made while its screen is still being drawn. */
export class EarlyCall {
  readonly clientID = newClientId();
  readonly #heard: string[] = [];
  #made: { readonly query: Query; readonly socket: WebSocket } | null = null;
  #isOver = false;

  /**
   * Calls as an opened document would. Not if there are unsent changes on this device: only the document decides whose
   * they are.
   */
  async make(document: string, address: (query: Query) => string | undefined): Promise<void> {
    const found = await findPeers(document);
    if (this.#isOver || found.some(isPending)) return this.end();
    const query = writeQuery(this.clientID, found[0] ?? null);
    const url = address(query);
    if (url === undefined) return this.end();
    const socket = new WebSocket(url);
    socket.onmessage = ({ data }: MessageEvent<string>) => void this.#heard.push(data);
    this.#made = { query, socket };
  }

  /** Whether there is a socket that {@link take} may give. */
  get isMade(): boolean {
    return this.#made !== null && !this.#isOver;
  }

  /** The socket and what it has received, if this is the call to be made. Otherwise it ends. */
  take(query: Query): { socket: WebSocket; heard: readonly string[] } | null {
    const made = this.#made;
    const isOpen = made !== null && made.socket.readyState <= WebSocket.OPEN;
    if (!isOpen || this.#isOver || JSON.stringify(made.query) !== JSON.stringify(query)) {
      this.end();
      return null;
    }
    this.#isOver = true;
    return { socket: made.socket, heard: this.#heard };
  }

  /** Does nothing once the socket was taken. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#made?.socket.close(1000);
  }
}

let early: { readonly document: string; readonly call: EarlyCall } | null = null;

/** `takeTicket` is asked when the ticket is needed, and may have none. */
export function callEarly(place: Omit<DocumentPlace, 'path'>, takeTicket: () => string | undefined): void {
  const document = nameDocument(place);
  const call = new EarlyCall();
  early = { document, call };
  setTimeout(() => call.end(), LIMIT_MS);
  void call.make(document, (query) => {
    const ticket = takeTicket();
    const base = new URL('/documents', location.href);
    return ticket === undefined ? undefined : addressSocket(base, { ticket, document: place.item, ...query });
  });
}

/** The early call for this document, once. */
export function takeEarlyCall(place: DocumentPlace): EarlyCall | null {
  const found = early?.document === nameDocument(place) ? early.call : null;
  if (found !== null) early = null;
  return found;
}
