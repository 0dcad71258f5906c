import type { ChangeSet, Text } from '@codemirror/state';
import type {
  ClientMessage,
  PresenceUpdateMessage,
  ServerMessage,
  UpdateJson,
} from '@scriptorium/contract/live/messages.ts';
import type { RefusedOperation } from './refused-operation.ts';
import type { Peer, Received } from './peer.ts';
import type { Revival } from './recovery.ts';
import { NO_REVIEW } from './known-review.ts';
import type { Review } from './known-review.ts';

/** Query parameters of a socket, apart from its ticket. */
export type Query = Readonly<Record<string, string>>;

export type EndReason = 'deleted' | 'no-access';

/** A session's phase. `docs/live-client.md` has the diagram; a test keeps them in step. */
export type Phase =
  /** Checking the device for what an earlier tab left of this document. */
  | { readonly is: 'looking' }
  /** Requesting a ticket, opening a socket, waiting for its first message. */
  | { readonly is: 'calling'; readonly query: Query }
  /** The text is in step with the log: changes flow both ways. */
  | { readonly is: 'joined'; readonly isPulling: boolean }
  /** The server was restored from a backup: pushing back what it lost. */
  | { readonly is: 'reviving'; readonly revival: Revival }
  /** Keeping the text as a copy before continuing without it. `kept` is the peer it was taken from. */
  | {
      readonly is: 'setting-aside';
      readonly why: 'refused' | 'diverged';
      readonly copy: string;
      readonly kept: Peer;
    }
  /** No connection; ended by a timer, or a sign that the network is back. */
  | { readonly is: 'waiting' }
  /** The document is gone or no longer readable, until the server says otherwise. */
  | { readonly is: 'ended'; readonly reason: EndReason; readonly asks: 'not' | 'now' | 'again'; readonly query: Query }
  | { readonly is: 'left' };

/** A document open on this device. Immutable: `step` produces the next one. */
export interface Session {
  readonly phase: Phase;
  /** The local text and its position in the log; null until there is a text. */
  readonly peer: Peer | null;
  /** The last text known to this device, shown if the server does not respond. */
  readonly spare: Peer | null;
  /** Until an editor holds the text, nothing may change it. */
  readonly hasEditor: boolean;
  /** Send nothing before this version arrives: our own strict updates, over which the server does not rebase. */
  readonly sendFrom: number;
  /** Consecutive connections that did not open the document. */
  readonly attempt: number;
  /** Request the whole document even if the log could be continued. */
  readonly wantsWhole: boolean;
  /** Consecutive refused pushes. */
  readonly refusals: number;
  /** Closings that may be due to a review operation; while there are any, each operation is sent alone. */
  readonly closings: number;
  /** Recovery after a restore: its socket's clientID, the copy kept, pushes refused. */
  readonly recovery: { readonly clientID: string | null; readonly copy: string | null; readonly refusals: number };
  /** What was unsent at the end, as listed under kept copies. */
  readonly copy: string | null;
  /** The version whose hash was compared last. */
  readonly checked: number;
  /** A connection that recovers within the grace period counts as never lost. */
  readonly contact: 'fine' | 'grace' | 'lost';
  readonly trouble: 'storage-full' | 'server-cannot-save' | 'logged-out' | null;
  /** The server responds, but with an error. */
  readonly problem: string | null;
  /** Whether this device stores unsent changes. */
  readonly isKept: boolean;
  /** Comments and suggestions; their positions are in the peer. */
  readonly review: Review;
  /** After a merge: the text before and after, to compare. */
  readonly merge: { readonly mine: string; readonly merged: string } | null;
}

export const NEW_SESSION: Session = {
  phase: { is: 'looking' },
  peer: null,
  spare: null,
  hasEditor: false,
  sendFrom: 0,
  attempt: 0,
  wantsWhole: false,
  refusals: 0,
  closings: 0,
  recovery: { clientID: null, copy: null, refusals: 0 },
  copy: null,
  checked: -1,
  contact: 'fine',
  trouble: null,
  problem: null,
  isKept: true,
  review: NO_REVIEW,
  merge: null,
};

export type Timer = 'patience' | 'reconnect' | 'grace' | 'check' | 'room';

/** Why a ticket was refused. A `problem` carries the server's own message. */
export type TicketRefusal =
  | { readonly why: 'no-network' | 'logged-out' | EndReason }
  | { readonly why: 'problem'; readonly problem: string };

export type SessionEvent =
  /** What an earlier tab left: text with unsent changes, or one to start from while offline. */
  | {
      readonly type: 'device-read';
      readonly pending: Peer | null;
      readonly text: Peer | null;
      readonly review?: Review;
    }
  /** An editor took over the text, or was removed. */
  | { readonly type: 'editor'; readonly isThere: boolean }
  /** A local edit: the peer as the editor now holds it. */
  | { readonly type: 'edited'; readonly peer: Peer }
  | { readonly type: 'message'; readonly message: ServerMessage }
  | { readonly type: 'no-ticket'; readonly refusal: TicketRefusal }
  /** The socket closed. `code` is null if the network closed it; `isSilent` if there was no response. */
  | { readonly type: 'closed'; readonly code: number | null; readonly reason: string; readonly isSilent: boolean }
  | { readonly type: 'time'; readonly timer: Timer }
  /** The network may be back or gone, or the user does not want to wait: check now. */
  | { readonly type: 'look' }
  /** The document or access to it may be back. */
  | { readonly type: 'come-back' }
  | { readonly type: 'set-aside'; readonly copy: string; readonly isKept: boolean }
  | { readonly type: 'device-kept'; readonly isKept: boolean }
  | { readonly type: 'merge-seen' }
  /** The user has dismissed this refusal, or retries the operation. */
  | { readonly type: 'refusal-seen'; readonly refused: RefusedOperation }
  | { readonly type: 'leave' };

export type CopyReason = EndReason | 'refused' | 'diverged' | 'restored';

/** Side effects requested by a step, to be run in order. */
export type Effect =
  /** Request a ticket and open a socket with it; reported by `no-ticket`, `message` and `closed`. */
  | { readonly do: 'call'; readonly query: Query }
  /** Abandon the socket or pending ticket: no more events from it. */
  | { readonly do: 'hang-up' }
  | { readonly do: 'send'; readonly message: ClientMessage }
  /** Get a response, or establish within seconds that the connection is dead. */
  | { readonly do: 'probe' }
  /** Setting a timer again restarts it. */
  | { readonly do: 'wait'; readonly timer: Timer; readonly ms: number }
  | { readonly do: 'cancel'; readonly timer: Timer }
  /** There is a text to create an editor with. */
  | { readonly do: 'open'; readonly text: Text }
  /** Replace the editor's peer; `changes` leads from its text to the new peer's. */
  | { readonly do: 'replace'; readonly peer: Peer; readonly changes: ChangeSet | null }
  /** Log entries, one transaction each. */
  | {
      readonly do: 'receive';
      readonly from: number;
      readonly updates: readonly UpdateJson[];
      readonly steps: readonly Received[];
    }
  /** Write the peer to this device. */
  | { readonly do: 'keep'; readonly when: 'now' | 'soon' }
  /** The record this session continues, so that it is not stored twice. */
  | { readonly do: 'continue-record'; readonly peer: Peer }
  /** The text was set aside or access withdrawn (then records of earlier tabs go too). */
  | { readonly do: 'drop-record'; readonly isWithdrawn: boolean }
  /** Leaving the document: write it a last time, and let another tab resume it. */
  | { readonly do: 'release-record' }
  /** Keep a text under "Recovered drafts", with the words of unsent comments; an ID is stored once. */
  | {
      readonly do: 'set-aside';
      readonly copy: string;
      readonly reason: CopyReason;
      readonly text: Text;
      readonly words: string;
    }
  | { readonly do: 'remove-copy'; readonly copy: string }
  | { readonly do: 'hear-people'; readonly message: PresenceUpdateMessage }
  | { readonly do: 'forget-people' }
  /** Send this editor's caret position. */
  | { readonly do: 'tell-place' }
  /** For debugging. */
  | { readonly do: 'log'; readonly level: 'error' | 'warn'; readonly text: string };

/** What a step cannot compute. */
export interface Chance {
  /** 128 random bits; one per lineage of editor states. */
  clientId(): string;
  /** 0 ≤ x < 1 */
  fraction(): number;
}

/** A step in progress. */
export interface Turn {
  readonly chance: Chance;
  do(effect: Effect): void;
}
