import { ChangeSet } from '@codemirror/state';
import { CLOSE, writeBadOperation } from '@scriptorium/contract/live/limits.ts';
import { composePending } from '../../../web/src/editor/collab/core/peer.ts';
import type { Peer } from '../../../web/src/editor/collab/core/peer.ts';
import { step } from '../../../web/src/editor/collab/core/session.ts';
import type { Step } from '../../../web/src/editor/collab/core/session.ts';
import type { Session, SessionEvent } from '../../../web/src/editor/collab/core/state.ts';

type Message = Extract<SessionEvent, { type: 'message' }>['message'];

function isMessage<T extends Message['type']>(
  event: SessionEvent,
  type: T,
): event is { type: 'message'; message: Extract<Message, { type: T }> } {
  return event.type === 'message' && event.message.type === type;
}

/** Puts what was frozen back into the buffer, to be frozen again with the rest under its old number. */
function thaw(peer: Peer): Peer {
  const [first] = peer.inFlight;
  return first ? { ...peer, lastSeq: first.seq - 1, inFlight: [], buffer: composePending(peer) } : peer;
}

function replacePeer({ session, effects }: Step, peer: Peer): Step {
  return { session: { ...session, peer }, effects: [...effects, { do: 'replace', peer, changes: null }] };
}

function withPeer(session: Session, change: (peer: Peer) => Peer): Session {
  return session.peer ? { ...session, peer: change(session.peer) } : session;
}

/**
 * Sessions with one fault each, in which every single step looks right. The simulator must notice all; the session's
 * own `session.test.ts` cannot.
 */
export const SESSION_MUTANTS: Readonly<Record<string, typeof step>> = {
  'a record from the device is taken for the last word': (session, event, chance) =>
    step(
      isMessage(event, 'get-document') ? withPeer(session, (peer) => ({ ...peer, isRead: false })) : session,
      event,
      chance,
    ),

  'a repetition takes newer typing along under its old number': (session, event, chance) =>
    step(
      isMessage(event, 'get-document') && event.message.document === undefined ? withPeer(session, thaw) : session,
      event,
      chance,
    ),

  'the clientID stays after a merge': (session, event, chance) => {
    const { peer } = session;
    const isMerge = isMessage(event, 'get-document') && event.message.document !== undefined && peer !== null;
    return step(session, event, isMerge ? { ...chance, clientId: () => peer.clientID } : chance);
  },

  'a push is confirmed by its acknowledgement as well': (session, event, chance) => {
    const after = step(session, event, chance);
    const { peer } = after.session;
    if (!isMessage(event, 'acknowledge') || !peer || peer.inFlight.length === 0) return after;
    return replacePeer(after, { ...peer, inFlight: peer.inFlight.slice(1) });
  },

  'what comes twice is applied twice': (session, event, chance) => {
    if (!isMessage(event, 'updates') || !session.peer) return step(session, event, chance);
    const { updates } = event.message;
    const version = session.peer.version + updates.length;
    return step(session, { type: 'message', message: { ...event.message, version } }, chance);
  },

  'steps of one message are mapped over as one': (session, event, chance) => {
    if (!isMessage(event, 'updates') || !session.peer) return step(session, event, chance);
    const { updates, version } = event.message;
    const [first, ...others] = updates;
    const isForeign = updates.every(({ clientID }) => clientID !== session.peer?.clientID);
    if (!first || others.length === 0 || !isForeign) return step(session, event, chance);
    let changes = ChangeSet.fromJSON(first.changes);
    for (const other of others) changes = changes.compose(ChangeSet.fromJSON(other.changes));
    const composed = { ...first, changes: changes.toJSON() as typeof first.changes };
    const none = others.map((other) => ({ ...other, changes: [changes.newLength] }));
    return step(
      session,
      { type: 'message', message: { type: 'updates', updates: [composed, ...none], version } },
      chance,
    );
  },

  'operations that wait are forgotten with a merge': (session, event, chance) => {
    const after = step(session, event, chance);
    const { peer } = after.session;
    const isOther = peer !== null && session.peer !== null && peer.clientID !== session.peer.clientID;
    return isOther && peer.operations.length > 0 ? replacePeer(after, { ...peer, operations: [] }) : after;
  },

  'comments are put in place whatever the version of the text': (session, event, chance) => {
    const { arriving } = session.review;
    const version = session.peer?.version;
    if (!arriving || version === undefined || arriving.version <= version) return step(session, event, chance);
    return step(
      { ...session, review: { ...session.review, arriving: { ...arriving, version: version + 1 } } },
      event,
      chance,
    );
  },

  'what others do to comments is not heard': (session, event, chance) => {
    if (!isMessage(event, 'updates')) return step(session, event, chance);
    const updates = event.message.updates.map(({ effects: _, ...update }) => update);
    return step(session, { type: 'message', message: { ...event.message, updates } }, chance);
  },

  'what the server cannot read is sent again and again': (session, event, chance) =>
    step(session, event.type === 'closed' ? { ...event, code: null, reason: '' } : event, chance),

  'the first operation is to blame': (session, event, chance) => {
    const first = session.peer?.inFlight[0];
    if (event.type !== 'closed' || event.code !== CLOSE.badMessage || !first) return step(session, event, chance);
    return step(session, { ...event, reason: writeBadOperation({ seq: first.seq, index: 0 }) }, chance);
  },

  'what was suspected is not sent alone': (session, event, chance) => step({ ...session, closings: 0 }, event, chance),

  'what is in flight is forgotten with the connection': (session, event, chance) => {
    const after = step(session, event, chance);
    const { peer } = after.session;
    if (event.type !== 'closed' || !peer || peer.inFlight.length === 0) return after;
    return replacePeer(after, { ...peer, inFlight: [] });
  },
};
