import { ChangeSet, Text } from '@codemirror/state';
import type { ChangesJson } from '@scriptorium/contract/live/messages.ts';
import { readState, writeState } from '@scriptorium/contract/review/core/state.ts';
import { nameDocument } from './kept-peer.ts';
import type { DocumentPlace, KeptPeer, KeptReview } from './kept-peer.ts';
import { NO_REVIEW } from './known-review.ts';
import type { Review } from './known-review.ts';
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
    review: kept.review ? readState(kept.review.state) : null,
    isRead: kept.isRead ?? false,
  };
}

/** What is known about the comments and suggestions in a record, besides their positions. */
export function readKeptReview({ review }: KeptPeer): Review {
  return review
    ? { ...NO_REVIEW, role: review.role, threads: new Map(review.threads.map((thread) => [thread.id, thread])) }
    : NO_REVIEW;
}

/** Marks up to which a review is kept: it is written along with the text, as often as every {@link SHORTEST_MS}. */
const KEPT_MARKS = 1000;
const KEPT_THREADS = 500;
const KEPT_UNITS = 200_000;

const lengths = new WeakMap<Review['threads'], number>();

function lengthOf(threads: Review['threads']): number {
  let length = lengths.get(threads);
  if (length === undefined) {
    length = JSON.stringify([...threads.values()]).length;
    lengths.set(threads, length);
  }
  return length;
}

function writeReview({ review: state }: Peer, { role, threads, arriving }: Review): KeptReview | null {
  if (state === null || role === null || arriving !== null) return null;
  if (state.marks.length > KEPT_MARKS || threads.size > KEPT_THREADS || lengthOf(threads) > KEPT_UNITS) return null;
  return { role, state: writeState(state), threads: [...threads.values()] };
}

export function writeKept(peer: Peer, place: DocumentPlace, now: number, review = NO_REVIEW): KeptPeer {
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
    review: writeReview(peer, review),
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
