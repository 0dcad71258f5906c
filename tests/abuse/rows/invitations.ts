import type { Proofs } from '../_support/proof.ts';

const FILE = 'tests/groups/invitations.test.ts';
const ITEMS = 'tests/sharing/invitations.test.ts';

export const INVITATIONS: Proofs = {
  'IN-01': { tests: [[FILE, 'cannot use a link that was forwarded to them']] },
  'IN-02': {
    tests: [
      [FILE, 'gets the same answer for an address with an account and for one without'],
      [FILE, 'is told of members, and cannot invite them'],
    ],
  },
  'IN-03': {
    tests: [
      [FILE, 'signs up with the address the mail went to'],
      [FILE, 'is taken in once by two clicks at the same moment'],
      [FILE, 'sees what has expired'],
      [FILE, 'resends with a new link that ends the old one'],
      [FILE, 'who deletes the group ends its invitations'],
    ],
  },
  'IN-04': { tests: [[FILE, '%s leaves no link behind that still works']] },
  'IN-05': {
    tests: [
      [FILE, 'cannot fill a mailbox'],
      [FILE, 'is bound by the hour, over all groups'],
    ],
  },
  'IN-06': { tests: [[FILE, 'takes over an account a stranger made for the address']] },
  'IN-07': {
    tests: [
      [FILE, 'suspended cannot be let in, nor given a new password, by a link'],
      [FILE, 'of an administrator is not theirs who holds a link'],
    ],
  },
  'IN-08': {
    tests: [
      [FILE, 'can do so only where sign-up or the setting for invited people allows it'],
      [FILE, 'who gets an account waiting for approval cannot log in before it'],
    ],
  },
  'IN-09': { tests: [[FILE, 'leaves no secret of a link in the database once the mail is sent']] },
  'IN-10': { tests: [[FILE, 'of another group reaches no invitation of this one']] },
  'IN-11': { tests: [[FILE, 'a mail that nobody asked for says who invites to what']] },
  'IN-12': { tests: [[FILE, 'gets no session by the link where logging in takes a second factor']] },
  'IN-13': {
    tests: [
      [ITEMS, 'cannot use a link that was forwarded to them, and accepts their own'],
      [ITEMS, 'is worth nothing once its time is over, what it is to is deleted'],
      [ITEMS, 'ends with its sender’s right to share'],
      [ITEMS, 'with whom it was shared meanwhile has no invitation left'],
    ],
  },
  'IN-14': {
    tests: [
      [ITEMS, 'lists, resends and withdraws by the item it is to'],
      [ITEMS, 'must decide who sees it'],
    ],
  },
  'IN-15': {
    tests: [
      [ITEMS, 'cannot fill a mailbox: groups and folders together'],
      [ITEMS, 'has as many open invitations and shares of an item as there can be shares'],
    ],
  },
};
