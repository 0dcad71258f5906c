import type { Proofs } from '../_support/proof.ts';

const LIMITS = 'tests/abuse/limits.test.ts';
const MEMORY = 'tests/live/memory.test.ts';

/** Shared memory and disk that one member could use up. */
export const LIMIT_ROWS: Proofs = {
  'R-20': {
    tests: [
      [LIMITS, 'rejects an upload of many texts into a small workspace before reading it, and leaves nothing behind'],
      [LIMITS, 'limits the texts of one upload, and does not hold what is written in memory'],
    ],
  },
  'R-21': {
    tests: [
      [LIMITS, 'rejects an upload to a missing or foreign workspace before reading its file'],
      [LIMITS, 'deletes rejected content at once, unless someone else has the same'],
      [LIMITS, 'concurrent uploads of the same content keep it if one of them succeeds'],
    ],
  },
  'R-22': { tests: [[LIMITS, 'a user who does not read responses waits for them, and nobody else does']] },
  'R-23': {
    tests: [[MEMORY, 'sockets that pull a long history without reading cost little, and get all of it once they read']],
  },
  'R-24': {
    tests: [
      [MEMORY, 'first messages of large texts wait while nobody reads, and arrive once the others were read'],
      [MEMORY, 'one user cannot open more large texts than fit into memory'],
    ],
  },
  'R-25': { tests: [[LIMITS, 'does not follow a symlink in the blob folder']] },
  'R-26': {
    tests: [
      [LIMITS, 'an upload with %s is a bad request, not a server error'],
      [LIMITS, 'the malformed form %j is rejected without a server error'],
      [LIMITS, 'rejects oversized headers'],
    ],
  },
  'R-27': { tests: [[LIMITS, 'the ambiguous body %j is rejected']] },
  'R-28': {
    tests: [[LIMITS, 'stops reading a rejected call: neither a large body nor endless chunks']],
  },
  'R-29': {
    tests: [
      [LIMITS, 'limits tickets for documents'],
      [LIMITS, 'only the newest twenty zip links are valid'],
    ],
  },
  'R-30': {
    tests: [[LIMITS, 'counts an IPv6 address by its network, and an IPv4 address in any spelling']],
  },
  'R-31': {
    tests: [
      [
        'server/src/transport/event-stream.test.ts',
        'all streams of a person that nobody reads hold no more than a person may, and others go on',
      ],
    ],
  },
  'R-34': {
    tests: [
      [
        'server/src/pipeline/reading-thread.test.ts',
        'what takes too much memory is abandoned with a sentence, and a new thread answers whatever was asked behind it',
      ],
    ],
  },
  'R-33': {
    tests: [
      ['bibliography/src/find-citations.test.ts', 'braces that begin keys and never end are looked at once'],
      ['server/src/domain/texts/opening.test.ts', 'labels are looked for in the beginning of a huge text only'],
      [
        'server/src/pipeline/reading-thread.test.ts',
        'work that takes too long is abandoned, and a new thread handles what was waiting behind it',
      ],
    ],
  },
  'R-32': {
    tests: [
      [
        'server/src/live/hash-check.test.ts',
        'a large text that changes all the time is not hashed all the time, and what is known is told',
      ],
    ],
  },
};
