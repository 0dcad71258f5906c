import type { ReviewLevel } from '@scriptorium/contract/operations/user.ts';
import type { News, Reason } from './news.ts';

/** Somebody who may see the document, with what they want to hear of it. */
export interface Reader {
  readonly userId: string;
  readonly level: ReviewLevel;
  readonly isSuspended: boolean;
}

export interface Audience {
  /** Whose doing it is: they know. */
  readonly by: string;
  /** Everybody who may see the document, and nobody else. */
  readonly readers: readonly Reader[];
  /** Who started the thread, wrote in it or was mentioned in it before. */
  readonly participants: ReadonlySet<string>;
  /** Who was mentioned in this message before it was edited. */
  readonly mentionedBefore: ReadonlySet<string>;
  /** Whose suggestions were decided. */
  readonly decided: ReadonlySet<string>;
}

export interface Receiver {
  readonly userId: string;
  readonly reason: Reason;
}

/** Who is told of something, and why; each at most once. Ordered, so that telling can be continued. */
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
