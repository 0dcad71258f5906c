import { Text } from '@codemirror/state';
import { readRestoredEpoch } from '@scriptorium/contract/live/epoch.ts';
import type { PushErrorCode } from '@scriptorium/contract/live/limits.ts';
import type { GetDocumentMessage } from '@scriptorium/contract/live/messages.ts';
import { callAgain, open, useSpare } from './calling.ts';
import { join } from './exchange.ts';
import { mergeThreeWay } from './merge.ts';
import type { Merge, ServerText } from './merge.ts';
import { createPeer, leaveToLog, readText } from './peer.ts';
import type { Peer } from './peer.ts';
import { finishRevival, knowsMore, nextRevivalPush, noteRevivalPush, startRevival } from './recovery.ts';
import { rebaseRefused } from './refusals.ts';
import type { Revival } from './recovery.ts';
import type { Query, Session, Turn } from './state.ts';
import { NEW_SESSION } from './state.ts';

const ROOM_MS = 5000;
/** A server that refuses recovery this often will never accept it. */
const MAX_REFUSALS = 5;

/** The first message on a socket. */
export function openDocument(session: Session, message: GetDocumentMessage, turn: Turn): Session {
  const { phase, peer } = session;
  if (phase.is !== 'calling' && phase.is !== 'ended') return session;
  turn.do({ do: 'cancel', timer: 'patience' });
  turn.do({ do: 'forget-people' });
  // Its record was dropped when it ended.
  if (phase.is === 'ended') turn.do({ do: 'keep', when: 'soon' });
  const role = message.role ?? null;
  const review = { ...session.review, role, arriving: null };
  const opened: Session = { ...session, attempt: 0, review };
  const server = readServerText(message);
  if (peer && server) return recover({ ...opened, wantsWhole: false }, peer, server, phase.query, turn);
  if (peer) return join(peer.isRead ? proveRecord(opened, peer, message, turn) : opened, turn);
  if (server) return begin(opened, server, phase.query, turn);
  return join(useSpare(opened, turn), turn);
}

/** The server's text from the first message; null if the client's own is continued. */
function readServerText({ document, currentVersion, epoch, lastSeq }: GetDocumentMessage): ServerText | null {
  return document === undefined
    ? null
    : { text: Text.of(document), version: currentVersion, epoch, lastSeq: lastSeq ?? 0 };
}

/** A peer read from the device meets the log for the first time. */
function proveRecord(session: Session, peer: Peer, message: GetDocumentMessage, turn: Turn): Session {
  const proved = leaveToLog(peer, message.lastSeq ?? 0);
  turn.do({ do: 'replace', ...proved });
  // Before the buffer is sent: a tab that reads the record must know that it may have been.
  if (proved.peer.buffer) turn.do({ do: 'keep', when: 'now' });
  return { ...session, peer: proved.peer, sendFrom: message.currentVersion };
}

/** There was no local text, or only a stand-in. */
function begin(session: Session, server: ServerText, query: Query, turn: Turn): Session {
  const { spare } = session;
  if (spare && knowsMore(spare, server) && !spare.base.eq(server.text)) {
    turn.do({ do: 'set-aside', copy: turn.chance.clientId(), reason: 'restored', text: spare.base, words: '' });
  }
  // The lineage under the stand-in's clientID has ended.
  const clientID = (spare ? null : query['clientID']) ?? turn.chance.clientId();
  const peer = createPeer(clientID, server.epoch, server.version, server.text);
  const begun = open({ ...session, peer, spare: null }, turn);
  return spare ? callAgain(begun, turn) : join(begun, turn);
}

/** The server sent its whole text although this tab has one: the log cannot be continued from here. */
function recover(session: Session, peer: Peer, server: ServerText, query: Query, turn: Turn): Session {
  const isRestored = server.epoch !== peer.epoch && readRestoredEpoch(server.epoch) !== null;
  const text = readText(peer);
  let { recovery } = session;
  if (isRestored && !text.eq(server.text)) {
    const copy = recovery.copy ?? turn.chance.clientId();
    recovery = { ...recovery, copy };
    turn.do({ do: 'set-aside', copy, reason: 'restored', text, words: '' });
  }
  if (!knowsMore(peer, server) || recovery.refusals >= MAX_REFUSALS) {
    const merge = mergeThreeWay(peer, server, turn.chance.clientId());
    const isShown = merge.both || recovery.refusals > 0;
    // The socket was opened for the old clientID.
    return callAgain(settle(session, peer, merge, isShown, turn), turn);
  }
  if (recovery.clientID === null || query['clientID'] !== recovery.clientID) {
    // The old lineage has ended; recovery pushes under a new clientID.
    return callAgain({ ...session, recovery: { ...recovery, clientID: turn.chance.clientId() } }, turn);
  }
  return revive({ ...session, recovery }, startRevival(peer, server, recovery.clientID), turn);
}

/** Pushes what the restored server lacks, piece by piece, then carries on. */
function revive(session: Session, revival: Revival, turn: Turn): Session {
  const push = nextRevivalPush(revival);
  if (push) {
    turn.do({ do: 'send', message: push });
    turn.do({ do: 'probe' });
    return { ...session, phase: { is: 'reviving', revival } };
  }
  const { peer, recovery } = session;
  if (!peer) return session;
  return join(settle(session, peer, finishRevival(revival, peer), recovery.copy !== null, turn), turn);
}

export function acknowledgeRevival(session: Session, version: number, turn: Turn): Session {
  const { phase } = session;
  return phase.is === 'reviving' ? revive(session, noteRevivalPush(phase.revival, version), turn) : session;
}

export function refuseRevival(session: Session, code: PushErrorCode, turn: Turn): Session {
  if (code === 'over-quota') return callAgain({ ...session, trouble: 'storage-full' }, turn, ROOM_MS);
  // Somebody was faster: fetch and compare the text again.
  const refusals = session.recovery.refusals + (code === 'pull-first' ? 0 : 1);
  return callAgain({ ...session, recovery: { ...session.recovery, clientID: turn.chance.clientId(), refusals } }, turn);
}

function settle(session: Session, before: Peer, merge: Merge, isShown: boolean, turn: Turn): Session {
  const peer = { ...merge.peer, refused: rebaseRefused(before.refused, merge.changes) };
  turn.do({ do: 'replace', peer, changes: merge.changes });
  turn.do({ do: 'keep', when: 'now' });
  return {
    ...session,
    peer,
    sendFrom: 0,
    recovery: NEW_SESSION.recovery,
    merge: isShown ? { mine: readText(before).toString(), merged: readText(peer).toString() } : session.merge,
  };
}
