import type { ReviewLevel } from '@scriptorium/contract/operations/user.ts';
import type { News, Reason } from './news.ts';

/** Somebody who can see the document, with their notification level. */
export interface Reader {
  readonly userId: string;
  readonly level: ReviewLevel;
  readonly isSuspended: boolean;
}

export interface Audience {
  /** The person who did it, who is not notified. */
  readonly by: string;
  /** Everybody who can see the document, and nobody else. */
  readonly readers: readonly Reader[];
  /** Everybody who started the thread, wrote in it, or was mentioned in it before. */
  readonly participants: ReadonlySet<string>;
  /** Everybody mentioned in this message before it was edited. */
  readonly mentionedBefore: ReadonlySet<string>;
  /** The authors of the decided suggestions. */
  readonly decided: ReadonlySet<string>;
}

export interface Receiver {
  readonly userId: string;
  readonly reason: Reason;
}

/** Who is notified, and why; each person at most once. Ordered, so that an interrupted run can be resumed. */
export function chooseReceivers(news: News, audience: Audience): Receiver[] {
  const mentions = new Set(news.mentions);
  return audience.readers
    .flatMap(({ userId, level, isSuspended }): Receiver[] => {
      if (userId === audience.by || isSuspended || level === 'none') return [];
      const reason = findReason(userId);
      if (reason === null) return [];
      return level === 'all' || (reason !== 'comment' && reason !== 'suggestion') ? [{ userId, reason }] : [];
    })
    .toSorted((a, b) => (a.userId < b.userId ? -1 : 1));

  function findReason(userId: string): Reason | null {
    if (mentions.has(userId) && !audience.mentionedBefore.has(userId)) return 'mention';
    switch (news.kind) {
      case 'comment':
      case 'suggestion':
        return news.kind;
      case 'reply':
        return audience.participants.has(userId) ? 'reply' : 'comment';
      case 'decision':
        return audience.decided.has(userId) ? 'decision' : null;
      case 'edit':
      case 'other':
        return null;
    }
  }
}
