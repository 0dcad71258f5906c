import type { LiveMark, LivePush } from './live-commit.ts';

/**
 * A push as a flat row, for posting to the writer thread. Cloning an object rebuilds it property by property, which on
 * a thread that has just woken up is the slowest part of the message: flat rows there and back save 70 µs per push
 * (bench/README.md, "What a push costs with cold caches"). packed-push.test.ts compares it with the push itself.
 */
export type PackedPush = readonly [
  id: number,
  documentId: string,
  epoch: string,
  from: number,
  to: number,
  changes: Uint8Array,
  authors: string,
  at: number,
  size: number,
  review: string | null,
  ...marks: readonly (string | number | null)[],
];

type PackedMark = [
  clientId: string,
  userId: string,
  sessionId: string,
  lastSeq: number,
  lastVersion: number,
  beforeUserId: string | null,
  beforeLastSeq: number | null,
];

const MARK_VALUES: PackedMark['length'] = 7;

export function packPush(id: number, push: LivePush): PackedPush {
  const { documentId, epoch, from, to, changes, authors, at, size } = push;
  const marks: (string | number | null)[] = [];
  for (const { clientId, userId, sessionId, lastSeq, lastVersion, before } of push.marks) {
    const known = [before?.userId ?? null, before?.lastSeq ?? null] as const;
    marks.push(...([clientId, userId, sessionId, lastSeq, lastVersion, ...known] satisfies PackedMark));
  }
  // As a string: few pushes have any, and no keystroke waits for those.
  const review = push.review ? JSON.stringify(push.review) : null;
  return [id, documentId, epoch, from, to, changes, authors, at, size, review, ...marks];
}

export function unpackPush(packed: PackedPush): { id: number; push: LivePush } {
  const [id, documentId, epoch, from, to, changes, authors, at, size, review, ...values] = packed;
  const marks: LiveMark[] = [];
  for (let i = 0; i < values.length; i += MARK_VALUES) {
    const mark = values.slice(i, i + MARK_VALUES) as PackedMark;
    const [clientId, userId, sessionId, lastSeq, lastVersion, beforeUserId, beforeLastSeq] = mark;
    const before =
      beforeUserId === null || beforeLastSeq === null ? null : { userId: beforeUserId, lastSeq: beforeLastSeq };
    marks.push({ clientId, userId, sessionId, lastSeq, lastVersion, before });
  }
  const push: LivePush = { documentId, epoch, from, to, changes, authors, at, size, marks };
  if (review !== null) push.review = JSON.parse(review) as NonNullable<LivePush['review']>;
  return { id, push };
}
