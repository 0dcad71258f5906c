import { CLOSE } from '@scriptorium/contract/live/limits.ts';
import { backOff } from './back-off.ts';
import { readText } from './peer.ts';
import { writeQuery } from './query.ts';
import { isUnsent } from './save-state.ts';
import { judgeClosing } from './unreadable.ts';
import { readUnsentWords } from './unsent-words.ts';
import type { EndReason, Query, Session, TicketRefusal, Turn } from './state.ts';

/** Poll interval for a login in another tab. */
const LOGGED_OUT_MS = 4000;
const ABUSE_MS = 15_000;

/** A version that no log has, so that the server ends this lineage and sends the whole text. */
const NO_EPOCH = 'anew';

/** Requests a ticket and a socket now. */
export function call(session: Session, turn: Turn): Session {
  const query = describe(session, turn);
  turn.do({ do: 'cancel', timer: 'reconnect' });
  turn.do({ do: 'call', query });
  return { ...session, phase: { is: 'calling', query } };
}

/** Abandons this socket for a new one. */
export function callAgain(
  session: Session,
  turn: Turn,
  ms = backOff(session.attempt, turn.chance.fraction()),
): Session {
  turn.do({ do: 'hang-up' });
  return wait({ ...session, attempt: session.attempt + 1 }, turn, ms);
}

/** There is a text to edit now. */
export function open(session: Session, turn: Turn): Session {
  if (session.peer) turn.do({ do: 'open', text: readText(session.peer) });
  return session;
}

/** Without a response from the server, the last text known to this device is better than none. */
export function useSpare(session: Session, turn: Turn): Session {
  if (session.peer || !session.spare) return session;
  return open({ ...session, peer: session.spare, spare: null }, turn);
}

/** The socket closed. */
export function lose(
  session: Session,
  { code, reason, isSilent }: { code: number | null; reason: string; isSilent: boolean },
  turn: Turn,
): Session {
  turn.do({ do: 'forget-people' });
  if (code === CLOSE.accessWithdrawn) return end(session, 'no-access', turn);
  if (code === CLOSE.documentDeleted) return end(session, 'deleted', turn);
  if (session.phase.is === 'ended') return askLater(session, turn);
  const cannotSave = code === CLOSE.restarting && reason === 'cannot-save';
  const next: Session = {
    ...judgeClosing(session, code, reason, turn),
    attempt: session.attempt + 1,
    problem: null,
    trouble: cannotSave ? 'server-cannot-save' : session.trouble === 'logged-out' ? null : session.trouble,
    contact: isSilent ? 'lost' : session.contact,
  };
  const ms = code === CLOSE.abuse ? ABUSE_MS : backOff(session.attempt, turn.chance.fraction());
  return wait(code === null ? useSpare(next, turn) : next, turn, ms);
}

export function missTicket(session: Session, refusal: TicketRefusal, turn: Turn): Session {
  const { phase } = session;
  if (phase.is === 'ended')
    return phase.asks === 'again' ? ask(session, turn) : { ...session, phase: { ...phase, asks: 'not' } };
  if (phase.is !== 'calling') return session;
  if (refusal.why === 'deleted' || refusal.why === 'no-access') return end(session, refusal.why, turn);
  if (refusal.why === 'logged-out')
    return wait({ ...session, trouble: 'logged-out', problem: null }, turn, LOGGED_OUT_MS);
  const next: Session = {
    ...session,
    attempt: session.attempt + 1,
    problem: refusal.why === 'problem' ? refusal.problem : null,
    trouble: session.trouble === 'logged-out' ? null : session.trouble,
  };
  return wait(useSpare(next, turn), turn, backOff(session.attempt, turn.chance.fraction()));
}

/** The document can no longer be edited. Unsent changes are set aside before their record is dropped. */
export function end(session: Session, reason: EndReason, turn: Turn): Session {
  turn.do({ do: 'hang-up' });
  for (const timer of ['patience', 'reconnect', 'check', 'room'] as const) turn.do({ do: 'cancel', timer });
  const phase = { is: 'ended', reason, asks: 'not', query: {} } as const;
  const { peer } = session;
  if (peer === null || (!isUnsent(session) && peer.refused.length === 0)) {
    turn.do({ do: 'drop-record', isWithdrawn: reason === 'no-access' });
    return { ...session, phase };
  }
  const copy = session.copy ?? turn.chance.clientId();
  turn.do({ do: 'set-aside', copy, reason, text: readText(peer), words: readUnsentWords(peer) });
  return { ...session, phase, copy };
}

/** Asks whether an ended document is back. A change during the request triggers another. */
export function ask(session: Session, turn: Turn): Session {
  const { phase } = session;
  if (phase.is !== 'ended') return session;
  if (phase.asks === 'now') return { ...session, phase: { ...phase, asks: 'again' } };
  const query = describe(session, turn);
  turn.do({ do: 'cancel', timer: 'reconnect' });
  turn.do({ do: 'call', query });
  return { ...session, phase: { ...phase, asks: 'now', query } };
}

function askLater(session: Session, turn: Turn): Session {
  const { phase, attempt } = session;
  if (phase.is !== 'ended') return session;
  turn.do({ do: 'wait', timer: 'reconnect', ms: backOff(attempt, turn.chance.fraction()) });
  return { ...session, phase: { ...phase, asks: 'not' }, attempt: attempt + 1 };
}

function wait(session: Session, turn: Turn, ms: number): Session {
  turn.do({ do: 'wait', timer: 'reconnect', ms });
  return { ...session, phase: { is: 'waiting' } };
}

function describe(session: Session, { chance }: Turn): Query {
  const { recovery, wantsWhole } = session;
  if (recovery.clientID !== null) return writeQuery(recovery.clientID, null);
  const peer = session.peer ?? session.spare;
  if (!peer) return writeQuery(chance.clientId(), null);
  return writeQuery(peer.clientID, wantsWhole ? { epoch: NO_EPOCH, version: peer.version } : peer);
}
