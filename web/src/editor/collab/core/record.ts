import { ChangeSet, Text } from '@codemirror/state';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import { nameDocument } from './kept-peer.ts';
import type { DocumentPlace, KeptPeer } from './kept-peer.ts';
import { hasUnsent } from './peer.ts';
import type { Peer } from './peer.ts';

export function nameRecord(peer: Peer, place: DocumentPlace): string {
  return `${nameDocument(place)}\n${peer.clientID}`;
}

export function readKept(kept: KeptPeer): Peer {
  return {
    clientID: kept.clientID,
    epoch: kept.epoch,
    version: kept.version,
    lastSeq: kept.lastSeq,
    base: Text.of(kept.base.split('\n')),
    inFlight: kept.inFlight.map(({ seq, changes, effects = [] }) => ({
      seq,
      changes: ChangeSet.fromJSON(changes),
      effects,
    })),
    buffer: kept.buffer && ChangeSet.fromJSON(kept.buffer),
    operations: kept.operations ?? [],
    refused: kept.refused ?? [],
    review: null,
    isRead: kept.isRead ?? false,
  };
}

export function writeKept(peer: Peer, place: DocumentPlace, now: number): KeptPeer {
  return {
    key: nameRecord(peer, place),
    document: nameDocument(place),
    ...place,
    clientID: peer.clientID,
    epoch: peer.epoch,
    version: peer.version,
    lastSeq: peer.lastSeq,
    base: peer.base.toString(),
    inFlight: peer.inFlight.map(({ seq, changes, effects }) => ({
      seq,
      changes: changes.toJSON() as ChangesJson,
      effects: [...effects],
    })),
    buffer: peer.buffer && (peer.buffer.toJSON() as ChangesJson),
    operations: [...peer.operations],
    refused: [...peer.refused],
    isRead: peer.isRead,
    savedAt: now,
  };
}

/** Writing a large text on every key would stall the browser: the delay grows with the text. */
const UNITS_PER_MS = 5000;
const SHORTEST_MS = 120;
const CLEAN_MS = 2000;

/** How long a change may wait to be written. A record marked "unsent" must not outlive its confirmation. */
export function writeAfter(peer: Peer, saysUnsent: boolean): number {
  const isUrgent = hasUnsent(peer) || saysUnsent;
  return Math.max(isUrgent ? SHORTEST_MS : CLEAN_MS, peer.base.length / UNITS_PER_MS);
}

/**
 * How much longer a due write may wait: what was typed has been confirmed meanwhile, and the record says nothing else.
 * This way a large text is written every other second while somebody types, not with every key.
 */
export function waitLonger(peer: Peer, saysUnsent: boolean, waited: number): number {
  return hasUnsent(peer) || saysUnsent || peer.refused.length > 0 ? 0 : Math.max(0, CLEAN_MS - waited);
}
