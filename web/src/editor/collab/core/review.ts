import { applyContents } from '@scriptorium/contract/review/core/contents.ts';
import { hashReview } from '@scriptorium/contract/review/core/hash.ts';
import { EMPTY_REVIEW, readState } from '@scriptorium/contract/review/core/state.ts';
import type { ReviewMessage } from '@scriptorium/contract/review/messages.ts';
import type { UpdateJson } from '@scriptorium/contract/live/messages.ts';
import type { Review } from './known-review.ts';
import type { Peer, Received } from './peer.ts';
import type { RefusedOperation } from './refused-operation.ts';
import type { Session, Turn } from './state.ts';

/** One page of the whole state. */
export function takeReview(session: Session, message: ReviewMessage, turn: Turn): Session {
  const { review } = session;
  const isFirst = message.page === 0;
  if (!isFirst && review.arriving === null) return session;
  const state = isFirst
    ? message.state
      ? readState(message.state)
      : EMPTY_REVIEW
    : (review.arriving?.state ?? EMPTY_REVIEW);
  const threads = new Map(isFirst ? [] : review.threads);
  for (const thread of message.threads) threads.set(thread.id, thread);
  const arriving = { version: message.version, state, pagesLeft: message.pages - message.page - 1 };
  return placeReview({ ...session, review: { ...review, threads, arriving } }, turn);
}

/** Installs a received state once the local text has its version. */
function placeReview(session: Session, turn: Turn): Session {
  const { peer, review } = session;
  if (!peer || !review.arriving || review.arriving.pagesLeft > 0) return session;
  // The text advanced before the last page came: the state would have to be mapped over steps that are gone.
  if (peer.version > review.arriving.version) return askForReview(session, turn);
  if (peer.version < review.arriving.version) return session;
  const placed: Peer = { ...peer, review: review.arriving.state };
  turn.do({ do: 'replace', peer: placed, changes: null });
  return { ...session, peer: placed, review: { ...review, arriving: null } };
}

export function askForReview(session: Session, turn: Turn): Session {
  turn.do({ do: 'send', message: { type: 'get-review' } });
  return { ...session, review: { ...session.review, arriving: null } };
}

/** Between two steps of the log: installs a state of exactly this version. */
export function arriveAt(review: Review, peer: Peer): Peer {
  const { arriving } = review;
  return arriving && arriving.pagesLeft === 0 && arriving.version === peer.version
    ? { ...peer, review: arriving.state }
    : peer;
}

/** After steps of the log: adds their messages, and installs a received state if its version is reached. */
export function followReview(session: Session, updates: readonly UpdateJson[], steps: readonly Received[]): Session {
  const { review } = session;
  const version = steps.at(-1)?.peer.version ?? -1;
  const arriving =
    review.arriving && version >= review.arriving.version && review.arriving.pagesLeft === 0 ? null : review.arriving;
  const threads = applyContents(review.threads, updates);
  return arriving === review.arriving && threads === review.threads
    ? session
    : { ...session, review: { ...review, threads, arriving } };
}

export function forgetRefusal(session: Session, refused: RefusedOperation, turn: Turn): Session {
  if (!session.peer) return session;
  const at = session.peer.refused.findIndex((one) => isSameRefusal(one, refused));
  if (at === -1) return session;
  const peer: Peer = { ...session.peer, refused: session.peer.refused.toSpliced(at, 1) };
  turn.do({ do: 'replace', peer, changes: null });
  return { ...session, peer };
}

/** Regardless of its position, which typing has moved since it was shown. */
function isSameRefusal(one: RefusedOperation, shown: RefusedOperation): boolean {
  const words = (operation: RefusedOperation): string =>
    JSON.stringify(operation, (_, value: unknown) => (typeof value === 'number' ? 0 : value));
  return one === shown || words(one) === words(shown);
}

/** The hash the server compares; empty while the state is unknown here. */
export function hashOf({ review }: Peer): { review?: string } {
  return review ? { review: hashReview(review) } : {};
}
