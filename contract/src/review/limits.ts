/** Limits and error codes of review. No schemas here: the browser imports this without the validator. */
export const REVIEW_LIMITS = {
  /** Open threads (comments and suggestions) per document. */
  openThreads: 5000,
  /** Hunks of open suggestions per document. As many are kept of earlier decisions, so that these can be undone. */
  hunks: 10_000,
  /** Ranges that one hunk may delete, and hunks that one operation may change. */
  cutsOfHunk: 100,
  hunksOfOperation: 2000,
  /** UTF-16 units of amendments that our client may have pending; more would not fit into one message. */
  suggestedAtOnce: 100_000,
  messagesPerThread: 500,
  /** Threads per document, in any state. */
  threads: 20_000,
  /** Messages per document, including deleted ones. */
  messages: 50_000,
  /** Operations in one message to the server, and hunks in all of them; more closes the socket. */
  operationsPerPush: 100,
  hunksPerPush: 2000,
  /** UTF-16 units per message. */
  messageLength: 20_000,
  /** UTF-16 units of the passage a thread can be anchored to. */
  anchorLength: 10_000,
  /** UTF-16 units of a stored quote, which is for display only. */
  quoteLength: 300,
  /** UTF-16 units that a document's open suggestions insert in total. As much is kept of earlier decisions. */
  suggestedLength: 2_000_000,
  /** One person's share of open threads, hunks and suggested units, so that there is always room for others. */
  openThreadsOfOne: 2500,
  hunksOfOne: 5000,
  suggestedLengthOfOne: 1_000_000,
  mentionsPerMessage: 20,
  /** Threads in one `review` message. */
  threadsPerPage: 500,
  /** UTF-16 units of lost text that a mark remembers; once it has lost more, none of it is restored automatically. */
  lostLength: 10_000,
  /**
   * UTF-16 units. A paste is followed only if all of the anchored text was lost, is unique and is at least this long.
   */
  followedLength: 12,
} as const;

/** Why an operation was refused. The changes of its update were accepted regardless. */
export const REVIEW_ERRORS = {
  forbidden: 'You are not allowed to do this.',
  'review-limit': 'This document has as many comments or suggestions as it may, or as many of yours.',
  changed: 'This was changed or decided in the meantime.',
} as const;

export type ReviewErrorCode = keyof typeof REVIEW_ERRORS;

/**
 * Roles in a workspace, each with the rights of those before it. A personal workspace has an owner and no other
 * members.
 */
export const ROLES = ['reader', 'commenter', 'editor', 'manager', 'owner'] as const;
export type Role = (typeof ROLES)[number];

export function isAtLeast(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
