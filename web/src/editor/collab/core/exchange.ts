import { hashText } from '@scriptorium/contract/live/limits.ts';
import type { PushErrorCode } from '@scriptorium/contract/live/limits.ts';
import type { CheckMessage, UpdateJson } from '@scriptorium/contract/live/messages.ts';
import { callAgain } from './calling.ts';
import { addBuffer, composePending, createPeer, freeze, readText, receive, skipKnown, writePush } from './peer.ts';
import { rebaseAll } from './operations.ts';
import { collectOperations } from './pending-operations.ts';
import type { Peer, Received } from './peer.ts';
import { arriveAt, askForReview, followReview, hashOf } from './review.ts';
import type { Review } from './known-review.ts';
import { rebaseRefused } from './refusals.ts';
import type { Session, Turn } from './state.ts';
import { clearSuspicion } from './unreadable.ts';

const CHECK_MS = 20_000;
const ROOM_MS = 5000;
/** After this many consecutive refusals the text is set aside. */
const MAX_REFUSALS = 3;

/** The text is in step with the log: send what is pending and request what is new. */
export function join(session: Session, turn: Turn): Session {
  const joined: Session = { ...session, phase: { is: 'joined', isPulling: false } };
  sendAgain(joined, turn);
  return goOn(joined, turn);
}

/** An editor was attached, or there is something new to send. */
export function goOn(session: Session, turn: Turn): Session {
  if (session.phase.is !== 'joined') return session;
  const next = send(pull(session, turn), turn);
  turn.do({ do: 'tell-place' });
  return next;
}

/** Sends pending changes, if nothing is in flight. */
export function send(session: Session, turn: Turn): Session {
  const { peer } = session;
  if (!peer || !maySend(session)) return session;
  const frozen = freeze(peer, session.closings > 0);
  if (frozen === peer) return session;
  return push(session, frozen, turn);
}

export function receiveUpdates(
  session: Session,
  { updates, version }: { updates: readonly UpdateJson[]; version: number },
  turn: Turn,
): Session {
  const { peer: before, hasEditor, sendFrom, phase } = session;
  if (phase.is !== 'joined') return session;
  const answered: Session = { ...session, phase: { is: 'joined', isPulling: false } };
  if (!before || !hasEditor) return answered;
  const fresh = skipKnown(before, updates, version);
  if (fresh.length === 0 && updates.length > 0) return pull(answered, turn);
  const steps = readSteps(before, fresh, session.review);
  const peer = steps?.at(-1)?.peer ?? before;
  if (!steps || peer.version !== version) return setAside(answered, 'diverged', turn);
  turn.do({ do: 'receive', from: before.version, updates: fresh, steps });
  turn.do({ do: 'wait', timer: 'check', ms: CHECK_MS });
  const next = clearSuspicion(before, pull(followReview({ ...answered, peer }, fresh, steps), turn));
  if (before.version < sendFrom) sendAgain(next, turn);
  return send(next, turn);
}

/** Null if a step does not fit the local text. */
function readSteps(before: Peer, updates: readonly UpdateJson[], review: Review): Received[] | null {
  const steps: Received[] = [];
  let peer = before;
  try {
    for (const update of updates) {
      const received = receive(peer, update);
      peer = arriveAt(review, received.peer);
      steps.push({ ...received, peer });
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return steps;
}

/** The push is on the server's disk. Its effects arrive through the pulled stream only. */
export function acknowledge(session: Session): Session {
  return { ...session, refusals: 0, trouble: null };
}

export function refuse(session: Session, code: PushErrorCode, turn: Turn): Session {
  turn.do({ do: 'log', level: 'warn', text: `The push was refused (${code}) and will be retried.` });
  if (code === 'over-quota' || code === 'too-large') {
    turn.do({ do: 'wait', timer: 'room', ms: ROOM_MS });
    return { ...session, trouble: 'storage-full' };
  }
  const refusals = session.refusals + 1;
  // Someone who may no longer write will get the same answer again.
  if (code !== 'forbidden' && refusals < MAX_REFUSALS)
    return callAgain({ ...session, refusals, wantsWhole: true }, turn);
  // It will never be accepted: set the text aside and continue with the server's.
  return setAside({ ...session, refusals: 0, wantsWhole: true }, 'refused', turn);
}

/** There may be space now. Deletions made since may have freed it, so send them too: the server considers the sum. */
export function tryForRoom(session: Session, turn: Turn): Session {
  const { peer } = session;
  return peer && maySend(session) ? push(session, addBuffer(peer), turn) : session;
}

/** Compares the text with the server's, once per version. */
export function check(session: Session, turn: Turn): Session {
  const { peer, phase, checked } = session;
  if (!peer || phase.is !== 'joined' || peer.version === checked) return session;
  turn.do({
    do: 'send',
    message: { type: 'check', version: peer.version, hash: hashText(peer.base.iter()), ...hashOf(peer) },
  });
  return { ...session, checked: peer.version };
}

export function takeCheck(session: Session, { matches, version, reviewMatches }: CheckMessage, turn: Turn): Session {
  if (matches && reviewMatches === false && version === session.peer?.version) {
    turn.do({
      do: 'log',
      level: 'error',
      text: 'The comments here are not where the server has them; they are fetched again.',
    });
    return askForReview(session, turn);
  }
  return matches || version !== session.peer?.version ? session : setAside(session, 'diverged', turn);
}

/** Keeps the text as a copy. Nothing else happens until that is done. */
export function setAside(session: Session, why: 'refused' | 'diverged', turn: Turn): Session {
  const { peer } = session;
  if (!peer) return session;
  turn.do({ do: 'hang-up' });
  for (const timer of ['check', 'room'] as const) turn.do({ do: 'cancel', timer });
  return keepAside(session, { why, copy: turn.chance.clientId(), peer }, turn);
}

/** The copy was stored, or could not be. */
export function takeSetAside(
  session: Session,
  { copy, isKept }: { copy: string; isKept: boolean },
  turn: Turn,
): Session {
  const { phase, peer } = session;
  if (phase.is === 'ended' && copy === session.copy && isKept) {
    turn.do({ do: 'drop-record', isWithdrawn: phase.reason === 'no-access' });
    return session;
  }
  if (phase.is !== 'setting-aside' || phase.copy !== copy || !peer) return session;
  // Text was typed while it was being written: include that in the copy.
  if (isKept && peer !== phase.kept) return keepAside(session, { why: phase.why, copy, peer }, turn);
  if (phase.why === 'diverged') return callAgain({ ...session, wantsWhole: true }, turn);
  return callAgain(dropPending(session, peer, isKept, turn), turn);
}

function keepAside(
  session: Session,
  { why, copy, peer }: { why: 'refused' | 'diverged'; copy: string; peer: Peer },
  turn: Turn,
): Session {
  // Comments are sent with the text that follows.
  turn.do({ do: 'set-aside', copy, reason: why, text: readText(peer), words: '' });
  return { ...session, phase: { is: 'setting-aside', why, copy, kept: peer } };
}

function dropPending(session: Session, peer: Peer, isKept: boolean, turn: Turn): Session {
  const pending = composePending(peer);
  if (!pending) return session;
  const changes = pending.invert(peer.base);
  // Comments on the text may be accepted although the text was not.
  const operations = rebaseAll(
    collectOperations(peer, () => false),
    changes,
  );
  const clean = {
    ...createPeer(turn.chance.clientId(), peer.epoch, peer.version, peer.base),
    operations,
    refused: rebaseRefused(peer.refused, changes),
    review: peer.review,
  };
  turn.do({ do: 'replace', peer: clean, changes });
  // If the device stores nothing, the comparison is all that remains of it.
  const merge = isKept ? session.merge : { mine: readText(peer).toString(), merged: peer.base.toString() };
  return { ...session, peer: clean, merge };
}

function maySend({ phase, peer, sendFrom }: Session): boolean {
  return phase.is === 'joined' && peer !== null && peer.version >= sendFrom;
}

function push(session: Session, peer: Peer, turn: Turn): Session {
  if (peer !== session.peer) turn.do({ do: 'replace', peer, changes: null });
  turn.do({ do: 'send', message: { type: 'push-updates', ...writePush(peer) } });
  turn.do({ do: 'probe' });
  return { ...session, peer };
}

function sendAgain(session: Session, turn: Turn): void {
  const { peer } = session;
  if (!peer || peer.inFlight.length === 0 || !maySend(session)) return;
  turn.do({ do: 'send', message: { type: 'push-updates', ...writePush(peer) } });
}

function pull(session: Session, turn: Turn): Session {
  const { phase, peer, hasEditor } = session;
  if (phase.is !== 'joined' || phase.isPulling || !peer || !hasEditor) return session;
  turn.do({ do: 'send', message: { type: 'pull-updates', clientVersion: peer.version } });
  return { ...session, phase: { is: 'joined', isPulling: true } };
}
