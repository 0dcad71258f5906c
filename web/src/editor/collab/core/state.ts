import type { ChangeSet, Text } from '@codemirror/state';
import type {
  ClientMessage,
  PresenceUpdateMessage,
  ServerMessage,
  UpdateJson,
} from '@scriptorium/contract/live/messages.ts';
import type { Peer, Received } from './peer.ts';
import type { Revival } from './recovery.ts';

/** What a socket is opened with, apart from its ticket. */
export type Query = Readonly<Record<string, string>>;

export type EndReason = 'deleted' | 'no-access';

/** Where a session is. `docs/live-client.md` has the picture; a test keeps the two alike. */
export type Phase =
  /** Looks for what an earlier tab left of this document on the device. */
  | { readonly is: 'looking' }
  /** Asks for a ticket, opens a socket, waits for its first message. */
  | { readonly is: 'calling'; readonly query: Query }
  /** Text and log belong together: changes go back and forth. */
  | { readonly is: 'joined'; readonly isPulling: boolean }
  /** The server was restored from a backup: what it lost is pushed back. */
  | { readonly is: 'reviving'; readonly revival: Revival }
  /** The text is kept as a copy before the session goes on without it. `kept` is the peer it was taken from. */
  | {
      readonly is: 'setting-aside';
      readonly why: 'refused' | 'diverged';
      readonly copy: string;
      readonly kept: Peer;
    }
  /** No connection; a timer ends this, or a sign that the network is back. */
  | { readonly is: 'waiting' }
  /** The document is gone, or may not be read any more, until the server says otherwise. */
  | { readonly is: 'ended'; readonly reason: EndReason; readonly asks: 'not' | 'now' | 'again'; readonly query: Query }
  | { readonly is: 'left' };

/** A document that is open on this device. A value: `step` makes the next one of it. */
export interface Session {
  readonly phase: Phase;
  /** The text here and its place in the log; null until there is a text. */
  readonly peer: Peer | null;
  /** The text as this device knew it last, shown if the server does not answer. */
  readonly spare: Peer | null;
  /** The peer was read back from the device, and the server has not said yet what the log holds of it. */
  readonly isUnproven: boolean;
  /** Until an editor holds the text nothing may change it. */
  readonly hasEditor: boolean;
  /** Nothing is sent before this version is here: updates of our own, over which the server does not rebase. */
  readonly sendFrom: number;
  /** Connections in a row that did not open the document. */
  readonly attempt: number;
  /** Ask for the whole document although the log could be continued. */
  readonly wantsWhole: boolean;
  /** Refused pushes in a row. */
  readonly refusals: number;
  /** The way back to a restored server: the clientID of its socket, the copy that is kept, pushes refused. */
  readonly recovery: { readonly clientID: string | null; readonly copy: string | null; readonly refusals: number };
  /** What was unsent at the end, as it lies in the list of copies. */
  readonly copy: string | null;
  /** The version whose hash was compared last. */
  readonly checked: number;
  /** A connection that comes back within the grace was never gone as far as the reader is concerned. */
  readonly contact: 'fine' | 'grace' | 'lost';
  readonly trouble: 'storage-full' | 'server-cannot-save' | 'logged-out' | null;
  /** The server answers, but with an error of its own. */
  readonly problem: string | null;
  /** Whether this device keeps what is unsent. */
  readonly isKept: boolean;
  /** After a merge: the text before and after, to compare. */
  readonly merge: { readonly mine: string; readonly merged: string } | null;
}

export const NEW_SESSION: Session = {
  phase: { is: 'looking' },
  peer: null,
  spare: null,
  isUnproven: false,
  hasEditor: false,
  sendFrom: 0,
  attempt: 0,
  wantsWhole: false,
  refusals: 0,
  recovery: { clientID: null, copy: null, refusals: 0 },
  copy: null,
  checked: -1,
  contact: 'fine',
  trouble: null,
  problem: null,
  isKept: true,
  merge: null,
};

export type Timer = 'patience' | 'reconnect' | 'grace' | 'check' | 'room';

/** Why a ticket was not given. A `problem` is the server's own sentence about what is the matter. */
export type TicketRefusal =
  | { readonly why: 'no-network' | 'logged-out' | EndReason }
  | { readonly why: 'problem'; readonly problem: string };

export type SessionEvent =
  /** What an earlier tab left here: text with unsent changes, or one to begin with when there is no network. */
  | { readonly type: 'device-read'; readonly pending: Peer | null; readonly text: Peer | null }
  /** An editor has taken over the text, or gone. */
  | { readonly type: 'editor'; readonly isThere: boolean }
  /** The text was edited here: the peer as the editor holds it now. */
  | { readonly type: 'edited'; readonly peer: Peer }
  | { readonly type: 'message'; readonly message: ServerMessage }
  | { readonly type: 'no-ticket'; readonly refusal: TicketRefusal }
  /** The socket ended. `code` is null when the network ended it; `isSilent` if nobody answered. */
  | { readonly type: 'closed'; readonly code: number | null; readonly reason: string; readonly isSilent: boolean }
  | { readonly type: 'time'; readonly timer: Timer }
  /** The network may be back or gone, or somebody does not want to wait: looks at once. */
  | { readonly type: 'look' }
  /** The document may be there again, or access to it. */
  | { readonly type: 'come-back' }
  | { readonly type: 'set-aside'; readonly copy: string; readonly isKept: boolean }
  | { readonly type: 'device-kept'; readonly isKept: boolean }
  | { readonly type: 'merge-seen' }
  | { readonly type: 'leave' };

export type CopyReason = EndReason | 'refused' | 'diverged' | 'restored';

/** What a step asks of the world. Run in order. */
export type Effect =
  /** Ask for a ticket and open a socket with it; `no-ticket`, `message` and `closed` tell what becomes of it. */
  | { readonly do: 'call'; readonly query: Query }
  /** Leave the socket, or the ticket asked for: nothing is heard of them again. */
  | { readonly do: 'hang-up' }
  | { readonly do: 'send'; readonly message: ClientMessage }
  /** An answer, or the truth about the connection, within seconds. */
  | { readonly do: 'probe' }
  /** Set again, a timer begins again. */
  | { readonly do: 'wait'; readonly timer: Timer; readonly ms: number }
  | { readonly do: 'cancel'; readonly timer: Timer }
  /** There is a text to make an editor with. */
  | { readonly do: 'open'; readonly text: Text }
  /** Another peer takes the place of the editor's; `changes` leads from the text there to the peer's. */
  | { readonly do: 'replace'; readonly peer: Peer; readonly changes: ChangeSet | null }
  /** Steps of the log, one transaction each. */
  | {
      readonly do: 'receive';
      readonly from: number;
      readonly updates: readonly UpdateJson[];
      readonly steps: readonly Received[];
    }
  /** Write the peer to this device, now or soon. */
  | { readonly do: 'keep'; readonly when: 'now' | 'soon' }
  /** The record that this session continues, so that it is not kept twice. */
  | { readonly do: 'continue-record'; readonly peer: Peer }
  /** The text is set aside, or nobody here may have it any more: then what earlier tabs kept of it goes as well. */
  | { readonly do: 'drop-record'; readonly isWithdrawn: boolean }
  /** The document is left: write it down a last time, and let another tab go on with it. */
  | { readonly do: 'release-record' }
  /** Keep a text under "Copies kept on this device"; twice with one id is one copy. */
  | { readonly do: 'set-aside'; readonly copy: string; readonly reason: CopyReason; readonly text: Text }
  | { readonly do: 'remove-copy'; readonly copy: string }
  | { readonly do: 'hear-people'; readonly message: PresenceUpdateMessage }
  | { readonly do: 'forget-people' }
  /** Say where this editor's caret is. */
  | { readonly do: 'tell-place' }
  /** For whoever looks for a cause. */
  | { readonly do: 'log'; readonly level: 'error' | 'warn'; readonly text: string };

/** What a step cannot work out by itself. */
export interface Chance {
  /** 128 random bits; one for each lineage of editor states. */
  clientId(): string;
  /** 0 ≤ x < 1 */
  fraction(): number;
}

/** One step while it is worked out. */
export interface Turn {
  readonly chance: Chance;
  do(effect: Effect): void;
}
