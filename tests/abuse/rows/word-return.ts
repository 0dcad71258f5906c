import type { Proofs } from '../_support/proof.ts';

const RETURN = 'tests/review/word-return.test.ts';
const HOSTILE = 'server/src/domain/word/hostile-files.test.ts';

/** Files that come back from Word. */
export const WORD_RETURN: Proofs = {
  'WR-01': {
    tests: [
      ['server/src/domain/archives/archive-guard.test.ts', 'is refused for what comes out, whatever it declared'],
      ['server/src/domain/archives/read-xml.test.ts', 'with a document type is refused before any entity is defined'],
      [
        'server/src/domain/archives/read-xml.test.ts',
        'nested too deeply, cut short or with unknown entities is refused',
      ],
      [
        'server/src/adapters/archives/read-archive.test.ts',
        'that grows out of proportion, links elsewhere, is cut short or is no zip is refused',
      ],
      [RETURN, 'other files are refused with a message each'],
    ],
  },
  'WR-02': { tests: [[RETURN, 'nobody can name another author from a browser']] },
  'WR-03': { tests: [[RETURN, 'other files are refused with a message each']] },
  'WR-04': {
    tests: [
      [
        RETURN,
        "what was done in Word becomes suggestions and comments under the authors' names, though others kept writing",
      ],
    ],
  },
  'WR-05': {
    tests: [
      [HOSTILE, 'a file of more words, runs or comments than any document has is refused while it is read'],
      [HOSTILE, 'the places of comments are found in one pass'],
      [HOSTILE, 'a text of %j without end is read in linear time'],
    ],
  },
  'WR-06': {
    tests: [
      [
        'tests/review/word-return.test.ts',
        'hundreds of comments are added in steps that keep nobody waiting, once, where they belong, while others type',
      ],
    ],
  },
};
