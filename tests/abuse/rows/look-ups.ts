import type { Proofs } from '../_support/proof.ts';

const CALLS = 'tests/references/look-ups.test.ts';
const ZOTERO = 'tests/references/zotero.test.ts';
const CLIENT = 'server/src/adapters/lookups/guarded-get.test.ts';

/** Requests that the server makes on behalf of users. */
export const LOOK_UPS: Proofs = {
  'LU-01': {
    tests: [
      [CALLS, 'follows no redirect to another host or a private address, and none without end'],
      [CLIENT, 'does not connect to a public name that resolves to a private address'],
    ],
  },
  'LU-02': { tests: [[CALLS, 'of what is not an identifier is refused, and none of it leaves the server']] },
  'LU-03': {
    tests: [
      [CALLS, 'that gets %s ends in one sentence, and is not kept as an answer'],
      [CLIENT, 'gives up when %s takes too long'],
    ],
  },
  'LU-04': {
    tests: [
      [CALLS, 'asks a service for one work at a time'],
      [CALLS, 'look-ups are limited per hour'],
      ['tests/repository/pruning.test.ts', 'cached works are kept up to a number and for a time, once per work'],
    ],
  },
  'LU-05': {
    tests: [
      [ZOTERO, 'is stored for the person who gave it, once Zotero recognises it, and never shown again'],
      [ZOTERO, 'serves nobody else without their consent, nor after they have left'],
      [ZOTERO, 'is no longer lent while they are suspended, nor to another workspace that the file moves to'],
    ],
  },
  'LU-06': {
    tests: [
      [ZOTERO, '%s, that is said in a sentence and the file stays as it is'],
      [ZOTERO, 'ends a file in the middle of a library, nothing of it is written'],
      [ZOTERO, 'has another version of the library at each page, reading starts over, but not forever'],
      ['server/src/adapters/zotero/zotero.test.ts', 'reports when Zotero takes too long'],
    ],
  },
  'LU-07': {
    tests: [
      [
        'bibliography/src/sync-library.test.ts',
        'tries no suffix twice, and gives no key of more than a hundred characters',
      ],
      ['bibliography/src/sync-library.test.ts', 'is given up when it makes more than any library of people has'],
      ['bibliography/src/csl-to-bib.test.ts', 'holds no control characters and no half characters'],
      ['bibliography/src/csl-to-bib.test.ts', 'is one whole entry and reads back, whatever a service sends'],
      ['server/src/domain/zotero/read-items.test.ts', 'keeps of an item what an entry is made of'],
      ['server/src/model/texts/plan-sync.test.ts', 'remembers so much of a library and no more'],
      ['server/src/adapters/zotero/zotero.test.ts', 'reads a library up to a limit in bytes'],
      [ZOTERO, 'a file linked to one library after another remembers the last ones, and links are limited per hour'],
    ],
  },
  'LU-08': {
    tests: [
      [CALLS, 'by words asks Crossref and DataCite at once, and lists each work once, best first'],
      [CALLS, 'look-ups are limited per hour'],
      ['server/src/domain/lookups/read-answer.test.ts', 'may be odd in each place, and is never an error'],
    ],
  },
};
