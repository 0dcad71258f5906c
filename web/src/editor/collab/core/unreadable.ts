import { CLOSE, readBadOperation } from '@scriptorium/contract/live/limits.ts';
import type { SentOperation } from '@scriptorium/contract/live/limits.ts';
import { rebaseAll } from './operations.ts';
import type { Peer } from './peer.ts';
import type { Session, Turn } from './state.ts';

/*
 * A server that cannot read a review operation closes the socket. Resent, the operation would close it again and hold
 * up everything typed here. So it is set aside: at once if the server names it; otherwise text and operations are sent
 * separately from then on, each operation alone, until the culprit is found.
 */

/** After this many closings, all but the first can only be due to this one operation. */
const MAX_CLOSINGS = 3;

/** The socket closed: decides what happens to the operations in flight. */
export function judgeClosing(session: Session, code: number | null, reason: string, turn: Turn): Session {
  const { phase, peer, closings } = session;
  if (code !== CLOSE.badMessage && code !== CLOSE.tooLarge) return session;
  // What was in flight is batched again.
  const next = { ...session, wantsWhole: true };
  if (phase.is !== 'joined' || !peer || !hasOperationsInFlight(peer)) return next;
  const named = readBadOperation(reason);
  const without = named && setOperationAside(peer, named);
  if (without) return replace({ ...session, peer: without }, turn);
  const alone = closings + 1 >= MAX_CLOSINGS ? findAlone(peer) : null;
  const rest = alone && setOperationAside(peer, alone);
  return rest ? replace({ ...next, peer: rest, closings: 1 }, turn) : { ...next, closings: closings + 1 };
}

/** After steps of the log: a suspected operation has arrived, so the next one starts without suspicion. */
export function clearSuspicion(before: Peer, session: Session): Session {
  const { peer, closings } = session;
  const hasArrived = closings > 1 && peer !== null && hasOperationsInFlight(before) && !hasOperationsInFlight(peer);
  return hasArrived ? { ...session, closings: 1 } : session;
}

function replace(session: Session, turn: Turn): Session {
  if (session.peer) turn.do({ do: 'replace', peer: session.peer, changes: null });
  return session;
}

function hasOperationsInFlight({ inFlight }: Peer): boolean {
  return inFlight.some(({ effects }) => effects.length > 0);
}

/** The only operation in flight. */
function findAlone({ inFlight }: Peer): SentOperation | null {
  const [only, ...others] = inFlight;
  return only && others.length === 0 && only.changes.empty && only.effects.length === 1
    ? { seq: only.seq, index: 0 }
    : null;
}

/** Its update keeps its number, as the server has read nothing of it. */
function setOperationAside(peer: Peer, { seq, index }: SentOperation): Peer | null {
  const at = peer.inFlight.findIndex((update) => update.seq === seq);
  const update = peer.inFlight[at];
  const operation = update?.effects[index];
  if (!update || !operation) return null;
  let carried: typeof update.effects = [operation];
  for (const { changes } of peer.inFlight.slice(at + 1)) carried = rebaseAll(carried, changes);
  if (peer.buffer) carried = rebaseAll(carried, peer.buffer);
  const inFlight = peer.inFlight.with(at, { ...update, effects: update.effects.toSpliced(index, 1) });
  const refused = carried.map((effect) => ({ effect, code: 'unreadable' as const }));
  return { ...peer, inFlight, refused: [...peer.refused, ...refused] };
}
