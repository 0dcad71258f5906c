import type { CloseCode } from '@scriptorium/contract/live/limits.ts';
import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';

/** One socket of one person in a document, as the room sees it. */
export interface Line {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  /** Display name, or e-mail when there is none; set from the session, never by the client. */
  readonly label: string;
  /** Given when the socket was opened by our own client; null for clients of the basic messages. */
  readonly clientID: string | null;
  send(message: ServerMessage): void;
  /** A message that was written as JSON before, because it goes to many. */
  sendText(text: string): void;
  /** What is sent inside goes over the socket as one. */
  together(send: () => void): void;
  /** Bytes that wait in the socket. */
  waiting(): number;
  /** Stops and goes on reading: whoever sends faster than the disk writes is slowed, not thrown out. */
  hold(held: boolean): void;
  close(code: CloseCode, reason?: string): void;
}
