import type { Proofs } from '../_support/proof.ts';

const LIMITS = 'tests/abuse/limits.test.ts';
const MEMORY = 'tests/live/memory.test.ts';

/** What one member could use up of the memory and the disk that are everybody's. */
export const LIMIT_ROWS: Proofs = {
  'R-20': {
    tests: [
      [LIMITS, 'an upload of many texts into a small workspace is refused before it is read, and leaves nothing'],
      [LIMITS, 'the texts of one upload are bounded, and what is written of them is not held in memory'],
    ],
  },
  'R-21': {
    tests: [
      [LIMITS, 'an upload to a workspace that is absent or of others is refused before its file is read'],
      [LIMITS, 'what was refused is deleted at once, unless somebody else has the same content'],
      [LIMITS, 'uploads of the same content at the same time keep it when one of them is taken'],
    ],
  },
  'R-22': { tests: [[LIMITS, 'who does not read their answers waits for them, and nobody else does']] },
  'R-23': {
    tests: [[MEMORY, 'sockets that pull a long history and do not read cost little, and get all of it when they read']],
  },
  'R-24': {
    tests: [
      [MEMORY, 'first messages of large texts that nobody reads wait, and come when the others were read'],
      [MEMORY, 'more large texts than fit into memory are not opened for one person'],
    ],
  },
  'R-25': { tests: [[LIMITS, 'a link in the folder of contents is not followed']] },
  'R-26': {
    tests: [
      [LIMITS, 'an upload with %s is refused as a bad request, not as a fault'],
      [LIMITS, 'the malformed form %j is refused and no fault'],
      [LIMITS, 'headers that are too large are refused'],
    ],
  },
  'R-27': { tests: [[LIMITS, 'the body %j has two readings and is refused']] },
  'R-28': {
    tests: [[LIMITS, 'a refused call is not read on: neither a large body nor one in chunks without an end']],
  },
  'R-29': {
    tests: [
      [LIMITS, 'tickets for documents are counted'],
      [LIMITS, 'of the links to zips the newest twenty are good'],
    ],
  },
  'R-30': {
    tests: [[LIMITS, 'an address of IPv6 counts by its network, and an address of IPv4 however it is written']],
  },
};
