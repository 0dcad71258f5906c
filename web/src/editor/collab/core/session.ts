import type { ServerMessage } from '@scriptorium/contract/live/messages.ts';
import { ask, call, lose, missTicket, open, useSpare } from './calling.ts';
import {
  acknowledge,
  check,
  goOn,
  receiveUpdates,
  refuse,
  send,
  takeCheck,
  takeSetAside,
  tryForRoom,
} from './exchange.ts';
import { acknowledgeRevival, openDocument, refuseRevival } from './opening.ts';
import { NO_REVIEW } from './known-review.ts';
import type { Review } from './known-review.ts';
import type { Peer } from './peer.ts';
import { isUnsent } from './save-state.ts';
import { forgetRefusal, takeReview } from './review.ts';
import type { Chance, Effect, Session, SessionEvent, Timer, Turn } from './state.ts';

/** Without a response by then, a text stored on this device is shown. */
const PATIENCE_MS = 4000;
/** A connection that recovers sooner counts as never lost. */
const GRACE_MS = 1500;
/** Logged when the first message is not the document; the wording is specified. */
const WENT_WRONG = 'Something went wrong';

export interface Step {
  readonly session: Session;
  /** To be run in order, once the session is stored. */
  readonly effects: readonly Effect[];
}

/** The next session after an event. Pure: side effects are returned as data. */
export function step(session: Session, event: SessionEvent, chance: Chance): Step {
  const effects: Effect[] = [];
  const turn: Turn = { chance, do: (effect) => void effects.push(effect) };
  const next = settle(session, react(session, event, turn), turn);
  return { session: next, effects };
}

function react(session: Session, event: SessionEvent, turn: Turn): Session {
  if (session.phase.is === 'left') return session;
  switch (event.type) {
    case 'device-read':
      return start(session, event, turn);
    case 'editor':
      return goOn({ ...session, hasEditor: event.isThere }, turn);
    case 'edited':
      return send({ ...session, peer: event.peer }, turn);
    case 'message':
      return hear(session, event.message, turn);
    case 'no-ticket':
      return missTicket(session, event.refusal, turn);
    case 'closed':
      return isConnected(session) ? lose(session, event, turn) : session;
    case 'time':
      return wake(session, event.timer, turn);
    case 'look':
      if (session.phase.is === 'waiting') return call(session, turn);
      turn.do({ do: 'probe' });
      return session;
    case 'come-back':
      return ask(session, turn);
    case 'set-aside':
      return takeSetAside(session, event, turn);
    case 'device-kept':
      return { ...session, isKept: event.isKept };
    case 'merge-seen':
      return { ...session, merge: null };
    case 'refusal-seen':
      return forgetRefusal(session, event.refused, turn);
    case 'leave':
      turn.do({ do: 'hang-up' });
      if (session.phase.is !== 'ended') turn.do({ do: 'release-record' });
      return { ...session, phase: { is: 'left' } };
  }
}

function start(
  before: Session,
  { pending, text, review = NO_REVIEW }: { pending: Peer | null; text: Peer | null; review?: Review },
  turn: Turn,
): Session {
  if (before.phase.is !== 'looking') return before;
  const session = { ...before, review };
  if (pending) {
    turn.do({ do: 'continue-record', peer: pending });
    return call(open({ ...session, peer: pending }, turn), turn);
  }
  if (!text) return call(session, turn);
  turn.do({ do: 'wait', timer: 'patience', ms: PATIENCE_MS });
  const spare = {
    ...text,
    clientID: turn.chance.clientId(),
    lastSeq: 0,
    inFlight: [],
    buffer: null,
    operations: [],
    refused: [],
    isRead: false,
  };
  return call({ ...session, spare }, turn);
}

function hear(session: Session, message: ServerMessage, turn: Turn): Session {
  const { phase } = session;
  if (message.type === 'get-document') return openDocument(session, message, turn);
  if (phase.is === 'reviving') {
    if (message.type === 'acknowledge') return acknowledgeRevival(session, message.version, turn);
    return message.type === 'error' ? refuseRevival(session, message.code, turn) : session;
  }
  if (phase.is !== 'joined') return isConnected(session) ? beginWrongly(session, turn) : session;
  switch (message.type) {
    case 'updates':
      return receiveUpdates(session, message, turn);
    case 'acknowledge':
      return acknowledge(session);
    case 'error':
      return refuse(session, message.code, turn);
    case 'check':
      return takeCheck(session, message, turn);
    case 'presence':
      turn.do({ do: 'hear-people', message });
      return session;
    case 'review':
      return takeReview(session, message, turn);
    case 'pong':
      return session;
  }
}

function beginWrongly(session: Session, turn: Turn): Session {
  turn.do({ do: 'log', level: 'error', text: WENT_WRONG });
  turn.do({ do: 'hang-up' });
  return lose(session, { code: null, reason: WENT_WRONG, isSilent: false }, turn);
}

function wake(session: Session, timer: Timer, turn: Turn): Session {
  switch (timer) {
    case 'reconnect':
      if (session.phase.is === 'waiting') return call(session, turn);
      return session.phase.is === 'ended' ? ask(session, turn) : session;
    case 'patience':
      return useSpare(session, turn);
    case 'grace':
      return session.contact === 'grace' ? { ...session, contact: 'lost' } : session;
    case 'check':
      return check(session, turn);
    case 'room':
      return tryForRoom(session, turn);
  }
}

/** A socket is open, or being opened. */
function isConnected({ phase }: Session): boolean {
  return (
    phase.is === 'calling' ||
    phase.is === 'joined' ||
    phase.is === 'reviving' ||
    (phase.is === 'ended' && phase.asks !== 'not')
  );
}

/** Consequences of the new state, whatever led to it. */
function settle(before: Session, reached: Session, turn: Turn): Session {
  let next = reached;
  const { is } = next.phase;
  if (is === 'joined') {
    if (next.contact === 'grace') turn.do({ do: 'cancel', timer: 'grace' });
    // Connected with nothing unsent means that any trouble is over.
    const trouble = isUnsent(next) ? next.trouble : null;
    if (next.contact !== 'fine' || next.problem !== null || trouble !== next.trouble)
      next = { ...next, contact: 'fine', problem: null, trouble };
    if (next.closings > 0 && !isUnsent(next)) next = { ...next, closings: 0 };
    // What was set aside at the end has reached the server after all.
    if (next.copy !== null && !isUnsent(next)) {
      turn.do({ do: 'remove-copy', copy: next.copy });
      next = { ...next, copy: null };
    }
  } else if (is !== 'ended' && is !== 'left' && next.contact === 'fine') {
    turn.do({ do: 'wait', timer: 'grace', ms: GRACE_MS });
    next = { ...next, contact: 'grace' };
  }
  // An ended document was set aside: another record would be listed next to the copy.
  if (before.peer && next.peer !== before.peer && is !== 'ended' && is !== 'left')
    turn.do({ do: 'keep', when: 'soon' });
  return next;
}
