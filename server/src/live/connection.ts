import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';

/** One socket of one person in a document, as the room sees it. */
export interface Connection {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Display name, or e-mail when there is none; set from the session, never by the client. */
  readonly label: string;
  /** Given when the socket was opened by our own client; null for clients of the basic messages. */
  readonly clientID: string | null;
  send(message: ServerMessage): void;
  /** A message that was written before, because it goes to many. It is not changed afterwards. */
  sendFrame(frame: Uint8Array): void;
  /** One message in two parts, the second of which many are sent. */
  sendParts(first: string, shared: Uint8Array): void;
  /** What is sent inside goes over the socket as one. */
  together(send: () => void): void;
  /** Bytes that wait in the socket. */
  waiting(): number;
  /** Whether a message of so many bytes may be sent now, on top of what this socket and its person have not read yet. */
  mayTake(bytes: number): boolean;
  /** Waits until a large message may be sent; false when the socket has ended meanwhile. */
  makeRoom(bytes: number): Promise<boolean>;
  /** Stops and goes on reading: whoever sends faster than the disk writes is slowed, not thrown out. */
  hold(held: boolean): void;
  close(code: CloseCode, reason?: string): void;
}
