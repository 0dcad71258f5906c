/** Numbers and codes of review. No schema here: the browser takes these without the validator. */
export const REVIEW_LIMITS = {
  /** Open threads (comments and suggestions) of a document. */
  openThreads: 5000,
  /** Hunks of open suggestions of a document; as many of older decisions are kept so that these can be undone. */
  hunks: 10_000,
  messagesPerThread: 500,
  /** Threads of a document, whatever became of them. */
  threads: 20_000,
  /** Messages of a document, deleted ones too. */
  messages: 50_000,
  /** Operations in one message to the server, and hunks in all of them; more closes the socket. */
  operationsPerPush: 100,
  hunksPerPush: 2000,
  /** UTF-16 units of one message. */
  messageLength: 20_000,
  /** UTF-16 units a thread may be anchored to. */
  anchorLength: 10_000,
  /** UTF-16 units of a quote that is kept to be shown. */
  quoteLength: 300,
  /** UTF-16 units of all that open suggestions of a document would insert; as much is kept of older decisions. */
  suggestedLength: 2_000_000,
  mentionsPerMessage: 20,
  /** Threads in one `review` message. */
  threadsPerPage: 500,
  /** Bytes that are noted of what a mark has lost; what is more does not come back by itself. */
  lostLength: 10_000,
  /** A paste is followed only when the whole text was lost, is unique, and has so many characters. */
  followedLength: 12,
} as const;

/** Why one operation was refused. The text of its update was taken all the same. */
export const REVIEW_ERRORS = {
  forbidden: 'You are not allowed to do this.',
  'review-limit': 'This document has as many comments or suggestions as it may.',
  changed: 'This was changed or decided in the meantime.',
} as const;

export type ReviewErrorCode = keyof typeof REVIEW_ERRORS;

/**
 * What somebody may do in a workspace, each including what stands before it. A personal workspace has an owner and
 * nobody else.
 */
export const ROLES = ['reader', 'commenter', 'editor', 'manager', 'owner'] as const;
export type Role = (typeof ROLES)[number];

export function isAtLeast(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
