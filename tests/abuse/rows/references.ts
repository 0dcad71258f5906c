import type { Proofs } from '../_support/proof.ts';

const ENTRIES = 'tests/references/change-entries.test.ts';
const PRINT = 'tests/references/print-citations.test.ts';
const KEYS = 'tests/references/replace-keys.test.ts';

/** Bibliographies, and the texts that cite them. */
export const REFERENCES: Proofs = {
  'BIB-01': {
    tests: [
      [ENTRIES, 'what is not an entry, not a .bib or not theirs is refused, and nothing changes'],
      [KEYS, 'a text that does not cite, is named twice or is not theirs is refused'],
    ],
  },
  'BIB-02': {
    tests: [
      [KEYS, 'a key is renamed in five texts and its file while someone types in one of them, and back'],
      [KEYS, 'in a file too large to be live, too, all or nothing'],
      ['tests/workspace/long-work.test.ts', 'a key is renamed in as many texts as one call may name'],
      ['tests/workspace/long-work.test.ts', 'none of it occupied the writer for long'],
    ],
  },
  'BIB-03': {
    tests: [
      ['bibliography/src/find-citations.test.ts', 'a large text of hostile marks is read in a moment'],
      [KEYS, "citations in a workspace's texts are listed, in parts, without deleted ones"],
    ],
  },
  'BIB-04': { tests: [[PRINT, 'is limited: in citations, in bytes, and in calls per minute']] },
};
