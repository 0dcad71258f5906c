import type { Proofs } from '../_support/proof.ts';

const ENTRIES = 'tests/references/change-entries.test.ts';
const PRINT = 'tests/references/print-citations.test.ts';
const KEYS = 'tests/references/replace-keys.test.ts';

/** Bibliographies, and the texts that cite them. */
export const REFERENCES: Proofs = {
  'BIB-01': {
    tests: [
      [ENTRIES, 'what is not an entry, not a .bib or not for them is refused, and nothing is changed'],
      [KEYS, 'what is not a text that cites, is named twice or is not theirs is refused'],
    ],
  },
  'BIB-02': {
    tests: [
      [KEYS, 'a key is renamed in five texts and its file while somebody types in one of them, and back'],
      [KEYS, 'in a file that is too large to be live, too, all or nothing'],
      ['tests/workspace/long-work.test.ts', 'a key is renamed in as many texts as one call may name'],
      ['tests/workspace/long-work.test.ts', 'none of it held the writer for long'],
    ],
  },
  'BIB-03': {
    tests: [
      ['bibliography/src/find-citations.test.ts', 'a large text of hostile marks is read in a moment'],
      [KEYS, 'what the texts of a workspace cite is found, a part a call, without what is deleted'],
    ],
  },
  'BIB-04': { tests: [[PRINT, 'is bounded: in citations, in bytes, and in calls a minute']] },
};
