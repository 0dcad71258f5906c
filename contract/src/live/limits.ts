/** Numbers and codes of the socket protocol. No schemas here: the browser imports this without the validator. */
export const LIVE_LIMITS = {
  /** Bytes of one message from a client; a larger one closes the socket (1009). */
  messageBytes: 1024 * 1024,
  /** Our client splits larger inserts into consecutive updates of at most this many bytes of JSON. */
  updateBytes: 512 * 1024,
  updatesPerPush: 1000,
  /** Retained, deleted and inserted sections of one update. */
  sectionsPerUpdate: 400_000,
  clientIdLength: 64,
  /** UTF-16 code units; the server checks UTF-8 bytes as well. */
  documentLength: 10 * 1024 * 1024,
  effectsPerUpdate: 16,
  heartbeatMs: 2500,
} as const;

/** WebSocket close codes for what no message can report. */
export const CLOSE = {
  tooLarge: 1009,
  badMessage: 4400,
  notLoggedIn: 4401,
  accessWithdrawn: 4403,
  documentDeleted: 4404,
  outOfDate: 4409,
  abuse: 4429,
  restarting: 1012,
} as const;

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** A review operation in a push: the `seq` of its update and its index among that update's effects. */
export interface SentOperation {
  readonly seq: number;
  readonly index: number;
}

/** The reason of a 4400 caused by a single review operation, so that its sender can resend everything but that. */
export function writeBadOperation({ seq, index }: SentOperation): string {
  return `operation ${seq} ${index}`;
}

/** Reads a reason made by `writeBadOperation`; null for any other. */
export function readBadOperation(reason: string): SentOperation | null {
  const read = /^operation (\d{1,15}) (\d{1,3})$/.exec(reason);
  return read ? { seq: Number(read[1]), index: Number(read[2]) } : null;
}

/** Codes of `error` replies to a push. The client keeps the updates it pushed. */
export const PUSH_ERRORS = {
  'pull-first': 'Pull the newest updates before pushing.',
  'invalid-update': 'The update does not fit the document.',
  'client-id-taken': 'This clientID belongs to somebody else.',
  'sequence-gap': 'The sequence of updates has a gap.',
  'too-large': 'The document would be larger than the server accepts.',
  'over-quota': 'There is not enough storage left in this workspace.',
  forbidden: 'You may read this document, and not write in it.',
} as const;

export type PushErrorCode = keyof typeof PUSH_ERRORS;

/**
 * Hash of a text, in base 36, which client and server compare from time to time. cyrb53 (53 bits) over UTF-16 code
 * units, independent of how the text is split into chunks; not cryptographic.
 */
export function hashText(chunks: Iterable<string>): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (const chunk of chunks) {
    for (let i = 0; i < chunk.length; i += 1) {
      const unit = chunk.charCodeAt(i);
      h1 = Math.imul(h1 ^ unit, 2654435761);
      h2 = Math.imul(h2 ^ unit, 1597334677);
    }
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36);
}
