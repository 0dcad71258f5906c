import type { Proofs } from '../_support/proof.ts';

const FILE = 'tests/sharing/shares.test.ts';
const NOTIFICATIONS = 'tests/review/notifications.test.ts';
const BORDER = 'tests/sharing/border.test.ts';
const LINKS = 'tests/sharing/links.test.ts';
const GUESTS = 'tests/sharing/guests.test.ts';
const PAGES = 'tests/sharing/publications.test.ts';
const CLEAN = 'server/src/domain/pages/clean-page.test.ts';

export const SHARING: Proofs = {
  'SH-01': {
    tests: [
      [FILE, 'is for the owner or a manager; two ids of different items never meet in one call'],
      [FILE, 'shows in the trash what was deleted in it, even if another folder had its name before'],
    ],
  },
  'SH-02': {
    tests: [
      [BORDER, '$path as $role'],
      [BORDER, 'is in no list, search, trash or presence of someone who has only that folder'],
    ],
  },
  'SH-03': { tests: [[FILE, 'follows the item when it is renamed or moved']] },
  'SH-04': { tests: [[FILE, 'leaves the shared item itself where its owners put it']] },
  'SH-05': { tests: [[FILE, 'shows in the trash what was deleted in it, even if another folder had its name before']] },
  'SH-06': {
    tests: [
      [FILE, 'close within a second of the end of a share'],
      [FILE, 'close when a share expires, or the document is moved out of what is shared'],
      [FILE, 'and open pages hear of changes only through the shared item'],
      [FILE, 'is for its members, as long as they are members'],
      [BORDER, 'ends with the share, at once, for every call'],
    ],
  },
  'SH-07': { tests: [[FILE, "are reopened with another role, and a reader's typing is refused"]] },
  'SH-08': {
    tests: [
      [FILE, 'reveals nothing about accounts one cannot share with, and guessing is stopped'],
      [FILE, 'is limited per item and per workspace'],
    ],
  },
  'SH-09': {
    tests: [
      [BORDER, '$path as $role'],
      ['tests/export/proof.test.ts', 'of someone who has a folder, or one file, is made only of what is in that'],
      [
        'tests/review/word-return.test.ts',
        'the file of someone who has only a folder is compared with what is in a shared folder, whatever it was exported with',
      ],
    ],
  },
  'SH-14': { tests: [[LINKS, 'is shown once, listed without its secret, and counts visitors']] },
  'SH-15': {
    tests: [
      [LINKS, 'is refused in the same way whether it is wrong, withdrawn, expired, in the trash or switched off'],
    ],
  },
  'SH-16': { tests: [[LINKS, 'with a password reveals nothing before it, and limits guesses by address and by link']] },
  'SH-17': {
    tests: [
      [GUESTS, '$path as $role'],
      [GUESTS, 'gets no archive, no old version and nothing of others, whoever gave them the URL'],
    ],
  },
  'SH-18': {
    tests: [
      [LINKS, 'writes live under their own name, marked as a guest, in presence and history'],
      [LINKS, 'cannot be called “%s”'],
    ],
  },
  'SH-19': {
    tests: [
      [LINKS, 'when %s: socket, stream, link and calls'],
      [LINKS, 'when the link expires, even at a time chosen meanwhile'],
    ],
  },
  'SH-20': {
    tests: [
      [LINKS, 'stops being one, and is limited in number by address'],
      [LINKS, "counts towards the storage of the workspace's owner"],
    ],
  },
  'SH-21': {
    tests: [
      [LINKS, 'has only the grants of their own link, and a copied cookie of another link opens nothing more'],
      [LINKS, 'is created only by those who may share, and changed only through its own item'],
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
      [PAGES, 'are limited by address, those who guess sooner, and nobody else waits for them'],
      [PAGES, 'never cause a page to be made: it is made once, whoever comes'],
    ],
  },
  'SH-24': {
    tests: [
      [PAGES, 'when it is taken down'],
      [PAGES, 'while public pages are switched off, which includes new ones'],
      [PAGES, 'when the document, or a folder above, is deleted; it is restored with it'],
      [PAGES, 'when it is moved to another workspace, even if it comes back; not when it moves within'],
      [PAGES, 'when its publisher is %s'],
    ],
  },
  'SH-25': { tests: [[PAGES, 'and includes automatically only what it had when one of them asked for it']] },
  'SH-10': {
    tests: [
      [NOTIFICATIONS, 'is no longer notified once the share has ended or expired, nor of documents outside the folder'],
    ],
  },
  'SH-11': {
    tests: [[NOTIFICATIONS, 'sees the people they meet there, and members see everyone who can be mentioned']],
  },
};
