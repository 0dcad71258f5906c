import type { ReviewLevel } from '@scriptorium/contract/operations/user.ts';
import type { ThreadStatus } from '@scriptorium/contract/review/core/state.ts';
import type { Reason } from './news.ts';

/** Something waiting to be mailed, with the current state of things. */
export interface WaitingFacts {
  readonly reason: Reason;
  readonly at: number;
  readonly hasAccess: boolean;
  readonly level: ReviewLevel;
  readonly status: ThreadStatus;
  /** Until when the receiver has seen the thread; 0 if never. */
  readonly seenAt: number;
  /** Null if there is no message, as with suggestions and decisions. */
  readonly message: { readonly isDeleted: boolean; readonly mentions: boolean } | null;
}

/** Whether it is still worth mailing: checked when a mail is queued and again when it is sent. */
export function isWorthwhile(facts: WaitingFacts): boolean {
  const { reason, at, hasAccess, level, status, seenAt, message } = facts;
  if (!hasAccess || level === 'none' || status === 'deleted' || seenAt >= at) return false;
  if (message?.isDeleted === true) return false;
  switch (reason) {
    case 'mention':
      return message?.mentions === true;
    case 'reply':
      return message !== null;
    case 'decision':
      return status === 'accepted' || status === 'rejected';
    case 'comment':
      return message !== null && level === 'all';
    case 'suggestion':
      return status === 'open' && level === 'all';
  }
}
