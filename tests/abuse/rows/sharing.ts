import type { Proofs } from '../_support/proof.ts';

const FILE = 'tests/sharing/shares.test.ts';
const TOLD = 'tests/review/told.test.ts';
const BORDER = 'tests/sharing/border.test.ts';
const LINKS = 'tests/sharing/links.test.ts';
const GUESTS = 'tests/sharing/guests.test.ts';
const PAGES = 'tests/sharing/publications.test.ts';
const CLEAN = 'server/src/domain/pages/clean-page.test.ts';

export const SHARING: Proofs = {
  'SH-01': {
    tests: [
      [FILE, 'is the owner or a manager; two ids of different items never meet in one call'],
      [FILE, 'shows of the trash what was deleted in it, even where another folder had its name before'],
    ],
  },
  'SH-02': {
    tests: [
      [BORDER, '$path as $role'],
      [BORDER, 'is in no list, search, trash or presence of somebody who has only that'],
    ],
  },
  'SH-03': { tests: [[FILE, 'follows the item when it is renamed or moved']] },
  'SH-04': { tests: [[FILE, 'leaves the shared item itself where its owners put it']] },
  'SH-05': { tests: [[FILE, 'shows of the trash what was deleted in it']] },
  'SH-06': {
    tests: [
      [FILE, 'close within a second of the end of a share'],
      [FILE, 'close when a share expires, or the document is moved out of what is shared'],
      [FILE, 'and open pages hear of changes by the shared item only'],
      [FILE, 'is for its members, as long as they are'],
      [BORDER, 'ends with the share, at once, for every call'],
    ],
  },
  'SH-07': { tests: [[FILE, 'come back with another role, and a reader’s typing is refused']] },
  'SH-08': {
    tests: [
      [FILE, 'learns nothing of accounts they cannot share with'],
      [FILE, 'has an end: so many for an item and for a workspace'],
    ],
  },
  'SH-09': {
    tests: [
      [BORDER, '$path as $role'],
      ['tests/export/proof.test.ts', 'of somebody who has a folder, or one file, is made of what is in that'],
      ['tests/review/word-return.test.ts', 'is compared with what is in a shared folder'],
    ],
  },
  'SH-14': { tests: [[LINKS, 'is shown once, listed without its secret, and counts who came']] },
  'SH-15': {
    tests: [[LINKS, 'is refused the same whether it is wrong, withdrawn, expired, in the trash or switched off']],
  },
  'SH-16': { tests: [[LINKS, 'with a password tells nothing before it, and bounds guesses by address and by link']] },
  'SH-17': {
    tests: [
      [GUESTS, '$path as $role'],
      [GUESTS, 'gets no archive, no old version and nothing of others, whoever gave them the address'],
    ],
  },
  'SH-18': {
    tests: [
      [LINKS, 'writes live under their own name, marked, in presence and history'],
      [LINKS, 'is not called “%s”'],
    ],
  },
  'SH-19': {
    tests: [
      [LINKS, 'when %s: socket, stream, link and calls'],
      [LINKS, 'when the link expires, also on a day that was chosen meanwhile'],
    ],
  },
  'SH-20': {
    tests: [
      [LINKS, 'stops being one, and is bounded in number by address'],
      [LINKS, 'counts towards the storage of whose workspace it is'],
    ],
  },
  'SH-21': {
    tests: [
      [LINKS, 'holds their own link’s grants only, and a copied cookie of another link opens nothing more'],
      [LINKS, 'is made by those who may share only, and changed only through its own item'],
    ],
  },
  'SH-22': {
    tests: [
      [CLEAN, 'has nothing that acts: %s'],
      [PAGES, 'has figures, formulas and references, no script, and nothing that its authors wrote for themselves'],
    ],
  },
  'SH-23': {
    tests: [
      [PAGES, 'are bounded by address, those who guess sooner, and nobody else waits for them'],
      [PAGES, 'never have a page made: it is made once, whoever comes'],
    ],
  },
  'SH-24': {
    tests: [
      [PAGES, 'when it is taken down'],
      [PAGES, 'while public pages are switched off, for new ones too'],
      [PAGES, 'when the document, or a folder above, is deleted; it comes back with it'],
      [PAGES, 'when it is moved to another workspace, also when it comes back; not when it moves inside'],
      [PAGES, 'when whoever published it is %s'],
    ],
  },
  'SH-25': { tests: [[PAGES, 'and takes in by itself only what it had when one of them asked for it']] },
  'SH-10': { tests: [[TOLD, 'hears no more once the share has ended or expired']] },
  'SH-11': { tests: [[TOLD, 'is shown whom they meet there']] },
};
