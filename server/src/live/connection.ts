import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { Role } from '@scriptorium/contract/review/limits.ts';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';

/** One socket of one person in a document, as the room sees it. */
export interface Connection {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Display name, or e-mail if there is none; set from the session, never by the client. */
  readonly label: string;
  /** Set for sockets of our own client; null for clients of the basic messages. */
  readonly clientID: string | null;
  /** This person's role in the document; the socket is closed when it changes. */
  readonly role: Role;
  /** When their access expires or shrinks (epoch milliseconds), which the socket watches for; null if never. */
  readonly until: number | null;
  /** Whether it was opened for comments and suggestions. */
  readonly isReviewing: boolean;
  send(message: ServerMessage): void;
  /** A pre-serialized message shared by many sockets; never modified. */
  sendFrame(frame: Uint8Array): void;
  /** One message in two parts, the second shared by many sockets. */
  sendParts(first: string, shared: Uint8Array): void;
  /** Combines everything sent inside into one write. */
  together(send: () => void): void;
  /** Bytes buffered in the socket. */
  waiting(): number;
  /** Whether a message of this size may be sent now, given what this socket and its user have not read yet. */
  mayTake(bytes: number): boolean;
  /** Waits until a large message may be sent; false if the socket has ended meanwhile. */
  makeRoom(bytes: number): Promise<boolean>;
  /** Pauses or resumes reading, so that senders faster than the disk are slowed rather than disconnected. */
  hold(held: boolean): void;
  close(code: CloseCode, reason?: string): void;
}
