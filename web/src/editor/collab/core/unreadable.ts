import { CLOSE, readBadOperation } from '@scriptorium/contract/live/limits.ts';
import type { SentOperation } from '@scriptorium/contract/live/limits.ts';
import { rebaseAll } from './operations.ts';
import type { Peer } from './peer.ts';
import type { Session, Turn } from './state.ts';

/*
 * A server that cannot read an operation of review closes the socket. Sent again it would be closed again, and with it
 * everything typed here would wait. So the operation is set aside: at once if the server names it. Otherwise text and
 * operations are sent apart from then on, each operation alone, until it is clear which one it is.
 */

/** After as many closings, of which all but the first can only be due to this one operation. */
const MAX_CLOSINGS = 3;

/** The socket closed: what becomes of the operations that were on their way. */
export function judgeClosing(session: Session, code: number | null, reason: string, turn: Turn): Session {
  const { phase, peer, closings } = session;
  if (code !== CLOSE.badMessage && code !== CLOSE.tooLarge) return session;
  // What was on its way is batched again.
  const next = { ...session, wantsWhole: true };
  if (phase.is !== 'joined' || !peer || !hasOperationsInFlight(peer)) return next;
  const named = readBadOperation(reason);
  const without = named && setOperationAside(peer, named);
  if (without) return replace({ ...session, peer: without }, turn);
  const alone = closings + 1 >= MAX_CLOSINGS ? findAlone(peer) : null;
  const rest = alone && setOperationAside(peer, alone);
  return rest ? replace({ ...next, peer: rest, closings: 1 }, turn) : { ...next, closings: closings + 1 };
}

/** After steps of the log: an operation that was suspected has arrived, and the next one is looked at from the start. */
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

/** The only thing on its way. */
function findAlone({ inFlight }: Peer): SentOperation | null {
  const [only, ...others] = inFlight;
  return only && others.length === 0 && only.changes.empty && only.effects.length === 1
    ? { seq: only.seq, index: 0 }
    : null;
}

/** Its update keeps its number: the server has read nothing of it, so it is not sent as another one. */
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
